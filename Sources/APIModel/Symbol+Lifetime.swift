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
  /// The release that gave it other types, the last that did; absent where none is known.
  package var changedIn: String?
  /// How the types that it had before are spelled, where another stands in their place.
  package var formerTypes: Set<String> = []
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

  /// Since when it is there: by its doc comment, else by the history; nil where neither says.
  package var introduction: Introduction? {
    if let since = since.flatMap({ ReleaseNumber($0) }) { return .release(since) }
    guard let lifetime, let first = lifetime.introduced.flatMap({ ReleaseNumber($0) }) else {
      return nil
    }
    return lifetime.mayBeOlder ? .atLatest(first) : .release(first)
  }
}

/// Since when a symbol is there.
package enum Introduction: Hashable, Sendable {
  case release(ReleaseNumber)
  /// Since this release, the first of the history, or an earlier one.
  case atLatest(ReleaseNumber)

  package var release: ReleaseNumber {
    switch self {
    case .release(let release), .atLatest(let release): release
    }
  }

  /// Whether a page may say that the symbol is there since a release.
  package func agrees(with claim: ReleaseNumber) -> Bool {
    switch self {
    case .release(let release): release.isMeant(by: claim) || claim.isMeant(by: release)
    case .atLatest(let release): claim <= release || claim.isMeant(by: release)
    }
  }
}
