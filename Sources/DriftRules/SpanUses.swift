// Which names in the running text of a page there is something to say about.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import Pages
internal import Snippets

extension PageContext {
  /// The code spans that name what is not there, or not to be used.
  ///
  /// - Parameter uses: What is said of the code of the page.
  static func spanUses(
    _ outline: Outline, _ api: APICatalog, beside uses: [SnippetUse]
  ) -> [SnippetUse] {
    if outline.page.spans.isEmpty { return [] }
    var used = SymbolSet()
    for use in uses {
      if case .resolved(let handle) = use.value.outcome { used.insert(handle) }
    }
    var explanations = Explanations(outline, api.lookup)
    return outline.page.spans.filter { span in
      guard case .resolved(let handle) = span.use.outcome else { return true }
      return !used.contains(handle)
        && !explanations.explain(handle, at: span.use.range.lowerBound)
    }.enumerated().map { place, span in
      SnippetUse(block: nil, language: span.language, value: span.use.with(chain: place))
    }
  }
}

/// What the sections of a page say of what is outdated.
private struct Explanations {
  private struct Question: Hashable {
    let symbol: SymbolHandle
    let section: Int
  }

  private let outline: Outline
  private let api: APILookup
  private var known: [Question: Bool] = [:]

  init(_ outline: Outline, _ api: APILookup) {
    self.outline = outline
    self.api = api
  }

  /// Whether the section at an offset says what took the place of a symbol, or that it is of the
  /// past.
  mutating func explain(_ symbol: SymbolHandle, at offset: Int) -> Bool {
    let section = outline.sections.partitioningIndex { $0.range.lowerBound > offset } - 1
    let question = Question(symbol: symbol, section: section)
    if let known = known[question] { return known }
    let page = outline.page.page
    let range = section < 0 ? 0..<page.bytes.count : outline.sections[section].range
    let isExplained =
      page.bytes[range].holds("eprecat")
      || (api[symbol].successor.map { Self.holdsName(of: $0, page.bytes[range]) } ?? false)
    known[question] = isExplained
    return isExplained
  }

  /// Whether the last name of a path stands in a text.
  private static func holdsName(of path: String, _ text: ArraySlice<UInt8>) -> Bool {
    let names = path.utf8.prefix { $0 != UInt8(ascii: "(") }
    let name = names.split(separator: UInt8(ascii: ".")).last ?? names[names.endIndex...]
    return text.holds(name)
  }
}
