// Where a rule about the API and a comparison of code speak of the same spot.

internal import Alignment
internal import Comparison
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// Lets the rule about the API speak, with the code of the source page beside it.
///
/// It goes by place alone: a finding speaks for the statement that it stands in, and within an enum
/// that the page declares for all of it. A fault that the source page has too explains no
/// difference. A call that is wrong only because of a difference before it is not said as well.
enum Arbiter {
  /// Takes out of the comparison what the findings speak of.
  ///
  /// - Parameter findings: What the rules about the API found on the page.
  /// - Returns: The findings, those that a difference explains with the place on the source page.
  static func settle(_ findings: [Diagnostic], _ context: PageContext) -> [Diagnostic] {
    guard !findings.isEmpty, let comparison = context.codeComparison,
      let source = context.alignment?.source.page
    else { return findings }
    var findings = findings
    var consequences: Set<Int> = []
    for (index, block) in comparison.blocks.enumerated() where !block.differences.isEmpty {
      let spoken = spoken(findings, in: block, context)
      guard !spoken.isEmpty else { continue }
      consequences.formUnion(
        spoken.filter { $0.isConsequence(of: block, findings) }.map(\.finding))
      let code = source.codeBlocks[block.source].code
      for difference in block.differences {
        guard let finding = spoken.first(where: { $0.covers(difference) })?.finding else {
          continue
        }
        let place = source.page.place(code.origin(of: difference.source))
        guard !findings[finding].related.contains(where: { $0.message == Wording.source }) else {
          continue
        }
        findings[finding].related.append(Note(place: place, message: Wording.source))
      }
      context.codeComparison?.remove(fromBlock: index) { difference in
        spoken.contains { $0.covers(difference) }
      }
    }
    return consequences.isEmpty
      ? findings : findings.indices.filter { !consequences.contains($0) }.map { findings[$0] }
  }

  /// A stretch of a block that a finding speaks for.
  private struct Spoken {
    var finding: Int
    var range: Range<Int>
    /// Whether missing lines are spoken for as well.
    var isWhole: Bool

    func covers(_ difference: CodeDifference) -> Bool {
      guard difference.kind == .code else { return false }
      if let place = difference.statement { return range.contains(place) }
      let gap = difference.target.lowerBound
      return range.contains(gap) && (isWhole || isInner(gap) && !difference.target.isEmpty)
    }

    /// Whether a call is wrong only because something before it differs from the source page, such
    /// as the type of a variable: the difference says so, and the call is as the source page has it.
    func isConsequence(of block: ComparedBlock, _ findings: [Diagnostic]) -> Bool {
      guard findings[finding].rule == CallMismatch.info.id else { return false }
      let differences = block.differences.filter { $0.kind == .code }
      return differences.contains { $0.target.upperBound <= range.lowerBound }
        && !differences.contains { difference in
          (range.lowerBound...range.upperBound).overlaps(
            difference.target.lowerBound...difference.target.upperBound)
        }
    }

    /// Whether lines that are missing at a place are lines of this statement, such as arguments.
    private func isInner(_ gap: Int) -> Bool { gap > range.lowerBound }
  }

  private static func spoken(
    _ findings: [Diagnostic], in block: ComparedBlock, _ context: PageContext
  ) -> [Spoken] {
    let code = context.analyzed.codeBlocks[block.target]
    let enums = context.analyzed.snippet(ofBlock: block.target)?.findings.enums ?? []
    var statements: Statements?
    return findings.indices.compactMap { index in
      guard !findings[index].alsoInSource else { return nil }
      let position = context.page.lines.offset(of: findings[index].place.range.start)
      guard code.range.contains(position), let offset = code.code.offset(ofOrigin: position) else {
        return nil
      }
      if let declared = enums.first(where: { !$0.isInComment && $0.range.contains(offset) }) {
        return Spoken(finding: index, range: declared.range, isWhole: true)
      }
      statements = statements ?? block.statements
      return statements.map {
        Spoken(finding: index, range: $0.range(at: offset), isWhole: false)
      }
    }
  }
}

private enum Wording {
  static let source = "what the source page writes"
}
