// What is known of code that came before.

internal import Synchronization

/// Keeps what is known of code by its hash, from any thread; forgets everything when it holds too
/// much.
///
/// It is asked for every piece of code: the table knows nothing of the type of the values, so that
/// no call goes through tables of types.
@usableFromInline
package final class CodeCache<Value: Sendable>: Sendable {
  @usableFromInline
  final class Entry: Sendable {
    @usableFromInline let value: Value

    init(_ value: Value) { self.value = value }
  }

  @usableFromInline let table: CodeTable

  /// - Parameter limit: The weight that may be kept.
  package init(limit: Int) { table = CodeTable(limit: limit) }

  /// What is known of the code with this hash.
  @inlinable
  package subscript(key: CodeHash) -> Value? {
    guard let entry = table[key] else { return nil }
    return unsafeDowncast(entry, to: Entry.self).value
  }

  /// Keeps a value.
  ///
  /// - Parameter weight: About how much memory the value takes, in any unit.
  package func store(_ value: Value, for key: CodeHash, weight: Int) {
    table.store(Entry(value), for: key, weight: weight)
  }
}

/// Objects by the hashes of code.
@usableFromInline
package final class CodeTable: Sendable {
  private struct State {
    var values: [CodeHash: any AnyObject & Sendable] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  @usableFromInline
  subscript(key: CodeHash) -> (any AnyObject & Sendable)? {
    state.withLock { $0.values[key] }
  }

  func store(_ value: any AnyObject & Sendable, for key: CodeHash, weight: Int) {
    state.withLock { state in
      if state.weight + weight > limit { state = State() }
      if state.values.updateValue(value, forKey: key) == nil { state.weight += weight }
    }
  }
}
