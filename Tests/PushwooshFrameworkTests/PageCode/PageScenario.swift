// What the code of each page must cause.

/// What is done with a block once its code has run, and what must come of it.
struct PageScenario: Sendable {
  /// What the block's code holds, whatever the language of its comments and texts.
  let marks: [String]
  /// Code in the block's own scope, with the `phone` that it runs on.
  let code: String
  /// What the phone says.
  let says: [String]
  /// For each line that the page's code prints, what stands in it.
  var prints: [[String]] = []
  /// Whether the modal style is set before the block runs.
  var isModal = true
  /// Whether pages on the older API cause the same.
  var holdsForOlderAPI = true

  /// The scenario of a block: the first one whose marks it holds.
  static func scenario(of block: PageBlock) -> PageScenario? {
    (demo + enums + corpus).first { $0.marks.allSatisfy(block.code.contains) }
  }
}
