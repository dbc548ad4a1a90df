// A log that keeps its messages, for one test.

import PushwooshFramework

/// Keeps what is logged.
final class RecordedLog: Sendable {
  private let kept = Guarded<[String]>([])

  var messages: [String] { kept.withLock { $0 } }

  var write: Log { { message in self.kept.withLock { $0.append(message) } } }
}
