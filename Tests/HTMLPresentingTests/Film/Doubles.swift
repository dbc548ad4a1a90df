// What a manager needs besides a platform.

import PushwooshFramework
import Synchronization

/// Remembers nothing.
struct NoStore: StyleStore {
  func read() -> String? { nil }
  func write(_ style: String) {}
}

/// Keeps messages.
final class RecordedLog: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func write(_ line: String) { kept.withLock { $0.append(line) } }
}
