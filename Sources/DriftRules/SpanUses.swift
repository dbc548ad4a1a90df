// Which names in the running text of a page there is something to say about.

internal import APIModel
internal import Alignment
internal import Pages
internal import Snippets

extension PageContext {
  /// The code spans that name what is not there, or not to be used.
  ///
  /// - Parameter uses: What is said of the code of the page.
  static func spanUses(
    _ outline: Outline, _ api: APICatalog, beside uses: [SnippetUse]
  ) -> [SnippetUse] {
    outline.page.spans.filter { span in
      guard case .resolved(let handle) = span.use.outcome else { return true }
      return !uses.contains { $0.value.outcome == span.use.outcome }
        && !isExplained(api.lookup[handle], span.use.range.lowerBound, outline)
    }.enumerated().map { place, span in
      var value = span.use
      value.chain = place
      return SnippetUse(block: nil, language: span.language, value: value)
    }
  }

  /// Whether the section says what took the place of a symbol, or that it is of the past.
  private static func isExplained(
    _ symbol: Symbol, _ offset: Int, _ outline: Outline
  ) -> Bool {
    let page = outline.page.page
    let section =
      outline.sections.last { $0.range.lowerBound <= offset }?.range ?? 0..<page.bytes.count
    let successor = symbol.successor.map { successor in
      let path = successor.prefix { $0 != "(" }
      return String(path.split(separator: ".").last ?? "")
    }
    return ["eprecat", successor ?? ""].contains {
      !$0.isEmpty && !page.places(of: $0, in: section).isEmpty
    }
  }
}
