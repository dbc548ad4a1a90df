// The two ways in which rich media appear.

/// The way in which rich media appear: as a modal window, or over the whole screen.
///
/// Without a choice it is ``legacy``. The choice is made in Info.plist, under the key
/// ``PWInfoPlistKey/Pushwoosh_RICH_MEDIA_STYLE``, or in code:
///
/// ```swift
/// Pushwoosh.media.setRichMediaPresentationStyle(.modal)
/// ```
///
/// - Since: 7.0.14
#if canImport(ObjectiveC)
  @objc
#endif
public enum PWRichMediaPresentationStyle: Int, CaseIterable, Sendable {
  /// A window of its own that leaves the rest of the screen usable and that
  /// ``PWModalRichMedia`` configures.
  ///
  /// - Since: 7.0.14
  case modal

  /// Full screen, without the settings of the modal window.
  ///
  /// This is the default.
  ///
  /// - Since: 7.0.14
  case legacy
}
