// The time of the device.

internal import Dispatch
package import Foundation

/// The time of the device, which stands still while the device sleeps.
package struct DispatchClock: PresentationClock {
  private static let queue = DispatchQueue(label: "PushwooshFramework.clock")

  package init() {}

  package var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  package func wake(
    after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let work = Work(DispatchWorkItem(block: action))
    Self.queue.asyncAfter(deadline: .now() + seconds, execute: work.item)
    return { work.item.cancel() }
  }

  /// Carries a work item between threads.
  ///
  /// Unchecked because Dispatch does not say what it is: a work item may be cancelled anywhere.
  private struct Work: @unchecked Sendable {
    let item: DispatchWorkItem

    init(_ item: DispatchWorkItem) { self.item = item }
  }
}
