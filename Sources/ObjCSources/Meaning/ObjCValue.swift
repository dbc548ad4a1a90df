// What an expression gives.

internal import APIModel

/// The value of an expression: its type, and how a reader would say it.
struct ObjCValue {
  /// What else is known of a value.
  enum Standing {
    /// Its type is known, or at least not for us to guess.
    case settled
    /// It may be an object of any class: a name that nothing declares, an `id`.
    case open
    /// `self`, or the class's own part in `super`.
    case own
  }

  var type: TypeReference
  var spelling: String
  var standing = Standing.settled

  static let unknown = ObjCValue(type: .unknown, spelling: "…")

  /// How long a spelling may be, in bytes, before it is left out.
  private static let longestSpelling = 512

  /// The spelling as a part of a longer one.
  var shortSpelling: String { spelling.utf8.count > Self.longestSpelling ? "…" : spelling }
}
