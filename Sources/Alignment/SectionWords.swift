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
  /// The words of the text, section by section, ascending in each.
  private var text: [UInt64] = []
  /// Where the words of each section end in `text`.
  private var ends: [Int] = []
  private let sections: [Section]
  private let code: BlockWords
  /// The blocks whose code reaches out of its section, ascending: it is read with the text around
  /// it, and adds its words alone.
  private var outreaching: [Int] = []
  private var known: [Fingerprint?] = []

  init(_ page: AnalyzedPage, _ sections: [Section], _ code: BlockWords) {
    self.sections = sections
    self.code = code
    ends.reserveCapacity(sections.count)
    var inline = 0
    for section in sections {
      let start = text.count
      readText(of: section, on: page)
      readInlines(before: section.range.upperBound, from: &inline, on: page.page)
      text.withUnsafeMutableBufferPointer { $0[start...].sort() }
      ends.append(text.count)
    }
  }

  /// Reads the text of a section that stands around its code.
  private func readText(of section: Section, on page: AnalyzedPage) {
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
        Words.collectUntranslated(before, into: &text)
        start = place.upperBound
      }
      let rest = UnsafeBufferPointer(rebasing: bytes[start..<section.range.upperBound])
      Words.collectUntranslated(rest, into: &text)
    }
  }

  private func readInlines(before end: Int, from inline: inout Int, on page: Page) {
    let first = inline
    while inline < page.inlines.count, page.inlines[inline].range.lowerBound < end { inline += 1 }
    text.addWords(of: page.inlines[first..<inline])
  }

  /// All words of a section.
  subscript(section: Int) -> Fingerprint {
    if known.isEmpty { known = Array(repeating: nil, count: sections.count) }
    if let found = known[section] { return found }
    let parts = sections[section].blocks.flatMap { block in
      countsTwice(block) ? [code[block].words, code[block].untranslated] : [code[block].words]
    }
    let found = Fingerprint.union([Fingerprint(Array(text[textRange(of: section)]))] + parts)
    known[section] = found
    return found
  }

  /// What two sections with as many blocks have in common at least, and how many words both have:
  /// text is compared with text, and each block with that at the same place.
  func atLeastShared(
    _ section: Int, with other: Int, of page: SectionWords
  ) -> (shared: Int, total: Int) {
    let (range, otherRange) = (textRange(of: section), page.textRange(of: other))
    var total = range.count + otherRange.count
    var shared = text.withUnsafeBufferPointer { left in
      page.text.withUnsafeBufferPointer { right in
        Fingerprint.sharedCount(
          .init(rebasing: left[range]), .init(rebasing: right[otherRange]))
      }
    }
    for (left, right) in zip(sections[section].blocks, page.sections[other].blocks) {
      _ = code.isEqual(left, to: right, of: page.code)
      let (words, others) = (code[left], page.code[right])
      shared += words.words.sharedCount(with: others.words)
      total += words.words.count + others.words.count
      let (isTwice, isOtherTwice) = (countsTwice(left), page.countsTwice(right))
      if isTwice { total += words.untranslated.count }
      if isOtherTwice { total += others.untranslated.count }
      if isTwice, isOtherTwice {
        shared += words.untranslated.sharedCount(with: others.untranslated)
      }
    }
    return (shared, total)
  }

  /// Whether what no translator touches in a block counts once more for its section.
  private func countsTwice(_ block: Int) -> Bool {
    if outreaching.isEmpty { return true }
    let index = outreaching.partitioningIndex { $0 >= block }
    return index == outreaching.count || outreaching[index] != block
  }

  private func textRange(of section: Int) -> Range<Int> {
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
