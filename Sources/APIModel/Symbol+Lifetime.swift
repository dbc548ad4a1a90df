// What the history of the releases says of a symbol.

/// From which release a symbol is there, and from which it is outdated.
///
/// It is made from the models of several releases, and is no part of any of them.
package struct Lifetime: Hashable, Sendable {
  /// The first release of the history that has it; absent for what today's API alone has.
  package var introduced: String?
  /// Whether that is the first release of all, so that the symbol may be older.
  package var mayBeOlder: Bool
  /// The release that deprecated it, named a successor for it, or removed it; absent where the
  /// history does not say.
  package var outdatedIn: String?
  /// The release that no longer has it; absent where it is there, or where the release that
  /// removed it has no number yet.
  package var removedIn: String?
  /// Why the successor of a removed symbol is taken for one: `the same Objective-C name`; absent
  /// where the API itself named it.
  package var pairing: String?

  package init(introduced: String? = nil, mayBeOlder: Bool = false) {
    self.introduced = introduced
    self.mayBeOlder = mayBeOlder
  }
}

extension Symbol {
  /// Whether clients see it.
  package var isPublic: Bool { access >= .public }
}
