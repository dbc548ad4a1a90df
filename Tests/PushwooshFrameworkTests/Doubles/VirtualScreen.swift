// A screen that nobody looks at.

import Foundation

@testable import PushwooshFramework

/// A presenter that keeps in mind what a real one would draw.
final class VirtualScreen: ModalPresenting {
  /// A window on the screen.
  struct Shown {
    let window: ModalWindow
    fileprivate var transition: Transition?
    fileprivate var start: TimeInterval = 0
    fileprivate var pose: WindowPose?

    fileprivate func pose(at now: TimeInterval) -> WindowPose? {
      transition.map { $0.pose(at: now - start) } ?? pose
    }
  }

  /// What the loading of a page comes to.
  enum Page: Sendable {
    case size(CGSize)
    case failure(String)
    /// It takes until the test ends it.
    case pending
  }

  struct LoadingFailed: LocalizedError {
    let errorDescription: String?
  }

  private struct State {
    var screen: Screen
    var page: @Sendable (PWRichMedia) -> Page = { _ in .size(CGSize(width: 300, height: 200)) }
    var shown: [Shown] = []
    var areas: [CGSize] = []
    var loading: [@Sendable (Result<CGSize, any Error>) -> Void] = []
    var most = 0
  }

  private let state: Guarded<State>
  private let clock: VirtualClock
  private let journal: Journal

  init(_ screen: Screen, clock: VirtualClock, journal: Journal) {
    state = Guarded(State(screen: screen))
    self.clock = clock
    self.journal = journal
  }

  var screen: Screen {
    get { state.withLock { $0.screen } }
    set { state.withLock { $0.screen = newValue } }
  }

  /// The windows, the uppermost last.
  var shown: [Shown] { state.withLock { $0.shown } }

  /// What the windows show, the uppermost last.
  var contents: [String] { shown.map(\.window.richMedia.content) }

  /// The largest number of windows that there were at once.
  var mostShown: Int { state.withLock { $0.most } }

  /// The room that each page was loaded for.
  var areas: [CGSize] { state.withLock { $0.areas } }

  /// Where the uppermost window is now.
  var pose: WindowPose? { shown.last?.pose(at: clock.now) }

  /// Says what the loading of each page comes to.
  func pages(_ page: @escaping @Sendable (PWRichMedia) -> Page) {
    state.withLock { $0.page = page }
  }

  /// Ends the loading of the page that has waited longest.
  func finishLoading(_ result: Result<CGSize, any Error>) {
    let answer = state.withLock { $0.loading.isEmpty ? nil : $0.loading.removeFirst() }
    answer?(result)
  }

  func load(
    _ window: ModalWindow, fitting area: CGSize,
    answer: @escaping @Sendable (Result<CGSize, any Error>) -> Void
  ) {
    journal.write("load \(window.richMedia.content)")
    let page = state.withLock { state in
      state.areas.append(area)
      return state.page
    }
    switch page(window.richMedia) {
    case .size(let size): answer(.success(size))
    case .failure(let reason): answer(.failure(LoadingFailed(errorDescription: reason)))
    case .pending: state.withLock { $0.loading.append(answer) }
    }
  }

  func show(_ window: ModalWindow) {
    journal.write("show \(window.richMedia.content)")
    state.withLock { state in
      state.shown.append(Shown(window: window))
      state.most = max(state.most, state.shown.count)
    }
  }

  func animate(_ window: ModalWindow, along transition: Transition) {
    let now = clock.now
    change(window) { shown in
      shown.transition = transition
      shown.start = now
    }
  }

  func move(_ window: ModalWindow, to pose: WindowPose) {
    change(window) { shown in
      shown.transition = nil
      shown.pose = pose
    }
  }

  func remove(_ window: ModalWindow) {
    journal.write("remove \(window.richMedia.content)")
    state.withLock { state in state.shown.removeAll { $0.window === window } }
  }

  private func change(_ window: ModalWindow, _ change: (inout Shown) -> Void) {
    state.withLock { state in
      guard let index = state.shown.firstIndex(where: { $0.window === window }) else {
        journal.write("a window that is not there was changed")
        return
      }
      change(&state.shown[index])
    }
  }
}
