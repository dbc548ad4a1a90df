// A value that one thread at a time may touch.

internal import Foundation

/// A value behind a lock.
///
/// It does what `Mutex` of the Synchronization module does, with a lock that the thread sanitizer
/// sees: the one in `Mutex` waits inside of a library without its instruments, and contention for
/// it is reported as a race.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  // Unchecked because the value is touched by whoever holds the lock, and by nobody else.
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Reads or changes the value while no other thread can.
  ///
  /// The body calls nothing foreign: whatever it calls must not come back here.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
