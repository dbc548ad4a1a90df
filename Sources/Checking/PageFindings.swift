// What the rules find on one page.

internal import Alignment
internal import Diagnostics
internal import DriftRules
internal import Pages

/// What was found on a page.
struct PageFindings {
  /// What the page does not allow.
  var reported: [Diagnostic] = []
  var allowed: [AllowedFinding] = []
  /// All that was found, what the page allows as well.
  var faults: Set<FaultKey> = []
}

/// What makes a fault on a translation the same as one on its source page.
struct FaultKey: Hashable {
  let rule: String
  let subject: String

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    subject = diagnostic.symbol ?? diagnostic.message
  }
}

extension PageCheck {
  /// What the rules find on a page.
  ///
  /// The rules about the API come first: where they speak, a comparison has nothing to add.
  ///
  /// - Parameter allowing: What the comments of the page allow; nil where they allow nothing.
  func findings(
    _ context: PageContext, _ allowing: inout AllowingPage?, sourceFaults: Set<FaultKey> = []
  ) -> PageFindings {
    let find = { (rules: [any PageRule]) in
      var all: [Diagnostic] = []
      for rule in rules {
        let found = rule.check(context)
        // Nearly all rules find nothing on nearly all pages.
        if found.isEmpty { continue }
        let info = rule.info
        all += found.map { diagnostic in
          var diagnostic = checker.settings.graded(diagnostic, by: info)
          diagnostic.alsoInSource = sourceFaults.contains(FaultKey(diagnostic))
          return diagnostic
        }
      }
      return all
    }
    let ofAPI = find(apiRules)
    let compared = allowing.flatMap { _ in context.codeComparison }
    var found = Arbiter.settle(ofAPI, context)
    let spoken = Self.linesOfText(ofAPI, context)
    found += find(pageRules)
    found += find(translationRules).filter { !spoken.contains($0.place.range.start.line) }
    allowing?.excuseSpokenFor(ofAPI, spoken, compared, context)
    guard !found.isEmpty else { return PageFindings() }
    let faults = Set(found.map(FaultKey.init))
    guard let (reported, allowed) = allowing?.sort(found) else {
      return PageFindings(reported: found, faults: faults)
    }
    allowing?.excuseDrift(reported)
    return PageFindings(reported: reported, allowed: allowed, faults: faults)
  }

  /// The lines outside of code that rules about the API speak of, such as a table that lacks a case.
  private static func linesOfText(_ findings: [Diagnostic], _ context: PageContext) -> Set<Int> {
    guard !findings.isEmpty else { return [] }
    let (lines, blocks) = (context.page.lines, context.analyzed.codeBlocks)
    return Set(findings.map(\.place.range.start.line)).filter { line in
      let next = blocks.indices.partitioningIndex {
        lines.line(at: blocks[$0].range.upperBound) >= line
      }
      return next == blocks.count || lines.line(at: blocks[next].range.lowerBound) > line
    }
  }
}

extension AllowingPage {
  /// Takes down that code which a comment is for is not as the source page has it: what it allows
  /// there may be what was lost.
  fileprivate mutating func excuseDrift(_ reported: [Diagnostic]) {
    for diagnostic in reported {
      let isDrift =
        diagnostic.rule == FenceLanguage.info.id
        || RuleRegistry.info(diagnostic.rule)?.family == .translation
      guard isDrift else { continue }
      let line = diagnostic.place.range.start.line
      excuseAPI(line...line)
    }
  }

  /// Takes down where rules about the API spoke in place of each other and of comparisons.
  ///
  /// - Parameters:
  ///   - findings: What they found.
  ///   - lines: The lines outside of code that they spoke of.
  ///   - compared: The comparison before they spoke.
  fileprivate mutating func excuseSpokenFor(
    _ findings: [Diagnostic], _ lines: Set<Int>, _ compared: PageComparison?,
    _ context: PageContext
  ) {
    for line in Set(findings.map(\.place.range.start.line)) { excuseAPI(line...line) }
    for line in lines { excuseComparison(line...line) }
    for (before, after) in zip(compared?.blocks ?? [], context.codeComparison?.blocks ?? [])
    where before.differences.count != after.differences.count {
      let range = context.analyzed.codeBlocks[after.target].range
      let table = context.page.lines
      excuseComparison(table.line(at: range.lowerBound)...table.line(at: range.upperBound))
    }
  }
}
