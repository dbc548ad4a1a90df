// Where an app enters the framework.

public import Foundation

/// The entrance to the framework.
///
/// ```swift
/// Pushwoosh.media.setRichMediaPresentationStyle(.modal)
/// Pushwoosh.configure.registerForPushNotifications()
/// ```
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class Pushwoosh: NSObject, Sendable {
  /// Push notifications: receiving them, and registering for them.
  ///
  /// - Since: 7.0.14
  public static let configure = PWConfiguration(manager: .shared())

  /// Rich media: the style in which they appear, and the settings of each style.
  ///
  /// - Since: 7.0.14
  public static let media = PWMedia(manager: .shared())

  private static let instance = Pushwoosh(configuration: configure)

  private let configuration: PWConfiguration

  /// The older door to a configuration.
  package init(configuration: PWConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// The older way to ``configure``.
  ///
  /// - Returns: The same object each time.
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.configure.")
  public static func sharedInstance() -> Pushwoosh { instance }

  /// Takes in a push notification; the same as ``PWConfiguration/handlePushReceived(_:)``.
  ///
  /// - Parameter userInfo: The payload, as the system hands it to the app's delegate.
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.configure.handlePushReceived(_:).")
  public func handlePushReceived(_ userInfo: [AnyHashable: Any]) {
    configuration.handlePushReceived(userInfo)
  }

  /// Registers the device for push notifications; the same as
  /// ``PWConfiguration/registerForPushNotifications()``.
  ///
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.configure.registerForPushNotifications().")
  public func registerForPushNotifications() { configuration.registerForPushNotifications() }
}
