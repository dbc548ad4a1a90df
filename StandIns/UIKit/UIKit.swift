// A stand-in for UIKit: what the code of documentation pages needs of it, to be compiled anywhere.

@_exported import Foundation

/// Stands for the objects that take part in an app's events.
open class UIResponder: NSObject {}

/// Stands for the app.
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Names what an app may be told about its launch.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Stands for the delegate of the app.
///
/// Its methods are optional in UIKit. Here they are left out: a method that a page writes stands
/// for itself.
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  /// Makes `@main` compile; nothing is started.
  public static func main() {}
}

/// Stands for what came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

/// Stands for a screenful of an app.
open class UIViewController: UIResponder {
  open func viewDidLoad() {}
}
