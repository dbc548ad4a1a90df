// An enum whose declaration on a page is not that of the API.

internal import APIModel
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports an enum that a page declares otherwise than the API does.
///
/// *What it checks*: an enum or option set that is declared on a page, in Swift or Objective-C,
/// has the cases of the API of that name, in its order and with its values and raw type; enums of
/// one's own that merely share a name are left alone.
///
/// *Why it matters*: readers use a case that is not there, or never learn of one that is.
///
/// *Example*: a German page whose `ModalWindowPosition` lacks the case that was added in the last
/// release.
///
/// *Instead*: copy the declaration from the API and translate its comments.
package struct EnumDeclarationRule: PageRule {
  package static let info = RuleInfo(
    id: "enum-declaration",
    family: .api,
    summary: "An enum that a page declares otherwise than the API.",
    rationale: """
      The declaration of an enum is what readers copy cases from. A case that is missing is never \
      used, a case that is gone does not compile, and another order changes the raw values.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "The declaration of the API",
        [
          "Sources/Fault.swift": """
          public enum Fault: Int {
            case offline = 1
            case denied = 2
            case tooLarge = 3
          }
          """,
          "docs/en/a.md": """
          # Faults

          ```swift
          enum Fault: Int {
              case offline = 1 // No network
              case denied = 2
              case tooLarge = 3
          }
          ```
          """,
        ]),
      .init(
        "An enum of one's own with the same name",
        [
          "Sources/Fault.swift": """
          public enum Fault: Int {
            case offline = 1
            case denied = 2
            case tooLarge = 3
          }
          """,
          "docs/en/a.md": """
          # Faults

          ```swift
          enum Fault {
              case left, right
          }
          ```
          """,
        ]),
    ],
    drifting: [
      .init(
        "A case is missing",
        [
          "Sources/Fault.swift": """
          public enum Fault: Int {
            case offline = 1
            case denied = 2
            case tooLarge = 3
          }
          """,
          "docs/en/a.md": """
          # Faults

          ```swift
          enum Fault: Int {
              case offline = 1
              case denied = 2
          }
          ```
          """,
        ]),
      .init(
        "A case is misspelt, in Objective-C",
        [
          "Sources/Mode.swift": """
          import Foundation

          @objc public enum LampMode: Int {
            case steady, blinking, off
          }
          """,
          "docs/en/a.md": """
          # Modes

          ```objc
          typedef NS_ENUM(NSInteger, LampMode) {
              LampModeSteady,
              LampModeBlinkin,
              LampModeOff
          };
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api else { return [] }
    let snippets = context.analyzed.snippets
    var found: [Diagnostic] = []
    for index in snippets.indices where !snippets[index].findings.enums.isEmpty {
      for declared in snippets[index].findings.enums {
        guard let entry = Self.entry(for: declared, in: api) else { continue }
        for finding in Self.findings(EnumComparison(declared, entry), entry) {
          found.append(
            Self.diagnostic(finding, declared, inBlock: snippets[index].block, context))
        }
      }
    }
    return found
  }

  private static func diagnostic(
    _ finding: Finding, _ declared: EnumDeclaration, inBlock block: Int, _ context: PageContext
  ) -> Diagnostic {
    context.diagnostic(
      info, at: context.origin(of: finding.range, inBlock: block), finding.message,
      symbol: declared.name, replacement: finding.replacement, cause: finding.cause,
      fixes: context.fixes(finding.repair, at: finding.range, of: declared, inBlock: block))
  }

  /// The enum of the API that is meant: the one of this name with the most cases in common.
  private static func entry(for declared: EnumDeclaration, in api: APICatalog) -> EnumEntry? {
    let entries = api.enums(named: declared.name)
    if entries.count == 1, entries[0].isDeclared(by: declared.cases) { return entries[0] }
    let shared = entries.map { entry in
      (entry: entry, count: declared.cases.count { entry.index(ofCase: $0.name) != nil })
    }
    guard let best = shared.max(by: { $0.count < $1.count }), best.count > 0,
      best.count * 2 >= min(declared.cases.count, best.entry.cases.count)
    else { return nil }
    return best.entry
  }

  private struct Finding {
    var range: Range<Int>
    var message: String
    var repair: EnumRepair
    var replacement: String?
    var cause: String?
  }

  private static func findings(_ comparison: EnumComparison, _ entry: EnumEntry) -> [Finding] {
    let name = comparison.declared.name
    var findings = comparison.isWhole ? [] : cases(comparison, entry)
    findings += comparison.values.map { value in
      let message = Wording.value(value.name, value.written, value.declared)
      return Finding(range: value.range, message: message, repair: .line)
    }
    if !comparison.isWhole, let moved = comparison.firstOutOfOrder {
      findings.append(
        Finding(range: moved.range, message: Wording.order(moved.name, name), repair: .none))
    }
    if let type = comparison.rawType {
      let message = Wording.rawType(type.written, type.declared, name)
      findings.append(Finding(range: type.range, message: message, repair: .line))
    }
    return findings
  }

  /// The cases that only one side has.
  private static func cases(_ comparison: EnumComparison, _ entry: EnumEntry) -> [Finding] {
    let name = comparison.declared.name
    let misspelt = comparison.misspelt
    let (all, extra) = (comparison.missing, comparison.extra)
    let cause =
      all.isEmpty && extra.isEmpty ? nil : entry.cause(missing: all, extra: extra.map(\.name))
    var findings = extra.map { extra in
      let near = misspelt[extra.name]
      return Finding(
        range: extra.range, message: Wording.extra(extra.name, name, near),
        repair: .name(extra.name, near), replacement: near, cause: cause)
    }
    let missing = all.filter { !misspelt.values.contains($0) }
    if !missing.isEmpty {
      findings.append(
        Finding(
          range: comparison.gap(before: missing[0]), message: Wording.missing(missing, name),
          repair: .missing(missing), cause: cause))
    }
    return findings
  }
}

private enum Wording {
  static func extra(_ name: String, _ owner: String, _ near: String?) -> String {
    let advice = near.map { "; write `\($0)` instead" } ?? ""
    return "`\(owner)` has no case `\(name)`\(advice)"
  }

  static func missing(_ names: [String], _ owner: String) -> String {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "this declaration of `\(owner)` lacks \(list)"
  }

  static func value(_ name: String, _ written: String, _ declared: String) -> String {
    "`\(name)` has the value \(written) here; the API says \(declared)"
  }

  static func order(_ name: String, _ owner: String) -> String {
    "`\(name)` stands at another place than in the API, which changes the raw values of `\(owner)`"
  }

  static func rawType(_ written: String, _ declared: String, _ owner: String) -> String {
    "`\(owner)` has the raw type `\(written)` here; the API says `\(declared)`"
  }
}
