// What is known of code that came before.

internal import Synchronization

/// Keeps what is known of code by its hash, from any thread; forgets everything when it holds too
/// much.
///
/// The memory behind it knows nothing of the values' type: what is generic would be called through
/// tables from other modules, for every piece of code.
package final class CodeCache<Value: Sendable>: Sendable {
  @usableFromInline
  final class Kept: Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline let memory: CodeMemory

  /// - Parameter limit: The weight that may be kept.
  package init(limit: Int) { memory = CodeMemory(limit: limit) }

  /// What is known of the code with this hash.
  @inlinable
  package subscript(key: CodeHash) -> Value? {
    memory.object(for: key).map { unsafeDowncast($0, to: Kept.self).value }
  }

  /// Keeps a value.
  ///
  /// - Parameter weight: About how much memory the value takes, in any unit.
  package func store(_ value: Value, for key: CodeHash, weight: Int) {
    memory.store(Kept(value), for: key, weight: weight)
  }
}

/// The objects of a cache.
@usableFromInline
final class CodeMemory: Sendable {
  private struct State {
    var objects: [CodeHash: any AnyObject & Sendable] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  @usableFromInline
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
