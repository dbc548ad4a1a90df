// What is known of code that came before.

package import Synchronization

/// Keeps what is known of code by its hash, from any thread; forgets everything when it holds too
/// much.
///
/// What is called for every piece of code is open to the optimizer of other modules, which would
/// else call it through tables.
package final class CodeCache<Value: Sendable>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var values: [CodeHash: Value] = [:]
    var weight = 0
  }

  @usableFromInline let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: The weight that may be kept.
  package init(limit: Int) { self.limit = limit }

  /// What is known of the code with this hash.
  @inlinable
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
