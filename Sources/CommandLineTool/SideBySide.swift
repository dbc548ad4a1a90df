// Two pieces of work at the same time.

internal import Dispatch
internal import Synchronization

/// Runs work that does not depend on each other on two cores.
enum SideBySide {
  /// Runs both to their ends, and gives what they gave.
  static func run<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let other = Mutex<Second?>(nil)
    return withoutActuallyEscaping(second) { second in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        let value = second()
        other.withLock { $0 = value }
      }
      let value = first()
      group.wait()
      return (value, other.withLock { $0 } ?? second())
    }
  }
}
