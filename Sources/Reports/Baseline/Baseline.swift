// What was known at a time: the findings of a run, page by page.

package import Diagnostics

/// Findings that are known, and do not count until they are mended.
package struct Baseline: Hashable, Sendable {
  /// A finding, as often as it stands at equal lines of a page.
  package struct Finding: Hashable, Sendable {
    package var rule: String
    package var locale: LanguageTag?
    package var fingerprint: String
    package var context: FindingContext
    package var count: Int
    /// For whoever reads the file; nothing depends on it.
    package var message: String
  }

  /// The findings of a file.
  package struct Page: Hashable, Sendable {
    package var file: String
    package var findings: [Finding]
  }

  /// By ascending file.
  package private(set) var pages: [Page]

  /// - Parameter findings: In any order; equal ones of a file are counted together.
  package init(_ findings: some Sequence<(file: String, finding: Finding)>) {
    pages = Self.pages(of: findings)
  }

  /// Adds findings, in any order.
  package mutating func add(_ findings: some Sequence<(file: String, finding: Finding)>) {
    let known = pages.flatMap { page in page.findings.map { (page.file, $0) } }
    pages = Self.pages(of: known + Array(findings))
  }

  private static func pages(
    of findings: some Sequence<(file: String, finding: Finding)>
  ) -> [Page] {
    var counts: [String: [Finding: Int]] = [:]
    for (file, finding) in findings {
      var single = finding
      single.count = 1
      counts[file, default: [:]][single, default: 0] += finding.count
    }
    return counts.sorted { $0.key < $1.key }.map { file, counts in
      let findings = counts.map { finding, count in
        var counted = finding
        counted.count = count
        return counted
      }
      return Page(file: file, findings: findings.sorted())
    }
  }

  /// How many findings are known.
  package var count: Int {
    pages.reduce(0) { $0 + $1.findings.reduce(0) { $0 + $1.count } }
  }
}

extension Baseline.Finding: Comparable {
  /// A finding of a run.
  package init(_ diagnostic: Diagnostic, _ context: FindingContext) {
    self.init(
      rule: diagnostic.rule, locale: diagnostic.locale, fingerprint: diagnostic.fingerprint,
      context: context, count: 1, message: diagnostic.message)
  }

  /// By what does not change when lines move, so that the file does not either.
  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: (String, String, String, String, String) {
    (rule, locale?.description ?? "", message, fingerprint, context.text)
  }
}
