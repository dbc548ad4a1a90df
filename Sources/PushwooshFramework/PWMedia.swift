// Everything about rich media, in one place.

public import Foundation

/// Chooses how rich media appear, and leads to the settings of each style.
///
/// Reach it as ``Pushwoosh/media``.
///
/// ```swift
/// Pushwoosh.media.setRichMediaPresentationStyle(.modal)
/// Pushwoosh.media.modalRichMedia.setHapticFeedbackType(.PWHapticFeedbackLight)
/// ```
///
/// Usable from any thread.
///
/// - Since: 7.0.14
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWMedia: NSObject, Sendable {
  /// The modal windows: their settings, their delegate, and a way to present.
  ///
  /// - Since: 7.0.14
  public let modalRichMedia: PWModalRichMedia

  /// The full-screen rich media: their delegate, and a way to present.
  ///
  /// - Since: 7.0.14
  public let legacyRichMedia: PWLegacyRichMedia

  private let manager: PWRichMediaManager

  /// A door to a manager's state.
  package init(manager: PWRichMediaManager) {
    self.manager = manager
    modalRichMedia = PWModalRichMedia(manager: manager)
    legacyRichMedia = PWLegacyRichMedia(manager: manager)
    super.init()
  }

  /// Sets the style in which rich media appear from now on.
  ///
  /// The style goes before the one in Info.plist, and is remembered for the next launch.
  ///
  /// - Parameter style: The style to use.
  /// - Since: 7.0.14
  public func setRichMediaPresentationStyle(_ style: PWRichMediaPresentationStyle) {
    manager.style.set(style)
  }

  /// The style in which rich media appear.
  ///
  /// - Returns: The style that was set last, in this launch or an earlier one; else the style in
  ///   Info.plist; else ``PWRichMediaPresentationStyle/legacy``.
  /// - Since: 7.0.14
  public func richMediaPresentationStyle() -> PWRichMediaPresentationStyle { manager.style.style }
}
