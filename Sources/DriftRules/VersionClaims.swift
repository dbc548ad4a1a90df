// Sentences that say since which release a symbol is there.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import Pages

/// A release that a page names as the one which brought a symbol.
struct VersionClaim {
  var symbol: Symbol
  /// The symbol as the page writes it.
  var spelling: String
  var release: ReleaseNumber
  /// The number, in bytes of the page.
  var range: Range<Int>
  /// The code span that names the symbol, in bytes of the page.
  var subject: Range<Int>

  /// The bytes between the number and the symbol.
  var distance: Int {
    max(range.lowerBound - subject.upperBound, subject.lowerBound - range.upperBound)
  }
}

/// Finds what a page says about the release of symbols.
struct VersionClaims {
  private let page: Page
  private let outline: Outline
  /// The runs of text that may hold a version number, as indices of units.
  private let units: [Int]
  /// The tables that may hold one, as indices.
  private let tables: [Int]
  private let api: APICatalog
  /// The words of the page's language, and English ones, which pages of any language may hold.
  private let words: [ClaimWords]

  /// - Returns: nil where the page holds no number that could be one.
  init?(_ context: PageContext, _ api: APICatalog) {
    let tables = context.page.tables
    units = context.facts.unitsWithNumber
    self.tables = tables.indices.filter { context.facts.mayHoldVersion(tables[$0].range) }
    if units.isEmpty, self.tables.isEmpty { return nil }
    page = context.page
    outline = context.outline
    self.api = api
    let language = context.locale.language
    words = (language == "en" ? ["en"] : [language, "en"]).compactMap(ClaimWords.of)
  }

  /// The claims, sentence by sentence.
  ///
  /// A sentence in which one claim is right about a symbol says nothing wrong about that symbol: it
  /// speaks of several things.
  var all: [[VersionClaim]] { sentenceClaims + tables.flatMap { claims(page.tables[$0]) } }

  private var sentenceClaims: [[VersionClaim]] {
    units.flatMap { index -> [[VersionClaim]] in
      let unit = outline.parts.units[index]
      guard unit.inlines.contains(where: { page.inlines[$0].kind == .code }) else { return [] }
      return sentences(page.versions(in: unit.range, parts: 2), in: unit.range).compactMap {
        claims($0, unit)
      }
    }
  }

  /// The claims of one sentence; nil where it is none that people write.
  private func claims(_ sentence: Sentence, _ unit: TextUnit) -> [VersionClaim]? {
    guard sentence.range.count <= Self.longestSentence, sentence.numbers.count <= Self.mostNumbers
    else { return nil }
    let spans = page.inlines(in: sentence.range, among: unit.inlines).filter { $0.kind == .code }
    if spans.isEmpty { return nil }
    return sentence.numbers.compactMap { claim($0, in: sentence.range, spans) }
  }

  /// Longer sentences claim nothing: each number is held against all of its sentence.
  private static let longestSentence = 4_096

  /// Sentences with more numbers claim nothing.
  private static let mostNumbers = 64

  private func claim(
    _ mention: VersionMention, in sentence: Range<Int>, _ spans: [Inline]
  ) -> VersionClaim? {
    guard let span = subject(of: mention.range, among: spans) else { return nil }
    let around = ClaimSentence(
      before: page.lowercased(sentence.lowerBound..<mention.range.lowerBound),
      after: page.lowercased(mention.range.upperBound..<sentence.upperBound))
    guard words.contains(where: around.isClaim), let release = ReleaseNumber(mention.version.text),
      let symbol = api.symbol(spelled: span.text)
    else { return nil }
    return VersionClaim(
      symbol: symbol, spelling: span.text, release: release, range: mention.range,
      subject: span.range)
  }

  /// The code span that a claim is about: the nearest before the number, else the first behind it.
  private func subject(of number: Range<Int>, among spans: [Inline]) -> Inline? {
    let others = spans.filter { !$0.range.overlaps(number) }
    return others.last { $0.range.upperBound <= number.lowerBound } ?? others.first
  }

  // MARK: Tables

