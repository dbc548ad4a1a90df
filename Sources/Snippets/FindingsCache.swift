// What was found in code that came before.

internal import APIModel
internal import Lexing
internal import Synchronization

/// Keeps findings by fingerprint, from any thread; forgets everything when it holds too much.
final class FindingsCache<Value: Sendable>: Sendable {
  private struct State {
    var values: [CodeHash: Value] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: The weight that may be kept.
  init(limit: Int) { self.limit = limit }

  subscript(key: CodeHash) -> Value? {
    state.withLock { $0.values[key] }
  }

  /// - Parameter weight: About how many names and cases the value holds.
  func store(_ value: Value, for key: CodeHash, weight: Int) {
    state.withLock { state in
      if state.weight + weight > limit { state = State() }
      if state.values.updateValue(value, forKey: key) == nil { state.weight += weight }
    }
  }
}
