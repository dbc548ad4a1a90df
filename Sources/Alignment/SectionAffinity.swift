// How well a section of the source page goes with one of the translation.

internal import Pages
internal import Snippets

/// Compares sections by what does not get translated: level, anchor, names, numbers and links.
final class SectionAffinity {
  let source: Outline
  let target: Outline
  private let words: SectionWords
  private let otherWords: SectionWords
  private let scores: ScoreTable

  init(source: Outline, target: Outline) {
    self.source = source
    self.target = target
    words = source.words
    otherWords = target.words
    scores = ScoreTable(source.sections.count, target.sections.count)
  }

  /// How much sections have in common where no other could be meant.
  static let certain = 0.8
  /// How much sections at the same place have in common that surely belong together.
  static let evident = 0.5

  /// How much two sections at the same place have in common.
  ///
  /// - Returns: Nil where they are not alike enough for a search to be left out; where it is
  ///   `certain`, they may have more in common.
  func evidence(_ left: Int, _ right: Int) -> Double? {
    let (a, b) = (source.sections[left], target.sections[right])
    guard a.level == b.level, a.blocks.count == b.blocks.count else { return nil }
    let similarity = words.similarity(
      left, to: right, of: otherWords, enough: Self.certain)
    guard let similarity else { return 0 }
    return similarity >= Self.evident ? similarity : nil
  }

  /// How much two sections have in common, from 0 to 1.
  func similarity(_ left: Int, _ right: Int) -> Double {
    words[left].similarity(to: otherWords[right])
  }

  /// Whether two sections have so much in common that no other could be meant.
  func isCertain(_ left: Int, _ right: Int) -> Bool {
    similarity(left, right) >= Self.certain
  }

  /// Whether two sections belong together although one of them stands at another place.
  func isMoved(_ left: Int, _ right: Int) -> Bool {
    let score = score(left, right)
    if isPlain(left, right) { return score > 0 && haveSameShape(left, right) }
    return score >= 1 && (score >= 1.6 || similarity(left, right) >= 0.35)
  }

  /// Whether neither of two sections has anything that stands the same in every language.
  private func isPlain(_ left: Int, _ right: Int) -> Bool {
    words[left].isEmpty && otherWords[right].isEmpty
  }

  /// Whether two sections are made of the same kinds of text in the same order, more than a
  /// paragraph, and of about the same length.
  func haveSameShape(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (source.units(inSection: left), target.units(inSection: right))
    guard a.count > 2, a.count == b.count,
      zip(a, b).allSatisfy({ source.parts.units[$0].kind == target.parts.units[$1].kind })
    else { return false }
    let (length, other) = (source.sections[left].range.count, target.sections[right].range.count)
    return 2 * min(length, other) >= max(length, other)
  }

  /// How well two sections go together; above 0 where they may be a pair.
  func score(_ left: Int, _ right: Int) -> Double {
    scores.score(left, right) {
      let (a, b) = (source.sections[left], target.sections[right])
      return level(a, b) + heading(a, b) + content(left, right) + shape(left, right) - 0.8
    }
  }

  /// Equal levels speak for a pair; a recovered heading has no level to go by.
  private func level(_ a: Section, _ b: Section) -> Double {
    if target.page.isUnfenced || source.page.isUnfenced { return 0.6 }
    switch abs(a.level - b.level) {
    case 0: return 1
    case 1: return 0.3
    default: return -0.7
    }
  }

  /// Equal headings speak for a pair, and so do the names in them; other names speak against it.
  private func heading(_ a: Section, _ b: Section) -> Double {
    guard let i = a.heading, let j = b.heading else { return 0 }
    let (headings, others) = (source.page.headings, target.page.headings)
    if let anchor = headings[i].anchor, anchor == others[j].anchor { return 1.5 }
    if headings[i].text == others[j].text { return 1 }
    let (names, otherNames) = (source.headingWords.names[i], target.headingWords.names[j])
    guard names.isEmpty || otherNames.isEmpty else {
      return 2 * names.similarity(to: otherNames) - 1
    }
    return sharesWords(i, j) ? 0.8 : 0
  }

  /// Whether all that one heading has in ASCII stands in the other: `Self` in “Self 类型”.
  private func sharesWords(_ heading: Int, _ other: Int) -> Bool {
    let (left, right) = (source.headingWords.all[heading], target.headingWords.all[other])
    return left.containment(in: right) == 1 || right.containment(in: left) == 1
  }

  private func content(_ left: Int, _ right: Int) -> Double {
    let (a, b) = (source.sections[left], target.sections[right])
    if isPlain(left, right) { return 0.4 + length(a, b) }
    let common = 2 * similarity(left, right) + length(a, b)
    return a.blocks.count == b.blocks.count ? common + 0.2 : common
  }

  /// A little for about as many paragraphs and list items, and more for the same ones where there is
  /// nothing else to go by.
  private func shape(_ left: Int, _ right: Int) -> Double {
    if isPlain(left, right) { return haveSameShape(left, right) ? 0.2 : 0 }
    let (count, other) = (source.units(inSection: left).count, target.units(inSection: right).count)
    return 0.1 * Double(min(count, other)) / Double(max(count, other, 1))
  }

  /// A little for about the same share of the page, which tells sections apart that have the same
  /// in common.
  private func length(_ a: Section, _ b: Section) -> Double {
    let length = Double(a.range.count) * Double(target.page.page.bytes.count)
    let other = Double(b.range.count) * Double(source.page.page.bytes.count)
    return 0.1 * min(length, other) / max(length, other, 1)
  }
}

extension Outline {
  /// The runs of text of a section, as indices of all.
  fileprivate func units(inSection index: Int) -> Range<Int> {
    let range = sections[index].range
    let start = parts.units.firstIndex(startingAt: range.lowerBound)
    return start..<max(start, parts.units.firstIndex(startingAt: range.upperBound))
  }
}
