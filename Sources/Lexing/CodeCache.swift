// What is known of code that came before.

internal import Synchronization

/// Keeps what is known of code by its hash, from any thread; forgets everything when it holds too
/// much.
///
/// The memory behind it knows nothing of the values' type: what is generic is called through tables
/// by other modules, so that here is as little of it as can be.
package final class CodeCache<Value: Sendable>: Sendable {
  private final class Kept: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let memory: CodeMemory

  /// - Parameter limit: The weight that may be kept.
  package init(limit: Int) { memory = CodeMemory(limit: limit) }

  /// What is known of the code with this hash.
  package subscript(key: CodeHash) -> Value? {
    guard let object = memory.object(for: key) else { return nil }
    return unsafeDowncast(object, to: Kept.self).value
  }

  /// Keeps a value.
  ///
  /// - Parameter weight: About how much memory the value takes, in any unit.
  package func store(_ value: Value, for key: CodeHash, weight: Int) {
    memory.store(Kept(value), for: key, weight: weight)
  }
}

/// The objects of a cache.
private final class CodeMemory: Sendable {
  private struct State {
    var objects: [CodeHash: any AnyObject & Sendable] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func object(for key: CodeHash) -> (any AnyObject & Sendable)? {
    state.withLock { $0.objects[key] }
  }

  func store(_ object: any AnyObject & Sendable, for key: CodeHash, weight: Int) {
    state.withLock { state in
      if state.weight + weight > limit { state = State() }
      if state.objects.updateValue(object, forKey: key) == nil { state.weight += weight }
    }
  }
}
