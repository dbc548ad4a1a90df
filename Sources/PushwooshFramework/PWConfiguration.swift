// Push notifications and what they bring.

public import Foundation

/// Receives push notifications and registers for them.
///
/// Reach it as ``Pushwoosh/configure``.
///
/// Usable from any thread.
///
/// - Since: 7.0.14
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWConfiguration: NSObject, Sendable {
  private let manager: PWRichMediaManager

  /// A door to a manager's state.
  package init(manager: PWRichMediaManager) {
    self.manager = manager
    super.init()
  }

  /// Takes in a push notification, and hands the rich media that it carries over to be presented.
  ///
  /// The rich media stands under the key `rm`: a string that holds a JSON object with the `url`
  /// of a page (http or https) or its `html`. Where both are given, `url` counts. A notification
  /// without `rm` is left alone. One whose `rm` is malformed is logged and reported to
  /// ``PWModalRichMedia/delegate`` as a failure to present.
  ///
  /// ```swift
  /// Pushwoosh.configure.handlePushReceived([
  ///   "aps": ["alert": "News"],
  ///   "rm": #"{"url": "https://example.com/news.html"}"#,
  /// ])
  /// ```
  ///
  /// What becomes of it from there is told at ``PWRichMediaManager/present(_:)``.
  ///
  /// - Parameter userInfo: The payload, as the system hands it to the app's delegate.
  /// - Since: 7.0.14
  public func handlePushReceived(_ userInfo: [AnyHashable: Any]) { manager.receivePush(userInfo) }

  /// Registers the device for push notifications.
  ///
  /// No push service is attached in this release: nothing is registered, and one line in the log
  /// says so.
  ///
  /// - Since: 7.0.14
  public func registerForPushNotifications() {
    manager.log("No push service is attached: nothing was registered.")
  }
}
