// Where windows are on their way.

import Foundation
import PushwooshFramework
import Testing

@Suite struct TransitionTests {
  let screen = Stage.phone
  let rest = WindowPose(
    frame: CGRect(x: 45, y: 328.5, width: 300, height: 200),
    corners: CornerRadii(.PWCornerTypeTopLeft, radius: 12, size: CGSize(width: 300, height: 200)))

  /// Every transition that there is, from the window at rest or to it.
  var all: [Transition] {
    PresentModalWindowAnimation.allCases.map { .presenting($0, to: rest, on: screen) }
      + DismissModalWindowAnimation.allCases.map { .dismissing($0, from: rest, on: screen) }
      + DismissSwipeDirection.allCases.map { .dismissing(swiped: $0, from: rest, on: screen) }
      + [.returning(from: rest.moved(by: CGPoint(x: 3, y: -4)), to: rest)]
  }

  @Test(arguments: [
    (PresentModalWindowAnimation.PWAnimationPresentFromBottom, CGPoint(x: 45, y: 844)),
    (.PWAnimationPresentFromTop, CGPoint(x: 45, y: -200)),
    (.PWAnimationPresentFromRight, CGPoint(x: 390, y: 328.5)),
    (.PWAnimationPresentFromLeft, CGPoint(x: -300, y: 328.5)),
  ])
  func comesFromOutside(animation: PresentModalWindowAnimation, start: CGPoint) {
    let transition = Transition.presenting(animation, to: rest, on: screen)
    #expect(transition.pose(at: 0).frame.origin == start)
    #expect(transition.pose(at: 0).opacity == 1)
    #expect(transition.pose(at: 0).frame.intersection(screen.bounds).isEmpty)
    #expect(transition.pose(at: transition.duration) == rest)
  }

  @Test(arguments: [
    (DismissModalWindowAnimation.PWAnimationDismissDown, CGPoint(x: 45, y: 844)),
    (.PWAnimationDismissUp, CGPoint(x: 45, y: -200)),
    (.PWAnimationDismissLeft, CGPoint(x: -300, y: 328.5)),
    (.PWAnimationDismissRight, CGPoint(x: 390, y: 328.5)),
  ])
  func leavesToOutside(animation: DismissModalWindowAnimation, end: CGPoint) {
    let transition = Transition.dismissing(animation, from: rest, on: screen)
    #expect(transition.pose(at: 0) == rest)
    #expect(transition.pose(at: transition.duration).frame.origin == end)
    #expect(transition.end.frame.intersection(screen.bounds).isEmpty)
    #expect(transition.pose(at: transition.duration).opacity == 1)
  }

  @Test func halfWayIsWhereTheCurveSays() {
    let transition = Transition.presenting(.PWAnimationPresentFromBottom, to: rest, on: screen)
    let progress = CGFloat(TimingCurve.easeOut.progress(at: 0.5))
    let pose = transition.pose(at: transition.duration / 2)
    #expect(abs(pose.frame.minY - (844 + (328.5 - 844) * progress)) < 0.001)
    #expect(pose.frame.minX == 45)
  }

  @Test func sizeAndCornersStayTheSameAllTheWay() {
    for transition in all {
      for step in 0...10 {
        let pose = transition.pose(at: transition.duration * Double(step) / 10)
        #expect(pose.frame.size == rest.frame.size)
        #expect(pose.corners == rest.corners)
        #expect(0...1 ~= pose.opacity)
      }
    }
  }

  @Test func beforeAndAfterItStandsStill() {
    for transition in all {
      #expect(transition.pose(at: -1) == transition.start)
      #expect(transition.pose(at: 100) == transition.end)
      #expect(transition.pose(at: .infinity) == transition.end)
    }
  }

  @Test func aFadeBeginsWithTheOpacityThatIsThere() {
    var faint = rest
    faint.opacity = 0.5
    let transition = Transition.dismissing(.PWAnimationDismissDefault, from: faint, on: screen)
    #expect(transition.pose(at: 0).opacity == 0.5)
    #expect(transition.pose(at: transition.duration / 2).opacity == 0.25)
    #expect(transition.pose(at: transition.duration).opacity == 0)
  }
}
