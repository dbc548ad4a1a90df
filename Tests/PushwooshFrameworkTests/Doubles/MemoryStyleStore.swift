// A store that remembers in memory, for one test.

import PushwooshFramework
import Synchronization

/// Stands for what is left on disk between two launches.
final class MemoryStyleStore: StyleStore {
  private let value: Mutex<String?>
  private let whenWritten: @Sendable () -> Void

  /// - Parameter whenWritten: Runs after each write, as an observer of the store would.
  init(_ value: String? = nil, whenWritten: @escaping @Sendable () -> Void = {}) {
    self.value = Mutex(value)
    self.whenWritten = whenWritten
  }

  func read() -> String? { value.withLock { $0 } }

  func write(_ style: String) {
    value.withLock { $0 = style }
    whenWritten()
  }
}
