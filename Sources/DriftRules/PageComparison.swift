// What differs between the code of a page and that of its source page.

package import Comparison
internal import Diagnostics
internal import Lexing

/// A code block and its counterpart on the source page.
package struct ComparedBlock: Sendable {
  /// Indices of the blocks of both pages.
  package let source: Int
  package let target: Int
  let language: CodeLanguage
  /// Absent where the blocks are equal to the byte.
  private(set) var comparison: BlockComparison?
  /// What there is to say of the block; nil for nearly all.
  private var remarks: Remarks?

  init(source: Int, target: Int, language: CodeLanguage) {
    self.source = source
    self.target = target
    self.language = language
  }

  /// Typographic characters in the code of the translation.
  var marks: [TypographicMark] { remarks?.marks ?? [] }

  /// What differs, in the order of the code, but for names that are consistently others.
  package var differences: [CodeDifference] { remarks?.differences ?? [] }

  /// The names that the translation calls otherwise, by those of the source page.
  var renaming: [String: String] { remarks?.renaming ?? [:] }

  /// The statements of the translation, where the code differs.
  package var statements: Statements? { comparison.map { Statements($0.target) } }

  /// Compares the code of the translation, plain characters taken for typographic ones.
  mutating func compare(_ code: CodeStream, _ other: CodeStream) {
    let marks = CodeTypography.marks(in: other, source: code)
    var other = other
    if !marks.isEmpty {
      other = CodeStream(CodeTypography.plain(other.code, marks), language)
      remarks = Remarks(marks: marks, differences: [], renaming: [:])
    }
    comparison = BlockComparison(source: code, target: other)
  }

  /// Takes down what differs.
  mutating func note(_ differences: [CodeDifference], renaming: [String: String]) {
    remarks = Remarks(marks: marks, differences: differences, renaming: renaming)
  }

  /// What there is to say of a block, kept apart: a block is copied far more often than asked.
  private final class Remarks: Sendable {
    let marks: [TypographicMark]
    let differences: [CodeDifference]
    let renaming: [String: String]

    init(
      marks: [TypographicMark], differences: [CodeDifference], renaming: [String: String]
    ) {
      self.marks = marks
      self.differences = differences
      self.renaming = renaming
    }
  }
}

/// The code of a page beside that of its source page.
package struct PageComparison: Sendable {
  /// A name that the page calls otherwise, where it does so first.
  struct Renamed: Sendable {
    var block: ComparedBlock
    var evidence: RenamingEvidence
  }

  /// The blocks that have a counterpart and hold code, in the order of the page.
  package internal(set) var blocks: [ComparedBlock]
  /// Each name once.
  let renamed: [Renamed]

  init(
    _ blocks: [ComparedBlock], locale: LanguageTag, isAPI: (String) -> Bool
  ) {
    self.blocks = blocks
    // Nearly all translated code says the same.
    let differing = blocks.indices.filter { blocks[$0].comparison?.isEqual == false }
    guard !differing.isEmpty else {
      renamed = []
      return
    }
    let candidates = differing.map { index in
      (blocks[index].comparison?.renamings ?? []).filter { !isAPI($0.renaming.source) }
    }
    let accepted = Self.accepted(candidates.joined())
    var renamed: [Renaming: Renamed] = [:]
    for (index, evidence) in zip(differing, candidates) {
      guard let comparison = blocks[index].comparison else { continue }
      var names: [String: String] = [:]
      for evidence in evidence where evidence.role != .other {
        guard accepted.contains(evidence.renaming) else { continue }
        names[evidence.renaming.source] = evidence.renaming.target
        if renamed[evidence.renaming] == nil {
          renamed[evidence.renaming] = Renamed(block: blocks[index], evidence: evidence)
        }
      }
      let differences = LocalizedExamples.remove(
        from: comparison.differences(renaming: names), comparison.target.code, locale)
      self.blocks[index].note(differences, renaming: names)
    }
    self.renamed = renamed.values.sorted {
      ($0.block.target, $0.evidence.target.lowerBound)
        < ($1.block.target, $1.evidence.target.lowerBound)
    }
  }

  /// The names that may be others: declared on the page, placeholders, and values that it uses more
  /// than once.
  private static func accepted(_ evidence: some Sequence<RenamingEvidence>) -> Set<Renaming> {
    var counts: [Renaming: Int] = [:]
    var targets: [String: Set<String>] = [:]
    for evidence in evidence {
      targets[evidence.renaming.source, default: []].insert(evidence.renaming.target)
      switch evidence.role {
      case .declared, .placeholder: counts[evidence.renaming, default: 0] += 2
      case .value(let count): counts[evidence.renaming, default: 0] += count
      case .other: break
      }
    }
    return Set(
      counts.filter { $0.value >= 2 && targets[$0.key.source]?.count == 1 }.keys)
  }

  /// Leaves out differences of a block that another finding speaks of.
  package mutating func remove(
    fromBlock index: Int, where isSpoken: (CodeDifference) -> Bool
  ) {
    let block = blocks[index]
    blocks[index].note(
      block.differences.filter { !isSpoken($0) }, renaming: block.renaming)
  }
}
