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
      let excused = excusedSymbols(of: api, rule.info)
      for (locale, mentioned) in mentions.sorted(by: { $0.key < $1.key }) {
        let isSource = locale == sourceLocale
        let source = isSource ? nil : mentions[sourceLocale]
        let all = source.map { mentioned.excusing(whatLacks: $0) } ?? mentioned
        let found = { (mentioned: MentionedSymbols) in
          rule.check(api, mentioned, locale: isSource ? nil : locale) {
            (try? checker.load($0)).map(LineTable.init)
          }.map { checker.settings.graded($0, by: rule.info) }
        }
        guard !excused.isEmpty else {
          result.add(found(all))
          continue
        }
        result.add(found(all.excusing(Set(excused.keys))), outOf: found(all), api, excused)
      }
    }
    return result
  }

  /// The symbols whose doc comments, or those of the types around them, allow that no page mentions
  /// them, with the reasons.
  private func excusedSymbols(of api: APICatalog, _ rule: RuleInfo) -> [Int: String] {
    let symbols = api.lookup.symbols
    var reasons: [[String]: String] = [:]
    for (index, symbol) in symbols.enumerated() {
      guard let text = symbol.documentation, text.utf8.holds("concord") else { continue }
      let page = PageReader.read(Array(text.utf8), file: symbol.file ?? "", dialect: .docc)
      let allowances = Suppressions(
        AnalyzedPage(page: page, codeBlocks: page.codeBlocks, headings: page.headings))
      guard let reason = allowances?.reason(for: rule.id) else { continue }
      reasons[api.lookup.homePath(of: SymbolHandle(index: index))] = reason
    }
    guard !reasons.isEmpty else { return [:] }
    return symbols.indices.reduce(into: [:]) { excused, index in
      let path = api.lookup.homePath(of: SymbolHandle(index: index))
      excused[index] = path.indices.lazy.compactMap { reasons[Array(path[...$0])] }.first
    }
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
      let suppressions = Suppressions(analyzed)
      let context = PageContext(
        outline: outline, locale: locale, key: comment.page.file, api: api,
        configuration: today.configuration, isAllowed: { suppressions?.cover($0, $1) ?? false })
      result.comments.add(context)
      let found = apiRules.flatMap { rule in
        rule.check(context).map { checker.settings.graded($0, by: rule.info) }
      }
      guard let suppressions else {
        result.add(found.map(comment.moved))
        continue
      }
      var allowing = AllowingPage(suppressions, context)
      let (reported, allowed) = allowing.sort(found)
      let faults = AllowingPages([allowing], sourceLocale: locale).findings(commentReach)
      result.add((reported + faults).map(comment.moved))
      result.allowed += allowed.map {
        AllowedFinding(diagnostic: comment.moved($0.diagnostic), reason: $0.reason)
      }
    }
    return result
  }

  /// Which rules have their say about a doc comment: those about an API that look at one page.
  private var commentReach: RuleReach {
    var reach = self.reach
    reach.isWhole = false
    reach.judgesPages = false
    return reach
  }
}

extension CheckResult {
  /// Takes in what is reported of an API, and what is not because doc comments allow it.
  ///
  /// - Parameter all: What would be reported without them.
  fileprivate mutating func add(
    _ reported: [Diagnostic], outOf all: [Diagnostic], _ api: APICatalog, _ excused: [Int: String]
  ) {
    add(reported)
    let subjects = Dictionary(grouping: reported, by: \.symbol)
    let counts = all.reduce(into: [String?: Int]()) { $0[$1.symbol, default: 0] += 1 }
    let symbols = api.lookup.symbols
    for finding in all {
      // Modules may each have a symbol of one name; otherwise what is left of it may stand elsewhere.
      let same = subjects[finding.symbol] ?? []
      let isReported =
        same.count == counts[finding.symbol]
        || same.contains { $0.place.file == finding.place.file }
      if isReported { continue }
      let reason = excused.filter { entry in
        symbols[entry.key].file == finding.place.file
          && symbols[entry.key].line == finding.place.range.start.line
      }.min { $0.key < $1.key }?.value
      allowed.append(AllowedFinding(diagnostic: finding, reason: reason ?? ""))
    }
  }
}

extension Symbol {
  /// Whether the doc comment may hold code, a list or a name.
  fileprivate var mayHoldCode: Bool {
    guard let text = documentation?.utf8, line != nil else { return false }
    return text.holds("`") || text.holds("\n- ") || text.holds("\n* ") || text.holds("\n    ")
  }
}