  /// The claims of a table with a column of releases, one for each row that has one.
  private func claims(_ table: Table) -> [[VersionClaim]] {
    guard let header = table.rows.first,
      let column = header.firstIndex(where: { isHeader($0.range) })
    else { return [] }
    return table.rows.dropFirst().compactMap { row in
      guard row.indices.contains(column), let mention = onlyVersion(in: row[column].range),
        let release = ReleaseNumber(mention.version.text), api.mayBeRelease(release),
        let span = row.lazy.compactMap({ firstSpan(in: $0.range) }).first,
        let symbol = api.symbol(spelled: span.text)
      else { return nil }
      return [
        VersionClaim(
          symbol: symbol, spelling: span.text, release: release, range: mention.range,
          subject: span.range)
      ]
    }
  }

  /// Whether the head of a column says that releases stand in it which brought things.
  private func isHeader(_ range: Range<Int>) -> Bool {
    guard range.count <= 64 else { return false }
    let text = String(decoding: page.lowercased(range).filter { !Self.isMark($0) }, as: UTF8.self)
    let head = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let end = head.lastIndex(where: { !$0.properties.isWhitespace }) else { return false }
    let name = String(Substring(head[...end]))
    return words.contains { $0.headers.contains(name) }
  }

  /// Whether a byte is a mark of emphasis or code, or a colon.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x2A || byte == 0x5F || byte == 0x60 || byte == 0x3A
  }

  /// The version number that a cell consists of, but for marks, a `v` and a plus.
  private func onlyVersion(in range: Range<Int>) -> VersionMention? {
    guard range.count <= 32, let only = page.versions(in: range, parts: 2).first else { return nil }
    let rest =
      page.bytes[range.lowerBound..<only.range.lowerBound]
      + page.bytes[only.range.upperBound..<range.upperBound]
    return rest.allSatisfy { Self.marks.contains($0) } ? only : nil
  }

  private static let marks = Set(" \t*_`+vV".utf8)

  private func firstSpan(in range: Range<Int>) -> Inline? {
    page.inlines(in: range).first { $0.kind == .code }
  }

  // MARK: Sentences

  /// A sentence and the numbers in it.
  private typealias Sentence = (range: Range<Int>, numbers: [VersionMention])

  /// The sentences with numbers of a text, in order.
  private func sentences(_ numbers: [VersionMention], in unit: Range<Int>) -> [Sentence] {
    page.bytes.withUnsafeBufferPointer { bytes in
      numbers.reduce(into: [Sentence]()) { sentences, number in
        if let last = sentences.indices.last,
          number.range.lowerBound < sentences[last].range.upperBound
        {
          sentences[last].numbers.append(number)
        } else {
          let range = Self.sentence(bytes, around: number.range, in: unit)
          sentences.append((range, [number]))
        }
      }
    }
  }

  /// The sentence that holds a number: up to a full stop, a semicolon or the end of the text.
  private static func sentence(
    _ bytes: UnsafeBufferPointer<UInt8>, around number: Range<Int>, in unit: Range<Int>
  ) -> Range<Int> {
    var start = number.lowerBound
    while start > unit.lowerBound, !endsSentence(bytes, before: start) { start -= 1 }
    var end = number.upperBound
    while end < unit.upperBound, !endsSentence(bytes, before: end) || end == number.upperBound {
      end += 1
    }
    return start..<end
  }

  /// Whether the bytes before an offset end a sentence.
  private static func endsSentence(
    _ bytes: UnsafeBufferPointer<UInt8>, before offset: Int
  ) -> Bool {
    guard offset > 0 else { return true }
    switch bytes[offset - 1] {
    case 0x3B: return true
    case 0x2E, 0x21, 0x3F: return offset < bytes.count && bytes[offset] <= 0x20
    case 0x82, 0x81, 0x9F, 0x9B:
      guard offset > 2 else { return false }
      return wideStops.contains { bytes.starts(with: $0, at: offset - 3) }
    default: return false
    }
  }

  private static let wideStops: [StaticString] = ["。", "！", "？", "；"]
}
