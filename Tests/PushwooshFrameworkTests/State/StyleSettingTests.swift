// What chooses the presentation style, and what is remembered.

import Dispatch
import PushwooshFramework
import Testing

@Suite struct StyleSettingTests {
  private let key = "Pushwoosh_RICH_MEDIA_STYLE"

  @Test func legacyWithoutAChoice() {
    let launch = Launch()
    #expect(launch.media.richMediaPresentationStyle() == .legacy)
    #expect(launch.log.messages.isEmpty)
  }

  @Test(arguments: [
    ("MODAL_RICH_MEDIA", PWRichMediaPresentationStyle.modal), ("LEGACY_RICH_MEDIA", .legacy),
  ])
  func infoPlistChoosesAtLaunch(value: String, style: PWRichMediaPresentationStyle) {
    let launch = Launch(infoPlist: [key: value])
    #expect(launch.media.richMediaPresentationStyle() == style)
    #expect(launch.log.messages.isEmpty)
  }

  @Test(arguments: ["modal", "", "MODAL_RICH_MEDIA ", "модальный", "🪟"])
  func unknownValueInInfoPlistIsLoggedAndIgnored(value: String) {
    let launch = Launch(infoPlist: [key: value])
    #expect(launch.media.richMediaPresentationStyle() == .legacy)
    #expect(
      launch.log.messages == [
        "Ignored \"\(value)\" for Pushwoosh_RICH_MEDIA_STYLE in Info.plist: "
          + "use MODAL_RICH_MEDIA or LEGACY_RICH_MEDIA."
      ])
  }

  @Test func valueOfAnotherTypeInInfoPlistIsLoggedAndIgnored() {
    let launch = Launch(infoPlist: [key: true])
    #expect(launch.media.richMediaPresentationStyle() == .legacy)
    #expect(launch.log.messages.count == 1)
  }

  @Test func callGoesBeforeInfoPlistAndIsRemembered() {
    let store = MemoryStyleStore()
    let infoPlist = [key: "MODAL_RICH_MEDIA"]
    let first = Launch(infoPlist: infoPlist, store: store)
    first.media.setRichMediaPresentationStyle(.legacy)
    #expect(first.media.richMediaPresentationStyle() == .legacy)
    #expect(store.read() == "LEGACY_RICH_MEDIA")

    let second = Launch(infoPlist: infoPlist, store: store)
    #expect(second.media.richMediaPresentationStyle() == .legacy)
    second.media.setRichMediaPresentationStyle(.modal)
    #expect(Launch(store: store).media.richMediaPresentationStyle() == .modal)
  }

  @Test func infoPlistAloneIsNotRemembered() {
    let store = MemoryStyleStore()
    _ = Launch(infoPlist: [key: "MODAL_RICH_MEDIA"], store: store)
    #expect(store.read() == nil)
  }

  @Test func unknownRememberedValueLeavesTheChoiceToInfoPlist() {
    let launch = Launch(
      infoPlist: [key: "MODAL_RICH_MEDIA"], store: MemoryStyleStore("SIDEWAYS"))
    #expect(launch.media.richMediaPresentationStyle() == .modal)
    #expect(launch.log.messages.count == 1)
    #expect(launch.log.messages.first?.contains("\"SIDEWAYS\"") == true)
    #expect(launch.log.messages.first?.contains("stored settings") == true)
  }

  @Test func whoeverWatchesTheStoreMayAskForTheStyle() {
    let seen = Guarded<[PWRichMediaPresentationStyle]>([])
    let (setting, _) = watched { setting in seen.withLock { $0.append(setting.style) } }
    setting.set(.modal)
    #expect(seen.withLock { $0 } == [.modal])
  }

  @Test func aWriteThatIsOvertakenDoesNotStay() {
    let isFirst = Guarded(true)
    let (setting, store) = watched { setting in
      if isFirst.withLock({ exchange(&$0, with: false) }) { setting.set(.legacy) }
    }
    setting.set(.modal)
    #expect(setting.style == .legacy)
    #expect(store.read() == "LEGACY_RICH_MEDIA")
  }

  @Test func fromManyThreadsTheStoreEndsWithTheStyleThatHolds() {
    let store = MemoryStyleStore()
    let launch = Launch(store: store)
    for _ in 0..<20 {
      DispatchQueue.concurrentPerform(iterations: 50) { index in
        launch.media.setRichMediaPresentationStyle(index.isMultiple(of: 2) ? .modal : .legacy)
      }
      let style = launch.media.richMediaPresentationStyle()
      #expect(store.read() == PWInfoPlistRichMediaStyle(style).rawValue)
    }
  }

  /// A setting, and its store, at whose every write something happens to the setting.
  private func watched(
    _ happening: @escaping @Sendable (StyleSetting) -> Void
  ) -> (StyleSetting, MemoryStyleStore) {
    let watched = Guarded<StyleSetting?>(nil)
    let store = MemoryStyleStore {
      if let setting = watched.withLock({ $0 }) { happening(setting) }
    }
    let setting = StyleSetting(infoPlistValue: nil, store: store, log: { _ in })
    watched.withLock { $0 = setting }
    return (setting, store)
  }
}
