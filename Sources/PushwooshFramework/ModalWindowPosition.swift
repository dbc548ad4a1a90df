// Where on the screen a modal window stands.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Where on the screen a modal window stands.
///
/// The window is as large as its content asks for, but never larger than the area that its position
/// may use, and stands in the middle of that area from left to right. The safe area is the part of
/// the screen that no notch, home indicator or system bar covers. What the window leaves free of the
/// app behind it stays usable.
///
/// ```swift
/// Pushwoosh.media.modalRichMedia.configure(
///   position: .PWModalWindowPositionBottomSheet,
///   presentAnimation: .PWAnimationPresentFromBottom,
///   dismissAnimation: .PWAnimationDismissDown)
/// ```
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public enum ModalWindowPosition: Int, CaseIterable, Sendable {
  /// At the top of the safe area.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWModalWindowPositionTop)
  #endif
  case PWModalWindowPositionTop

  /// In the middle of the safe area, as long as nothing else is set.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWModalWindowPositionCenter)
  #endif
  case PWModalWindowPositionCenter

  /// At the bottom of the safe area.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWModalWindowPositionBottom)
  #endif
  case PWModalWindowPositionBottom

  /// On the lower edge of the screen itself; the safe area does not count there.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWModalWindowPositionBottomSheet)
  #endif
  case PWModalWindowPositionBottomSheet

  /// Over the whole screen, from edge to edge; the safe area does not count.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWModalWindowPositionFullScreen)
  #endif
  case PWModalWindowPositionFullScreen

  /// The position that needs no choice: the same as ``PWModalWindowPositionCenter``.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWModalWindowPositionDefault)
  #endif
  case PWModalWindowPositionDefault
}
