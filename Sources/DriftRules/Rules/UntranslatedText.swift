// Paragraphs that were left in the language of the source page.

internal import Alignment
package import Diagnostics
internal import Pages

/// Notes paragraphs of a translation that are still those of the source page.
///
/// *What it checks*: a paragraph, list item or cell of at least four words that stands word for
/// word on the source page. Headings, names, code and short labels do not count.
///
/// *Why it matters*: readers of the translation may not read the other language.
///
/// *Example*: a sentence in English on a Spanish page.
///
/// *Instead*: translate it.
package struct UntranslatedText: PageRule {
  package static let info = RuleInfo(
    id: "untranslated-text",
    family: .translation,
    summary: "A paragraph that was left in the source language.",
    rationale: """
      A paragraph in the language of the source page is one that the translator overlooked, or \
      that came with the last update. It is a note, since some teams publish half-translated \
      pages on purpose.
      """,
    severity: .note,
    clean: [
      .init(
        "Names and headings may be the same",
        [
          "docs/en/a.md": "# Log in with a key\n\nAcme Kit SDK\n\nLog in with your new key.\n",
          "docs/es/a.md": "# Log in with a key\n\nAcme Kit SDK\n\nInicia sesión con tu clave.\n",
        ])
    ],
    drifting: [
      .init(
        "A paragraph in English",
        [
          "docs/en/a.md": "# Keys\n\nKeys are secret.\n\nKeys expire after one day.\n",
          "docs/ko/a.md": "# 키\n\n키는 비밀입니다.\n\nKeys expire after one day.\n",
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison,
      context.locale.language != context.site.sourceLocale.language
    else { return [] }
    let source = comparison.alignment.source
    let openings = Openings(source.parts.units, source.page.page.bytes)
    let candidates = openings.candidates(context.outline.parts.units, context.page.bytes)
    guard !candidates.isEmpty else { return [] }
    let hashes = candidates.map { Self.hash($0, on: context.page) }
    var texts = Dictionary(hashes.map { ($0, [Range<Int>]()) }) { first, _ in first }
    for unit in source.parts.units where unit.kind != .heading {
      texts[Self.hash(unit, on: source.page.page)]?.append(unit.range)
    }
    var seen: [UInt64: Int] = [:]
    return zip(candidates, hashes).compactMap { unit, hash in
      guard let originals = texts[hash], !originals.isEmpty,
        Self.isProse(unit, on: context.page)
      else { return nil }
      let original = originals[min(seen[hash, default: 0], originals.count - 1)]
      seen[hash, default: 0] += 1
      return context.diagnostic(
        Self.info, at: context.firstLine(of: unit.range), Wording.message,
        related: context.sourceNote(original, Wording.source).map { [$0] } ?? [])
    }
  }

  /// The hash of a text, runs of white space taken for one space, and the targets of links
  /// left out: they may be localized where the text is not.
  private static func hash(_ unit: TextUnit, on page: Page) -> UInt64 {
    var hash = ByteHash.empty
    var isSpace = true
    var isTarget = false
    let hasLinks = page.inlines[unit.inlines].contains { $0.kind == .link }
    var before: UInt8 = 0
    for byte in page.bytes[unit.range] {
      if hasLinks {
        defer { before = byte }
        if before == 0x5D, byte == 0x28 { isTarget = true }
        if byte == 0x29 { isTarget = false }
        if isTarget { continue }
      }
      if byte <= 0x20 {
        isSpace = true
        continue
      }
      if isSpace { hash = ByteHash.adding(0x20, to: hash) }
      isSpace = false
      hash = ByteHash.adding(byte, to: hash)
    }
    return hash
  }

  /// Whether at least four words that are no names stand outside of code and links' targets.
  private static func isProse(_ unit: TextUnit, on page: Page) -> Bool {
    var bytes = Array(page.bytes[unit.range])
    for inline in page.inlines[unit.inlines] where inline.kind != .link || inline.text.isEmpty {
      let range = inline.range.clamped(to: unit.range)
      for index in range { bytes[index - unit.range.lowerBound] = 0x2E }
    }
    let words = bytes.split { $0 <= 0x20 }
    let isEnglish = words.count { word in
      let letters = word.drop { $0 == 0x2A || $0 == 0x5F || $0 == 0x28 || $0 == 0x22 }
        .prefix { $0.isASCIILetter || $0 >= 0x80 }
      let rest = word.endIndex - letters.endIndex
      return letters.count > 1 && rest <= 2 && letters.allSatisfy { $0 >= 0x61 }
    }
    return words.count >= 4 && isEnglish >= 3 && isEnglish * 2 >= words.count
  }
}

/// How the texts of the source page start: quickly tells most texts of a translation from them.
private struct Openings {
  /// A set of 4,096 bits; texts that start alike share one.
  private var bits = [UInt64](repeating: 0, count: 64)

  init(_ units: [TextUnit], _ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      for unit in units where unit.kind != .heading {
        let slot = Self.slot(bytes, unit.range)
        bits[slot >> 6] |= 1 << UInt64(slot & 63)
      }
    }
  }

  /// The texts that start like one of the source page, and some others.
  func candidates(_ units: [TextUnit], _ bytes: [UInt8]) -> [TextUnit] {
    bytes.withUnsafeBufferPointer { bytes in
      units.filter { unit in
        guard unit.kind != .heading else { return false }
        let slot = Self.slot(bytes, unit.range)
        return bits[slot >> 6] >> UInt64(slot & 63) & 1 == 1
      }
    }
  }

  /// Made of the first eight bytes that are no white space, up to the target of a link.
  private static func slot(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var opening: UInt64 = 0
    var index = range.lowerBound
    while index < range.upperBound, opening >> 56 == 0, bytes[index] != 0x5D {
      if bytes[index] > 0x20 { opening = opening << 8 | UInt64(bytes[index]) }
      index += 1
    }
    return Int((opening &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }
}

private enum Wording {
  static let message = "this text is still that of the source page; translate it"
  static let source = "the text of the source page"
}
