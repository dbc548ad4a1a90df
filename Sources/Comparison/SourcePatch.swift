// What to change in the code of a translation so that it says what the source's code says.

/// The edits that take some differences out of the code of a translation.
///
/// Tokens alone are changed: comments, the text of strings and the layout around them stay to the
/// byte. What comes in as whole lines comes without the source's comments, which are in its language.
package struct SourcePatch: Sendable {
  /// In the order of the code, none overlapping.
  package let edits: [CodeEdit]
  /// The code of the translation with the edits made.
  package let code: [UInt8]
  /// Whether nothing but tokens that both have in one place is exchanged, so that no comment could
  /// come to stand at other code than it was written for.
  package let isExact: Bool

  /// - Parameters:
  ///   - differences: Those to take out, of the ones that `comparison` has.
  ///   - renaming: The names that the translation calls otherwise.
  /// - Returns: nil where that can't be done so that all other differences, and they alone, remain.
  package init?(
    _ comparison: BlockComparison, taking differences: [CodeDifference],
    renaming: [String: String]
  ) {
    var writer = PatchWriter(comparison, renaming)
    for difference in differences {
      guard writer.add(difference) else { return nil }
    }
    edits = writer.edits.inOrder
    isExact = writer.isExact
    guard !edits.isEmpty, let code = edits.applied(to: comparison.target.code) else { return nil }
    self.code = code
    let patched = BlockComparison(
      source: comparison.source, target: CodeStream(code, comparison.target.language))
    guard
      Self.texts(patched.differences(renaming: renaming))
        == Self.texts(comparison.differences(renaming: renaming), without: differences)
    else { return nil }
  }

  /// What differences say, in any order.
  private static func texts(
    _ differences: [CodeDifference], without taken: [CodeDifference] = []
  ) -> [[String]] {
    let taken = Set(taken)
    return differences.filter { !taken.contains($0) }.map { [$0.sourceText, $0.targetText] }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
