// The kind of delegate that pages show, for tests.

import PushwooshFramework

/// Lets one rich media through at a time, with two plain variables and no lock.
///
/// It answers `true` to whatever comes while nothing is open, and so relies on the gate: it must
/// be called by one thread at a time and be asked in the right order.
final class OneAfterTheOther: PWRichMediaPresentingDelegate {
  private var waiting: [PWRichMedia] = []
  private var isOpen = false
  private let journal: Journal
  private let whenClosed: (PWRichMediaManager) -> Void

  /// - Parameters:
  ///   - journal: Where everything is written.
  ///   - whenClosed: Runs when one is gone, before the next one is presented.
  init(_ journal: Journal, whenClosed: @escaping (PWRichMediaManager) -> Void = { _ in }) {
    self.journal = journal
    self.whenClosed = whenClosed
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia
  ) -> Bool {
    if !waiting.contains(where: { $0 === richMedia }) {
      journal.write("first ask \(richMedia.content)")
      waiting.append(richMedia)
    }
    return !isOpen
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia
  ) {
    journal.write("did present \(richMedia.content)")
    isOpen = true
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia
  ) {
    journal.write("did close \(richMedia.content)")
    whenClosed(richMediaManager)
    isOpen = false
    if let index = waiting.firstIndex(where: { $0 === richMedia }) { waiting.remove(at: index) }
    if let next = waiting.first { richMediaManager.present(next) }
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, presentingDidFailFor richMedia: PWRichMedia,
    withError error: any Error
  ) {
    journal.write("failed \(richMedia.content)")
    self.richMediaManager(richMediaManager, didClose: richMedia)
  }
}
