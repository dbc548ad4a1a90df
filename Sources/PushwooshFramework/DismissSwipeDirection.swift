// In which direction a swipe closes a modal window.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// In which direction a swipe closes a modal window.
///
/// A window that has come to rest follows the finger in the directions that are set, and in no
/// other. Let go early, it returns to its place. Let go after more than a third of its own height,
/// or of its width for a swipe to the side, it leaves in the direction of the swipe, and so it does
/// after a shorter swipe of more than 1,000 points per second.
///
/// Swipe directions are handed over as numbers, since that is what an Objective-C array can hold:
///
/// ```swift
/// Pushwoosh.media.modalRichMedia.setDismissSwipeDirections([
///   NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue),
///   NSNumber(value: DismissSwipeDirection.PWSwipeDismissLeft.rawValue),
/// ])
/// ```
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public enum DismissSwipeDirection: Int, CaseIterable, Sendable {
  /// A swipe towards the lower edge.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWSwipeDismissDown)
  #endif
  case PWSwipeDismissDown

  /// A swipe towards the upper edge.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWSwipeDismissUp)
  #endif
  case PWSwipeDismissUp

  /// A swipe to the left.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWSwipeDismissLeft)
  #endif
  case PWSwipeDismissLeft

  /// A swipe to the right.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWSwipeDismissRight)
  #endif
  case PWSwipeDismissRight

  /// No swipe closes the window.
  ///
  /// In a list of directions it switches the others off too.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWSwipeDismissNone)
  #endif
  case PWSwipeDismissNone
}
