// The presentation style in the app's user defaults.

internal import Foundation

/// Remembers the presentation style in the user defaults, under the key that Info.plist uses.
package struct UserDefaultsStyleStore: StyleStore {
  private let suite: String?

  /// A store in the app's own defaults, or in those of a suite.
  package init(suite: String? = nil) { self.suite = suite }

  package func read() -> String? { defaults.string(forKey: Self.key) }

  package func write(_ style: String) {
    let defaults = defaults
    defaults.set(style, forKey: Self.key)
    // Foundation outside Apple's platforms keeps values in memory until it is told to write them.
    defaults.synchronize()
  }

  private static let key = PWInfoPlistKey.Pushwoosh_RICH_MEDIA_STYLE.rawValue

  private var defaults: UserDefaults { suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard }
}
