// A phone for a test: a screen, a clock, a vibrating body, and what happens to them.

import Foundation

@testable import PushwooshFramework

/// A virtual phone.
struct Stage {
  /// An upright phone with a notch and a home indicator.
  static let phone = Screen(
    size: CGSize(width: 390, height: 844), insets: Screen.Insets(top: 47, bottom: 34))

  let journal = Journal()
  let clock = VirtualClock()
  let screen: VirtualScreen

  init(_ screen: Screen = Stage.phone) {
    self.screen = VirtualScreen(screen, clock: clock, journal: journal)
  }

  /// What a manager needs to present on it.
  var platform: Platform {
    let journal = journal
    return Platform(presenter: screen, clock: clock) { type in
      journal.write("vibrate \(type.rawValue)")
    }
  }

  /// Lets the window come to rest that is coming in, or a window go that leaves.
  func settle() { clock.advance(by: Transition.seconds) }

  /// Taps the close button of the uppermost window.
  func close() { screen.shown.last?.window.close() }

  /// Closes one window after the other until none is left.
  func closeEverything() {
    settle()
    while !screen.shown.isEmpty {
      close()
      settle()
      settle()
    }
  }

  /// Leads a finger over the uppermost window, one point each hundredth of a second.
  ///
  /// - Parameters:
  ///   - offset: Where it goes from the window's middle, in points.
  ///   - seconds: How long that takes.
  ///   - letGo: Whether it is lifted in the end.
  func swipe(by offset: CGPoint, in seconds: TimeInterval = 1, letGo: Bool = true) {
    guard let top = screen.shown.last, let frame = screen.pose?.frame else { return }
    let steps = max(1, Int(seconds * 100))
    for step in 0...steps {
      if step > 0 { clock.advance(by: seconds / Double(steps)) }
      let part = CGFloat(step) / CGFloat(steps)
      let location = CGPoint(x: frame.midX + offset.x * part, y: frame.midY + offset.y * part)
      top.window.touch(TouchPoint(step == 0 ? .began : .moved, at: location, time: clock.now))
    }
    guard letGo else { return }
    let end = CGPoint(x: frame.midX + offset.x, y: frame.midY + offset.y)
    top.window.touch(TouchPoint(.ended, at: end, time: clock.now))
  }
}

extension Double {
  /// Whether it is another number, apart from what times lose when they are added up.
  func isAbout(_ other: Double) -> Bool { abs(self - other) < 0.00001 }
}
