// How modal windows look and behave, as set.

package import Foundation

/// How modal windows look and behave.
///
/// A new value holds the defaults.
///
/// Values that make no sense are refused with an ``IgnoredValue`` and change nothing.
package struct ModalSettings: Equatable, Sendable {
  /// Where the window stands.
  package var position = ModalWindowPosition.PWModalWindowPositionCenter
  /// How it comes.
  package var presentAnimation = PresentModalWindowAnimation.PWAnimationPresentFromBottom
  /// How it leaves.
  package var dismissAnimation = DismissModalWindowAnimation.PWAnimationDismissDefault
  /// How strongly the device vibrates when it appears.
  package var haptics = HapticFeedbackType.PWHapticFeedbackNone
  /// The directions in which a swipe closes it; empty where swiping is off.
  package private(set) var swipeDirections: Set<DismissSwipeDirection> = []
  /// The corners that are round.
  package private(set) var corners = CornerType.PWCornerTypeNone
  /// The radius of those corners in points, never negative and always a number.
  ///
  /// Half of the window's shorter side limits it when the window is drawn.
  package private(set) var cornerRadius: CGFloat = 0
  /// The seconds from the window's appearance to its closing by itself; absent where it stays.
  package private(set) var closeDelay: TimeInterval?

  package init() {}

  /// How rich media look and behave in the legacy style: over the whole screen, and nothing else.
  static let fullScreen: ModalSettings = {
    var settings = ModalSettings()
    settings.position = .PWModalWindowPositionFullScreen
    return settings
  }()

  /// Sets the directions by their raw values.
  ///
  /// `PWSwipeDismissNone` among them turns swiping off.
  ///
  /// - Returns: The numbers that are no direction.
  package mutating func setSwipeDirections(_ numbers: [NSNumber]) -> [IgnoredValue] {
    var known: Set<DismissSwipeDirection> = []
    var unknown: [IgnoredValue] = []
    for number in numbers {
      if let direction = Int(exactly: number.doubleValue).flatMap(DismissSwipeDirection.init) {
        known.insert(direction)
      } else {
        unknown.append(.swipeDirection("\(number)"))
      }
    }
    swipeDirections = known.contains(.PWSwipeDismissNone) ? [] : known
    return unknown
  }

  /// Sets the round corners and their radius in points.
  ///
  /// A negative radius counts as 0.
  ///
  /// - Returns: The radius, where it is not a number.
  package mutating func setCorners(_ corners: CornerType, radius: CGFloat) -> [IgnoredValue] {
    guard !radius.isNaN else { return [.cornerRadius("\(radius)")] }
    self.corners = corners.intersection(Self.everyCorner)
    cornerRadius = max(0, radius)
    return []
  }

  /// Sets the seconds after which a window closes by itself; 0 lets it stay.
  ///
  /// - Returns: The seconds, where they are negative or not finite.
  package mutating func setCloseDelay(_ seconds: TimeInterval) -> [IgnoredValue] {
    guard seconds.isFinite, seconds >= 0 else { return [.closeDelay("\(seconds)")] }
    closeDelay = seconds == 0 ? nil : seconds
    return []
  }

  private static let everyCorner: CornerType = [
    .PWCornerTypeTopLeft, .PWCornerTypeTopRight, .PWCornerTypeBottomLeft,
    .PWCornerTypeBottomRight,
  ]
}
