// Where links lead, remembered for a run.

internal import Diagnostics
internal import Synchronization

/// Remembers what destinations mean, for all threads of a run.
final class LinkMemory: Sendable {
  struct Question: Hashable {
    var destination: String
    var locale: LanguageTag
    /// The page that a relative link stands on; empty for other links, which mean the same
    /// everywhere.
    var file: String
  }

  private let answers = Mutex<[Question: LinkTarget]>([:])
  /// More answers are not kept, so that a run over any tree stays small.
  private static let limit = 20_000

  /// The answer to a question, found out where it is not known.
  func answer(_ question: Question, _ find: () -> LinkTarget) -> LinkTarget {
    if let known = answers.withLock({ $0[question] }) { return known }
    let found = find()
    answers.withLock { if $0.count < Self.limit { $0[question] = found } }
    return found
  }
}
