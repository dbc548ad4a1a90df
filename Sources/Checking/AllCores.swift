// Work that is independent of each other, on all cores.

internal import Dispatch
internal import Synchronization

/// Does each of many things, one at a time on each core.
///
/// - Returns: What came of them, in their order.
/// - Throws: What the first of them in order throws that can't be done; all are tried.
func onAllCores<Outcome: Sendable>(
  _ count: Int, _ work: @Sendable (_ index: Int) throws -> Outcome
) throws -> [Outcome] {
  let outcomes = Mutex([Result<Outcome, any Error>?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let outcome = Result { try work(index) }
    outcomes.withLock { $0[index] = outcome }
  }
  return try outcomes.withLock { $0 }.compactMap { try $0?.get() }
}
