// The requirement's sentences about what the delegate is asked and told.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: delegate") struct DelegateBehaviourTests {
  let launch = Launch(style: .modal)

  var manager: PWRichMediaManager { launch.manager }
  var journal: Journal { launch.journal }
  var stage: Stage { launch.stage }
  var screen: VirtualScreen { launch.stage.screen }

  @available(*, deprecated)
  @Test("PWRichMediaManager is the only gate: every way in asks shouldPresent")
  func everyWayInAsks() {
    launch.setDelegate { _ in false }
    manager.present(richMedia("manager"))
    launch.media.modalRichMedia.present(richMedia("modal"))
    launch.media.legacyRichMedia.present(richMedia("legacy"))
    launch.configuration.handlePushReceived(["rm": #"{"html": "push"}"#])
    PWModalWindowConfiguration(modalRichMedia: launch.media.modalRichMedia)
      .presentModalWindow(richMedia("older call"))
    Pushwoosh(configuration: launch.configuration)
      .handlePushReceived(["rm": #"{"html": "older push"}"#])
    let names = ["manager", "modal", "legacy", "push", "older call", "older push"]
    #expect(journal.lines == names.map { "ask \($0)" })
  }

  @Test("false presents nothing")
  func falsePresentsNothing() {
    launch.setDelegate { $0.content != "no" }
    manager.present(richMedia("no"))
    manager.present(richMedia("yes"))
    stage.clock.run()
    #expect(
      journal.lines == ["ask no", "ask yes", "load yes", "show yes", "did present yes"])
  }

  @Test("Whoever says no may present it again later")
  func whatWasRefusedMayComeAgain() {
    let isOpen = Switch()
    launch.setDelegate { _ in isOpen.isOn }
    let refused = richMedia("A")
    manager.present(refused)
    manager.present(refused)
    isOpen.isOn = true
    manager.present(refused)
    #expect(journal.lines == ["ask A", "ask A", "ask A", "load A", "show A"])
  }

  @Test("Between a true and its didPresent the gate holds further arrivals")
  func holdsArrivals() {
    launch.setDelegate()
    screen.pages { _ in .pending }
    manager.present(richMedia("A"))
    manager.present(richMedia("B"))
    #expect(journal.take() == ["ask A", "load A"])
    screen.finishLoading(.success(CGSize(width: 10, height: 10)))
    manager.present(richMedia("C"))
    stage.clock.advance(by: 0.29)
    #expect(journal.take() == ["show A"])
    stage.clock.advance(by: 0.01)
    #expect(journal.take() == ["did present A", "ask B", "load B"])
  }

  @Test("A window that nobody was asked for does not end the holding")
  func holdingEndsWithItsOwnWindow() {
    manager.present(richMedia("A"))
    stage.clock.advance(by: 0.2)
    launch.setDelegate()
    manager.present(richMedia("B"))
    manager.present(richMedia("C"))
    stage.clock.advance(by: 0.2)
    #expect(journal.lines.contains("did present A"))
    #expect(!journal.lines.contains("ask C"))
    stage.clock.advance(by: 0.1)
    #expect(journal.lines.contains("ask C"))
  }

  @Test("And asks for them afterwards, in order")
  func asksInOrder() {
    launch.setDelegate { $0.content.hasPrefix("yes") }
    for name in ["yes 1", "no 2", "yes 3", "no 4"] { manager.present(richMedia(name)) }
    stage.clock.run()
    #expect(
      journal.lines.filter { !$0.hasPrefix("load") && !$0.hasPrefix("show") } == [
        "ask yes 1", "did present yes 1", "ask no 2", "ask yes 3", "did present yes 3", "ask no 4",
      ])
  }

  @Test("didPresent follows the animation")
  func didPresentFollowsTheAnimation() {
    launch.setDelegate()
    manager.present(richMedia("A"))
    stage.clock.advance(by: Transition.seconds - 0.001)
    #expect(journal.take() == ["ask A", "load A", "show A"])
    stage.clock.advance(by: 0.001)
    #expect(journal.take() == ["did present A"])
  }

  @Test("A failure to load calls presentingDidFailFor")
  func failureToLoad() {
    let delegate = RecordingDelegate(journal)
    launch.media.modalRichMedia.delegate = delegate
    screen.pages { _ in .failure("Seite nicht gefunden 🪟") }
    let failing = richMedia("A")
    manager.present(failing)
    #expect(journal.lines == ["ask A", "load A", "failed A"])
    #expect(delegate.failures.map(\.message) == ["Seite nicht gefunden 🪟"])
    #expect(delegate.failures.first?.richMedia === failing)
    #expect(delegate.failures.first?.manager === manager)
    #expect(
      launch.log.messages == ["A rich media was not presented. Seite nicht gefunden 🪟"])
  }

  @Test("A page that answers twice counts once")
  func pageThatAnswersTwice() {
    let twice = AnsweringTwice(screen)
    let other = Launch(style: .modal, isAttached: false)
    other.media.modalRichMedia.delegate = RecordingDelegate(journal)
    other.manager.attach(Platform(presenter: twice, clock: stage.clock))
    other.manager.present(richMedia("A"))
    stage.clock.run()
    #expect(journal.lines == ["ask A", "load A", "show A", "did present A"])
  }

  @Test("A present from inside didClose is asked for after it")
  func presentFromInsideDidClose() {
    let manager = manager
    launch.media.modalRichMedia.delegate = RecordingDelegate(
      journal,
      whenClosed: { closed in
        if closed.content == "A" { manager.present(richMedia("B")) }
      })
    launch.present()
    stage.close()
    stage.settle()
    #expect(
      journal.lines.suffix(5) == ["remove A", "did close A", "ask B", "load B", "show B"])
  }

  @Test("A present from inside shouldPresent is asked for after its answer")
  func presentFromInsideShouldPresent() {
    let manager = manager
    let isSecond = Switch()
    launch.setDelegate { richMedia in
      defer { isSecond.isOn = true }
      manager.present(richMedia)
      return isSecond.isOn
    }
    manager.present(richMedia("A"))
    stage.clock.run()
    #expect(journal.lines == ["ask A", "ask A", "load A", "show A", "did present A"])
  }

  /// A presenter that reports each page twice.
  private final class AnsweringTwice: ModalPresenting {
    private let screenBehind: VirtualScreen

    init(_ screen: VirtualScreen) { screenBehind = screen }

    var screen: Screen { screenBehind.screen }

    func load(
      _ window: ModalWindow, fitting area: CGSize,
      answer: @escaping @Sendable (Result<CGSize, any Error>) -> Void
    ) {
      screenBehind.load(window, fitting: area, answer: answer)
      answer(.failure(VirtualScreen.LoadingFailed(errorDescription: "?")))
    }

    func show(_ window: ModalWindow) { screenBehind.show(window) }

    func animate(_ window: ModalWindow, along transition: Transition) {
      screenBehind.animate(window, along: transition)
    }

    func move(_ window: ModalWindow, to pose: WindowPose) { screenBehind.move(window, to: pose) }

    func remove(_ window: ModalWindow) { screenBehind.remove(window) }
  }
}
