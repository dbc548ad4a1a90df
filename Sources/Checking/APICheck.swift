// The API itself: what no page mentions, and the doc comments, checked like pages.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// A source file, and the symbols in it whose doc comments are read.
struct CommentedFile: Sendable {
  let path: String
  let symbols: [Symbol]
}

extension PageCheck {
  /// What of the API the pages do not mention.
  ///
  /// - Parameter mentions: What the pages of each locale name of it.
  func checkCoverage(
    _ mentions: [LanguageTag: MentionedSymbols], _ sourceLocale: LanguageTag
  ) -> CheckResult {
    var result = CheckResult()
    guard let api = today.catalog else { return result }
    for rule in RuleRegistry.coverageRules where checker.settings.isOn(rule.info) {
      for (locale, mentioned) in mentions.sorted(by: { $0.key < $1.key }) {
        let isSource = locale == sourceLocale
        let source = isSource ? nil : mentions[sourceLocale]
        let found = rule.check(
          api, source.map(mentioned.excusing) ?? mentioned, locale: isSource ? nil : locale
        ) { (try? checker.load($0)).map(LineTable.init) }
        result.add(found.map { checker.settings.graded($0, by: rule.info) })
      }
    }
    return result
  }

  /// The source files of the API with doc comments that the run looks at, sorted.
  var commentedFiles: [CommentedFile] {
    // What is outdated describes itself in words of its own day.
    let current = (today.catalog?.lookup.symbols ?? []).filter {
      $0.isPublic && $0.state == .current && $0.file?.isEmpty == false
        && $0.file.map(checker.looksAt) == true && $0.mayHoldCode
    }
    return Dictionary(grouping: current) { $0.file ?? "" }.sorted { $0.key < $1.key }
      .map { CommentedFile(path: $0.key, symbols: $0.value) }
  }

  /// Checks the doc comments of a file like pages.
  func checkComments(in file: CommentedFile, _ sourceLocale: LanguageTag) -> CheckResult {
    // A model may name files that are not here: that of a release, or of another machine.
    guard let api = today.catalog, let bytes = try? checker.load(file.path) else {
      return CheckResult()
    }
    return checkComments(of: file.symbols, in: LineTable(bytes), api, sourceLocale)
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

extension Symbol {
  /// Whether the doc comment may hold code, a list or a name.
  fileprivate var mayHoldCode: Bool {
    guard let documentation, line != nil else { return false }
    return documentation.utf8.contains { $0 == UInt8(ascii: "`") }
      || documentation.contains("\n- ") || documentation.contains("\n* ")
      || documentation.contains("\n    ")
  }
}
