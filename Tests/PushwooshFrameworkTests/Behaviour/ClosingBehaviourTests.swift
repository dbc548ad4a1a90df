// The requirement's sentences about closing, and fingers that come in between.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: closing") struct ClosingBehaviourTests {
  let launch = Launch(style: .modal)

  var manager: PWRichMediaManager { launch.manager }
  var journal: Journal { launch.journal }
  var stage: Stage { launch.stage }
  var screen: VirtualScreen { launch.stage.screen }

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
    launch.setDelegate()
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
    launch.setDelegate()
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

  @Test("A timer that fires while the user swipes closes the window, once, from where it is")
  func timerDuringASwipe() throws {
    launch.setDelegate()
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
}
