// The code of a page as the reference shows it, with what each block uses.

internal import APIModel
internal import Alignment
internal import Comparison
internal import Diagnostics
internal import DriftRules
internal import Lexing
internal import Pages
internal import Reference
internal import Snippets

/// Makes what the reference shows of the blocks of a page.
struct GuideCodes {
  /// A block of code, and what of the API it uses.
  struct Block {
    var code: GuideCode
    /// The base names of the symbols that it uses.
    var names: Set<String>
    /// The outdated symbols that it uses.
    var outdated: Set<SymbolHandle>
  }

  /// What the page is called.
  let title: String
  /// Every block that was looked into, by its index.
  private(set) var all: [Int: Block] = [:]
  private let context: PageContext
  private let api: APICatalog
  private let anchors: [String]

  init(_ context: PageContext, _ api: APICatalog) {
    self.context = context
    self.api = api
    anchors = context.headingAnchors
    title = Self.title(of: context)
    for snippet in context.analyzed.snippets {
      all[snippet.block] = Block(
        code: code(of: snippet),
        names: Set(snippet.shownSymbols.map { api.lookup[$0].baseName }),
        outdated: api.outdatedSymbols(in: snippet))
    }
  }

  /// The title of the front matter, else the first heading, else the file.
  private static func title(of context: PageContext) -> String {
    if case .mapping(let entries)? = context.page.frontMatter?.values,
      case .scalar(let title)? = entries.first(where: { $0.key == "title" })?.value, !title.isEmpty
    {
      return title
    }
    return context.analyzed.headings.first?.text ?? context.page.file
  }

  private func code(of snippet: Snippet) -> GuideCode {
    let block = context.analyzed.codeBlocks[snippet.block]
    let language: CodeLanguage = snippet.language == .swift ? .swift : .objectiveC
    var uses = snippet.findings.met.map { use($0.requirement, at: $0.range) }
    for found in snippet.findings.uses {
      if case .resolved(let handle) = found.outcome { uses.append(use(handle, at: found.range)) }
    }
    return GuideCode(
      language: snippet.language == .swift ? .swift : .objectiveC, text: block.code.string,
      uses: uses.sorted { ($0.offset, $0.symbol) < ($1.offset, $1.symbol) },
      digest: CodeStream(block.code.bytes, language).digest.hexadecimal,
      place: place(at: block.range.lowerBound))
  }

  private func use(_ handle: SymbolHandle, at range: Range<Int>) -> GuideCode.Use {
    GuideCode.Use(symbol: api.lookup[handle].id, offset: range.lowerBound)
  }

  func identifiers(_ handles: Set<SymbolHandle>) -> Set<String> {
    Set(handles.map { api.lookup[$0].id })
  }

  /// Where something stands on the page, under which heading.
  private func place(at offset: Int) -> GuidePlace {
    let outline = context.outline
    let heading = outline.sections[outline.parts.section(at: offset)].heading
    return GuidePlace(
      locale: context.locale.description, file: context.page.file, page: context.key,
      title: title, heading: heading.map { context.analyzed.headings[$0].text },
      anchor: heading.flatMap { index in
        context.analyzed.headings[index].isRecovered || anchors[index].isEmpty
          ? nil : anchors[index]
      },
      line: context.page.lines.line(at: offset))
  }

  /// The descriptions of symbols that no finding touches.
  func descriptions(without findings: [Diagnostic]) -> [GuideDescription] {
    let lines = context.page.lines
    let present = findings.filter { !PageContext.findsAbsence($0.rule) }
    let faulty = FaultyLines(present, lineCount: lines.lineCount)
    return context.symbolDescriptions.compactMap { found in
      let first = lines.line(at: found.range.lowerBound)
      let last = lines.line(at: found.range.upperBound)
      if faulty.touch(first...last) { return nil }
      return GuideDescription(
        symbol: api.lookup[found.symbol].id, markdown: found.markdown,
        place: place(at: found.range.lowerBound))
    }
  }

  // MARK: - Findings

  /// The blocks that findings stand in.
  func blocks(with findings: [Diagnostic]) -> Set<Int> {
    guard !findings.isEmpty else { return [] }
    let lines = context.page.lines
    let faulty = FaultyLines(findings, lineCount: lines.lineCount)
    return Set(
      all.keys.filter { block in
        let range = context.analyzed.codeBlocks[block].range
        return faulty.touch(
          lines.line(at: range.lowerBound)...lines.line(at: range.upperBound))
      })
  }

  /// What findings say of each symbol that they are about.
  func faults(_ findings: [Diagnostic]) -> [GuideFault] {
    if findings.isEmpty { return [] }
    let known = FindingSymbols(context)
    return findings.flatMap { finding in
      let symbols = identifiers(known.symbols(of: finding))
      if symbols.isEmpty { return [GuideFault]() }
      let place = place(at: context.page.lines.offset(of: finding.place.range.start))
      return symbols.sorted().map { symbol in
        GuideFault(
          symbol: symbol, rule: finding.rule, message: finding.message, place: place,
          isOutdated: PageContext.saysOutdated(finding.rule))
      }
    }
  }

  // MARK: - Older code

  func blocks(of example: PageExample) -> [Int] {
    example.snippets.map { context.analyzed.snippets[$0].block }
  }

  /// The outdated code of an example beside the code that took its place; nil where there is none,
  /// or where that does not use the successor of anything outdated.
  ///
  /// - Parameter newer: The newer block for a block.
  func rewrite(_ example: PageExample, newer: (Int) -> Block?) -> GuideRewrite? {
    var replaced: Set<SymbolHandle> = []
    let pairs = blocks(of: example).compactMap { block -> GuideRewrite.Pair? in
      guard let before = all[block], !before.outdated.isEmpty, let after = newer(block),
        after.outdated.isEmpty, after.code.language == before.code.language
      else { return nil }
      let found = before.outdated.filter { handle in
        successorName(of: api.lookup[handle]).map(after.names.contains) ?? false
      }
      replaced.formUnion(found)
      return found.isEmpty ? nil : GuideRewrite.Pair(before: before.code, after: after.code)
    }
    return pairs.isEmpty ? nil : GuideRewrite(outdated: identifiers(replaced), pairs: pairs)
  }

  /// `configure` of the successor `Media.window.configure(position:)`.
  private func successorName(of symbol: Symbol) -> String? {
    let path = symbol.successor?.prefix { $0 != "(" }
    return path?.split(separator: ".").last.map(String.init)
  }
}
