// What is known of code that came before.

internal import Synchronization

/// Keeps what is known of code by its hash, from any thread; forgets everything when it holds too
/// much.
package final class CodeCache<Value: Sendable>: Sendable {
  private struct State {
    var values: [CodeHash: Value] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: The weight that may be kept.
  package init(limit: Int) { self.limit = limit }

  /// What is known of the code with this hash.
  package subscript(key: CodeHash) -> Value? {
    state.withLock { $0.values[key] }
  }

  /// Keeps a value.
  ///
  /// - Parameter weight: About how much memory the value takes, in any unit.
  package func store(_ value: Value, for key: CodeHash, weight: Int) {
    state.withLock { state in
      if state.weight + weight > limit { state = State() }
      if state.values.updateValue(value, forKey: key) == nil { state.weight += weight }
    }
  }
}
