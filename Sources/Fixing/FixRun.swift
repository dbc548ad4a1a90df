// Making repairs: in memory first, each kept only where the pages are better for it.

package import Diagnostics

/// What to make repairs on; it reads and writes no file itself.
package struct FixProject {
  /// The bytes of a file as it is on disk.
  package var load: (_ file: String) throws -> [UInt8]
  /// What is found when files have other bytes than on disk.
  package var check: (_ changed: [String: [UInt8]]) throws -> [Diagnostic]
  /// Whether a finding's repair is asked for.
  package var isWanted: (Diagnostic) -> Bool
  /// Why a finding's repair must not change a file; nil where it may.
  package var refusal: (_ finding: Diagnostic, _ file: String) -> String?

  package init(
    load: @escaping (_ file: String) throws -> [UInt8],
    check: @escaping (_ changed: [String: [UInt8]]) throws -> [Diagnostic],
    isWanted: @escaping (Diagnostic) -> Bool = { _ in true },
    refusal: @escaping (_ finding: Diagnostic, _ file: String) -> String? = { _, _ in nil }
  ) {
    self.load = load
    self.check = check
    self.isWanted = isWanted
    self.refusal = refusal
  }
}

/// Why a repair was not made.
package enum Refusal: Hashable, Sendable {
  /// Another one changes the same bytes.
  case conflict
  /// Something that was right before would be wrong.
  case raises(Diagnostic)
  /// What it is for would still be wrong.
  case withoutEffect
  /// The file is to be left as it is.
  case file(String)
}

/// What became of the repairs of a project.
package struct FixOutcome: Sendable {
  /// The findings that are gone.
  package var fixed: [Diagnostic] = []
  /// The findings whose repair was not made, and why.
  package var refused: [(finding: Diagnostic, reason: Refusal)] = []
  /// The findings that a person has to look at, with what is offered for them.
  package var offered: [(finding: Diagnostic, fix: FixIt)] = []
  /// The findings that nothing is offered for.
  package var left: [Diagnostic] = []
  /// The bytes of the files that change, before and after.
  package var original: [String: [UInt8]] = [:]
  package var changed: [String: [UInt8]] = [:]
}

/// Makes the safe repairs of a project, round by round: what one repair lays open, the next mends.
package struct FixRun {
  private let project: FixProject
  /// The findings of the project as it is in memory.
  private var findings: [Diagnostic]
  private var original: [String: [UInt8]] = [:]
  private var changed: [String: [UInt8]] = [:]
  private var lines: [String: LineTable] = [:]
  private var refused: [FindingID: Refusal] = [:]
  /// The findings from the start, each with the line that it stands on by now.
  private var before: [(finding: Diagnostic, id: FindingID)]

  /// No project has that many layers of faults.
  private static let mostRounds = 8
  /// Repairs that turn out badly are taken out so often before all of their pages are.
  private static let mostTrials = 12

  /// - Throws: What the project's closures throw.
  package init(_ project: FixProject) throws {
    self.project = project
    findings = try project.check([:])
    before = findings.map { ($0, FindingID($0)) }
  }

  /// Makes what can be made.
  package mutating func run() throws -> FixOutcome {
    for _ in 0..<Self.mostRounds where try !makeRound() { break }
    return outcome
  }

  /// One round: the repairs of what is found now.
  ///
  /// - Returns: Whether anything was repaired.
  private mutating func makeRound() throws -> Bool {
    for trial in 0..<Self.mostTrials {
      let plan = try plan()
      guard !plan.isEmpty else { return false }
      let next = changed.merging(plan.bytes) { $1 }
      let found = try project.check(next)
      let judgement = Judgement(plan, before: findings, after: found)
      let faults = judgement.faults(isLast: trial + 1 == Self.mostTrials)
      if faults.isEmpty {
        changed = next
        findings = found
        moveLines(plan)
        return true
      }
      refused.merge(faults) { first, _ in first }
    }
    return false
  }

  /// Lets everything that is known by its line stand on the line that this has become.
  private mutating func moveLines(_ plan: FixPlan) {
    let shifts = plan.lineShifts
    for file in shifts.keys { lines[file] = nil }
    let known = refused.filter { $0.value != .conflict }
    refused = [:]
    for (id, reason) in known { refused[id.moved(shifts)] = reason }
    for index in before.indices { before[index].id = before[index].id.moved(shifts) }
  }

  /// The safe repairs that agree with each other; the first of two that do not is taken.
  private mutating func plan() throws -> FixPlan {
    var plan = FixPlan()
    for finding in findings where project.isWanted(finding) {
      guard let fix = finding.fixes.first(where: { $0.safety == .safe }),
        refused[FindingID(finding)] == nil
      else { continue }
      let files = Set(fix.edits.map(\.place.file))
      if let reason = files.sorted().compactMap({ project.refusal(finding, $0) }).first {
        refused[FindingID(finding)] = .file(reason)
        continue
      }
      for file in files where lines[file] == nil {
        lines[file] = LineTable(try content(of: file))
      }
      if !plan.add(fix, for: finding, lines) { refused[FindingID(finding)] = .conflict }
    }
    return plan
  }

  /// A file as it is in memory; what is read of it is what it must still hold in the end.
  private mutating func content(of file: String) throws -> [UInt8] {
    if let bytes = changed[file] { return bytes }
    let bytes = try original[file] ?? project.load(file)
    original[file] = bytes
    return bytes
  }

  // MARK: Outcome

  private var outcome: FixOutcome {
    var outcome = FixOutcome()
    outcome.changed = changed
    outcome.original = original.filter { changed[$0.key] != nil }
    let remaining = remainingFindings
    for (index, (finding, id)) in before.enumerated() where project.isWanted(finding) {
      if !remaining.contains(index) {
        outcome.fixed.append(finding)
      } else if let reason = refused[id] {
        outcome.refused.append((finding, reason))
      } else if let offer = finding.fixes.first {
        outcome.offered.append((finding, offer))
      } else {
        outcome.left.append(finding)
      }
    }
    return outcome
  }

  /// The findings from the start that are still there, by their places in `before`.
  ///
  /// Of several that say the same, those at a line that still has one are there; if there are more,
  /// the first of the others.
  private var remainingFindings: Set<Int> {
    var counts = findings.reduce(into: [FindingKey: Int]()) { $0[FindingKey($1), default: 0] += 1 }
    let places = Set(findings.map(FindingID.init))
    let byLine = before.indices.filter { places.contains(before[$0].id) }
    let others = before.indices.filter { !places.contains(before[$0].id) }
    var remaining: Set<Int> = []
    for index in byLine + others {
      guard let count = counts[before[index].id.key], count > 0 else { continue }
      counts[before[index].id.key] = count - 1
      remaining.insert(index)
    }
    return remaining
  }
}
