// The phone on which the pages' code runs: it belongs to the program made of that code.

import Foundation

@testable import PushwooshFramework

/// A virtual phone with the app that a page's code is part of.
///
/// What it prints for the test begins with `> `; other lines are the page's own.
final class Phone {
  private let stage = Stage()

  init() {
    let failing = VirtualScreen.Page.failure("no such page")
    stage.screen.pages {
      $0.content.hasPrefix("bad") ? failing : .size(CGSize(width: 300, height: 203))
    }
    PWRichMediaManager.shared().attach(stage.platform)
  }

  /// Prints something for the test to compare.
  func say(_ line: String) { print("> \(line)") }

  /// Gets a push with a rich media for each page, and lets each come to rest.
  func push(_ pages: String...) {
    for page in pages { Pushwoosh.configure.handlePushReceived(["rm": #"{"html": "\#(page)"}"#]) }
    wait(Transition.seconds)
  }

  /// Gets a push that nobody can read.
  func pushNonsense() { Pushwoosh.configure.handlePushReceived(["rm": "{"]) }

  /// Lets time pass.
  func wait(_ seconds: TimeInterval) { stage.clock.advance(by: seconds) }

  /// Taps the close button of the uppermost window and lets it go, and what follows come.
  func close() {
    stage.close()
    wait(Transition.seconds)
    wait(Transition.seconds)
  }

  /// Swipes slowly over the uppermost window, and lets go.
  func swipe(_ x: CGFloat, _ y: CGFloat) {
    stage.swipe(by: CGPoint(x: x, y: y))
    wait(Transition.seconds)
  }

  /// Prints where the windows are, the uppermost last.
  func look() {
    let windows = stage.screen.contents.joined(separator: " ")
    guard let pose = stage.screen.pose else { return say("nothing") }
    let frame = pose.frame
    say("\(windows) at \(frame.minX) \(frame.minY), \(frame.width) by \(frame.height)")
  }

  /// Prints the settings that differ from the defaults.
  func settings() {
    let defaults = Mirror(reflecting: ModalSettings()).children
    let current = Mirror(reflecting: PWRichMediaManager.shared().modalSettings).children
    for (old, new) in zip(defaults, current) where text(old.value) != text(new.value) {
      say("\(new.label ?? "") \(text(new.value))")
    }
  }

  /// A value as text, the members of a set in their order.
  private func text(_ value: Any) -> String {
    guard let directions = value as? Set<DismissSwipeDirection> else { return "\(value)" }
    return directions.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.joined(separator: " ")
  }

  /// Prints the radii of the uppermost window: top left, top right, bottom left, bottom right.
  func corners() {
    guard let radii = stage.screen.pose?.corners else { return say("nothing") }
    say("\(radii.topLeft) \(radii.topRight) \(radii.bottomLeft) \(radii.bottomRight)")
  }

  /// Prints what happened on the screen since the last time.
  func story() { say(stage.journal.take().joined(separator: ", ")) }
}

/// A delegate that lets nothing through.
final class Refusal: PWRichMediaPresentingDelegate {
  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia
  ) -> Bool { false }
}
