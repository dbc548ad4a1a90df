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
}

/// Finds what a page says about the release of symbols.
struct VersionClaims {
  private let page: Page
  /// The runs of text that may hold a version number.
  private let units: [TextUnit]
  private let api: APICatalog
  /// The words of the page's language, and English ones, which pages of any language may hold.
  private let words: [ClaimWords]

  init(_ context: PageContext, _ api: APICatalog) {
    page = context.page
    units = context.facts.unitsWithNumber.map { context.outline.parts.units[$0] }
    self.api = api
    words = units.isEmpty ? [] : Set([context.locale.language, "en"]).compactMap(ClaimWords.of)
  }

  /// The claims, sentence by sentence.
  ///
  /// A sentence in which one claim is right about a symbol says nothing wrong about that symbol: it
  /// speaks of several things.
  var all: [[VersionClaim]] {
    units.flatMap { unit -> [[VersionClaim]] in
      guard unit.inlines.contains(where: { page.inlines[$0].kind == .code }) else { return [] }
      let mentions = page.versions(in: unit.range, parts: 2)
      let sentences = Dictionary(grouping: mentions) { sentence(around: $0.range, in: unit.range) }
      return sentences.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { sentence, mentions in
        mentions.compactMap { claim($0, in: sentence, unit) }
      }
    }
  }

  private func claim(
    _ mention: VersionMention, in sentence: Range<Int>, _ unit: TextUnit
  ) -> VersionClaim? {
    guard let span = subject(of: mention.range, in: sentence, unit) else { return nil }
    let before = page.text(sentence.lowerBound..<mention.range.lowerBound).lowercased()
    let after = page.text(mention.range.upperBound..<sentence.upperBound).lowercased()
    let around = ClaimSentence(before: Array(before.utf8), after: Array(after.utf8))
    guard words.contains(where: around.isClaim), let release = ReleaseNumber(mention.version.text),
      let symbol = api.symbol(spelled: span.text)
    else { return nil }
    return VersionClaim(
      symbol: symbol, spelling: span.text, release: release, range: mention.range)
  }

  /// The code span that a claim is about: the nearest before the number, else the first behind it.
  private func subject(
    of number: Range<Int>, in sentence: Range<Int>, _ unit: TextUnit
  ) -> Inline? {
    let spans = page.inlines[unit.inlines].filter {
      $0.kind == .code && sentence.contains($0.range.lowerBound) && !$0.range.overlaps(number)
    }
    return spans.last { $0.range.upperBound <= number.lowerBound } ?? spans.first
  }

  /// The sentence that holds a number: up to a full stop, a semicolon or the end of the text.
  private func sentence(around number: Range<Int>, in unit: Range<Int>) -> Range<Int> {
    page.bytes.withUnsafeBufferPointer { bytes in
      var start = number.lowerBound
      while start > unit.lowerBound, !Self.endsSentence(bytes, before: start) { start -= 1 }
      var end = number.upperBound
      while end < unit.upperBound,
        !Self.endsSentence(bytes, before: end) || end == number.upperBound
      {
        end += 1
      }
      return start..<end
    }
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
