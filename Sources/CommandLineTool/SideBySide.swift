// Two pieces of work at the same time.

internal import Dispatch
internal import Synchronization

/// Runs work that does not depend on each other on two cores.
enum SideBySide {
  /// Runs both to their ends, and gives what they gave.
  ///
  /// - Parameter first: May ask whether the second is still at work.
  static func run<First: Sendable, Second: Sendable>(
    _ first: @Sendable (_ isOtherAtWork: () -> Bool) -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let other = Mutex<Second?>(nil)
    return withoutActuallyEscaping(second) { second in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        let value = second()
        other.withLock { $0 = value }
      }
      let value = first { other.withLock { $0 == nil } }
      group.wait()
      // It was waited for, so its value is there.
      return (value, other.withLock { $0 } ?? second())
    }
  }
}
