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
    let ownText = text.withHashes(ofSection: section) { Array($0) }
    let parts = [Fingerprint(ascending: ownText)] + sections[section].blocks.map(words(ofBlock:))
    let found = Fingerprint.union(parts)
    known[section] = found
    return found
  }

  /// How much two sections with as many blocks have in common, from 0 to 1: text is compared with
  /// text and each block with that at the same place, then what is left with what is left.
  ///
  /// - Parameter enough: Where that much is found, no more is looked for.
  /// - Returns: Nil where there is nothing to compare.
  func similarity(
    _ section: Int, to other: Int, of page: SectionWords, enough: Double
  ) -> Double? {
    var (shared, total) = (0, 0)
    eachPart(of: section, beside: other, of: page) { part, counterpart in
      shared += Fingerprint.sharedCount(part, counterpart)
      total += part.count + counterpart.count
    }
    if total == 0 { return nil }
    if 2 * Double(shared) / Double(total) < enough {
      var rest = Rest()
      eachPart(of: section, beside: other, of: page) { rest.add($0, $1) }
      shared += rest.sharedCount
    }
    return 2 * Double(shared) / Double(total)
  }

  private typealias Hashes = UnsafeBufferPointer<UInt64>

  /// Takes the text and the blocks of a section with those at the same places of another, which has
  /// as many.
  private func eachPart(
    of section: Int, beside other: Int, of page: SectionWords, _ body: (Hashes, Hashes) -> Void
  ) {
    text.withHashes(ofSection: section) { left in
      page.text.withHashes(ofSection: other) { right in body(left, right) }
    }
    for (block, counterpart) in zip(sections[section].blocks, page.sections[other].blocks) {
      words(ofBlock: block).hashes.withUnsafeBufferPointer { left in
        page.words(ofBlock: counterpart).hashes.withUnsafeBufferPointer { right in
          body(left, right)
        }
      }
    }
  }

  /// What a block adds to its section.
  private func words(ofBlock block: Int) -> Fingerprint {
    text.lacksCode(ofBlock: block) ? code[block].shareOfSection : code[block].words
  }

  /// What the parts of two sections do not share with those at the same places.
  private struct Rest {
    private var left: [UInt64] = []
    private var right: [UInt64] = []

    /// Adds what two ascending runs do not have in common.
    mutating func add(_ part: Hashes, _ counterpart: Hashes) {
      var (i, j) = (0, 0)
      while i < part.count || j < counterpart.count {
        if j == counterpart.count || i < part.count && part[i] < counterpart[j] {
          left.append(part[i])
          i += 1
        } else if i == part.count || counterpart[j] < part[i] {
          right.append(counterpart[j])
          j += 1
        } else {
          (i, j) = (i + 1, j + 1)
        }
      }
    }

    var sharedCount: Int { Fingerprint(left).sharedCount(with: Fingerprint(right)) }
  }
}

/// The words of the text of a page that no translator touches, section by section.
private struct SectionText {
  /// Ascending in each section.
  private var hashes: [UInt64] = []
  /// Where the words of each section end in `hashes`.
  private var ends: [Int] = []
  /// The blocks whose code reaches out of its section, ascending: it is read with the text around.
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

  /// The words of the text of a section, ascending.
  func withHashes<Result>(
    ofSection section: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result
  ) -> Result {
    let start = section == 0 ? 0 : ends[section - 1]
    return hashes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start..<ends[section]]))
    }
  }

  /// Whether the code of a block was not read as a part of the text; then what no translator
  /// touches in it has yet to count for the section.
  func lacksCode(ofBlock block: Int) -> Bool {
    if outreaching.isEmpty { return true }
    let index = outreaching.partitioningIndex { $0 >= block }
    return index == outreaching.count || outreaching[index] != block
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
