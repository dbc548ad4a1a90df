// The time that a thread works, however busy the machine is.

internal import Foundation

/// The processor time that the calling thread spends on some work: what other programs do on a busy
/// machine does not count.
package func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
