// What an app is asked and told about rich media.

/// Decides whether rich media are presented, and hears what becomes of them.
///
/// Every method is optional: one that is left out lets rich media through, or does nothing.
/// Methods may be called on any thread. As long as no presenter is attached, which
/// ``PWRichMediaManager/present(_:)`` tells about, only malformed push notifications are reported.
///
/// A delegate that lets one rich media through at a time makes them appear one after the other:
///
/// ```swift
/// final class OneAtATime: PWRichMediaPresentingDelegate {
///   private var queue: [PWRichMedia] = []
///   private var isPresenting = false
///
///   func richMediaManager(
///     _ manager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia
///   ) -> Bool {
///     if !queue.contains(where: { $0 === richMedia }) { queue.append(richMedia) }
///     return !isPresenting
///   }
///
///   func richMediaManager(_ manager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
///     isPresenting = true
///   }
///
///   func richMediaManager(_ manager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
///     isPresenting = false
///     queue.removeAll { $0 === richMedia }
///     if let next = queue.first { manager.present(next) }
///   }
/// }
/// ```
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objc
#endif
public protocol PWRichMediaPresentingDelegate: AnyObject {
  /// Asks whether a rich media may appear.
  ///
  /// - Parameters:
  ///   - richMediaManager: The manager that asks.
  ///   - richMedia: What is about to appear.
  /// - Returns: `true` to present it, `false` to present nothing. Without this method everything
  ///   is presented. Whoever says `false` may hand the rich media over again later.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(richMediaManager:shouldPresentRichMedia:)
  #endif
  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia
  ) -> Bool

  /// Tells that a rich media is on the screen and its animation is over.
  ///
  /// - Parameters:
  ///   - richMediaManager: The manager that presented it.
  ///   - richMedia: What has appeared.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(richMediaManager:didPresentRichMedia:)
  #endif
  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia)

  /// Tells that a rich media is gone from the screen, whatever closed it.
  ///
  /// It is called once for each rich media that was presented. This is the place to present the
  /// next one.
  ///
  /// - Parameters:
  ///   - richMediaManager: The manager that presented it.
  ///   - richMedia: What has been closed.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(richMediaManager:didCloseRichMedia:)
  #endif
  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia)

  /// Tells that a rich media could not be presented.
  ///
  /// A push notification whose payload is malformed ends here too; its rich media then holds the
  /// payload's text as its content.
  ///
  /// - Parameters:
  ///   - richMediaManager: The manager that tried.
  ///   - richMedia: What will not appear.
  ///   - error: The reason; its `localizedDescription` says it in English.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(richMediaManager:presentingDidFailForRichMedia:withError:)
  #endif
  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, presentingDidFailFor richMedia: PWRichMedia,
    withError error: any Error)
}

extension PWRichMediaPresentingDelegate {
  /// Lets every rich media through.
  ///
  /// - Since: 6.7.5
  public func richMediaManager(
    _ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Since: 6.7.5
  public func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia
  ) {}

  /// Does nothing.
  ///
  /// - Since: 6.7.5
  public func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia
  ) {}

  /// Does nothing.
  ///
  /// - Since: 6.7.5
  public func richMediaManager(
    _ richMediaManager: PWRichMediaManager, presentingDidFailFor richMedia: PWRichMedia,
    withError error: any Error
  ) {}
}
