// What the sections of a page have in every language.

internal import Diagnostics
internal import Pages
internal import Snippets

/// The words that stand the same in every language, section by section: names and numbers in the
/// text, the words of code blocks and code spans, and where links and images lead.
///
/// Text and code are kept apart: most sections are like their counterparts part by part, and need
/// never be put together.
final class SectionWords {
  private let text: SectionText
  private let sections: [Section]
  private let code: [CodeFingerprint]
  private var known: [Fingerprint?] = []

  init(_ page: AnalyzedPage, _ sections: [Section], _ code: [CodeFingerprint]) {
    self.sections = sections
    self.code = code
    text = SectionText(page, sections)
  }

  /// All words of a section.
  subscript(section: Int) -> Fingerprint {
    if known.isEmpty { known = Array(repeating: nil, count: sections.count) }
    if let found = known[section] { return found }
    var parts = [text.fingerprint(ofSection: section)]
    for block in sections[section].blocks {
      parts.append(code[block].words)
      if text.lacksCode(ofBlock: block) { parts.append(code[block].untranslated) }
    }
    let found = Fingerprint.union(parts)
    known[section] = found
    return found
  }

  /// What two sections with as many blocks have in common at least, and how many words both have:
  /// text is compared with text, and each block with that at the same place.
  func atLeastShared(
    _ section: Int, with other: Int, of page: SectionWords
  ) -> (shared: Int, total: Int) {
    var (shared, total) = text.shared(section, with: other, of: page.text)
    let (code, others) = (code, page.code)
    for (left, right) in zip(sections[section].blocks, page.sections[other].blocks) {
      let (words, otherWords) = (code[left], others[right])
      shared += words.words.sharedCount(with: otherWords.words)
      total += words.words.count + otherWords.words.count
      let (isTwice, isOtherTwice) = (
        text.lacksCode(ofBlock: left), page.text.lacksCode(ofBlock: right)
      )
      if isTwice { total += words.untranslated.count }
      if isOtherTwice { total += otherWords.untranslated.count }
      if isTwice, isOtherTwice {
        shared += words.untranslated.sharedCount(with: otherWords.untranslated)
      }
    }
    return (shared, total)
  }
}

/// The words of the text of a page that no translator touches, section by section.
private struct SectionText {
  /// Ascending in each section.
  private var hashes: [UInt64] = []
  /// Where the words of each section end in `hashes`.
  private var ends: [Int] = []
  /// The blocks whose code reaches out of its section, ascending: it is read as a part of the text.
  private var outreaching: [Int] = []

  init(_ page: AnalyzedPage, _ sections: [Section]) {
    ends.reserveCapacity(sections.count)
    var inline = 0
    for section in sections {
      let start = hashes.count
      readText(of: section, on: page)
      readInlines(before: section.range.upperBound, from: &inline, on: page.page)
      hashes.withUnsafeMutableBufferPointer { $0[start...].sort() }
      ends.append(hashes.count)
    }
  }

  /// Reads the text of a section that stands around its code.
  private mutating func readText(of section: Section, on page: AnalyzedPage) {
    page.page.bytes.withUnsafeBufferPointer { bytes in
      var start = section.range.lowerBound
      for block in section.blocks {
        guard let place = page.codeBlocks[block].code.place, place.lowerBound >= start,
          place.upperBound <= section.range.upperBound
        else {
          outreaching.append(block)
          continue
        }
        let before = UnsafeBufferPointer(rebasing: bytes[start..<place.lowerBound])
        Words.collectUntranslated(before, into: &hashes)
        start = place.upperBound
      }
      let rest = UnsafeBufferPointer(rebasing: bytes[start..<section.range.upperBound])
      Words.collectUntranslated(rest, into: &hashes)
    }
  }

  private mutating func readInlines(before end: Int, from inline: inout Int, on page: Page) {
    let first = inline
    while inline < page.inlines.count, page.inlines[inline].range.lowerBound < end { inline += 1 }
    hashes.addWords(of: page.inlines[first..<inline])
  }

  func fingerprint(ofSection section: Int) -> Fingerprint {
    Fingerprint(Array(hashes[range(ofSection: section)]))
  }

  /// How many words the text of a section shares with that of another, and how many both have.
  func shared(
    _ section: Int, with other: Int, of page: SectionText
  ) -> (shared: Int, total: Int) {
    let (range, otherRange) = (range(ofSection: section), page.range(ofSection: other))
    let shared = hashes.withUnsafeBufferPointer { left in
      page.hashes.withUnsafeBufferPointer { right in
        Fingerprint.sharedCount(
          UnsafeBufferPointer(rebasing: left[range]),
          UnsafeBufferPointer(rebasing: right[otherRange]))
      }
    }
    return (shared, range.count + otherRange.count)
  }

  /// Whether the code of a block was not read as a part of the text; then what no translator
  /// touches in it counts once more for its section.
  func lacksCode(ofBlock block: Int) -> Bool {
    if outreaching.isEmpty { return true }
    let index = outreaching.partitioningIndex { $0 >= block }
    return index == outreaching.count || outreaching[index] != block
  }

  private func range(ofSection section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }
}

extension MappedText {
  /// From the first byte of the page that stands in it to the last; nil where there is none.
  fileprivate var place: Range<Int>? {
    guard let first = segments.first, let last = segments.last else { return nil }
    let end = last.origin + bytes.count - last.offset
    return first.origin..<max(first.origin, end)
  }
}

extension Outline {
  /// What stands the same in every language in a stretch of the page.
  ///
  /// - Parameter inlines: The links, images and code spans in it.
  func fingerprint(of range: Range<Int>, inlines: Range<Int>) -> Fingerprint {
    var hashes: [UInt64] = []
    page.page.bytes.withUnsafeBufferPointer { bytes in
      Words.collectUntranslated(.init(rebasing: bytes[range]), into: &hashes)
    }
    hashes.addWords(of: page.page.inlines[inlines])
    return Fingerprint(hashes)
  }
}

extension [UInt64] {
  /// Adds the texts of code spans, and where links and images lead.
  fileprivate mutating func addWords(of inlines: ArraySlice<Inline>) {
    for index in inlines.indices {
      guard let destination = inlines[index].destination else {
        append(ByteHash.of(inlines[index].text))
        continue
      }
      append(Words.hash(ofTarget: destination) ?? ByteHash.empty)
    }
  }
}
