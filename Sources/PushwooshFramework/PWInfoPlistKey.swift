// The keys that an app may set in its Info.plist.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A key that the framework reads from the app's Info.plist.
///
/// The name of a case is the key, as it stands in the file.
///
/// - Since: 6.7.5
public enum PWInfoPlistKey: String, CaseIterable, Sendable {
  /// How rich media appear; the value is a ``PWInfoPlistRichMediaStyle``.
  ///
  /// It is read at launch. A call of ``PWMedia/setRichMediaPresentationStyle(_:)``, in this launch
  /// or an earlier one, goes before it. A value that is no style is logged and ignored.
  ///
  /// ```xml
  /// <key>Pushwoosh_RICH_MEDIA_STYLE</key>
  /// <string>MODAL_RICH_MEDIA</string>
  /// ```
  ///
  /// - Since: 6.7.5
  case Pushwoosh_RICH_MEDIA_STYLE
}
