// Defaults of the modal settings, and the values they refuse.

import Foundation
import PushwooshFramework
import Testing

@Suite struct ModalSettingsTests {
  @Test func defaults() {
    let settings = ModalSettings()
    #expect(settings.position == .PWModalWindowPositionCenter)
    #expect(settings.presentAnimation == .PWAnimationPresentFromBottom)
    #expect(settings.dismissAnimation == .PWAnimationDismissDefault)
    #expect(settings.haptics == .PWHapticFeedbackNone)
    #expect(settings.swipeDirections.isEmpty)
    #expect(settings.corners == .PWCornerTypeNone)
    #expect(settings.cornerRadius == 0)
    #expect(settings.closeDelay == nil)
  }

  @Test func swipeDirectionsReplaceThoseBefore() {
    var settings = ModalSettings()
    #expect(settings.setSwipeDirections([0, 3, 0]).isEmpty)
    #expect(settings.swipeDirections == [.PWSwipeDismissDown, .PWSwipeDismissRight])
    #expect(settings.setSwipeDirections([1]).isEmpty)
    #expect(settings.swipeDirections == [.PWSwipeDismissUp])
    #expect(settings.setSwipeDirections([]).isEmpty)
    #expect(settings.swipeDirections.isEmpty)
  }

  @Test func noneAmongTheDirectionsTurnsSwipingOff() {
    var settings = ModalSettings()
    #expect(settings.setSwipeDirections([0, 4, 1]).isEmpty)
    #expect(settings.swipeDirections.isEmpty)
  }

  @Test(arguments: [5, -1, 1.5, .nan, .infinity, Double(UInt64.max)])
  func unknownDirectionsAreLeftOut(number: Double) {
    var settings = ModalSettings()
    let ignored = settings.setSwipeDirections([NSNumber(value: number), 2])
    #expect(ignored == [.swipeDirection("\(NSNumber(value: number))")])
    #expect(settings.swipeDirections == [.PWSwipeDismissLeft])
  }

  @Test func cornersAndRadius() {
    var settings = ModalSettings()
    #expect(settings.setCorners([.PWCornerTypeTopLeft, .PWCornerTypeTopRight], radius: 16).isEmpty)
    #expect(settings.corners == [.PWCornerTypeTopLeft, .PWCornerTypeTopRight])
    #expect(settings.cornerRadius == 16)
  }

  @Test(arguments: [-0.5, -CGFloat.infinity])
  func negativeRadiusCountsAsZero(radius: CGFloat) {
    var settings = ModalSettings()
    #expect(settings.setCorners(.PWCornerTypeTopLeft, radius: radius).isEmpty)
    #expect(settings.corners == .PWCornerTypeTopLeft)
    #expect(settings.cornerRadius == 0)
  }

  @Test func radiusThatIsNoNumberChangesNothing() {
    var settings = ModalSettings()
    _ = settings.setCorners(.PWCornerTypeTopLeft, radius: 8)
    #expect(settings.setCorners(.PWCornerTypeTopRight, radius: .nan) == [.cornerRadius("nan")])
    #expect(settings.corners == .PWCornerTypeTopLeft)
    #expect(settings.cornerRadius == 8)
  }

  @Test func bitsThatNameNoCornerRoundNothing() {
    var settings = ModalSettings()
    #expect(settings.setCorners(CornerType(rawValue: 0xF0 | 8), radius: 4).isEmpty)
    #expect(settings.corners == .PWCornerTypeBottomRight)
  }

  @Test func zeroTurnsTheTimerOff() {
    var settings = ModalSettings()
    #expect(settings.setCloseDelay(3).isEmpty)
    #expect(settings.closeDelay == 3)
    #expect(settings.setCloseDelay(0).isEmpty)
    #expect(settings.closeDelay == nil)
  }

  @Test(arguments: [-0.001, -.infinity, .infinity, .nan])
  func senselessDelayChangesNothing(seconds: TimeInterval) {
    var settings = ModalSettings()
    _ = settings.setCloseDelay(3)
    #expect(settings.setCloseDelay(seconds) == [.closeDelay("\(seconds)")])
    #expect(settings.closeDelay == 3)
  }
}
