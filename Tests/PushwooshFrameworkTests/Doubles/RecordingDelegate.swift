// A delegate that writes down what it is asked and told, for one test.

import PushwooshFramework

/// Keeps the failures that it hears of, and writes everything into a journal.
final class RecordingDelegate: PWRichMediaPresentingDelegate, Sendable {
  struct Failure {
    var manager: PWRichMediaManager
    var richMedia: PWRichMedia
    var message: String
  }

  private let kept = Guarded<[Failure]>([])
  private let journal: Journal
  private let answer: @Sendable (PWRichMedia) -> Bool
  private let whenPresented: @Sendable (PWRichMedia) -> Void
  private let whenClosed: @Sendable (PWRichMedia) -> Void

  /// - Parameters:
  ///   - journal: Where everything is written.
  ///   - answer: Answers whether a rich media may appear.
  ///   - whenPresented: Runs when one has appeared.
  ///   - whenClosed: Runs when one is gone.
  init(
    _ journal: Journal = Journal(),
    answer: @escaping @Sendable (PWRichMedia) -> Bool = { _ in true },
    whenPresented: @escaping @Sendable (PWRichMedia) -> Void = { _ in },
    whenClosed: @escaping @Sendable (PWRichMedia) -> Void = { _ in }
  ) {
    self.journal = journal
    self.answer = answer
    self.whenPresented = whenPresented
    self.whenClosed = whenClosed
  }

  var failures: [Failure] { kept.withLock { $0 } }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia
  ) -> Bool {
    journal.write("ask \(richMedia.content)")
    return answer(richMedia)
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia
  ) {
    journal.write("did present \(richMedia.content)")
    whenPresented(richMedia)
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia
  ) {
    journal.write("did close \(richMedia.content)")
    whenClosed(richMedia)
  }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, presentingDidFailFor richMedia: PWRichMedia,
    withError error: any Error
  ) {
    journal.write("failed \(richMedia.content)")
    let failure = Failure(
      manager: richMediaManager, richMedia: richMedia, message: error.localizedDescription)
    kept.withLock { $0.append(failure) }
  }
}
