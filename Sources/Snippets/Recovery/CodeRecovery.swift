// Code and headings of pages that lost their fences.

package import Pages

/// Recovers what text taken from a rendered site no longer marks: code blocks and headings.
package enum CodeRecovery {
  /// What was recovered.
  package struct Result: Sendable {
    /// In the order of the page, with the language guessed as info string.
    package var codeBlocks: [CodeBlock]
    /// The first of level 1, the others of level 2.
    package var headings: [Heading]
  }

  /// Larger files are no pages.
  private static let longestPage = 1 << 22

  /// The code and headings of a page without fences; nil where a page has fences or headings, or
  /// no code that lost them for certain.
  package static func recover(_ page: Page) -> Result? {
    guard page.headings.isEmpty, page.bytes.count <= longestPage,
      !page.codeBlocks.contains(where: { $0.form == .fenced })
    else { return nil }
    let lines = (1...page.lines.lineCount).map { page.lines.content(ofLine: $0) }
    let finder = RegionFinder(page, lines: lines)
    let regions = finder.regions()
    let languages = languages(of: regions, finder)
    guard isCertain(regions, languages) else { return nil }
    let blocks = zip(regions, languages).map { region, language in
      block(region, language, page: page, lines: lines)
    }
    let headings = HeadingRecovery(page, lines: lines, shapes: finder.shapes, regions: regions)
    return Result(codeBlocks: blocks, headings: headings.headings())
  }

  /// Several regions of a language that is certain, or one that is long.
  private static func isCertain(_ regions: [CodeRegion], _ languages: [String]) -> Bool {
    let ours = zip(regions, languages).filter { $0.1 == "swift" || $0.1 == "objective-c" }
    return ours.count > 1 || ours.contains { $0.0.lines.count >= 4 }
  }

  /// The language of each region, empty where it is none that we know: by its own evidence, else
  /// by that of the other regions.
  private static func languages(of regions: [CodeRegion], _ finder: RegionFinder) -> [String] {
    let evidence = regions.map { $0.isXML ? nil : LanguageEvidence(finder.code(of: $0)) }
    let certain = Set(evidence.compactMap { $0?.certain })
    let isForeign = evidence.contains { $0?.isForeign ?? false }
    return evidence.map { evidence in
      guard let evidence else { return "xml" }
      let leaning = evidence.leaning.flatMap { certain.contains($0) ? $0 : nil }
      let guess = isForeign ? nil : plainLanguage(evidence, on: certain)
      switch evidence.certain ?? leaning ?? guess {
      case .swift: return "swift"
      case .objectiveC: return "objective-c"
      case nil: return ""
      }
    }
  }

  /// The language of code without marks, by the languages that the page shows elsewhere: with
  /// semicolons it is Objective-C, without them Swift where Swift stands alone.
  private static func plainLanguage(
    _ evidence: LanguageEvidence, on certain: Set<Snippet.Language>
  ) -> Snippet.Language? {
    if evidence.semicolons > 0 { return certain.contains(.objectiveC) ? .objectiveC : nil }
    return certain == [.swift] ? .swift : nil
  }

  private static func block(
    _ region: CodeRegion, _ language: String, page: Page, lines: [Range<Int>]
  ) -> CodeBlock {
    var code = MappedText()
    for line in region.lines {
      if line > region.lines.lowerBound { code.bytes.append(0x0A) }
      code.segments.append(
        MappedText.Segment(offset: code.bytes.count, origin: lines[line].lowerBound))
      code.bytes += page.bytes[lines[line]]
    }
    let start = lines[region.lines.lowerBound].lowerBound
    return CodeBlock(
      form: .recovered, info: InfoString(language), infoRange: start..<start, code: code,
      range: start..<lines[region.lines.upperBound].upperBound, isClosed: true)
  }
}
