// The requirement's sentences about positions, corners and haptics.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: position, corners, haptics") struct WindowBehaviourTests {
  let launch = Launch(style: .modal)

  var modal: PWModalRichMedia { launch.media.modalRichMedia }
  var screen: VirtualScreen { launch.stage.screen }

  func place(at position: ModalWindowPosition, content: CGSize) -> CGRect? {
    modal.configure(
      position: position, presentAnimation: .PWAnimationPresentNone,
      dismissAnimation: .PWAnimationDismissNone)
    screen.pages { _ in .size(content) }
    launch.present()
    return screen.pose?.frame
  }

  @Test(
    "Top, center and bottom lie inside the safe area",
    arguments: [
      ModalWindowPosition.PWModalWindowPositionTop, .PWModalWindowPositionCenter,
      .PWModalWindowPositionBottom,
    ], [CGSize(width: 300, height: 200), CGSize(width: 999, height: 9_999)])
  func insideTheSafeArea(position: ModalWindowPosition, content: CGSize) throws {
    let frame = try #require(place(at: position, content: content))
    #expect(Stage.phone.safeArea.contains(frame))
    let gaps = (frame.minY - 47, 810 - frame.maxY)
    switch position {
    case .PWModalWindowPositionTop: #expect(gaps.0 == 0)
    case .PWModalWindowPositionBottom: #expect(gaps.1 == 0)
    default: #expect(gaps.0 == gaps.1)
    }
  }

  @Test("Bottom sheet touches the very bottom and ignores the safe area there")
  func bottomSheet() {
    let sheet = ModalWindowPosition.PWModalWindowPositionBottomSheet
    let small = place(at: sheet, content: CGSize(width: 390, height: 200))
    #expect(small == CGRect(x: 0, y: 644, width: 390, height: 200))
    let large = place(at: sheet, content: CGSize(width: 390, height: 9_999))
    #expect(large == CGRect(x: 0, y: 47, width: 390, height: 797))
  }

  @Test("Full screen ignores it everywhere")
  func fullScreen() {
    let content = CGSize(width: 10, height: 10)
    #expect(
      place(at: .PWModalWindowPositionFullScreen, content: content) == Stage.phone.bounds)
  }

  @Test("Default is center")
  func defaultIsCenter() {
    let content = CGSize(width: 300, height: 200)
    let center = place(at: .PWModalWindowPositionCenter, content: content)
    #expect(center != nil)
    #expect(place(at: .PWModalWindowPositionDefault, content: content) == center)
  }

  @Test(
    "The height follows the content, never beyond the area it may use",
    arguments: [(0, 0), (120.5, 120.5), (763, 763), (764, 763), (1e9, 763)])
  func heightFollowsTheContent(content: CGFloat, height: CGFloat) {
    let size = CGSize(width: 300, height: content)
    #expect(place(at: .PWModalWindowPositionCenter, content: size)?.height == height)
    #expect(screen.areas == [CGSize(width: 390, height: 763)])
  }

  @Test("The screen behind is not blocked")
  func theScreenBehindIsNotBlocked() {
    launch.present()
    #expect(screen.shown.count == 1, "the window, and nothing behind it")
    #expect(screen.pose?.frame.contains(CGPoint(x: 195, y: 300)) == false)
  }

  @Test("Corners round exactly the named corners", arguments: 0..<16 as Range<UInt>)
  func corners(bits: UInt) {
    modal.setCornerType(CornerType(rawValue: bits), withRadius: 16)
    launch.present()
    #expect(
      screen.pose?.corners
        == CornerRadii(
          CornerType(rawValue: bits), radius: 16, size: CGSize(width: 300, height: 200)))
  }

  @Test(
    "Radius in points, never negative, at most half of the shorter side",
    arguments: [(16, 16), (-3, 0), (100, 100), (101, 100)] as [(CGFloat, CGFloat)])
  func radius(set: CGFloat, drawn: CGFloat) {
    modal.setCornerType(.PWCornerTypeBottomRight, withRadius: set)
    launch.present()
    #expect(screen.pose?.corners.bottomRight == drawn)
    #expect(screen.pose?.corners.topLeft == 0)
  }

  @Test("Haptics play once, when the window appears")
  func hapticsPlayOnce() {
    modal.setHapticFeedbackType(.PWHapticFeedbackLight)
    modal.setDismissSwipeDirections([0])
    screen.pages { _ in .pending }
    launch.manager.present(richMedia("A"))
    launch.stage.clock.advance(by: 9)
    #expect(launch.journal.take() == ["load A"])
    screen.finishLoading(.success(CGSize(width: 300, height: 200)))
    #expect(launch.journal.take() == ["show A", "vibrate 0"])
    launch.stage.settle()
    launch.stage.swipe(by: CGPoint(x: 0, y: 20))
    launch.stage.close()
    launch.stage.settle()
    #expect(launch.journal.take() == ["remove A"])
  }

  @Test("None is the default: no haptics")
  func noHapticsByDefault() {
    launch.present()
    modal.setHapticFeedbackType(.PWHapticFeedbackNone)
    launch.present("B")
    #expect(launch.journal.lines == ["load A", "show A", "load B", "show B"])
  }

  @Test("A setting applies from the next window on")
  func settingsApplyFromTheNextWindowOn() {
    launch.present()
    let before = screen.pose
    modal.configure(
      position: .PWModalWindowPositionTop, presentAnimation: .PWAnimationPresentNone,
      dismissAnimation: .PWAnimationDismissNone)
    modal.setCornerType(.PWCornerTypeTopLeft, withRadius: 9)
    modal.closeAfter(1)
    launch.stage.clock.advance(by: 5)
    #expect(screen.pose == before)
    launch.present("B")
    #expect(screen.pose?.frame.minY == 47)
    launch.stage.clock.advance(by: 5)
    #expect(screen.contents == ["A"])
  }
}
