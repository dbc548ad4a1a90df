// The time of a film: it passes as fast as things happen.

internal import Foundation
internal import PushwooshFramework
internal import Synchronization

/// A clock on which nobody waits: the next moment is that of the next alarm.
final class FilmClock: PresentationClock {
  private struct Alarm {
    let number: Int
    let time: TimeInterval
    let action: @Sendable () -> Void
  }

  private struct State {
    var now: TimeInterval = 0
    var lastNumber = 0
    var alarms: [Alarm] = []
  }

  private let state = Mutex(State())

  var now: TimeInterval { state.withLock { $0.now } }

  func wake(
    after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.lastNumber += 1
      let time = state.now + seconds
      state.alarms.append(Alarm(number: state.lastNumber, time: time, action: action))
      return state.lastNumber
    }
    return { self.state.withLock { $0.alarms.removeAll { $0.number == number } } }
  }

  /// Lets time pass until a moment; alarms ring on the way, in the order of their times.
  ///
  /// - Parameter end: In seconds since the film began; absent where all alarms are to ring.
  func run(until end: TimeInterval? = nil) {
    while let action = popNext(until: end ?? .infinity) { action() }
    if let end { state.withLock { $0.now = max($0.now, end) } }
  }

  private func popNext(until end: TimeInterval) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard
        let index = state.alarms.indices.min(by: { state.alarms[$0].time < state.alarms[$1].time }),
        state.alarms[index].time <= end
      else { return nil }
      let alarm = state.alarms.remove(at: index)
      state.now = max(state.now, alarm.time)
      return alarm.action
    }
  }
}
