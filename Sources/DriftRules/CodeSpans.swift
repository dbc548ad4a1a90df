// Which code spans are names that no translation changes, and which of them are lost.

internal import Alignment
internal import Diagnostics
internal import Pages

/// What a code span says.
struct CodeSpan {
  let site: SiteMap

  /// The text of a code span that stays the same in every language: names, values, commands.
  ///
  /// - Returns: Nil for samples that translations may change, and for text beyond ASCII.
  func key(_ inline: Inline) -> String? {
    let bytes = inline.text.utf8
    guard
      bytes.allSatisfy({
        $0 >= 0x20 && $0 < 0x80 && !Self.sampleMarks.contains($0)
      }), !bytes.contains(0x20) || Self.isStatement(inline.text),
      bytes.contains(where: \.isASCIILetter), !isAddress(inline.text), !isPlaceholder(inline.text)
    else { return nil }
    return inline.text
  }

  /// Whether a text of several words is a command with an option, or an assignment or a call of a
  /// name, which no sample text is.
  private static func isStatement(_ text: String) -> Bool {
    let words = text.utf8.split(separator: 0x20)
    if words.dropFirst().contains(where: { $0.starts(with: "--".utf8) && $0.count > 2 }) {
      return true
    }
    guard words.count <= 4, let name = words.first, name.contains(0x2E) || name.contains(0x28)
    else { return false }
    return words.dropFirst().contains { $0.elementsEqual("=".utf8) }
  }

  /// Quotes stand around texts that people read, angle brackets around what is to be replaced.
  private static let sampleMarks: Set<UInt8> = [0x22, 0x27, 0x3C, 0x3E]

  /// Whether a text is an address on the web, a path on a site, or the name of a locale: pages have
  /// their own in every language.
  private func isAddress(_ text: String) -> Bool {
    let bytes = text.utf8
    if bytes.holds("http") && bytes.holds("://") || bytes.holds("...") { return true }
    if text.hasPrefix("/") { return LinkPath.fileExtension(text).isEmpty }
    let parts = text.split(separator: "/")
    if parts.count > 1, parts[0].utf8.count == 2, LanguageTag(String(parts[0])) != nil {
      return true
    }
    return parts.contains { site.locale(spelled: $0) != nil }
      || (parts.count > 1 && parts[0].utf8.contains(0x2E) && !parts[0].hasPrefix("."))
  }

  private static let placeholders: [StaticString] = [
    "your", "my-", "my_", "example", "sample", "xxx", "foo", "bar", "path/to",
  ]

  /// Whether a word is meant to be replaced: `your-key`, `my_app`.
  private func isPlaceholder(_ text: String) -> Bool {
    let word = text.lowercased()
    return Self.placeholders.contains { word.utf8.holds($0) }
  }
}

/// Tells what became of the code spans of a source page in its translation.
struct CodeSpans {
  private let comparison: PartComparison
  private let spans: CodeSpan
  private let source: Page
  private let target: Page
  /// What the runs of text of the translation mark as code.
  private var keysOfUnit: [Int: Set<String>] = [:]
  private var keysOfSection: [Int: Set<String>] = [:]
  /// Whether the translation is free about code, so that a name left out says nothing while it
  /// stands nearby.
  private let isFree: Bool

  /// - Parameters:
  ///   - marks: The code spans of the translation.
  ///   - lostCount: How many of the source page have no equal there, of how many.
  init(
    _ comparison: PartComparison, _ spans: CodeSpan, _ marks: [Mark],
    lostCount: (lost: Int, all: Int)
  ) {
    self.comparison = comparison
    self.spans = spans
    isFree = lostCount.lost > (lostCount.all < 40 ? 3 : 1)
    source = comparison.alignment.source.page.page
    target = comparison.alignment.target.page.page
    for mark in marks {
      if let unit = mark.unit { keysOfUnit[unit, default: []].insert(mark.key) }
      keysOfSection[mark.section, default: []].insert(mark.key)
    }
  }

