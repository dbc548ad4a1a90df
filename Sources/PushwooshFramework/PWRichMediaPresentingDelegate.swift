// What an app is asked and told about rich media.

/// Decides whether rich media are presented, and hears what becomes of them.
///
/// Every method is optional: one that is left out lets rich media through, or does nothing.
/// Methods may be called on any thread, but one at a time and in order, so that they need no lock
/// among themselves. They may present and set whatever they like; a rich media that is presented
/// from inside a method is asked for after the method has returned.
///
/// For each rich media there is one of three courses:
///
/// 1. `shouldPresent` answers `false`: nothing more.
/// 2. `shouldPresent` answers `true`, `didPresent`, `didClose`.
/// 3. `shouldPresent` answers `true`, `presentingDidFailFor`.
///
/// Between a `true` and the `didPresent` or the failure that follows, no other rich media is asked
/// for. A push notification that is malformed is reported as a failure without being asked for.
///
/// A delegate that lets one rich media through at a time makes them appear one after the other,
/// in the order in which they came:
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
///     return !isPresenting && queue.first === richMedia
///   }
///
///   func richMediaManager(_ manager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
///     isPresenting = true
///   }
///
///   func richMediaManager(_ manager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
///     leave(richMedia, manager)
///   }
///
///   func richMediaManager(
///     _ manager: PWRichMediaManager, presentingDidFailFor richMedia: PWRichMedia,
///     withError error: Error
///   ) {
///     leave(richMedia, manager)
///   }
///
///   private func leave(_ richMedia: PWRichMedia, _ manager: PWRichMediaManager) {
///     // A push notification that is malformed never was in the queue.
///     guard queue.first === richMedia else { return }
///     queue.removeFirst()
///     isPresenting = false
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
  /// Every rich media is asked for, whatever brought it, and again each time it is handed over.
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
  /// A window that the user closes while it comes in comes to rest before it leaves, so this is
  /// called for it too.
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

  /// Tells that a rich media is gone from the screen, whatever closed it: a swipe, a button or the
  /// timer.
  ///
  /// It is called once for each `didPresent`, when the window has been removed. This is the place
  /// to present the next one.
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

  /// Tells that a rich media could not be presented, and why; it never was on the screen.
  ///
  /// A page that cannot be loaded ends here, and so does a push notification whose payload is
  /// malformed: its rich media holds the payload's text as its content, and `shouldPresent` has
  /// not been called for it.
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
