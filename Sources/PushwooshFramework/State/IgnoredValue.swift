// A setting that was given a value it cannot have.

/// A value that a setting cannot have and that was ignored; its description goes to the log.
package enum IgnoredValue: Hashable, Sendable, CustomStringConvertible {
  /// A presentation style in Info.plist that is none.
  case styleInInfoPlist(String)
  /// A presentation style remembered from an earlier launch that is none.
  case rememberedStyle(String)
  /// A number among the swipe directions that is no direction.
  case swipeDirection(String)
  /// A corner radius that is not a number.
  case cornerRadius(String)
  /// Seconds until a window closes that are negative or not finite.
  case closeDelay(String)

  /// What was ignored, and what would have been right.
  package var description: String {
    switch self {
    case .styleInInfoPlist(let value): Self.style(value, in: "Info.plist")
    case .rememberedStyle(let value): Self.style(value, in: "the stored settings")
    case .swipeDirection(let value):
      "Ignored \(value) among the swipe directions: it is the raw value of no"
        + " DismissSwipeDirection."
    case .cornerRadius(let value):
      "Ignored the corners with the radius \(value): the radius must be a number of points."
    case .closeDelay(let value):
      "Ignored closing after \(value) seconds: use 0 to turn the timer off, or more."
    }
  }

  private static func style(_ value: String, in place: String) -> String {
    let right = PWInfoPlistRichMediaStyle.allCases.map(\.rawValue).joined(separator: " or ")
    return "Ignored \"\(value)\" for \(PWInfoPlistKey.Pushwoosh_RICH_MEDIA_STYLE.rawValue)"
      + " in \(place): use \(right)."
  }
}
