// A list of cases, or a switch over them, that lacks one.

internal import APIModel
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a list, table, comment or switch that enumerates the cases of an enum and lacks some.
///
/// *What it checks*: a list whose heading, header cell, sentence or declaration names an enum, or
/// of whose items at least three and half are its cases, names all its cases; what stands
/// elsewhere in the section counts. Single mentions never do. A `switch` over a value of the API
/// names all cases, has a `default`, or shows by an ellipsis or a comment at its end that it is cut
/// short.
///
/// *Why it matters*: readers take the list for complete, and the compiler refuses the switch.
///
/// *Example*: a table of positions from before the full screen position was added.
///
/// *Instead*: add the case to the list.
package struct EnumCaseList: PageRule {
  package static let info = RuleInfo(
    id: "enum-case-list",
    family: .api,
    summary: "A list, table, comment or switch that enumerates cases and lacks some.",
    rationale: """
      A list of cases is read as complete. A case that was added to the API and not to the list is \
      not used by anyone, and an error code that is not listed is not handled. A `switch` that \
      lacks a case and has no `default` does not compile any more.
      """,
    severity: .warning,
    clean: [
      .init(
        "All cases",
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

          | `Fault` | Meaning |
          | --- | --- |
          | `offline` | No network |
          | `denied` | Not allowed |
          | `tooLarge` | Shrink it |
          """,
        ]),
      .init(
        "A choice of two, not named after the enum",
        [
          "Sources/Fault.swift": """
          public enum Fault: Int {
            case offline = 1
            case denied = 2
            case tooLarge = 3
          }
          """,
          "docs/en/a.md": """
          # Retry

          Try again after these:

          - `offline`
          - `denied`
          """,
        ]),
      .init(
        "A switch with a default",
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
          func handle(_ fault: Fault) {
            switch fault {
            case .offline: retry()
            default: show(fault)
            }
          }
          ```
          """,
        ]),
    ],
    drifting: [
      .init(
        "A table that lacks one",
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

          | `Fault` | Meaning |
          | --- | --- |
          | `offline` | No network |
          | `denied` | Not allowed |
          """,
        ]),
      .init(
        "A comment that lacks one",
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
          /// What went wrong.
          ///
          /// - `offline`: no network
          /// - `denied`: not allowed
          enum Fault: Int {
              case offline = 1
              case denied = 2
              case tooLarge = 3
          }
          ```
          """,
        ]),
      .init(
        "A switch that lacks one",
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
          func handle(_ fault: Fault) {
            switch fault {
            case .offline: retry()
            case .denied: ask()
            }
          }
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api, !api.enums.isEmpty else { return [] }
    return listings(context, api)
      + context.partialSwitches.map { found in
        let owner = api.lookup[found.value.type]
        let names = found.value.missing.map { found.language.name(of: api.lookup[$0]) }
        return context.diagnostic(
          Self.info, at: context.origin(of: found.value.range, inBlock: found.block),
          Wording.message(names, found.language.name(of: owner)), symbol: owner.name,
          cause: api.entry(of: owner)?.cause(missing: names, extra: []))
      }
  }

  private func listings(_ context: PageContext, _ api: APICatalog) -> [Diagnostic] {
    context.caseListings(api).compactMap { listing in
      let names = listing.items.map { Self.caseName($0.name) }
      guard let entry = Self.entry(for: listing, names, in: api, context) else { return nil }
      let missing = Self.missing(from: listing, names, entry, context)
      guard let first = missing.first else { return nil }
      return context.diagnostic(
        Self.info, at: Self.place(of: first, in: listing, entry),
        Wording.message(
          missing.map { Self.name(of: $0, in: listing, entry) }, entry.symbol.name, listing.form),
        symbol: entry.symbol.name,
        cause: entry.cause(missing: missing.map(\.name), extra: []))
    }
  }

  /// The enum whose cases a listing enumerates; none without evidence.
  private static func entry(
    for listing: CaseListing, _ names: [String], in api: APICatalog, _ context: PageContext
  ) -> EnumEntry? {
    guard names.count > 1 else { return nil }
    var counts: [Int: Int] = [:]
    for name in names {
      for index in api.enums(withCase: name) { counts[index, default: 0] += 1 }
    }
    var best: (index: Int, count: Int)?
    for (index, count) in counts where count > 1 && count * 2 >= names.count {
      if let best, (best.count, index) >= (count, best.index) { continue }
      guard count > 2 || isTitled(listing, by: api.enums[index], context) else { continue }
      best = (index, count)
    }
    return best.map { api.enums[$0.index] }
  }

  /// Whether a text at a listing names the enum.
  private static func isTitled(
    _ listing: CaseListing, by entry: EnumEntry, _ context: PageContext
  ) -> Bool {
    let titles = context.titles(of: listing)
    return entry.names.contains { name in titles.contains { $0.holdsWord(name) } }
  }

  /// `top` of `.top`, `Position.top` and `top(offset:)`.
  private static func caseName(_ spelling: String) -> String {
    var spelling = spelling
    return spelling.withUTF8 { bytes in
      let name = bytes.prefix { $0 != 0x20 && $0 != 0x28 && $0 != 0x3D }
      let dot = name.lastIndex(of: 0x2E)
      return String(decoding: dot.map { name[($0 + 1)...] } ?? name, as: UTF8.self)
    }
  }

  private static func missing(
    from listing: CaseListing, _ names: [String], _ entry: EnumEntry, _ context: PageContext
  ) -> [EnumEntry.Case] {
    let unlisted = entry.cases(missingIn: Set(names))
    guard !unlisted.isEmpty else { return [] }
    let mentioned = Set(context.mentions(of: listing).map(caseName))
    return unlisted.filter { mentioned.isDisjoint(with: $0.names) }
  }

  /// The item that stands where the case should and is none, else the one behind which it should
  /// stand, else the first.
  private static func place(
    of missing: EnumEntry.Case, in listing: CaseListing, _ entry: EnumEntry
  ) -> Range<Int> {
    let items = listing.items
    let order = entry.cases.firstIndex { $0.name == missing.name } ?? 0
    let before = items.lastIndex { item in
      entry.index(ofCase: caseName(item.name)).map { $0 < order } ?? false
    }
    let next = before.map { $0 + 1 } ?? 0
    if next < items.count, entry.index(ofCase: caseName(items[next].name)) == nil {
      return items[next].range
    }
    return items[before ?? 0].range
  }

  /// The name of a case in the language that the listing uses.
  private static func name(
    of missing: EnumEntry.Case, in listing: CaseListing, _ entry: EnumEntry
  ) -> String {
    let swiftNames = Set(entry.cases.map(\.name))
    let isSwift = listing.items.contains { swiftNames.contains(caseName($0.name)) }
    return missing.name(inObjC: !isSwift)
  }
}

private enum Wording {
  static func message(_ names: [String], _ owner: String, _ form: CaseListing.Form) -> String {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "this \(form.rawValue) of the cases of `\(owner)` lacks \(list)"
  }

  static func message(_ missing: [String], _ owner: String) -> String {
    let shown = missing.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    let rest = missing.count > 4 ? " and \(missing.count - 4) more" : ""
    return "this `switch` over `\(owner)` lacks \(shown)\(rest); add what lacks, or a `default`"
  }
}
