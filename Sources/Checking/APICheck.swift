// The API itself: what no page mentions, and the doc comments, checked like pages.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import Dispatch
internal import DriftRules
internal import Pages
internal import Snippets
internal import Synchronization

extension PageCheck {
  /// What is wrong with the API as documentation: what no page mentions, where all pages are looked
  /// at, and the doc comments of the files that are.
  ///
  /// - Parameter mentions: What the pages of each locale name of it.
  func checkAPI(
    _ mentions: [LanguageTag: MentionedSymbols], _ sourceLocale: LanguageTag
  ) throws -> CheckResult {
    guard let api = today.catalog else { return CheckResult() }
    let files = APIFiles(api.lookup.symbols)
    var result = CheckResult()
    for rule in RuleRegistry.coverageRules
    where checker.isWholeProject && checker.settings.isOn(rule.info) {
      for (locale, mentioned) in mentions.sorted(by: { $0.key < $1.key }) {
        let isSource = locale == sourceLocale
        let source = isSource ? nil : mentions[sourceLocale]
        let found = rule.check(
          api, source.map(mentioned.excusing) ?? mentioned, locale: isSource ? nil : locale
        ) { (try? checker.load($0)).map(LineTable.init) }
        result.add(found.map { checker.settings.graded($0, by: rule.info) })
      }
    }
    let comments = files.paths.filter(checker.looksAt)
    let outcomes = Mutex([CheckResult](repeating: CheckResult(), count: comments.count))
    DispatchQueue.concurrentPerform(iterations: comments.count) { index in
      // A model may name files that are not here: that of a release, or of another machine.
      guard let bytes = try? checker.load(comments[index]) else { return }
      let source = LineTable(bytes)
      let found = checkComments(of: files[comments[index]], in: source, api, sourceLocale)
      outcomes.withLock { $0[index] = found }
    }
    for outcome in outcomes.withLock({ $0 }) { result.merge(outcome) }
    return result
  }

  /// The doc comments of one file.
  private func checkComments(
    of symbols: [Symbol], in source: LineTable, _ api: APICatalog, _ locale: LanguageTag
  ) -> CheckResult {
    var result = CheckResult()
    for symbol in symbols {
      guard let comment = CommentPage(symbol, in: source) else { continue }
      let analyzed = today.analyzer.analyze(comment.page) { CommentPage.isSwift($0, api.lookup) }
      let outline = Outline(analyzed)
      let context = PageContext(
        outline: outline, locale: locale, key: comment.page.file, api: api,
        configuration: today.configuration)
      result.comments.add(context)
      let found = apiRules.flatMap { rule in
        rule.check(context).map { checker.settings.graded($0, by: rule.info) }
      }
      guard !found.isEmpty else { continue }
      let suppressions = Suppressions(context.analyzed)
      result.add(found.filter { !suppressions.cover($0) }.map(comment.moved))
    }
    return result
  }
}

/// The symbols of an API whose doc comments are read, by file.
private struct APIFiles {
  private let symbols: [String: [Symbol]]

  init(_ all: [Symbol]) {
    // What is outdated describes itself in words of its own day.
    let current = all.filter { $0.isPublic && $0.state == .current && $0.mayHoldCode }
    symbols = Dictionary(grouping: current) { $0.file ?? "" }
  }

  var paths: [String] { symbols.keys.filter { !$0.isEmpty }.sorted() }

  subscript(path: String) -> [Symbol] { symbols[path] ?? [] }
}

extension Symbol {
  /// Whether the doc comment may hold code, a list or a name.
  fileprivate var mayHoldCode: Bool {
    guard let documentation, line != nil else { return false }
    return documentation.utf8.contains { $0 == UInt8(ascii: "`") }
      || documentation.contains("\n- ") || documentation.contains("\n* ")
      || documentation.contains("\n    ")
  }
}
