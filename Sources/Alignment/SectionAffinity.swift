// How well a section of the source page goes with one of the translation.

internal import Pages
internal import Snippets

/// Compares sections by what does not get translated: level, anchor, names, numbers and links.
struct SectionAffinity {
  let source: Outline
  let target: Outline
  private let words: HeadingWords
  private let otherWords: HeadingWords

  init(source: Outline, target: Outline) {
    self.source = source
    self.target = target
    words = HeadingWords(source)
    otherWords = HeadingWords(target)
  }

  /// Whether two sections at the same place surely belong together, so that no search is needed.
  func isEvident(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (source.sections[left], target.sections[right])
    guard a.level == b.level, a.blocks.count == b.blocks.count else { return false }
    if a.fingerprint.isEmpty && b.fingerprint.isEmpty { return true }
    return a.fingerprint.similarity(to: b.fingerprint) >= 0.5
  }

  /// Whether two sections have so much in common that no other could be meant.
  func isCertain(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (source.sections[left].fingerprint, target.sections[right].fingerprint)
    return a.similarity(to: b) >= 0.8
  }

  /// Whether two sections belong together although one of them stands at another place.
  func isMoved(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (source.sections[left].fingerprint, target.sections[right].fingerprint)
    let score = score(left, right)
    if a.isEmpty && b.isEmpty { return score > 0 && haveSameShape(left, right) }
    return score >= 1 && (a.similarity(to: b) >= 0.35 || score >= 1.6)
  }

  /// Whether two sections are made of the same kinds of text in the same order, more than a
  /// paragraph, and of about the same length.
  func haveSameShape(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (source.units(inSection: left), target.units(inSection: right))
    guard a.count > 2, a.count == b.count, zip(a, b).allSatisfy({ $0.kind == $1.kind }) else {
      return false
    }
    let (length, other) = (source.sections[left].range.count, target.sections[right].range.count)
    return 2 * min(length, other) >= max(length, other)
  }

  /// How well two sections go together; above 0 where they may be a pair.
  func score(_ left: Int, _ right: Int) -> Double {
    let (a, b) = (source.sections[left], target.sections[right])
    return level(a, b) + heading(a, b) + content(a, b) + shape(left, right) - 0.8
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
    let (left, right) = (source.page.headings[i], target.page.headings[j])
    if let anchor = left.anchor, anchor == right.anchor { return 1.5 }
    if left.text == right.text { return 1 }
    let (names, others) = (words.names[i], otherWords.names[j])
    guard names.isEmpty || others.isEmpty else { return 2 * names.similarity(to: others) - 1 }
    return sharesWords(i, j) ? 0.8 : 0
  }

  /// Whether all that one heading has in ASCII stands in the other: `Self` in “Self 类型”.
  private func sharesWords(_ heading: Int, _ other: Int) -> Bool {
    let (left, right) = (words.all[heading], otherWords.all[other])
    return left.containment(in: right) == 1 || right.containment(in: left) == 1
  }

  private func content(_ a: Section, _ b: Section) -> Double {
    if a.fingerprint.isEmpty && b.fingerprint.isEmpty { return 0.4 + length(a, b) }
    let common = 2 * a.fingerprint.similarity(to: b.fingerprint) + length(a, b)
    return a.blocks.count == b.blocks.count ? common + 0.2 : common
  }

  /// A little for about as many paragraphs and list items, and more for the same ones where there is
  /// nothing else to go by.
  private func shape(_ left: Int, _ right: Int) -> Double {
    let isPlain =
      source.sections[left].fingerprint.isEmpty && target.sections[right].fingerprint.isEmpty
    if isPlain { return haveSameShape(left, right) ? 0.2 : 0 }
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

/// The words of the headings of a page, found when they are first asked for.
private final class HeadingWords {
  /// Those that no translator touches, by heading.
  private(set) lazy var names = page.headings.map {
    Fingerprint(wordsIn: $0.text, .untranslated)
  }
  /// All that are written in ASCII, by heading.
  private(set) lazy var all = page.headings.map { Fingerprint(wordsIn: $0.text, .all) }
  private let page: AnalyzedPage

  init(_ outline: Outline) { page = outline.page }
}

extension Outline {
  /// The runs of text of a section.
  fileprivate func units(inSection index: Int) -> ArraySlice<TextUnit> {
    let range = sections[index].range
    let start = parts.units.firstIndex(startingAt: range.lowerBound)
    return parts.units[start...].prefix { $0.range.lowerBound < range.upperBound }
  }
}
