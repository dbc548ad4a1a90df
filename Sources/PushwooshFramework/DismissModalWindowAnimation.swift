// How a modal window leaves the screen.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a modal window leaves the screen.
///
/// A window that slides out ends wholly outside the edge that the case names. All but
/// ``PWAnimationDismissNone`` take 0.3 seconds. A window that is swiped away leaves in the direction
/// of the swipe instead.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public enum DismissModalWindowAnimation: Int, CaseIterable, Sendable {
  /// Slides out over the lower edge.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationDismissDown)
  #endif
  case PWAnimationDismissDown

  /// Slides out over the upper edge.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationDismissUp)
  #endif
  case PWAnimationDismissUp

  /// Slides out over the left edge.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationDismissLeft)
  #endif
  case PWAnimationDismissLeft

  /// Slides out over the right edge.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationDismissRight)
  #endif
  case PWAnimationDismissRight

  /// Fades where it stands: slowly at first, faster, and slowly again at the end.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationCurveEaseInOut)
  #endif
  case PWAnimationCurveEaseInOut

  /// Disappears at once.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationDismissNone)
  #endif
  case PWAnimationDismissNone

  /// The animation that needs no choice: the same as ``PWAnimationCurveEaseInOut``.
  ///
  /// It holds as long as nothing else is set.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationDismissDefault)
  #endif
  case PWAnimationDismissDefault
}
