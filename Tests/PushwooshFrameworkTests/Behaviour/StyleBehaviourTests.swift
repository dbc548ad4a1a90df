// The requirement's sentences about the style.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: style") struct StyleBehaviourTests {
  let key = "Pushwoosh_RICH_MEDIA_STYLE"

  @Test("Default legacy (full screen)")
  func defaultIsLegacy() throws {
    let launch = Launch()
    launch.present()
    let window = try #require(launch.stage.screen.shown.first?.window)
    #expect(window.style == .legacy)
    #expect(launch.stage.screen.pose?.frame == Stage.phone.bounds)
    #expect(launch.stage.screen.areas == [Stage.phone.bounds.size])
  }

  @Test("Info.plist sets it at launch")
  func infoPlistSetsIt() {
    let launch = Launch(infoPlist: [key: "MODAL_RICH_MEDIA"])
    launch.present()
    #expect(launch.stage.screen.shown.first?.window.style == .modal)
    #expect(launch.stage.screen.pose?.frame.size == CGSize(width: 300, height: 200))
  }

  @Test("A call overrides it and is remembered for the next launch")
  func callOverridesIt() {
    let store = MemoryStyleStore()
    let first = Launch(infoPlist: [key: "MODAL_RICH_MEDIA"], store: store, style: .legacy)
    first.present()
    #expect(first.stage.screen.pose?.frame == Stage.phone.bounds)
    let next = Launch(infoPlist: [key: "MODAL_RICH_MEDIA"], store: store)
    next.present()
    #expect(next.stage.screen.pose?.frame == Stage.phone.bounds)
  }

  @Test("An unknown value is logged and ignored")
  func unknownValueIsLogged() {
    let launch = Launch(infoPlist: [key: "modal"])
    launch.present()
    #expect(launch.stage.screen.pose?.frame == Stage.phone.bounds)
    #expect(launch.log.messages.count == 1)
    #expect(launch.log.messages[0].contains("\"modal\""))
  }

  @Test("Modal settings have an effect only in the modal style")
  func modalSettingsHaveNoEffectInLegacyStyle() throws {
    let launch = Launch(style: .legacy)
    setEverything(launch.media.modalRichMedia)
    launch.manager.present(richMedia("A"))
    #expect(launch.stage.screen.pose?.frame == Stage.phone.bounds.offsetBy(dx: 0, dy: 844))
    launch.stage.settle()
    let corners = launch.stage.screen.pose?.corners
    #expect(corners == CornerRadii(.PWCornerTypeNone, radius: 0, size: .zero))
    launch.stage.swipe(by: CGPoint(x: 0, y: 800))
    #expect(launch.stage.screen.pose?.frame == Stage.phone.bounds)
    launch.stage.clock.advance(by: 100)
    #expect(launch.journal.take() == ["load A", "show A"])
    launch.stage.close()
    launch.stage.clock.advance(by: Transition.seconds / 2)
    #expect(try #require(launch.stage.screen.pose).opacity.isAbout(0.5))
    launch.stage.settle()
    #expect(launch.journal.take() == ["remove A"])
  }

  @Test("Modal settings have an effect in the modal style")
  func modalSettingsHaveAnEffectInModalStyle() {
    let launch = Launch(style: .modal)
    setEverything(launch.media.modalRichMedia)
    launch.manager.present(richMedia("A"))
    #expect(launch.journal.take() == ["load A", "show A", "vibrate 2"])
    #expect(launch.stage.screen.pose?.frame == CGRect(x: -300, y: 47, width: 300, height: 200))
    launch.stage.settle()
    #expect(launch.stage.screen.pose?.frame == CGRect(x: 45, y: 47, width: 300, height: 200))
    #expect(launch.stage.screen.pose?.corners.topLeft == 9)
    launch.stage.swipe(by: CGPoint(x: 0, y: 60), letGo: false)
    #expect(launch.stage.screen.pose?.frame.minY == 107)
    launch.stage.clock.advance(by: 3)
    #expect(launch.journal.take() == ["remove A"])
  }

  private func setEverything(_ modal: PWModalRichMedia) {
    modal.configure(
      position: .PWModalWindowPositionTop, presentAnimation: .PWAnimationPresentFromLeft,
      dismissAnimation: .PWAnimationDismissUp)
    modal.setHapticFeedbackType(.PWHapticFeedbackHard)
    modal.setDismissSwipeDirections([0])
    modal.setCornerType(.PWCornerTypeTopLeft, withRadius: 9)
    modal.closeAfter(2)
  }
}
