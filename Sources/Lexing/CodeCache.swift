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
    /// Indices into the other two, found by the low bits of a hash; -1 for none.
    var slots = [Int32](repeating: -1, count: 64)
    var keys: [CodeHash] = []
    var values: [any AnyObject & Sendable] = []
    var weight = 0

    /// Where the hash stands in the slots, or would stand.
    func slot(of key: CodeHash) -> Int {
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: key.low) & mask
      while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & mask }
      return slot
    }

    mutating func store(_ value: any AnyObject & Sendable, for key: CodeHash) -> Bool {
      let slot = slot(of: key)
      if slots[slot] >= 0 {
        values[Int(slots[slot])] = value
        return false
      }
      slots[slot] = Int32(keys.count)
      keys.append(key)
      values.append(value)
      if keys.count * 2 > slots.count { grow() }
      return true
    }

    private mutating func grow() {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for index in keys.indices { slots[slot(of: keys[index])] = Int32(index) }
    }
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  @usableFromInline
  subscript(key: CodeHash) -> (any AnyObject & Sendable)? {
    state.withLock { state in
      let index = state.slots[state.slot(of: key)]
      return index < 0 ? nil : state.values[Int(index)]
    }
  }

  func store(_ value: any AnyObject & Sendable, for key: CodeHash, weight: Int) {
    state.withLock { state in
      if state.weight + weight > limit { state = State() }
      if state.store(value, for: key) { state.weight += weight }
    }
  }
}
