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
  private let units: [TextUnit]
  private let api: APICatalog
  private let words: [ClaimWords]

  init(_ context: PageContext, _ api: APICatalog) {
    page = context.page
    units = context.outline.parts.units
    self.api = api
    words = Set([context.locale.language, "en"]).compactMap(ClaimWords.of)
  }

  /// The claims, sentence by sentence.
  ///
  /// A sentence in which one claim is right about a symbol says nothing wrong about that symbol: it
  /// speaks of several things.
  var all: [[VersionClaim]] {
    units.flatMap { unit -> [[VersionClaim]] in
      guard unit.inlines.contains(where: { page.inlines[$0].kind == .code }) else { return [] }
      let mentions = page.versions(in: unit.range, parts: 2)
      guard !mentions.isEmpty else { return [] }
      let sentences = Dictionary(grouping: mentions) { sentence(around: $0.range, in: unit.range) }
      return sentences.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { sentence, mentions in
        mentions.compactMap { claim($0, in: sentence, unit) }
      }
    }
  }

  private func claim(
    _ mention: VersionMention, in sentence: Range<Int>, _ unit: TextUnit
  ) -> VersionClaim? {
    let before = page.text(sentence.lowerBound..<mention.range.lowerBound).lowercased()
    let after = page.text(mention.range.upperBound..<sentence.upperBound).lowercased()
    guard let release = ReleaseNumber(mention.version.text),
      words.contains(where: { $0.isClaim(before: before, after: after) }),
      let span = subject(of: mention.range, in: sentence, unit),
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
    var start = number.lowerBound
    while start > unit.lowerBound, !endsSentence(before: start) { start -= 1 }
    var end = number.upperBound
    while end < unit.upperBound, !endsSentence(before: end) || end == number.upperBound { end += 1 }
    return start..<end
  }

  /// Whether the bytes before an offset end a sentence.
  private func endsSentence(before offset: Int) -> Bool {
    let bytes = page.bytes
    guard offset > 0 else { return true }
    switch bytes[offset - 1] {
    case 0x3B: return true
    case 0x2E, 0x21, 0x3F: return offset < bytes.count && bytes[offset] <= 0x20
    case 0x82, 0x81, 0x9F, 0x9B:
      guard offset > 2 else { return false }
      return Self.wideStops.contains(Array(bytes[offset - 3..<offset]))
    default: return false
    }
  }

  /// `。`, `！`, `？` and `；` in UTF-8.
  private static let wideStops: Set<[UInt8]> = [
    [0xE3, 0x80, 0x82], [0xEF, 0xBC, 0x81], [0xEF, 0xBC, 0x9F], [0xEF, 0xBC, 0x9B],
  ]
}

extension ClaimWords {
  /// Whether the words around a number make it the release that brought something.
  ///
  /// - Parameters:
  ///   - before: The sentence up to the number, in lower case.
  ///   - after: The sentence behind it, in lower case.
  func isClaim(before: String, after: String) -> Bool {
    let sentence = before + after
    guard !others.contains(where: sentence.contains) else { return false }
    let head = trimmedHead(before)
    let tail = trimmedTail(after)
    if leads.contains(where: { head.hasWord(atEnd: $0) }) { return true }
    if trails.contains(where: tail.hasPrefix) { return true }
    let saysSince =
      sinces.contains { head.hasWord(atEnd: $0) } || sinceTrails.contains(where: tail.hasPrefix)
    guard saysSince else { return false }
    return available.contains(where: sentence.contains) || isAside(head, tail)
  }

  /// Whether the words stand in parentheses, or behind a dash at the end: `x` (since 2.0).
  private func isAside(_ head: Substring, _ tail: Substring) -> Bool {
    let opening = sinces.first { head.hasWord(atEnd: $0) }.map { head.dropLast($0.count) } ?? head
    let mark = opening.last { !$0.isWhitespace }
    return mark.map { "(（—–:：[".contains($0) } ?? false
  }

  /// What stands before a number, without marks and words such as "version".
  private func trimmedHead(_ text: String) -> Substring {
    var rest = text[...]
    var isTrimmed = true
    while isTrimmed {
      isTrimmed = false
      while let last = rest.last, last.isWhitespace || "*_`v\"“«".contains(last) {
        // A `v` is the mark of a number only behind a space.
        if last == "v", let before = rest.dropLast().last, !before.isWhitespace { break }
        rest.removeLast()
      }
      for filler in fillers where rest.hasWord(atEnd: filler) {
        rest.removeLast(filler.count)
        isTrimmed = true
      }
    }
    return rest
  }

  private func trimmedTail(_ text: String) -> Substring {
    var rest = text[...]
    var isTrimmed = true
    while isTrimmed {
      isTrimmed = false
      while let first = rest.first, first.isWhitespace || "*_`\"”»".contains(first) {
        rest.removeFirst()
      }
      for filler in fillers where rest.hasPrefix(filler) {
        rest.removeFirst(filler.count)
        isTrimmed = true
      }
    }
    return rest
  }
}

extension Substring {
  /// Whether it ends in a word, with no letter of an alphabet with spaces directly before it.
  fileprivate func hasWord(atEnd word: String) -> Bool {
    guard hasSuffix(word) else { return false }
    guard let before = dropLast(word.count).last, let first = word.first else { return true }
    return !before.isLetter || !first.isSpaced
  }
}

extension Character {
  /// Whether it is of a script that sets spaces between words.
  fileprivate var isSpaced: Bool { (unicodeScalars.first?.value ?? 0) < 0x2E80 }
}
