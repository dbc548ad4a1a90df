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

  /// - Parameters:
  ///   - differences: Those to take out, of the ones that `comparison` has.
  ///   - renaming: The names that the translation calls otherwise.
  ///   - bringsText: Whether strings that people read may come in, which are in the source's language.
  /// - Returns: nil where that can't be done so that all other differences, and they alone, remain.
  package init?(
    _ comparison: BlockComparison, taking differences: [CodeDifference],
    renaming: [String: String], bringsText: Bool = false
  ) {
    var writer = PatchWriter(comparison, renaming, bringsText: bringsText)
    for difference in differences {
      guard writer.add(difference) else { return nil }
    }
    edits = writer.edits.inOrder
    guard !edits.isEmpty, let code = edits.applied(to: comparison.target.code) else { return nil }
    self.code = code
    let stream = CodeStream(code, comparison.target.language)
    let patched = BlockComparison(source: comparison.source, target: stream)
    guard Self.depths(stream) == Self.depths(comparison.target) || patched.isEqual,
      Self.texts(patched.differences(renaming: renaming))
        == Self.texts(comparison.differences(renaming: renaming), without: differences)
    else { return nil }
  }

  /// How many brackets of each kind are left open in the end: a part of what differs may open one
  /// that another part closes.
  private static func depths(_ stream: CodeStream) -> [Int] {
    stream.elements.reduce(into: [0, 0, 0]) { depths, element in
      guard element.kind == .mark else { return }
      switch stream.code[element.range.lowerBound] {
      case 0x28: depths[0] += 1
      case 0x29: depths[0] -= 1
      case 0x5B: depths[1] += 1
      case 0x5D: depths[1] -= 1
      case 0x7B: depths[2] += 1
      case 0x7D: depths[2] -= 1
      default: break
      }
    }
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
