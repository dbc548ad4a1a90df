// How strongly the device vibrates when a modal window appears.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How strongly the device vibrates when a modal window appears.
///
/// The feedback plays once for each window, as it starts to come in.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public enum HapticFeedbackType: Int, CaseIterable, Sendable {
  /// A light tap.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWHapticFeedbackLight)
  #endif
  case PWHapticFeedbackLight

  /// A tap of medium strength.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWHapticFeedbackMedium)
  #endif
  case PWHapticFeedbackMedium

  /// A strong tap.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWHapticFeedbackHard)
  #endif
  case PWHapticFeedbackHard

  /// No vibration, as long as nothing else is set.
  ///
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(PWHapticFeedbackNone)
  #endif
  case PWHapticFeedbackNone
}
