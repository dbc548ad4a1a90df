// The values of the Info.plist key that chooses the presentation style.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A value of the Info.plist key ``PWInfoPlistKey/Pushwoosh_RICH_MEDIA_STYLE``.
///
/// The name of a case is the value, as it stands in the file.
///
/// - Since: 6.7.5
public enum PWInfoPlistRichMediaStyle: String, CaseIterable, Sendable {
  /// Rich media appear as modal windows: ``PWRichMediaPresentationStyle/modal``.
  ///
  /// - Since: 6.7.5
  case MODAL_RICH_MEDIA

  /// Rich media appear over the whole screen: ``PWRichMediaPresentationStyle/legacy``.
  ///
  /// The same as leaving the key out.
  ///
  /// - Since: 6.7.5
  case LEGACY_RICH_MEDIA

  /// The value that stands for a style.
  package init(_ style: PWRichMediaPresentationStyle) {
    switch style {
    case .modal: self = .MODAL_RICH_MEDIA
    case .legacy: self = .LEGACY_RICH_MEDIA
    }
  }

  /// The style that the value stands for.
  package var style: PWRichMediaPresentationStyle {
    switch self {
    case .MODAL_RICH_MEDIA: .modal
    case .LEGACY_RICH_MEDIA: .legacy
    }
  }
}
