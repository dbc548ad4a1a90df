// A delegate that writes down what it is told, for one test.

import PushwooshFramework
import Synchronization

/// Keeps the failures that it hears of.
final class RecordingDelegate: PWRichMediaPresentingDelegate, Sendable {
  struct Failure {
    var manager: PWRichMediaManager
    var richMedia: PWRichMedia
    var message: String
  }

  private let kept = Mutex<[Failure]>([])

  var failures: [Failure] { kept.withLock { $0 } }

  func richMediaManager(
    _ richMediaManager: PWRichMediaManager, presentingDidFailFor richMedia: PWRichMedia,
    withError error: any Error
  ) {
    let failure = Failure(
      manager: richMediaManager, richMedia: richMedia, message: error.localizedDescription)
    kept.withLock { $0.append(failure) }
  }
}
