// The requirement's sentences about animations, swipes and the timer.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: animations, swipe, timer") struct MotionBehaviourTests {
  let launch = Launch(style: .modal)

  var modal: PWModalRichMedia { launch.media.modalRichMedia }
  var stage: Stage { launch.stage }
  var screen: VirtualScreen { launch.stage.screen }
  var frame: CGRect? { screen.pose?.frame }

  /// Where the window rests that is 300 by 200 points large.
  let rest = CGRect(x: 45, y: 328.5, width: 300, height: 200)

  func configure(
    _ present: PresentModalWindowAnimation = .PWAnimationPresentNone,
    _ dismiss: DismissModalWindowAnimation = .PWAnimationDismissDefault
  ) {
    modal.configure(
      position: .PWModalWindowPositionCenter, presentAnimation: present, dismissAnimation: dismiss)
  }

  @Test(
    "Present from an edge slides in from outside the screen",
    arguments: [
      (PresentModalWindowAnimation.PWAnimationPresentFromBottom, CGPoint(x: 45, y: 844)),
      (.PWAnimationPresentFromTop, CGPoint(x: 45, y: -200)),
      (.PWAnimationPresentFromRight, CGPoint(x: 390, y: 328.5)),
      (.PWAnimationPresentFromLeft, CGPoint(x: -300, y: 328.5)),
    ])
  func slidesIn(animation: PresentModalWindowAnimation, start: CGPoint) {
    configure(animation)
    launch.manager.present(richMedia("A"))
    #expect(frame?.origin == start)
    stage.clock.advance(by: 0.15)
    #expect(frame != rest)
    #expect(frame?.origin != start)
    stage.clock.advance(by: 0.15)
    #expect(frame == rest)
  }

  @Test("None appears at once")
  func appearsAtOnce() {
    configure(.PWAnimationPresentNone)
    modal.delegate = RecordingDelegate(launch.journal)
    launch.manager.present(richMedia("A"))
    #expect(frame == rest)
    #expect(launch.journal.lines == ["ask A", "load A", "show A", "did present A"])
  }

  @Test(
    "Dismiss slides out",
    arguments: [
      (DismissModalWindowAnimation.PWAnimationDismissDown, CGPoint(x: 45, y: 844)),
      (.PWAnimationDismissUp, CGPoint(x: 45, y: -200)),
      (.PWAnimationDismissLeft, CGPoint(x: -300, y: 328.5)),
      (.PWAnimationDismissRight, CGPoint(x: 390, y: 328.5)),
    ])
  func slidesOut(animation: DismissModalWindowAnimation, end: CGPoint) throws {
    configure(.PWAnimationPresentNone, animation)
    launch.present()
    stage.close()
    #expect(frame == rest)
    stage.clock.advance(by: 0.299)
    let last = try #require(frame)
    #expect(abs(last.minX - end.x) < 5 && abs(last.minY - end.y) < 5)
    stage.clock.advance(by: 0.001)
    #expect(screen.shown.isEmpty)
  }

  @Test(
    "Ease-in-out fades with that curve and is the default",
    arguments: [
      DismissModalWindowAnimation.PWAnimationCurveEaseInOut, .PWAnimationDismissDefault,
    ])
  func fades(animation: DismissModalWindowAnimation) throws {
    configure(.PWAnimationPresentNone, animation)
    launch.present()
    stage.close()
    for (part, opacity) in [(0.25, 0.870838), (0.25, 0.5), (0.25, 0.129162)] {
      stage.clock.advance(by: Transition.seconds * part)
      let pose = try #require(screen.pose)
      #expect(pose.opacity.isAbout(opacity))
      #expect(pose.frame == rest)
    }
    stage.settle()
    #expect(screen.shown.isEmpty)
  }

  @Test("Dismiss none is gone at once")
  func goneAtOnce() {
    configure(.PWAnimationPresentNone, .PWAnimationDismissNone)
    launch.present()
    stage.close()
    #expect(screen.shown.isEmpty)
  }

  @Test("Defaults: center, from bottom, dismiss default")
  func defaults() throws {
    launch.manager.present(richMedia("A"))
    #expect(frame == CGRect(x: 45, y: 844, width: 300, height: 200))
    stage.settle()
    #expect(frame == rest)
    stage.close()
    stage.clock.advance(by: Transition.seconds / 2)
    #expect(frame == rest)
    #expect(try #require(screen.pose).opacity.isAbout(0.5))
  }

  @Test("Where is the window at time t has one answer, usable by a presenter and by a test")
  func oneAnswer() {
    configure(.PWAnimationPresentFromTop)
    launch.manager.present(richMedia("A"))
    let pose = WindowPose(
      content: CGSize(width: 300, height: 200), settings: launch.settings, screen: Stage.phone)
    let transition = Transition.presenting(
      .PWAnimationPresentFromTop, to: pose, on: Stage.phone)
    for _ in 0..<8 {
      #expect(screen.pose == transition.pose(at: stage.clock.now))
      stage.clock.advance(by: 0.05)
    }
  }

  @Test(
    "Only the configured directions dismiss",
    arguments: DismissSwipeDirection.allCases.dropLast(), DismissSwipeDirection.allCases.dropLast())
  func onlyConfiguredDirections(allowed: DismissSwipeDirection, swiped: DismissSwipeDirection) {
    modal.setDismissSwipeDirections([NSNumber(value: allowed.rawValue)])
    launch.present()
    let way: [CGPoint] = [
      CGPoint(x: 0, y: 150), CGPoint(x: 0, y: -150), CGPoint(x: -150, y: 0), CGPoint(x: 150, y: 0),
    ]
    stage.swipe(by: way[swiped.rawValue])
    stage.settle()
    #expect(screen.shown.isEmpty == (allowed == swiped))
  }

  @Test("The window follows the finger")
  func followsTheFinger() {
    modal.setDismissSwipeDirections([0])
    launch.present()
    stage.swipe(by: CGPoint(x: 10, y: 40), letGo: false)
    #expect(frame == rest.offsetBy(dx: 0, dy: 40))
  }

  @Test("Returns if let go early")
  func returnsIfLetGoEarly() throws {
    modal.setDismissSwipeDirections([0])
    launch.present()
    stage.swipe(by: CGPoint(x: 0, y: 60))
    #expect(frame == rest.offsetBy(dx: 0, dy: 60))
    stage.clock.advance(by: 0.1)
    let halfway = try #require(frame)
    #expect(halfway.minY > rest.minY && halfway.minY < rest.minY + 60)
    stage.settle()
    #expect(frame == rest)
    #expect(screen.contents == ["A"])
  }

  @Test("Closes past a third of its extent", arguments: [(66, false), (67, true)])
  func closesPastAThird(distance: CGFloat, closes: Bool) {
    modal.setDismissSwipeDirections([1])
    launch.present()
    stage.swipe(by: CGPoint(x: 0, y: -distance))
    stage.settle()
    #expect(screen.shown.isEmpty == closes)
  }

  @Test("Closes above a speed limit", arguments: [(0.06, false), (0.03, true)])
  func closesAboveASpeedLimit(seconds: TimeInterval, closes: Bool) {
    modal.setDismissSwipeDirections([3])
    launch.present()
    stage.swipe(by: CGPoint(x: 40, y: 0), in: seconds)
    stage.settle()
    #expect(screen.shown.isEmpty == closes)
  }

  @Test("A window that is swiped away goes on in the direction of the finger")
  func goesOnInTheDirectionOfTheFinger() throws {
    configure(.PWAnimationPresentNone, .PWAnimationDismissUp)
    modal.setDismissSwipeDirections([0])
    launch.present()
    stage.swipe(by: CGPoint(x: 0, y: 100))
    #expect(frame == rest.offsetBy(dx: 0, dy: 100))
    stage.clock.advance(by: 0.299)
    let last = try #require(frame)
    #expect(abs(last.minY - 844) < 5)
  }

  @Test("None turns swiping off", arguments: [[4], [0, 4], []] as [[NSNumber]])
  func noneTurnsSwipingOff(directions: [NSNumber]) {
    modal.setDismissSwipeDirections([0])
    modal.setDismissSwipeDirections(directions)
    launch.present()
    stage.swipe(by: CGPoint(x: 0, y: 150), letGo: false)
    #expect(frame == rest)
  }

  @Test("closeAfter(seconds) closes that long after did present")
  func closesAfterDidPresent() throws {
    modal.closeAfter(3)
    modal.delegate = RecordingDelegate(launch.journal)
    launch.present()
    stage.clock.advance(by: 2.999)
    #expect(launch.journal.take().last == "did present A")
    #expect(screen.pose?.opacity == 1)
    stage.clock.advance(by: 0.001 + Transition.seconds / 2)
    #expect(try #require(screen.pose).opacity.isAbout(0.5))
    stage.settle()
    #expect(launch.journal.take() == ["remove A", "did close A"])
  }

  @Test("0 turns it off")
  func zeroTurnsTheTimerOff() {
    modal.closeAfter(3)
    modal.closeAfter(0)
    launch.present()
    #expect(stage.clock.alarmCount == 0)
    stage.clock.advance(by: 1_000_000)
    #expect(screen.contents == ["A"])
  }

  @Test("A window closed earlier cancels it")
  func closedEarlierCancelsTheTimer() {
    modal.closeAfter(3)
    modal.delegate = RecordingDelegate(launch.journal)
    launch.present()
    #expect(stage.clock.alarmCount == 1)
    stage.close()
    stage.settle()
    #expect(stage.clock.alarmCount == 0)
    stage.clock.advance(by: 10)
    #expect(launch.journal.lines.count { $0 == "did close A" } == 1)
  }
}