  /// Whether a code span that has no equal is lost: a text that is marked once where the source
  /// page marks it twice is not.
  func isLost(_ mark: Mark) -> Bool {
    guard comparison.compares(mark.section),
      !comparison.isWithinLost(mark.range.lowerBound)
    else { return false }
    let section = alignment.targetSections[mark.section] ?? 0
    guard let unit = mark.unit, let counterpart = alignment.parts.targetUnits[unit] else {
      let isCell = mark.unit.map { alignment.source.parts.units[$0].kind == .cell } ?? false
      if comparison.isHeadless(mark.range.lowerBound), target.holds(mark.key) { return false }
      return (isCell || keysOfSection[section]?.contains(mark.key) != true)
        && !isFreelyLeftOut(mark, section)
    }
    let count = marksCount(of: mark.key, in: source, alignment.source.parts.units[unit])
    let other = marksCount(of: mark.key, in: target, alignment.target.parts.units[counterpart])
    if other.marked > 0 { return other.bare > count.bare }
    return other.bare > 0 || !isFreelyLeftOut(mark, section)
  }

  /// Whether a free translation may have left a name out: it stands elsewhere in the section, or is
  /// a plain word that has a counterpart in every language.
  private func isFreelyLeftOut(_ mark: Mark, _ section: Int) -> Bool {
    guard isFree else { return false }
    return mark.key.utf8.allSatisfy(\.isASCIILetter) && !mark.key.hasInnerCapital
      || !target.occurrences(of: mark.key, in: alignment.target.sections[section].range).isEmpty
  }

  private var alignment: PageAlignment { comparison.alignment }

  /// How often a text stands in a run of text, marked as code and bare.
  private func marksCount(
    of name: String, in page: Page, _ unit: TextUnit
  ) -> (marked: Int, bare: Int) {
    let all = page.occurrences(of: name, in: unit.range)
    let inside = all.count { found in
      page.inlines[unit.inlines].contains { $0.kind == .code && $0.range.overlaps(found) }
    }
    return (inside, page.bareOccurrences(of: name, in: unit).count)
  }

  /// Whether a code span of the translation stands where all can be compared.
  func isCompared(_ mark: Mark) -> Bool {
    comparison.compares(target: mark.section) && !comparison.isWithinAdded(mark.range.lowerBound)
  }

  /// Whether a code span of the translation says what stands nowhere on the source page, and is
  /// neither a sample's translation nor a name from the code of the page.
  func isStranger(_ mark: Mark) -> Bool {
    guard !source.holds(mark.key),
      !alignment.target.page.codeBlocks.contains(where: {
        !target.occurrences(of: mark.key, in: $0.range).isEmpty
      })
    else { return false }
    guard let unit = mark.unit, let counterpart = alignment.parts.sourceUnits[unit] else {
      return true
    }
    let others = source.inlines[alignment.source.parts.units[counterpart].inlines]
    if others.contains(where: { $0.kind == .code && mark.key.holdsName($0.text) }) { return false }
    let original = alignment.source.parts.units[counterpart]
    if isLabel(mark.key, original) || isGloss(mark.key, original) { return false }
    let samples = sampleCount(in: source, original)
    return samples <= sampleCount(in: target, alignment.target.parts.units[unit])
  }

  /// Whether a code span is a word, such as the text of a button, that the source page quotes.
  private func isLabel(_ key: String, _ unit: TextUnit) -> Bool {
    guard let first = key.utf8.first, first >= 0x41, first <= 0x5A, !key.hasInnerCapital,
      key.utf8.allSatisfy(\.isASCIILetter)
    else { return false }
    return ["“", "\""].contains { !source.places(of: $0, in: unit.range).isEmpty }
  }

