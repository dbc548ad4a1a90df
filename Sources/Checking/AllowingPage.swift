// The pages whose comments allow findings, until all findings are known.

package import Diagnostics
internal import DriftRules
internal import Snippets

/// A page whose comments speak to this tool.
struct AllowingPage: Sendable {
  let file: String
  let locale: LanguageTag
  let key: String
  /// Whether the page was compared with an API.
  let hasAPI: Bool
  /// Whether it was compared with its source page, as a whole.
  let isCompared: Bool
  var suppressions: Suppressions

  init(_ suppressions: Suppressions, _ context: PageContext) {
    file = context.page.file
    locale = context.locale
    key = context.key
    hasAPI = context.api != nil
    isCompared = context.isFullyCompared
    self.suppressions = suppressions
  }

  /// Takes down that translation rules were kept from speaking of a line.
  mutating func excuseComparison(_ lines: ClosedRange<Int>) {
    suppressions.excuse(lines) { RuleRegistry.info($0)?.family == .translation }
  }

  /// Takes down that rules about the API may have been kept from speaking of a line by another one.
  mutating func excuseAPI(_ lines: ClosedRange<Int>) {
    suppressions.excuse(lines) { RuleRegistry.info($0)?.family == .api }
  }

  /// What of some findings is not allowed; the rest with the reasons.
  mutating func sort(_ found: [Diagnostic]) -> (reported: [Diagnostic], allowed: [AllowedFinding]) {
    var reported: [Diagnostic] = []
    var allowed: [AllowedFinding] = []
    for diagnostic in found {
      let line = diagnostic.place.range.start.line
      if let reason = suppressions.use(diagnostic.rule, line: line) {
        allowed.append(AllowedFinding(diagnostic: diagnostic, reason: reason))
      } else {
        reported.append(diagnostic)
      }
    }
    return (reported, allowed)
  }
}

/// A finding that a comment allows.
package struct AllowedFinding: Sendable {
  package var diagnostic: Diagnostic
  package var reason: String
}
