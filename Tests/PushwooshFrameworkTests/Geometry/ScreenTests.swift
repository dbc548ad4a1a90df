// Where windows stand, on screens of all kinds.

import Foundation
import PushwooshFramework
import Testing

@Suite struct ScreenTests {
  static let screens = [
    Stage.phone,
    // The same phone on its side: the notch left, the home indicator below.
    Screen(size: CGSize(width: 844, height: 390), insets: .init(left: 47, bottom: 21, right: 47)),
    Screen(size: CGSize(width: 320, height: 568), insets: .init(top: 20)),
    Screen(size: CGSize(width: 1_024, height: 1_366), insets: .init(top: 24, bottom: 20)),
    Screen(size: CGSize(width: 60, height: 40), insets: .init(top: 30, bottom: 30)),
    Screen(size: .zero),
  ]
  static let contents = [
    CGSize(width: 300, height: 200), CGSize(width: 5_000, height: 9_000),
    CGSize(width: 1, height: 1), .zero,
  ]

  @Test(arguments: [
    (ModalWindowPosition.PWModalWindowPositionTop, CGRect(x: 45, y: 47, width: 300, height: 200)),
    (.PWModalWindowPositionCenter, CGRect(x: 45, y: 328.5, width: 300, height: 200)),
    (.PWModalWindowPositionBottom, CGRect(x: 45, y: 610, width: 300, height: 200)),
    (.PWModalWindowPositionBottomSheet, CGRect(x: 45, y: 644, width: 300, height: 200)),
    (.PWModalWindowPositionFullScreen, CGRect(x: 0, y: 0, width: 390, height: 844)),
    (.PWModalWindowPositionDefault, CGRect(x: 45, y: 328.5, width: 300, height: 200)),
  ])
  func placesOnAPhone(position: ModalWindowPosition, frame: CGRect) {
    #expect(Stage.phone.frame(of: CGSize(width: 300, height: 200), at: position) == frame)
  }

  @Test(arguments: [
    (ModalWindowPosition.PWModalWindowPositionTop, CGRect(x: 272, y: 0, width: 300, height: 200)),
    (.PWModalWindowPositionCenter, CGRect(x: 272, y: 84.5, width: 300, height: 200)),
    (.PWModalWindowPositionBottom, CGRect(x: 272, y: 169, width: 300, height: 200)),
    (.PWModalWindowPositionBottomSheet, CGRect(x: 272, y: 190, width: 300, height: 200)),
    (.PWModalWindowPositionFullScreen, CGRect(x: 0, y: 0, width: 844, height: 390)),
  ])
  func placesOnAPhoneOnItsSide(position: ModalWindowPosition, frame: CGRect) {
    #expect(Self.screens[1].frame(of: CGSize(width: 300, height: 200), at: position) == frame)
  }

  @Test func contentLargerThanTheScreenFillsTheAreaOfItsPosition() {
    for screen in Self.screens {
      for position in ModalWindowPosition.allCases {
        let frame = screen.frame(of: CGSize(width: 5_000, height: 9_000), at: position)
        #expect(frame == screen.area(for: position), "\(screen) \(position)")
      }
    }
  }

  @Test func noWindowLeavesTheAreaOfItsPosition() {
    for screen in Self.screens {
      for position in ModalWindowPosition.allCases {
        let area = screen.area(for: position)
        #expect(screen.bounds.insetBy(dx: -0.001, dy: -0.001).contains(area))
        for content in Self.contents {
          let frame = screen.frame(of: content, at: position)
          #expect(frame.minX >= area.minX && frame.maxX <= area.maxX, "\(screen) \(position)")
          #expect(frame.minY >= area.minY && frame.maxY <= area.maxY, "\(screen) \(position)")
        }
      }
    }
  }

  @Test func insetsThatLeaveNothingLeaveAnEmptyArea() {
    #expect(Self.screens[4].safeArea == CGRect(x: 0, y: 30, width: 60, height: 0))
    let blind = Screen(size: CGSize(width: 60, height: 40), insets: .init(top: 99, left: 99))
    #expect(blind.safeArea == CGRect(x: 60, y: 40, width: 0, height: 0))
  }

  @Test(arguments: [CGFloat.nan, -1, -CGFloat.infinity])
  func lengthsThatAreNoneCountAsZero(length: CGFloat) {
    let insets = Screen.Insets(top: length, left: length, bottom: length, right: length)
    #expect(insets == Screen.Insets())
    #expect(Screen(size: CGSize(width: length, height: 10)).bounds.width == 0)
    let frame = Stage.phone.frame(
      of: CGSize(width: 100, height: length), at: .PWModalWindowPositionTop)
    #expect(frame == CGRect(x: 145, y: 47, width: 100, height: 0))
  }

  @Test func endlessContentFillsTheArea() {
    let endless = CGSize(width: Double.infinity, height: Double.infinity)
    #expect(
      Stage.phone.frame(of: endless, at: .PWModalWindowPositionCenter) == Stage.phone.safeArea)
  }
}
