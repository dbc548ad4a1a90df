// The requirement's sentences about the delegate and the order.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: delegate and order") struct DelegateBehaviourTests {
  let launch = Launch(style: .modal)

  var manager: PWRichMediaManager { launch.manager }
  var journal: Journal { launch.journal }
  var stage: Stage { launch.stage }
  var screen: VirtualScreen { launch.stage.screen }

  func setDelegate(_ answer: @escaping @Sendable (PWRichMedia) -> Bool = { _ in true }) {
    launch.media.modalRichMedia.delegate = RecordingDelegate(journal, answer: answer)
  }

  @available(*, deprecated)
  @Test("PWRichMediaManager is the only gate: every way in asks shouldPresent")
  func everyWayInAsks() {
    setDelegate { _ in false }
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
    setDelegate { $0.content != "no" }
    manager.present(richMedia("no"))
    manager.present(richMedia("yes"))
    stage.clock.run()
    #expect(
      journal.lines == ["ask no", "ask yes", "load yes", "show yes", "did present yes"])
  }

  @Test("Whoever says no may present it again later")
  func whatWasRefusedMayComeAgain() {
    let isOpen = Switch()
    setDelegate { _ in isOpen.isOn }
    let refused = richMedia("A")
    manager.present(refused)
    manager.present(refused)
    isOpen.isOn = true
    manager.present(refused)
    #expect(journal.lines == ["ask A", "ask A", "ask A", "load A", "show A"])
  }

  @Test("Between a true and its didPresent the gate holds further arrivals")
  func holdsArrivals() {
    setDelegate()
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
    setDelegate()
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
    setDelegate { $0.content.hasPrefix("yes") }
    for name in ["yes 1", "no 2", "yes 3", "no 4"] { manager.present(richMedia(name)) }
    stage.clock.run()
    #expect(
      journal.lines.filter { !$0.hasPrefix("load") && !$0.hasPrefix("show") } == [
        "ask yes 1", "did present yes 1", "ask no 2", "ask yes 3", "did present yes 3", "ask no 4",
      ])
  }

  @Test("didPresent follows the animation")
  func didPresentFollowsTheAnimation() {
    setDelegate()
    manager.present(richMedia("A"))
    stage.clock.advance(by: Transition.seconds - 0.001)
    #expect(journal.take() == ["ask A", "load A", "show A"])
    stage.clock.advance(by: 0.001)
    #expect(journal.take() == ["did present A"])
  }

  enum WayOut: CaseIterable {
    case button
    case swipe
    case timer
    case buttonTwice
    case buttonWhileComingIn
  }

  @Test(
    "didClose follows removal, for every way of closing, once", arguments: WayOut.allCases,
    DismissModalWindowAnimation.allCases)
  func didCloseFollowsRemoval(way: WayOut, animation: DismissModalWindowAnimation) {
    setDelegate()
    let modal = launch.media.modalRichMedia
    modal.configure(
      position: .PWModalWindowPositionCenter, presentAnimation: .PWAnimationPresentFromTop,
      dismissAnimation: animation)
    modal.setDismissSwipeDirections([0])
    if way == .timer { modal.closeAfter(2) }
    manager.present(richMedia("A"))
    if way == .buttonWhileComingIn { stage.close() }
    stage.settle()
    switch way {
    case .button, .buttonTwice: stage.close()
    case .swipe: stage.swipe(by: CGPoint(x: 0, y: 150))
    case .timer: stage.clock.advance(by: 2)
    case .buttonWhileComingIn: break
    }
    if way == .buttonTwice { stage.close() }
    stage.clock.advance(by: 100)
    #expect(
      journal.lines == [
        "ask A", "load A", "show A", "did present A", "remove A", "did close A",
      ])
  }

  @Test("A close during the present animation waits until the window has come to rest")
  func closeDuringThePresentAnimation() {
    setDelegate()
    manager.present(richMedia("A"))
    manager.present(richMedia("B"))
    stage.clock.advance(by: 0.1)
    stage.close()
    stage.clock.advance(by: 0.19)
    #expect(journal.take() == ["ask A", "load A", "show A"])
    stage.clock.advance(by: 0.01)
    #expect(journal.take() == ["did present A", "ask B", "load B", "show B"])
    stage.clock.advance(by: 0.3)
    #expect(journal.take().contains("did close A"))
    #expect(screen.contents == ["B"])
  }

  @Test("A timer that fires while the user swipes closes the window, once, from where it is")
  func timerDuringASwipe() throws {
    setDelegate()
    let modal = launch.media.modalRichMedia
    modal.setDismissSwipeDirections([0])
    modal.closeAfter(1)
    launch.present()
    stage.clock.advance(by: 0.5)
    stage.swipe(by: CGPoint(x: 0, y: 60), in: 0.4, letGo: false)
    let held = try #require(screen.pose)
    stage.clock.advance(by: 0.2)
    let leaving = try #require(screen.pose)
    #expect(leaving.frame == held.frame)
    #expect(leaving.opacity < 1)
    let window = try #require(screen.shown.last?.window)
    window.touch(TouchPoint(.moved, at: CGPoint(x: 0, y: 800), time: stage.clock.now))
    window.touch(TouchPoint(.ended, at: CGPoint(x: 0, y: 800), time: stage.clock.now))
    #expect(screen.pose == leaving)
    stage.clock.run()
    #expect(journal.take().suffix(3) == ["did present A", "remove A", "did close A"])
    window.close()
    #expect(journal.lines.isEmpty)
  }

  @Test("A swipe the system takes away returns")
  func cancelledSwipeReturns() throws {
    launch.media.modalRichMedia.setDismissSwipeDirections([0])
    launch.present()
    let rest = try #require(screen.pose)
    stage.swipe(by: CGPoint(x: 0, y: 150), letGo: false)
    let window = try #require(screen.shown.last?.window)
    window.touch(TouchPoint(.cancelled, at: .zero, time: stage.clock.now))
    #expect(screen.pose == rest.moved(by: CGPoint(x: 0, y: 150)))
    stage.settle()
    #expect(screen.pose == rest)
  }

  @Test("A window caught on its way back stays under the finger")
  func caughtOnItsWayBack() throws {
    launch.media.modalRichMedia.setDismissSwipeDirections([0])
    launch.present()
    stage.swipe(by: CGPoint(x: 0, y: 60))
    stage.clock.advance(by: 0.1)
    let caught = try #require(screen.pose)
    let window = try #require(screen.shown.last?.window)
    window.touch(TouchPoint(.began, at: CGPoint(x: 9, y: 9), time: stage.clock.now))
    stage.clock.advance(by: 5)
    #expect(screen.pose == caught)
    window.touch(TouchPoint(.moved, at: CGPoint(x: 9, y: 19), time: stage.clock.now))
    #expect(screen.pose?.frame == caught.frame.offsetBy(dx: 0, dy: 10))
  }

  @Test("A finger on a window that comes in does nothing")
  func fingerOnAWindowThatComesIn() {
    launch.media.modalRichMedia.setDismissSwipeDirections([0])
    manager.present(richMedia("A"))
    stage.swipe(by: CGPoint(x: 0, y: 300), in: 0.2)
    #expect(screen.contents == ["A"])
    stage.settle()
    stage.settle()
    #expect(screen.contents == ["A"])
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

  @Test("A failure to load in the middle of a queue does not hold up the others")
  func failureInTheMiddleOfAQueue() {
    launch.media.modalRichMedia.delegate = OneAfterTheOther(journal)
    screen.pages { $0.content == "B" ? .failure("?") : .size(CGSize(width: 10, height: 10)) }
    for name in ["A", "B", "C"] { manager.present(richMedia(name)) }
    closeEverything()
    #expect(
      journal.lines.filter { $0.hasPrefix("did") || $0.hasPrefix("failed") } == [
        "did present A", "did close A", "failed B", "did close B", "did present C", "did close C",
      ])
  }

  @Test("Without a delegate each is presented at once, above the last")
  func withoutADelegate() {
    for name in ["A", "B", "C"] { manager.present(richMedia(name)) }
    #expect(screen.contents == ["A", "B", "C"])
    stage.settle()
    stage.close()
    stage.settle()
    #expect(screen.contents == ["A", "B"])
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
    setDelegate { richMedia in
      defer { isSecond.isOn = true }
      manager.present(richMedia)
      return isSecond.isOn
    }
    manager.present(richMedia("A"))
    stage.clock.run()
    #expect(journal.lines == ["ask A", "ask A", "load A", "show A", "did present A"])
  }

  @Test("What has closed may be presented again, also from inside its own didClose")
  func whatHasClosedMayComeAgain() {
    let manager = manager
    let again = Switch()
    again.isOn = true
    launch.media.modalRichMedia.delegate = RecordingDelegate(
      journal,
      whenClosed: { closed in
        if again.isOn { manager.present(closed) }
        again.isOn = false
      })
    launch.present()
    for _ in 0..<3 {
      stage.close()
      stage.settle()
      stage.settle()
    }
    #expect(journal.lines.count { $0 == "did present A" } == 2)
    #expect(journal.lines.count { $0 == "did close A" } == 2)
  }

  @Test("What has closed comes after those that waited, if it is presented again")
  func whatHasClosedComesLast() {
    setDelegate()
    let first = richMedia("A")
    manager.present(first)
    stage.settle()
    stage.close()
    stage.settle()
    for next in [richMedia("B"), richMedia("C"), first] { manager.present(next) }
    stage.clock.run()
    #expect(screen.contents == ["B", "C", "A"])
  }

  @Test("A second close does not begin again")
  func secondClose() {
    launch.present()
    stage.close()
    stage.clock.advance(by: 0.2)
    stage.close()
    stage.clock.advance(by: 0.1)
    #expect(screen.shown.isEmpty)
  }

  @Test("A close from inside didPresent closes once")
  func closeFromInsideDidPresent() {
    let stage = stage
    launch.media.modalRichMedia.delegate = RecordingDelegate(
      journal, whenPresented: { _ in stage.close() })
    launch.present()
    stage.settle()
    #expect(
      journal.lines == [
        "ask A", "load A", "show A", "did present A", "remove A", "did close A",
      ])
  }

  @Test("One that waits or is on the screen is not taken in twice")
  func notTakenInTwice() {
    setDelegate()
    let shown = richMedia("A")
    let held = richMedia("B")
    manager.present(shown)
    for _ in 0..<3 {
      manager.present(shown)
      manager.present(held)
    }
    stage.clock.run()
    manager.present(shown)
    #expect(journal.lines.count { $0 == "ask A" } == 1)
    #expect(journal.lines.count { $0 == "ask B" } == 1)
    #expect(screen.contents == ["A", "B"])
  }

  @Test("One that was sent away keeps its place before those that came later")
  func keepsItsPlace() {
    let late = Switch()
    launch.media.modalRichMedia.delegate = OneAfterTheOther(journal) { manager in
      // "D" comes while the delegate hears that "A" is closed.
      if !late.isOn { manager.present(richMedia("D")) }
      late.isOn = true
    }
    for name in ["A", "B", "C"] { manager.present(richMedia(name)) }
    closeEverything()
    #expect(
      journal.lines.filter { $0.hasPrefix("did present") }
        == ["A", "B", "C", "D"].map { "did present \($0)" })
    #expect(screen.mostShown == 1)
  }

  @Test("A malformed push while one is open shows nothing twice")
  func malformedPushWhileOneIsOpen() {
    launch.media.modalRichMedia.delegate = OneAfterTheOther(journal)
    launch.present()
    launch.configuration.handlePushReceived(["rm": "{"])
    stage.settle()
    #expect(screen.contents == ["A"])
    closeEverything()
    #expect(journal.lines.count { $0 == "show A" } == 1)
    #expect(journal.lines.count { $0 == "did close A" } == 1)
  }

  /// Closes one window after the other until none is left.
  private func closeEverything() {
    stage.settle()
    while !screen.shown.isEmpty {
      stage.close()
      stage.settle()
      stage.settle()
    }
  }

  /// Something that is on or off.
  private final class Switch: @unchecked Sendable {
    // Unchecked: these tests use one thread.
    var isOn = false
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
