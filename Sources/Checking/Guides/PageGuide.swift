// From a page that was checked to what it shows of the API.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Reference
internal import Snippets

extension PageCheck {
  /// The identifiers of the symbols that a guide should show.
  var symbolsToShow: Set<String> {
    guard let api = today.catalog else { return [] }
    return Set(api.symbolsToShow.map { api.lookup[$0].id })
  }

  /// What a page of today shows of the API; nil unless that is asked for.
  ///
  /// - Parameter source: What the source page shows.
  func guide(
    of context: PageContext, _ found: PageFindings, beside source: PageGuide?
  ) -> PageGuide? {
    guard checker.gathersGuides, let api = context.api, api === today.catalog else { return nil }
    return PageGuide(context, api, found, beside: source)
  }
}

/// What a page shows of the API, and which of its blocks have no findings.
struct PageGuide {
  private(set) var page: GuidePage
  /// The blocks of code without findings, by their index.
  private let clean: [Int: GuideCodes.Block]

  init(
    _ context: PageContext, _ api: APICatalog, _ found: PageFindings,
    beside source: PageGuide?
  ) {
    let codes = GuideCodes(context, api)
    let findings = found.reported + found.allowed.map(\.diagnostic)
    let faulty = codes.blocks(with: findings)
    let examples = PageExample.all(on: context)
    clean = codes.all.filter { !faulty.contains($0.key) }
    page = GuidePage(
      locale: context.locale.description, file: context.page.file, title: codes.title)
    let used = context.analyzed.snippets.reduce(into: Set()) { $0.formUnion($1.shownSymbols) }
    page.used = codes.identifiers(api.completed(used))
    page.described = codes.identifiers(api.completed(context.describedSymbols))
    page.faults = codes.faults(found.reported)
    page.descriptions = codes.descriptions(without: findings)
    page.examples = self.examples(examples, context, beside: source)
    page.rewrites =
      source.map { rewrites(examples, codes, context, after: $0) } ?? []
      + rewrites(examples, codes)
  }

  /// Longer code is no example.
  private static let mostLines = 150

  // MARK: - Examples

  /// The examples without findings that do not only say what the source page shows too.
  private func examples(
    _ examples: [PageExample], _ context: PageContext, beside source: PageGuide?
  ) -> [GuideExample] {
    examples.compactMap { example in
      let blocks = example.snippets.map { context.analyzed.snippets[$0].block }
        .filter { clean[$0] != nil }
      let isKnown = blocks.allSatisfy { block in
        context.alignment?.sourceBlocks[block].flatMap { source?.clean[$0] } != nil
      }
      let made = GuideExample(blocks.compactMap { clean[$0]?.code })
      return isKnown || made.symbols.isEmpty || made.lineCount > Self.mostLines ? nil : made
    }
  }

  // MARK: - Older code and newer code

  /// Older code of a translation beside the code of the source page that answers to it.
  private func rewrites(
    _ examples: [PageExample], _ codes: GuideCodes, _ context: PageContext,
    after source: PageGuide
  ) -> [GuideRewrite] {
    examples.compactMap { example in
      codes.rewrite(example) { before in
        context.alignment?.sourceBlocks[before].flatMap { source.clean[$0] }
      }
    }
  }

  /// Older code of the page beside the newer code that the page shows next.
  private func rewrites(_ examples: [PageExample], _ codes: GuideCodes) -> [GuideRewrite] {
    zip(examples, examples.dropFirst()).compactMap { older, newer in
      let after = codes.blocks(of: newer).compactMap { clean[$0] }
      return codes.rewrite(older) { before in
        after.first { $0.code.language == codes.all[before]?.code.language }
      }
    }
  }
}
