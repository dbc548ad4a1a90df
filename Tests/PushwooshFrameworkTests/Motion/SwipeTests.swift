// What a stream of touch points means.

import Foundation
import PushwooshFramework
import Testing

@Suite struct SwipeTests {
  let size = CGSize(width: 300, height: 210)

  /// A slow swipe through some points, a second apart.
  func swipe(_ directions: Set<DismissSwipeDirection>, _ points: [CGPoint]) -> Swipe {
    var swipe = Swipe(
      at: TouchPoint(.began, at: CGPoint(x: 50, y: 60), time: 0), directions: directions,
      size: size)
    for (second, point) in points.enumerated() {
      let location = CGPoint(x: 50 + point.x, y: 60 + point.y)
      swipe.follow(TouchPoint(.moved, at: location, time: TimeInterval(second + 1)))
    }
    return swipe
  }

  @Test(arguments: [
    (DismissSwipeDirection.PWSwipeDismissDown, CGPoint(x: 0, y: 40)),
    (.PWSwipeDismissUp, CGPoint(x: 0, y: 0)), (.PWSwipeDismissRight, CGPoint(x: 30, y: 0)),
    (.PWSwipeDismissLeft, CGPoint(x: 0, y: 0)), (.PWSwipeDismissNone, CGPoint(x: 0, y: 0)),
  ])
  func followsInItsDirectionOnly(direction: DismissSwipeDirection, offset: CGPoint) {
    #expect(swipe([direction], [CGPoint(x: 30, y: 40)]).offset == offset)
  }

  @Test func followsInEveryDirectionThatIsAllowed() {
    let both: Set = [DismissSwipeDirection.PWSwipeDismissDown, .PWSwipeDismissLeft]
    #expect(swipe(both, [CGPoint(x: -30, y: 40)]).offset == CGPoint(x: -30, y: 40))
    #expect(swipe(both, [CGPoint(x: 30, y: -40)]).offset == .zero)
  }

  @Test(arguments: [
    (DismissSwipeDirection.PWSwipeDismissDown, CGPoint(x: 0, y: 70)),
    (.PWSwipeDismissUp, CGPoint(x: 0, y: -70)), (.PWSwipeDismissRight, CGPoint(x: 100, y: 0)),
    (.PWSwipeDismissLeft, CGPoint(x: -100, y: 0)),
  ])
  func aThirdOfTheExtentIsTheLimit(direction: DismissSwipeDirection, third: CGPoint) {
    #expect(swipe([direction], [third]).outcome == .returns)
    let beyond = CGPoint(x: third.x * 1.01, y: third.y * 1.01)
    #expect(swipe([direction], [beyond]).outcome == .closes(direction))
    #expect(swipe([direction], [beyond, .zero]).outcome == .returns)
  }

  @Test func closesInTheDirectionThatLedFarther() {
    let both: Set = [DismissSwipeDirection.PWSwipeDismissDown, .PWSwipeDismissRight]
    #expect(
      swipe(both, [CGPoint(x: 200, y: 80)]).outcome == .closes(.PWSwipeDismissRight))
    #expect(swipe(both, [CGPoint(x: 110, y: 90)]).outcome == .closes(.PWSwipeDismissDown))
  }

  /// A swipe of 20 points downwards in a number of seconds.
  func flick(seconds: TimeInterval, x: CGFloat = 0) -> Swipe {
    var swipe = Swipe(
      at: TouchPoint(.began, at: .zero, time: 7), directions: [.PWSwipeDismissDown], size: size)
    swipe.follow(TouchPoint(.ended, at: CGPoint(x: x, y: 20), time: 7 + seconds))
    return swipe
  }

  @Test func theSpeedLimitIsAThousandPointsASecond() {
    #expect(flick(seconds: 0.021).outcome == .returns)
    #expect(flick(seconds: 0.019).outcome == .closes(.PWSwipeDismissDown))
  }

  @Test func aFlickThatGoesMoreToTheSideIsNoFlickDown() {
    #expect(flick(seconds: 0.015, x: 19).outcome == .closes(.PWSwipeDismissDown))
    #expect(flick(seconds: 0.015, x: 21).outcome == .returns)
  }

  @Test func aFingerThatRestedBeforeLettingGoHasNoSpeed() {
    var swipe = flick(seconds: 0.01)
    #expect(swipe.outcome == .closes(.PWSwipeDismissDown))
    swipe.follow(TouchPoint(.ended, at: CGPoint(x: 0, y: 20), time: 7.5))
    #expect(swipe.outcome == .returns)
  }

  @Test func theSpeedIsThatOfTheEnd() {
    var swipe = flick(seconds: 5)
    swipe.follow(TouchPoint(.moved, at: CGPoint(x: 0, y: 21), time: 12.05))
    #expect(swipe.outcome == .returns)
    swipe.follow(TouchPoint(.ended, at: CGPoint(x: 0, y: 50), time: 12.06))
    #expect(swipe.outcome == .returns, "500 points a second since 12")
    swipe.follow(TouchPoint(.ended, at: CGPoint(x: 0, y: 69), time: 12.13))
    #expect(swipe.outcome == .returns, "600 points a second since 12.05")
  }

  @Test func twoPointsFarApartTellTheSpeedToo() {
    var swipe = Swipe(
      at: TouchPoint(.began, at: .zero, time: 0), directions: [.PWSwipeDismissDown],
      size: CGSize(width: 300, height: 900))
    swipe.follow(TouchPoint(.ended, at: CGPoint(x: 0, y: 250), time: 0.2))
    #expect(swipe.outcome == .closes(.PWSwipeDismissDown))
  }

  @Test func timeThatGoesBackTellsNoSpeed() {
    #expect(flick(seconds: 0).outcome == .returns)
    #expect(flick(seconds: -1).outcome == .returns)
    #expect(flick(seconds: .nan).outcome == .returns)
  }

  @Test func aFlickThatOnlyTakesBackIsNoSwipe() {
    var swipe = swipe([.PWSwipeDismissDown], [CGPoint(x: 0, y: -500)])
    swipe.follow(TouchPoint(.ended, at: CGPoint(x: 50, y: -100), time: 1.05))
    #expect(swipe.offset == .zero)
    #expect(swipe.outcome == .returns)
  }

  @Test func caughtOnItsWayBackItGoesOnFromWhereItIs() {
    var swipe = Swipe(
      at: TouchPoint(.began, at: CGPoint(x: 9, y: 9), time: 0),
      directions: [.PWSwipeDismissDown], size: size, offset: CGPoint(x: 0, y: 50))
    #expect(swipe.offset == CGPoint(x: 0, y: 50))
    swipe.follow(TouchPoint(.moved, at: CGPoint(x: 9, y: 30), time: 3))
    #expect(swipe.offset == CGPoint(x: 0, y: 71))
    #expect(swipe.outcome == .closes(.PWSwipeDismissDown))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aLocationThatIsNoneIsPassedOver(coordinate: CGFloat) {
    var swipe = swipe([.PWSwipeDismissDown], [CGPoint(x: 0, y: 40)])
    swipe.follow(TouchPoint(.moved, at: CGPoint(x: 0, y: coordinate), time: 2))
    #expect(swipe.offset == CGPoint(x: 0, y: 40))
    #expect(swipe.outcome == .returns)
  }
}
