// What a run has to say: its findings, and what was compared.

package import Diagnostics

/// The outcome of a run, ready for any format.
package struct Report: Sendable {
  /// What was looked at in one locale.
  package struct Coverage: Hashable, Sendable {
    package var pages: Int
    package var codeBlocks: Int
    /// Code blocks that have a counterpart on the source page.
    package var comparedBlocks: Int
    /// Names in code that could be of the API.
    package var references: Int
    /// Those that were found in it.
    package var resolvedReferences: Int
    /// What was not compared, by reason.
    package var skipped: [String: Int]

    package init(
      pages: Int, codeBlocks: Int = 0, comparedBlocks: Int = 0, references: Int = 0,
      resolvedReferences: Int = 0, skipped: [String: Int] = [:]
    ) {
      self.pages = pages
      self.codeBlocks = codeBlocks
      self.comparedBlocks = comparedBlocks
      self.references = references
      self.resolvedReferences = resolvedReferences
      self.skipped = skipped
    }
  }

  /// How many findings there are of each severity.
  package struct Tally: Hashable, Sendable {
    package private(set) var errors = 0
    package private(set) var warnings = 0
    package private(set) var notes = 0

    init(_ diagnostics: some Sequence<Diagnostic>) {
      for diagnostic in diagnostics {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
      }
    }
  }

  /// A page and its files by locale.
  package struct Page: Hashable, Sendable {
    /// What findings call it: `Diagnostic.page`.
    package var key: String
    package var files: [LanguageTag: String]
    /// The languages in which nobody looked at the page.
    package var passedOver: Set<LanguageTag>

    package init(
      key: String, files: [LanguageTag: String], passedOver: Set<LanguageTag> = []
    ) {
      self.key = key
      self.files = files
      self.passedOver = passedOver
    }
  }

  /// How narrow a run was that did not look at all pages.
  package struct Scope: Hashable, Sendable {
    /// How many pages there are.
    package var allPages: Int
    /// The commit since which what changed was looked at, as it was named; nil where it was not.
    package var revision: String?
    /// All that was looked at: pages, pages that should be there, what pages take in, and sources
    /// of the API.
    package var files: Set<String>

    package init(allPages: Int, revision: String?, files: Set<String>) {
      self.allPages = allPages
      self.revision = revision
      self.files = files
    }
  }

  /// A finding that somebody allowed, and why.
  package struct Allowed: Hashable, Sendable {
    package var diagnostic: Diagnostic
    package var reason: String

    package init(_ diagnostic: Diagnostic, reason: String) {
      self.diagnostic = diagnostic
      self.reason = reason
    }
  }

  package let toolVersion: String
  /// What was looked at; nil where that was everything.
  ///
  /// Of anything else the findings say nothing.
  package let scope: Scope?
  package let sourceLocale: LanguageTag
  /// The pages that were looked at in some language, those without findings included, sorted by key.
  package let documents: [Page]
  /// What the rules say of themselves, sorted by id.
  package let rules: [RuleInfo]
  /// Findings that do not count, in the order of every report.
  package let allowed: [Allowed]
  /// What was known before; nil where the run is compared with no baseline.
  package let baseline: BaselineComparison?
  /// Sorted by locale.
  package let locales: [(tag: LanguageTag, coverage: Coverage, tally: Tally)]
  /// In the order of every report.
  package let diagnostics: [Diagnostic]
  package let tally: Tally
  /// The causes of findings, those of most findings first.
  let causes: [Cause]
  /// Their numbers in this order, from 1.
  let causeNumbers: [String: Int]
  /// What a person should know of the run, a line each.
  package let remarks: [String]

  /// - Parameters:
  ///   - coverage: What was looked at, the source locale included.
  ///   - remarks: What else to say in reports for people, such as that there is no API.
  ///   - documents: The pages that were looked at.
  ///   - rules: What is known of the rules that may have findings.
  ///   - allowed: Findings that comments on the pages allow.
  ///   - scope: What was looked at; nil where that was everything.
  ///   - baseline: What of the findings was known before; `diagnostics` are the others.
  package init(
    toolVersion: String, coverage: [LanguageTag: Coverage], diagnostics: [Diagnostic],
    remarks: [String] = [], sourceLocale: LanguageTag = .english, documents: [Page] = [],
    rules: [RuleInfo] = [], allowed: [Allowed] = [], scope: Scope? = nil,
    baseline: BaselineComparison? = nil
  ) {
    self.toolVersion = toolVersion
    self.scope = scope
    self.sourceLocale = sourceLocale
    self.documents = documents.sorted { $0.key < $1.key }
    self.rules = rules.sorted { $0.id < $1.id }
    self.allowed = allowed.sorted { $0.diagnostic < $1.diagnostic }
    self.baseline = baseline
    self.diagnostics = diagnostics.sorted()
    self.remarks = remarks
    tally = Tally(diagnostics)
    causes = Cause.all(of: diagnostics)
    causeNumbers = causes.enumerated().reduce(into: [:]) { $0[$1.element.text] = $1.offset + 1 }
    let byLocale = Dictionary(grouping: diagnostics.filter { $0.locale != nil }, by: \.locale)
    let tags = Set(coverage.keys).union(byLocale.keys.compactMap { $0 })
    locales = tags.sorted().map { tag in
      (tag, coverage[tag] ?? Coverage(pages: 0), Tally(byLocale[tag] ?? []))
    }
  }

  /// How many pages were looked at.
  package var pages: Int { locales.reduce(0) { $0 + $1.coverage.pages } }

  /// `40 pages`, or `3 of 40 pages`.
  var pageCount: String {
    guard let scope else { return Wording.count(pages, "page") }
    return "\(pages) of \(Wording.count(scope.allPages, "page"))"
  }

  /// The findings by file, in order.
  var files: [(file: String, diagnostics: ArraySlice<Diagnostic>)] {
    var files: [(file: String, diagnostics: ArraySlice<Diagnostic>)] = []
    var start = 0
    for index in diagnostics.indices {
      let isLast = index + 1 == diagnostics.count
      guard isLast || diagnostics[index + 1].place.file != diagnostics[index].place.file else {
        continue
      }
      files.append((diagnostics[index].place.file, diagnostics[start...index]))
      start = index + 1
    }
    return files
  }
}

