// The door to a platform: what draws the windows.

package import Foundation

/// Loads the pages of rich media and draws their windows, on a platform.
///
/// Everything is decided on this side of the door: a presenter draws what it is told and reports
/// what happens. Its methods are called one at a time, on any thread, and never while a lock is
/// held; it may report back from inside them.
///
/// A window's life, seen from here: ``load(_:fitting:answer:)``; where that fails, nothing more.
/// Else ``show(_:)``, then any number of ``animate(_:along:)`` and ``move(_:to:)``, each of which
/// replaces the one before, and last ``remove(_:)``.
package protocol ModalPresenting: AnyObject, Sendable {
  /// The screen as it is turned now.
  var screen: Screen { get }

  /// Loads the page of a rich media, out of sight.
  ///
  /// The page is foreign HTML: a presenter runs it in a sandbox.
  ///
  /// - Parameters:
  ///   - window: The window to be; its rich media's `body` says what to load.
  ///   - area: The room that the window may use, in points. The page is laid out in this width.
  ///   - answer: Takes the size that the page asks for, in points, or the reason why it cannot be
  ///     shown. To be called on any thread, also before this method returns. The first call
  ///     counts; as long as there is none, the rich media waits, so a presenter gives up in time.
  func load(
    _ window: ModalWindow, fitting area: CGSize,
    answer: @escaping @Sendable (Result<CGSize, any Error>) -> Void)

  /// Puts a window on the screen, above those that are there.
  ///
  /// Its place follows at once, by ``animate(_:along:)``. What it does not cover stays usable.
  func show(_ window: ModalWindow)

  /// Moves a window along a transition, which begins now and ends by itself.
  func animate(_ window: ModalWindow, along transition: Transition)

  /// Puts a window into a pose at once, as a finger leads it.
  func move(_ window: ModalWindow, to pose: WindowPose)

  /// Takes a window from the screen, for good.
  func remove(_ window: ModalWindow)
}
