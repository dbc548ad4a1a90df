// One rich media on its way over the screen.

internal import Foundation

/// A rich media that may appear, from the answer that let it through to its end.
///
/// The whole way is: asked, presenting, presented, dismissing, and closed; or asked, presenting,
/// and failed. Before *presenting* and after *dismissing* there is no presentation.
struct Presentation: Sendable {
  enum Phase: Hashable, Sendable {
    /// Its page is being loaded.
    case loading
    /// It comes in. Loading and coming in are *presenting*.
    case appearing
    /// It has come to rest.
    case presented
    /// It leaves.
    case dismissing
  }

  /// A transition under way.
  struct Motion: Sendable {
    var transition: Transition
    /// When it began, by the platform's clock.
    var start: TimeInterval
  }

  let window: ModalWindow
  /// The settings that held when it was let through.
  let settings: ModalSettings
  var phase = Phase.loading
  /// Whether it is to close as soon as it has come to rest.
  var closesOnceAtRest = false
  /// Where it rests; absent until its page is loaded.
  var rest: WindowPose?
  /// Its latest transition, which may be over.
  var motion: Motion?
  /// The swipe under way.
  var swipe: Swipe?
  /// Rings when the window has come in, or is gone.
  var motionAlarm: Alarm?
  /// Rings when the window is to close by itself.
  var closeAlarm: Alarm?

  init(window: ModalWindow, settings: ModalSettings) {
    self.window = window
    self.settings = settings
  }

  /// Where the window is.
  ///
  /// - Parameter now: The time by the platform's clock.
  func pose(at now: TimeInterval) -> WindowPose? {
    if let swipe, let rest { return rest.moved(by: swipe.offset) }
    return motion.map { $0.transition.pose(at: now - $0.start) } ?? rest
  }
}

/// A moment in the future at which something is to happen; one number stands for each.
struct Alarm: Hashable, Sendable {
  let number: Int
}
