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
  /// Whether the API knows of something that is gone, which declarations may explain.
  private let holdsRemoved: Bool

  /// Longer code is not looked into; no page's code comes near.
  private static let longestCode = 1 << 20

  /// - Parameter api: The API that names are resolved in; without it enums alone are read.
  package init(api: APILookup?) {
    self.api = api
    reader = CodeReader(api: api)
    holdsRemoved = api?.symbols.contains { $0.state == .removed } ?? false
    spanReader = api.flatMap { $0.isEmpty ? nil : SpanReader(api: $0) }
  }

  /// Reads the code of a page, recovered first where the page lost its fences.
  ///
  /// - Parameter isSwift: Whether a block is in Swift for which the page names no language; nil
  ///   where its code alone can tell.
  package func analyze(
    _ page: Page, isSwift: ((CodeBlock) -> Bool)? = nil
  ) -> AnalyzedPage {
    let plain = Self.plain(page)
    var found = Findings()
    found.snippets.reserveCapacity(plain.codeBlocks.count)
    for index in plain.codeBlocks.indices { look(into: index, of: plain, isSwift, &found) }
    found.spans = spans(of: plain, isCode: !found.snippets.isEmpty)
    heedDeclarations(&found)
    return AnalyzedPage(
      plain, snippets: found.snippets, spans: found.spans, skipped: found.skipped)
  }

  /// A page whose code is recovered where it lost its fences, and not looked into.
  package static func plain(_ page: Page) -> AnalyzedPage {
    let recovered = CodeRecovery.recover(page)
    return AnalyzedPage(
      page: page, codeBlocks: recovered?.codeBlocks ?? page.codeBlocks,
      headings: recovered?.headings ?? page.headings, isUnfenced: recovered != nil)
  }

  /// What is known of the code of a page so far.
  private struct Findings {
    var snippets: [Snippet] = []
    var spans: [CodeSpanUse] = []
    var skipped: [String: Int] = [:]
  }

  /// The code spans; a name that other platforms may have too is judged only on pages whose code
  /// is in our languages.
  private func spans(of page: AnalyzedPage, isCode: Bool) -> [CodeSpanUse] {
    guard let spanReader else { return [] }
    return spanReader.spans(on: page.page) {
      isCode && !page.codeBlocks.contains(where: Self.isSibling)
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
  private func heedDeclarations(_ found: inout Findings) {
    guard let api else { return }
    if mayExplain(found) {
      var declared = SnippetDeclarations()
      for snippet in found.snippets { declared.formUnion(snippet.findings.declarations) }
      let explanations = declared.explanations(in: api)
      found.spans.removeAll { explanations.explain($0.use) }
      for (index, snippet) in found.snippets.enumerated() {
        guard let findings = explanations.heed(snippet.findings) else { continue }
        found.snippets[index] = Snippet(
          block: snippet.block, language: snippet.language, findings: findings)
      }
    }
    let unknown = found.snippets.reduce(0) { $0 + $1.findings.unknownReceivers }
    if unknown > 0 { found.skipped["unknown-receiver"] = unknown }
  }

  /// Whether there are declarations, and something that they may explain.
  private func mayExplain(_ found: Findings) -> Bool {
    var isDeclaring = false
    var isAlarming = holdsRemoved || found.spans.contains { $0.use.outcome.isAlarm }
    for index in found.snippets.indices {
      let findings = found.snippets[index].findings
      isDeclaring = isDeclaring || !findings.declarations.isEmpty
      // A type that hides one of the API explains also what is right.
      isAlarming = isAlarming || findings.holdsAlarms || findings.declarations.hidesTypes
    }
    return isDeclaring && isAlarming
  }

  private func look(
    into index: Int, of page: AnalyzedPage, _ isSwift: ((CodeBlock) -> Bool)?,
    _ found: inout Findings
  ) {
    var choice = LanguageChoice(page.codeBlocks[index], on: page.page)
    if let isSwift, choice.isOpen, choice.named == nil, isSwift(page.codeBlocks[index]) {
      choice.named = .swift
    }
    guard choice.isOpen else { return }
    if page.codeBlocks[index].isSkipped {
      found.skipped["ignore", default: 0] += 1
      return
    }
    let code = page.codeBlocks[index].code.bytes
    if code.count > Self.longestCode {
      found.skipped["too-long", default: 0] += 1
      return
    }
    guard let reading = reader.read(code, page.codeHashes[index], choice) else { return }
    if reading.findings.isUnread { found.skipped["too-complex", default: 0] += 1 }
    found.snippets.append(
      Snippet(block: index, language: reading.language, findings: reading.findings))
  }
}