/// What findings have in common.
struct Cause {
  var text: String
  var count: Int
  /// Where the findings are, with their number, by file.
  var files: [(file: String, count: Int)]

  /// The causes of findings, those of most findings first.
  fileprivate static func all(of diagnostics: [Diagnostic]) -> [Cause] {
    let groups = Dictionary(grouping: diagnostics.filter { $0.cause != nil }) { $0.cause ?? "" }
    let causes = groups.map { text, diagnostics in
      let files = Dictionary(grouping: diagnostics, by: \.place.file)
      return Cause(
        text: text, count: diagnostics.count,
        files: files.map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 })
    }
    return causes.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}

extension Report {
  /// The causes that more than one finding has.
  var sharedCauses: ArraySlice<Cause> { causes.prefix { $0.count > 1 } }
}

extension Report.Coverage {
  /// What reports show of a locale, column by column: pages, code blocks, those compared, names,
  /// those resolved, errors, warnings, notes.
  func columns(_ tally: Report.Tally) -> [Int] {
    [
      pages, codeBlocks, comparedBlocks, references, resolvedReferences, tally.errors,
      tally.warnings, tally.notes,
    ]
  }
}

extension Report.Tally {
  /// `2 errors, 1 warning, 0 notes`.
  var description: String {
    [
      Wording.count(errors, "error"), Wording.count(warnings, "warning"),
      Wording.count(notes, "note"),
    ].joined(separator: ", ")
  }
}

/// Words that reports for people share.
package enum Wording {
  /// `1 page`, `2 pages`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `2 errors, 1 warning`: those that there are.
  static func counts(_ tally: Report.Tally) -> String {
    [(tally.errors, "error"), (tally.warnings, "warning"), (tally.notes, "note")]
      .filter { $0.0 > 0 }.map(count).joined(separator: ", ")
  }

  /// `3 ignore, 1 unknown-receiver`: most first.
  static func skipped(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  /// The last line of a report for people: `2 errors, 1 warning, 0 notes in 5 pages`.
  static func total(_ report: Report) -> String {
    let kind = report.baseline == nil ? "" : "new: "
    return "\(kind)\(report.tally.description) in \(report.pageCount)\n"
  }

  static let sameFault = "the source page has the same fault"
}
