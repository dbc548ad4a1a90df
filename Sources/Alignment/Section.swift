// The sections of a page: what stands between one heading and the next.

internal import Diagnostics
internal import Pages
package import Snippets

/// A heading and what stands under it, up to the next heading of any level.
///
/// A title at the head of the page makes no section of its own: another page may have it in its
/// front matter.
package struct Section: Sendable {
  /// The index into `AnalyzedPage.headings`; absent for the title and what stands before the first
  /// heading.
  package var heading: Int?
  /// The level of the heading, 0 at the head of the page.
  package var level: Int
  /// In bytes of the page.
  package var range: Range<Int>
  /// Indices into `AnalyzedPage.codeBlocks`.
  package var blocks: Range<Int>
  /// The section that this one is a part of.
  package var parent: Int?
  /// What stands in it in every language.
  package var fingerprint: Fingerprint
}

/// A page cut into sections, with a fingerprint of every section and code block.
package final class Outline: Sendable {
  package let page: AnalyzedPage
  package let sections: [Section]
  /// The section that every code block stands in.
  package let sectionOfBlock: [Int]
  /// The words of every code block.
  package let blockFingerprints: [Fingerprint]
  private let code: [CodeFingerprint]
  /// The running text, tables and components in the sections.
  package let parts: PageParts

  /// - Parameter words: What is known of the words of code that came before.
  package convenience init(_ page: AnalyzedPage, words: CodeWords? = nil) {
    let code = page.codeBlocks.indices.map { index in
      let bytes = page.codeBlocks[index].code.bytes
      return words?.fingerprint(of: bytes, page.codeHashes[index]) ?? CodeFingerprint(bytes)
    }
    self.init(page, code, headings: Self.sectionHeadings(of: page))
  }

  private init(_ page: AnalyzedPage, _ code: [CodeFingerprint], headings: [Int]) {
    self.page = page
    self.code = code
    blockFingerprints = code.map(\.words)
    sections = Self.sections(of: page, code, headings)
    sectionOfBlock = sections.enumerated().flatMap { index, section in
      section.blocks.map { _ in index }
    }
    parts = PageParts(page, sections)
  }

  /// The outline in which some sections are parts of those before them.
  func merging(_ merged: Set<Int>) -> Outline {
    let headings = sections.indices.filter { !merged.contains($0) }.compactMap {
      sections[$0].heading
    }
    return Outline(page, code, headings: headings)
  }

  /// What stands on the page in every language.
  package var fingerprint: Fingerprint {
    Fingerprint.union(sections.map(\.fingerprint))
  }

  /// The sections under a section, at any depth.
  package func descendants(of section: Int) -> [Int] {
    var found: [Int] = []
    for index in (section + 1)..<max(section + 1, sections.count) {
      guard sections[index].level > sections[section].level else { break }
      found.append(index)
    }
    return found
  }

  private static func sections(
    of page: AnalyzedPage, _ code: [CodeFingerprint], _ headings: [Int]
  ) -> [Section] {
    let content = page.page.frontMatter?.range.upperBound ?? 0
    let starts = [content] + headings.map { page.headings[$0].range.lowerBound }
    var sections: [Section] = []
    var block = 0
    var inline = 0
    var open: [Int] = []
    for index in starts.indices {
      let end = index + 1 < starts.count ? starts[index + 1] : page.page.bytes.count
      let range = starts[index]..<max(starts[index], end)
      let heading = index == 0 ? nil : headings[index - 1]
      let level = heading.map { page.headings[$0].level } ?? 0
      let firstBlock = block
      while block < page.codeBlocks.count, page.codeBlocks[block].range.lowerBound < end {
        block += 1
      }
      while let last = open.last, sections[last].level >= level { open.removeLast() }
      sections.append(
        Section(
          heading: heading, level: level, range: range,
          blocks: firstBlock..<block, parent: index == 0 ? nil : open.last,
          fingerprint: fingerprint(
            of: range, in: page, code, firstBlock..<block, inlines: &inline)))
      open.append(index)
    }
    return sections
  }

  /// The headings that sections stand under.
  private static func sectionHeadings(of page: AnalyzedPage) -> [Int] {
    Array(page.headings.indices.dropFirst(hasTitle(page) ? 1 : 0))
  }

  /// Whether the first heading is the title: the only one of its level, above all content but for
  /// what a rendered page shows before it.
  private static func hasTitle(_ page: AnalyzedPage) -> Bool {
    guard let first = page.headings.first, first.level == 1,
      !page.headings.dropFirst().contains(where: { $0.level == 1 })
    else { return false }
    let blocks = page.codeBlocks.first?.range.lowerBound ?? .max
    let text = page.page.paragraphs.first?.range.lowerBound ?? .max
    return first.range.lowerBound < (page.isUnfenced ? blocks : min(blocks, text))
  }

  /// What a section has: names and numbers anywhere in it, the words of its code blocks and code
  /// spans, and where its links and images lead.
  ///
  /// - Parameters:
  ///   - blocks: The code blocks that start in the section.
  ///   - inline: The first inline that does; moved to that of the next section.
  private static func fingerprint(
    of range: Range<Int>, in page: AnalyzedPage, _ code: [CodeFingerprint], _ blocks: Range<Int>,
    inlines inline: inout Int
  ) -> Fingerprint {
    let inlines = page.page.inlines
    let first = inline
    while inline < inlines.count, inlines[inline].range.lowerBound < range.upperBound {
      inline += 1
    }
    var parts: [Fingerprint] = []
    var texts: [Range<Int>] = []
    var start = range.lowerBound
    for block in blocks {
      // Code that reaches out of the section is read with the text around it.
      guard let place = page.codeBlocks[block].code.place, place.lowerBound >= start,
        place.upperBound <= range.upperBound
      else {
        parts.append(code[block].words)
        continue
      }
      parts.append(code[block].shareOfSection)
      texts.append(start..<place.lowerBound)
      start = place.upperBound
    }
    texts.append(start..<range.upperBound)
    parts.append(Fingerprint(of: texts, page: page.page, inlines: inlines[first..<inline]))
    return Fingerprint.union(parts)
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

extension Fingerprint {
  /// What stands the same in every language in some stretches of a page: names and numbers, the code
  /// spans among the inlines, and where its links and images lead.
  init(of ranges: [Range<Int>], page: Page, inlines: ArraySlice<Inline>) {
    var builder = Builder()
    page.bytes.withUnsafeBufferPointer { bytes in
      for range in ranges {
        Words.collect(.init(rebasing: bytes[range]), .untranslated, into: &builder)
      }
    }
    for item in inlines {
      guard let destination = item.destination else {
        builder.add(Words.hash(item.text.utf8))
        continue
      }
      builder.add(Words.hash(Self.lastPart(of: destination)))
    }
    self = builder.finished()
  }

  /// What a link's target has in common with the target in another language: the last part of its
  /// path, without query and anchor.
  static func lastPart(of destination: String) -> Substring.UTF8View {
    let slash = UInt8(ascii: "/")
    var path = destination.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    while path.last == slash { path = path.dropLast() }
    guard let mark = path.lastIndex(of: slash) else { return path }
    return path[mark...].dropFirst()
  }
}
