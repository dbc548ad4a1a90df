// The gate that every rich media comes to.

internal import Synchronization

/// Holds the rich media that ask to be presented, in the order in which they came.
///
/// Presenting them is the work of a presenter, and none is attached yet: what has arrived stays
/// here. Usable from any thread.
package final class RichMediaGate: Sendable {
  private let arrivals = Mutex<[PWRichMedia]>([])

  package init() {}

  /// What has arrived, first come first.
  package var held: [PWRichMedia] { arrivals.withLock { $0 } }

  /// Takes an arrival in, behind those that came before it.
  package func hold(_ richMedia: PWRichMedia) {
    arrivals.withLock { $0.append(richMedia) }
  }
}
