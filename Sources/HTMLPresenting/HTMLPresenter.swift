// The presenter that draws HTML: it records what happens on a screen, to be played in a browser.

package import Foundation
package import PushwooshFramework
internal import Synchronization

/// Records what windows do on a screen.
///
/// A browser plays the film later, without the framework: everything that it needs to know about
/// places, times and curves is what the framework told its presenter.
package final class HTMLPresenter: ModalPresenting {
  /// Why a page is not shown.
  package enum Failure: LocalizedError, Hashable, Sendable {
    /// It would have to be fetched; what is written must work without a network.
    case needsNetwork(URL)
    /// There is no page.
    case noPage

    package var errorDescription: String? {
      switch self {
      case .needsNetwork(let url): "The page at \(url) is on the network, and only HTML is drawn."
      case .noPage: "There is no page."
      }
    }
  }

  package let screen: Screen
  private let clock: any PresentationClock
  private let pageSize: CGSize
  private let tracks = Mutex<[Recording]>([])

  private struct Recording {
    let window: ModalWindow
    var track: WindowTrack
  }

  /// Makes a presenter that has recorded nothing.
  ///
  /// - Parameters:
  ///   - screen: The screen of the device.
  ///   - clock: Tells when something happens; the film begins at its 0.
  ///   - pageSize: The size that every page asks for, in points: nobody lays it out before a
  ///     browser does.
  package init(screen: Screen, clock: any PresentationClock, pageSize: CGSize) {
    self.screen = screen
    self.clock = clock
    self.pageSize = pageSize
  }

  /// What has been on the screen so far.
  ///
  /// - Parameter duration: How long the film takes, in seconds; it starts over afterwards.
  package func film(lasting duration: TimeInterval) -> Film {
    Film(screen: screen, duration: duration, tracks: tracks.withLock { $0.map(\.track) })
  }

  /// The windows that have been shown, each above those before it.
  ///
  /// Whoever makes a film in which somebody swipes reports the finger to them.
  package var windows: [ModalWindow] { tracks.withLock { $0.map(\.window) } }

  package func load(
    _ window: ModalWindow, fitting area: CGSize,
    answer: @escaping @Sendable (Result<CGSize, any Error>) -> Void
  ) {
    switch window.richMedia.body {
    case .html: answer(.success(pageSize))
    case .url(let url): answer(.failure(Failure.needsNetwork(url)))
    case .unreadable: answer(.failure(Failure.noPage))
    }
  }

  package func show(_ window: ModalWindow) {
    let track = WindowTrack(html: window.richMedia.content, start: clock.now)
    tracks.withLock { $0.append(Recording(window: window, track: track)) }
  }

  package func animate(_ window: ModalWindow, along transition: Transition) {
    change(window) { $0.changes.append(.init(time: $1, kind: .transition(transition))) }
  }

  package func move(_ window: ModalWindow, to pose: WindowPose) {
    change(window) { $0.changes.append(.init(time: $1, kind: .pose(pose))) }
  }

  package func remove(_ window: ModalWindow) {
    change(window) { $0.end = $1 }
  }

  /// Changes the track of a window; one window is shown once.
  private func change(_ window: ModalWindow, _ change: (inout WindowTrack, TimeInterval) -> Void) {
    let now = clock.now
    tracks.withLock { tracks in
      guard let index = tracks.firstIndex(where: { $0.window === window }) else { return }
      change(&tracks[index].track, now)
    }
  }
}
