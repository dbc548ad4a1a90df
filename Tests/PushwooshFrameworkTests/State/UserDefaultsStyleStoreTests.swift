// The store in the user defaults, on the disk of this machine.

import Foundation
import PushwooshFramework
import Testing

@Suite struct UserDefaultsStyleStoreTests {
  @Test func remembersUnderTheKeyOfInfoPlist() throws {
    let suite = "PushwooshFrameworkTests.\(UUID().uuidString)"
    let store = UserDefaultsStyleStore(suite: suite)
    defer { remove(suite) }
    #expect(store.read() == nil)
    store.write("MODAL_RICH_MEDIA")
    #expect(store.read() == "MODAL_RICH_MEDIA")
    let defaults = try #require(UserDefaults(suiteName: suite))
    #expect(defaults.string(forKey: "Pushwoosh_RICH_MEDIA_STYLE") == "MODAL_RICH_MEDIA")
  }

  #if os(Linux)
    @Test func isOnDiskBeforeTheAppEnds() throws {
      let suite = "PushwooshFrameworkTests.\(UUID().uuidString)"
      defer { remove(suite) }
      UserDefaultsStyleStore(suite: suite).write("LEGACY_RICH_MEDIA")
      let data = try Data(contentsOf: file(of: suite))
      #expect(String(decoding: data, as: UTF8.self).contains("LEGACY_RICH_MEDIA"))
    }
  #endif

  /// Where Foundation on Linux keeps a suite.
  private func file(of suite: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    return folder.appendingPathComponent(suite + ".plist")
  }

  private func remove(_ suite: String) {
    UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
    try? FileManager.default.removeItem(at: file(of: suite))
  }
}
