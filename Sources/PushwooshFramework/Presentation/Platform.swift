// What a platform brings along.

package import Foundation

/// Everything that presenting needs from outside.
package struct Platform: Sendable {
  /// Plays a haptic feedback, once.
  package typealias Haptics = @Sendable (HapticFeedbackType) -> Void

  /// Draws the windows.
  package let presenter: any ModalPresenting
  /// Tells the time.
  package let clock: any PresentationClock
  /// Makes the device vibrate; never told to play ``HapticFeedbackType/PWHapticFeedbackNone``.
  package let playHaptics: Haptics

  package init(
    presenter: any ModalPresenting, clock: any PresentationClock = DispatchClock(),
    playHaptics: @escaping Haptics = { _ in }
  ) {
    self.presenter = presenter
    self.clock = clock
    self.playHaptics = playHaptics
  }
}

/// Tells the time and wakes whoever waits for it.
///
/// Usable from any thread.
package protocol PresentationClock: Sendable {
  /// The seconds since some moment in the past; they never go back.
  var now: TimeInterval { get }

  /// Runs something once, after a number of seconds, on any thread.
  ///
  /// It never runs before this method returns.
  ///
  /// - Returns: Calls it off, if it has not run yet.
  func wake(
    after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void
}
