// The findings that do not count: allowed ones and known ones, in sentences.

internal import Diagnostics

extension Report {
  /// What else was found and does not count, a sentence each.
  var standing: [String] { [allowedSentence, baselineSentence].compactMap { $0 } }

  /// `3 findings are allowed by comments: 2 code-drift, 1 link-drift`.
  private var allowedSentence: String? {
    guard !allowed.isEmpty else { return nil }
    let rules = Dictionary(grouping: allowed, by: \.diagnostic.rule).mapValues(\.count)
    let verb = allowed.count == 1 ? "is" : "are"
    return "\(Wording.count(allowed.count, "finding")) \(verb) allowed by comments: "
      + Wording.skipped(rules)
  }

  /// `41 known findings remain, 2 are gone; …`.
  private var baselineSentence: String? {
    guard let baseline else { return nil }
    let known = baseline.known.count
    let gone = baseline.gone.findingCount
    let unchecked = baseline.unchecked.findingCount
    var parts = ["\(Wording.count(known, "known finding")) \(known == 1 ? "remains" : "remain")"]
    parts.append("\(gone) \(gone == 1 ? "is" : "are") gone")
    if unchecked > 0 {
      parts.append("\(unchecked) \(unchecked == 1 ? "was" : "were") not looked for")
    }
    let advice = gone > 0 ? "; `concord baseline --prune` takes out what is gone" : ""
    return "baseline: " + parts.joined(separator: ", ") + advice
  }
}
