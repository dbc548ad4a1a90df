// How well a code block of the source page goes with one of the translation.

internal import Lexing
internal import Pages

/// Compares code blocks by their words, their language and the sections they stand in.
struct BlockAffinity {
  private let source: Outline
  private let target: Outline
  private let code: [CodeFingerprint]
  private let otherCode: [CodeFingerprint]
  private let targetSections: [Int?]
  private let similarities: ScoreTable

  /// - Parameter targetSections: The section of the target for every section of the source.
  init(_ source: Outline, _ target: Outline, _ targetSections: [Int?]) {
    self.source = source
    self.target = target
    self.targetSections = targetSections
    (code, otherCode) = (source.code, target.code)
    similarities = ScoreTable(code.count, otherCode.count)
  }

  /// Whether two blocks at the same place surely belong together, so that no search is needed.
  func isEvident(_ left: Int, _ right: Int) -> Bool {
    isSameSection(left, right) && haveSameLanguage(left, right) && similarity(left, right) >= 0.6
  }

  /// What a counterpart of the section counts for, and what the same language does; another
  /// language counts as much against a pair.
  private static let (sameSection, sameLanguage) = (0.25, 0.15)
  /// What two blocks need to be a pair.
  private static let threshold = 0.35
  /// The score of equal blocks in counterparts of a section; no two blocks have more.
  static let greatestScore = 1 + sameSection + sameLanguage - threshold

  /// How well two blocks go together; above 0 where they may be a pair.
  func score(_ left: Int, _ right: Int) -> Double {
    let section = isSameSection(left, right) ? Self.sameSection : 0
    let language = haveSameLanguage(left, right) ? Self.sameLanguage : -Self.sameLanguage
    return similarity(left, right) + section + language - Self.threshold
  }

  private func haveSameLanguage(_ left: Int, _ right: Int) -> Bool {
    source.page.codeBlocks[left].language == target.page.codeBlocks[right].language
  }

  /// Whether two blocks that stand alone between pairs are counterparts: they have something in
  /// common, be it less than others.
  func isReplaced(_ left: Int, _ right: Int) -> Bool {
    isSameSection(left, right) && similarity(left, right) >= 0.2
  }

  private func similarity(_ left: Int, _ right: Int) -> Double {
    if source.page.codeHashes[left] == target.page.codeHashes[right] { return 1 }
    return similarities.score(left, right) {
      let (a, b) = (code[left].words, otherCode[right].words)
      return a.isEmpty && b.isEmpty ? 0.3 : a.similarity(to: b)
    }
  }

  /// Whether two blocks belong together although one of them stands at another place.
  func isMoved(_ left: Int, _ right: Int) -> Bool {
    if isSameSection(left, right) { return true }
    return code[left].words.count >= 8 && similarity(left, right) >= 0.9
  }

  /// Whether two blocks stand in sections that are counterparts.
  private func isSameSection(_ left: Int, _ right: Int) -> Bool {
    targetSections[source.sectionOfBlock[left]] == target.sectionOfBlock[right]
  }
}
