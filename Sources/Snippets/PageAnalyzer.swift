// From a page to what its code means.

package import APIModel
internal import Lexing
package import Pages

/// Looks into the code of pages; one analyzer serves a whole run, from any thread.
///
/// Equal code is looked into once: blocks that differ only in comments and white space share the
/// findings of the first, moved to their own places. What is kept for that is bounded.
package final class PageAnalyzer: Sendable {
  private let api: APILookup?
  private let reader: CodeReader
  private let spanReader: SpanReader?

  /// Longer code is not looked into; no page's code comes near.
  private static let longestCode = 1 << 20

  /// - Parameter api: The API that names are resolved in; without it enums alone are read.
  package init(api: APILookup?) {
    self.api = api
    reader = CodeReader(api: api)
    spanReader = api.flatMap { $0.isEmpty ? nil : SpanReader(api: $0) }
  }

  /// Reads the code of a page, recovered first where the page lost its fences.
  ///
  /// - Parameter isSwift: Whether a block is in Swift for which the page names no language; nil
  ///   where its code alone can tell.
  package func analyze(
    _ page: Page, isSwift: ((CodeBlock) -> Bool)? = nil
  ) -> AnalyzedPage {
    var analyzed = Self.plain(page)
    analyzed.snippets.reserveCapacity(analyzed.codeBlocks.count)
    for index in analyzed.codeBlocks.indices { look(into: index, of: &analyzed, isSwift) }
    readSpans(of: &analyzed)
    heedDeclarations(of: &analyzed)
    return analyzed
  }

  /// A page whose code is recovered where it lost its fences, and not looked into.
  package static func plain(_ page: Page) -> AnalyzedPage {
    var analyzed = AnalyzedPage(page: page, codeBlocks: page.codeBlocks, headings: page.headings)
    if let recovered = CodeRecovery.recover(page) {
      analyzed.codeBlocks = recovered.codeBlocks
      analyzed.headings = recovered.headings
      analyzed.isUnfenced = true
    }
    return analyzed
  }

  /// Reads the code spans; a name that other platforms may have too is judged only on pages whose
  /// code is in our languages.
  private func readSpans(of page: inout AnalyzedPage) {
    guard let spanReader else { return }
    let analyzed = page
    page.spans = spanReader.spans(on: analyzed.page) {
      !analyzed.snippets.isEmpty
        && !analyzed.codeBlocks.contains(where: Self.isSibling)
    }
  }

  /// The languages of the platforms that an API has a sibling for.
  private static let siblings: [CodeLanguage] = [
    .kotlin, .java, .javaScript, .tsx, .typeScript, .dart, .cSharp, .python, .go, .php, .ruby,
  ]

  private static func isSibling(_ block: CodeBlock) -> Bool {
    guard let language = CodeLanguage.named(block.language) else { return false }
    return siblings.contains { $0 === language }
  }

  /// Takes back what one snippet of the page says against another that declares the name.
  private func heedDeclarations(of page: inout AnalyzedPage) {
    guard let api else { return }
    var declared = SnippetDeclarations()
    for index in page.snippets.indices where !page.snippets[index].findings.declarations.isEmpty {
      declared.formUnion(page.snippets[index].findings.declarations)
    }
    if !declared.isEmpty {
      let explanations = declared.explanations(in: api)
      page.spans.removeAll { explanations.explain($0.use) }
      for index in page.snippets.indices {
        explanations.heed(&page.snippets[index].findings.uses)
      }
    }
    var unknown = 0
    for index in page.snippets.indices {
      unknown += page.snippets[index].findings.uses.count {
        if case .unknownReceiver = $0.outcome { true } else { false }
      }
    }
    if unknown > 0 { page.skipped["unknown-receiver"] = unknown }
  }

  private func look(
    into index: Int, of page: inout AnalyzedPage, _ isSwift: ((CodeBlock) -> Bool)?
  ) {
    var choice = LanguageChoice(page.codeBlocks[index], on: page.page)
    if let isSwift, choice.isOpen, choice.named == nil, isSwift(page.codeBlocks[index]) {
      choice.named = .swift
    }
    guard choice.isOpen else { return }
    if page.codeBlocks[index].isSkipped {
      page.skipped["ignore", default: 0] += 1
      return
    }
    let code = page.codeBlocks[index].code.bytes
    if code.count > Self.longestCode {
      page.skipped["too-long", default: 0] += 1
      return
    }
    guard let reading = reader.read(code, choice) else { return }
    if reading.findings.isUnread { page.skipped["too-complex", default: 0] += 1 }
    page.snippets.append(
      Snippet(block: index, language: reading.language, findings: reading.findings))
  }
}
