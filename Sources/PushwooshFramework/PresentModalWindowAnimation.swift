// How a modal window comes onto the screen.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a modal window comes onto the screen.
///
/// A window that slides in starts wholly outside the edge that the case names, and takes 0.3
/// seconds.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public enum PresentModalWindowAnimation: Int, CaseIterable, Sendable {
  /// Slides in from below the screen, as long as nothing else is set.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationPresentFromBottom)
  #endif
  case PWAnimationPresentFromBottom

  /// Slides in from above the screen.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationPresentFromTop)
  #endif
  case PWAnimationPresentFromTop

  /// Slides in from the right of the screen.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationPresentFromRight)
  #endif
  case PWAnimationPresentFromRight

  /// Slides in from the left of the screen.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationPresentFromLeft)
  #endif
  case PWAnimationPresentFromLeft

  /// Appears at once, without movement.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWAnimationPresentNone)
  #endif
  case PWAnimationPresentNone
}
