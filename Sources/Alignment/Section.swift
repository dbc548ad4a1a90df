// The sections of a page: what stands between one heading and the next.

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
}

/// A page cut into sections; what can be compared of them is found out when it is asked for.
package final class Outline {
  package let page: AnalyzedPage
  package let sections: [Section]
  /// The section that every code block stands in.
  package let sectionOfBlock: [Int]
  /// The running text, tables and components in the sections.
  package let parts: PageParts
  /// What is known of the words of code that came before.
  private let codeWords: CodeWords?
  private var knownCode: [CodeFingerprint]?
  /// The words of every section.
  private(set) lazy var words = SectionWords(page, sections, code)
  /// The words of every heading.
  private(set) lazy var headingWords = HeadingWords(page)
  /// How the page goes with a translation that is built like it.
  private(set) lazy var ownAlignment = OwnAlignment(self)

  /// - Parameter words: What is known of the words of code that came before.
  package convenience init(_ page: AnalyzedPage, words: CodeWords? = nil) {
    self.init(page, words, headings: Self.sectionHeadings(of: page))
  }

  private init(_ page: AnalyzedPage, _ words: CodeWords?, headings: [Int]) {
    self.page = page
    codeWords = words
    sections = Self.sections(of: page, headings)
    sectionOfBlock = Self.sectionOfBlock(sections, page.codeBlocks.count)
    parts = PageParts(page, sections)
  }

  /// The outline in which some sections are parts of those before them.
  func merging(_ merged: Set<Int>) -> Outline {
    let headings = sections.indices.filter { !merged.contains($0) }.compactMap {
      sections[$0].heading
    }
    let outline = Outline(page, codeWords, headings: headings)
    outline.knownCode = knownCode
    return outline
  }

  /// The words of every code block.
  var code: [CodeFingerprint] { code(beside: nil) }

  /// The words of every code block.
  ///
  /// - Parameter source: The source page, whose code most blocks are.
  func code(beside source: Outline?) -> [CodeFingerprint] {
    if let knownCode { return knownCode }
    let code = [CodeFingerprint](page, codeWords, beside: source)
    knownCode = code
    return code
  }

  /// What stands on the page in every language.
  package var fingerprint: Fingerprint {
    Fingerprint.union(sections.indices.map { words[$0] })
  }

  /// The words of a code block.
  package func fingerprint(ofBlock block: Int) -> Fingerprint { code[block].words }

  /// The sections under a section, at any depth.
  package func descendants(of section: Int) -> [Int] {
    var found: [Int] = []
    for index in (section + 1)..<max(section + 1, sections.count) {
      guard sections[index].level > sections[section].level else { break }
      found.append(index)
    }
    return found
  }

  private static func sections(of page: AnalyzedPage, _ headings: [Int]) -> [Section] {
    let content = page.page.frontMatter?.range.upperBound ?? 0
    var sections: [Section] = []
    sections.reserveCapacity(headings.count + 1)
    var start = content
    var block = 0
    var open: [Int] = []
    for index in 0...headings.count {
      let end =
        index < headings.count
        ? page.headings[headings[index]].range.lowerBound : page.page.bytes.count
      let heading = index == 0 ? nil : headings[index - 1]
      let level = heading.map { page.headings[$0].level } ?? 0
      let firstBlock = block
      while block < page.codeBlocks.count, page.codeBlocks[block].range.lowerBound < end {
        block += 1
      }
      while let last = open.last, sections[last].level >= level { open.removeLast() }
      sections.append(
        Section(
          heading: heading, level: level, range: start..<max(start, end),
          blocks: firstBlock..<block, parent: index == 0 ? nil : open.last))
      open.append(index)
      start = end
    }
    return sections
  }

  private static func sectionOfBlock(_ sections: [Section], _ count: Int) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(count)
    for (index, section) in sections.enumerated() {
      for _ in section.blocks { found.append(index) }
    }
    return found
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
}
