// Where a rich media came from.

/// Where a rich media came from.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public enum PWRichMediaSource: Int, CaseIterable, Sendable {
  /// A push notification carried it.
  ///
  /// - Since: 6.7.5
  case push

  /// The app itself brought it up, as an in-app message.
  ///
  /// - Since: 6.7.5
  case inApp
}
