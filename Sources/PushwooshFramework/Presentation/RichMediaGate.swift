// Where threads meet: what happens is taken in by anyone, and worked off by one at a time.

/// The gate: runs the machine that decides about rich media.
///
/// Whatever happens goes into a mailbox, from any thread. The first to come works it off, and
/// whoever comes meanwhile, on another thread or from inside a delegate's method, only leaves a
/// note. So delegates and presenters are called one at a time, in order, and no lock is held.
final class RichMediaGate: Sendable {
  /// How to call off each alarm that is set.
  typealias Alarms = [Alarm: @Sendable () -> Void]

  /// What one thread at a time has in hand.
  private struct Work: Sendable {
    var machine = PresentationMachine()
    var alarms: Alarms = [:]

    mutating func take(_ event: PresentationMachine.Event) -> [PresentationMachine.Effect] {
      if case .rang(let alarm) = event { alarms[alarm] = nil }
      return machine.take(event)
    }
  }

  private struct State: Sendable {
    var mailbox: [PresentationMachine.Event] = []
    /// Absent while a thread has it in hand.
    var work: Work? = Work()
  }

  private let state = Guarded(State())

  /// Takes in what has happened, and works it off unless another thread is at it.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - perform: Does what is to be done. It may call this method; the event is then taken in
  ///     after everything that is being done.
  func take(
    _ event: PresentationMachine.Event,
    perform: (PresentationMachine.Effect, inout Alarms) -> Void
  ) {
    guard var work = begin(event) else { return }
    while let events = next(&work) {
      if events.isEmpty {
        for effect in work.machine.askNext() { perform(effect, &work.alarms) }
      }
      for event in events {
        for effect in work.take(event) { perform(effect, &work.alarms) }
      }
    }
  }

  /// Leaves a note, and takes the work in hand if nobody has it.
  private func begin(_ event: PresentationMachine.Event) -> Work? {
    state.withLock { state in
      state.mailbox.append(event)
      let work = state.work
      state.work = nil
      return work
    }
  }

  /// What has happened since the last look, nothing if it is time to ask for the next one that
  /// waits; absent once everything is done, and the work is given back.
  private func next(_ work: inout Work) -> [PresentationMachine.Event]? {
    state.withLock { state in
      let events = state.mailbox
      state.mailbox = []
      if events.isEmpty, !work.machine.canAsk {
        state.work = work
        return nil
      }
      return events
    }
  }
}
