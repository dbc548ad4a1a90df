// One list of everything that happened, in its order.

@testable import PushwooshFramework

/// Keeps what happened, in the order in which it did.
final class Journal: Sendable {
  private let kept = Guarded<[String]>([])

  /// Everything since the beginning.
  var lines: [String] { kept.withLock { $0 } }

  func write(_ line: String) { kept.withLock { $0.append(line) } }

  /// Everything since the last call.
  func take() -> [String] {
    kept.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
