// Time that passes when a test says so.

import Foundation

// Testable, since the programs made of the pages' code are compiled with this file too, and they
// are not of this package.
@testable import PushwooshFramework

/// A clock that stands still until it is moved on.
final class VirtualClock: PresentationClock {
  private struct State {
    var now: TimeInterval = 0
    var last = 0
    var alarms: [Int: (time: TimeInterval, action: @Sendable () -> Void)] = [:]

    /// The next alarm up to a time; of two at the same time, the one that was set first.
    mutating func popNext(until end: TimeInterval) -> (@Sendable () -> Void)? {
      let due = alarms.filter { $0.value.time <= end }
      guard let next = due.min(by: { ($0.value.time, $0.key) < ($1.value.time, $1.key) })
      else { return nil }
      alarms[next.key] = nil
      now = max(now, next.value.time)
      return next.value.action
    }
  }

  private let state = Guarded(State())

  var now: TimeInterval { state.withLock { $0.now } }

  /// How many alarms are set.
  var alarmCount: Int { state.withLock { $0.alarms.count } }

  func wake(
    after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.last += 1
      state.alarms[state.last] = (state.now + seconds, action)
      return state.last
    }
    return { self.state.withLock { $0.alarms[number] = nil } }
  }

  /// Lets time pass; alarms ring at their moment.
  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let action = state.withLock({ $0.popNext(until: end) }) { action() }
    state.withLock { $0.now = end }
  }

  /// Lets time pass until no alarm is set.
  func run() {
    while let action = state.withLock({ $0.popNext(until: .infinity) }) { action() }
  }
}
