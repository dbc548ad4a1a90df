// A store that remembers in memory, for one test.

import PushwooshFramework

/// Stands for what is left on disk between two launches.
final class MemoryStyleStore: StyleStore {
  private let value: Guarded<String?>
  private let beforeWriting: @Sendable () -> Void

  /// - Parameter beforeWriting: Runs at the start of each write: another thread's work, or an observer's.
  init(_ value: String? = nil, beforeWriting: @escaping @Sendable () -> Void = {}) {
    self.value = Guarded(value)
    self.beforeWriting = beforeWriting
  }

  func read() -> String? { value.withLock { $0 } }

  func write(_ style: String) {
    beforeWriting()
    value.withLock { $0 = style }
  }
}
