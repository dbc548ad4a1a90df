// The texts of a source page, by which a translation is asked for those that it kept.

internal import Alignment
internal import Diagnostics
internal import Pages

/// The runs of text of a page, found by what they say.
struct SourceTexts {
  private let openings: Openings
  /// The texts by their hashes, equal ones in the order of the page.
  private let texts: [(hash: UInt64, range: Range<Int>)]

  init(_ outline: Outline) {
    let page = outline.page.page
    let units = outline.parts.units
    openings = Openings(units, page.bytes)
    var texts: [(hash: UInt64, range: Range<Int>)] = []
    texts.reserveCapacity(units.count)
    for unit in units where unit.kind != .heading {
      texts.append((Self.hash(unit, on: page), unit.range))
    }
    texts.sort { ($0.hash, $0.range.lowerBound) < ($1.hash, $1.range.lowerBound) }
    self.texts = texts
  }

  /// The prose of another page that this one has too, with its place here: of texts that stand
  /// several times, the first answers to the first.
  func prose(sharedBy outline: Outline) -> [(unit: TextUnit, original: Range<Int>)] {
    let page = outline.page.page
    var seen: [UInt64: Int] = [:]
    return openings.candidates(outline.parts.units, page.bytes).compactMap { unit in
      let hash = Self.hash(unit, on: page)
      let first = texts.partitioningIndex { $0.hash >= hash }
      guard first < texts.count, texts[first].hash == hash, Self.isProse(unit, on: page) else {
        return nil
      }
      let place = first + seen[hash, default: 0]
      seen[hash, default: 0] += 1
      // What stands once more here than there answers to the last.
      let isThere = place < texts.count && texts[place].hash == hash
      let last = texts.partitioningIndex { $0.hash > hash } - 1
      return (unit, texts[isThere ? place : last].range)
    }
  }

  /// The hash of a text, runs of white space taken for one space, and the targets of links
  /// left out: they may be localized where the text is not.
  private static func hash(_ unit: TextUnit, on page: Page) -> UInt64 {
    let hasLinks = unit.inlines.contains { page.inlines[$0].kind == .link }
    return page.bytes.withUnsafeBufferPointer { bytes in
      var hash = ByteHash.empty
      var isSpace = true
      var isTarget = false
      var before: UInt8 = 0
      for index in unit.range {
        let byte = bytes[index]
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
  }

  /// Prose has at least as many words.
  fileprivate static let fewestWords = 4

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
    return words.count >= fewestWords && isEnglish >= 3 && isEnglish * 2 >= words.count
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

  /// The texts of several words that start like one of the source page, and some others.
  func candidates(_ units: [TextUnit], _ bytes: [UInt8]) -> [TextUnit] {
    var found: [TextUnit] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in units.indices where units[index].kind != .heading {
        let slot = Self.slot(bytes, units[index].range)
        if bits[slot >> 6] >> UInt64(slot & 63) & 1 == 1,
          Self.hasWords(bytes, units[index].range)
        {
          found.append(units[index])
        }
      }
    }
    return found
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

  /// Whether a text has as many words as prose.
  private static func hasWords(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var count = 0
    var isWord = false
    for index in range {
      if bytes[index] <= 0x20 {
        isWord = false
      } else if !isWord {
        isWord = true
        count += 1
        if count == SourceTexts.fewestWords { return true }
      }
    }
    return false
  }
}
