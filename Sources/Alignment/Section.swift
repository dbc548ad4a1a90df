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
  /// The running text, tables and components in the sections.
  package let parts: PageParts

  package convenience init(_ page: AnalyzedPage) {
    self.init(
      page, page.codeBlocks.map(Self.fingerprint), headings: Self.sectionHeadings(of: page))
  }

  private init(_ page: AnalyzedPage, _ blockFingerprints: [Fingerprint], headings: [Int]) {
    self.page = page
    self.blockFingerprints = blockFingerprints
    sections = Self.sections(of: page, blockFingerprints, headings)
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
    return Outline(page, blockFingerprints, headings: headings)
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

  private static func fingerprint(of block: CodeBlock) -> Fingerprint {
    var builder = Fingerprint.Builder()
    block.code.bytes.withUnsafeBufferPointer { Words.collect($0, .all, into: &builder) }
    return builder.finished()
  }

  private static func sections(
    of page: AnalyzedPage, _ blockFingerprints: [Fingerprint], _ headings: [Int]
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
          fingerprint: Fingerprint.union(
            [fingerprint(of: range, in: page.page, &inline)]
              + blockFingerprints[firstBlock..<block])))
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

  /// What a section has beside its code blocks: names and numbers anywhere in it, the words of its
  /// code spans, and where its links and images lead.
  private static func fingerprint(
    of range: Range<Int>, in page: Page, _ inline: inout Int
  ) -> Fingerprint {
    let first = inline
    while inline < page.inlines.count, page.inlines[inline].range.lowerBound < range.upperBound {
      inline += 1
    }
    return Fingerprint(of: range, page: page, inlines: page.inlines[first..<inline])
  }
}

extension Fingerprint {
  /// What stands the same in every language in a stretch of a page: names and numbers, the code
  /// spans among the inlines, and where its links and images lead.
  init(of range: Range<Int>, page: Page, inlines: ArraySlice<Inline>) {
    var builder = Builder()
    page.bytes.withUnsafeBufferPointer { bytes in
      Words.collect(.init(rebasing: bytes[range]), .untranslated, into: &builder)
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