  /// Whether a code span is the name of a type, such as `Range` or `RouteData`, that the source page
  /// calls by the plain words: “a range of values”, “the Route Data type”.
  private func isGloss(_ key: String, _ unit: TextUnit) -> Bool {
    guard let first = key.utf8.first, first >= 0x41, first <= 0x5A, key.utf8.count > 3,
      key.utf8.allSatisfy(\.isASCIILetter)
    else { return false }
    let isCode = source.inlines[unit.inlines].contains {
      $0.kind == .code && $0.text.lowercased() == key.lowercased()
    }
    let words = key.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " \($1)" : "\($1)" }
    return !isCode
      && [words, words + "s", words.lowercased(), words.lowercased() + "s"].contains {
        $0 != key && !source.occurrences(of: $0, in: unit.range).isEmpty
      }
  }

  /// Whether a name without the colon of its last label, `move(from:to)`, stands rightly on both
  /// pages: the translation mended what the source page has wrong.
  func isMended(_ lost: [Mark], by added: [Mark]) -> Bool {
    guard lost.count == 1, let wrong = lost.first?.key, wrong.utf8.last == 0x29,
      wrong.utf8.contains(0x3A)
    else { return false }
    let mended = wrong.dropLast() + ":)"
    return added.contains { $0.key == mended } && source.holds(String(mended))
  }

  /// Whether the code spans of a run of text stand where others stood, and do not just remain.
  func areChanged(_ lost: [Mark], to added: [Mark]) -> Bool {
    added.contains(where: isStranger)
      || (lost.count == added.count
        && zip(lost, added).allSatisfy { Self.areAlike($0.key, $1.key) })
  }

  private static let literals: Set<String> = ["true", "false", "nil", "null", "none", "on", "off"]

  /// Whether one text may have become the other by mistake.
  private static func areAlike(_ text: String, _ other: String) -> Bool {
    if literals.contains(text), literals.contains(other) { return true }
    return NearestName.of(other, among: [text]) != nil
  }

  private func sampleCount(in page: Page, _ unit: TextUnit) -> Int {
    page.inlines[unit.inlines].count { $0.kind == .code && spans.key($0) == nil }
  }
}

extension String {
  /// Whether a capital stands behind another letter: `didClose`.
  fileprivate var hasInnerCapital: Bool { utf8.dropFirst().contains { $0 >= 0x41 && $0 <= 0x5A } }

  /// Whether a name is a part of this code: `push` of `push(_:)`, `for` of `for-in`.
  func holdsName(_ name: String) -> Bool {
    utf8.count > name.utf8.count && holdsWord(name)
  }
}

extension Page {
  /// Where a text stands in a stretch of the page, with nothing of an ASCII word directly before
  /// and behind it.
  func occurrences(of text: String, in range: Range<Int>) -> [Range<Int>] {
    places(of: text, in: range).filter(bytes.isWord)
  }

  /// Where a text stands in a run of text, neither marked as code nor in the address of a link.
  func bareOccurrences(of text: String, in unit: TextUnit) -> [Range<Int>] {
    let all = occurrences(of: text, in: unit.range)
    guard !all.isEmpty else { return [] }
    let marked = inlines[unit.inlines].compactMap { inline in
      inline.destination.map { places(of: $0, in: inline.range).last } ?? inline.range
    }
    return all.filter { found in !marked.contains { $0.overlaps(found) } }
  }

  /// Whether a text stands anywhere on the page, not within longer words.
  func holds(_ text: String) -> Bool { !occurrences(of: text, in: 0..<bytes.count).isEmpty }

  /// Where a text stands in a stretch of the page, be it within words; lines may break between its
  /// words.
  func places(of text: String, in range: Range<Int>) -> [Range<Int>] {
    let word = Array(text.utf8)
    guard let first = word.first, range.count >= word.count else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Range<Int>] = []
      var start = range.lowerBound
      while start + word.count <= range.upperBound {
        if bytes[start] == first,
          let end = Self.end(of: word, bytes, start, range.upperBound)
        {
          found.append(start..<end)
          start = end
        } else {
          start += 1
        }
      }
      return found
    }
  }

  /// The end of a text that starts at a place, with any white space where it has a space.
  private static func end(
    of word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int
  ) -> Int? {
    var place = start
    for byte in word {
      guard place < limit else { return nil }
      if byte == 0x20, bytes[place] <= 0x20 {
        while place < limit, bytes[place] <= 0x20 { place += 1 }
      } else if bytes[place] == byte {
        place += 1
      } else {
        return nil
      }
    }
    return place
  }
}
