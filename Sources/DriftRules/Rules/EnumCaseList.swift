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
      guard let entry = Self.entry(for: listing, in: api, context),
        case let missing = Self.missing(from: listing, entry, context), let first = missing.first
      else { return nil }
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
    for listing: CaseListing, in api: APICatalog, _ context: PageContext
  ) -> EnumEntry? {
    var owners: [Int] = []
    owners.reserveCapacity(listing.items.count)
    for item in listing.items {
      for owner in api.enums(withCase: item.name) { owners.append(owner) }
    }
    owners.sort()
    var best: EnumEntry?
    var (most, start) = (1, 0)
    for end in owners.indices where end + 1 == owners.count || owners[end + 1] != owners[end] {
      let count = end + 1 - start
      start = end + 1
      guard count > most, count * 2 >= listing.items.count else { continue }
      let entry = api.enums[owners[end]]
      guard count > 2 || context.isTitled(listing, byOneOf: entry.words) else { continue }
      (best, most) = (entry, count)
    }
    return best
  }

  private static func missing(
    from listing: CaseListing, _ entry: EnumEntry, _ context: PageContext
  ) -> [EnumEntry.Case] {
    let unlisted = entry.cases(missingIn: listing.items.lazy.map(\.name))
    guard !unlisted.isEmpty else { return [] }
    let mentioned = context.mentions(of: listing)
    return unlisted.filter {
      !mentioned.contains($0.hashes.swift) && !mentioned.contains($0.hashes.objc)
    }
  }

  /// The item that stands where the case should and is none, else the one behind which it should
  /// stand, else the first.
  private static func place(
    of missing: EnumEntry.Case, in listing: CaseListing, _ entry: EnumEntry
  ) -> Range<Int> {
    let items = listing.items
    let order = entry.cases.firstIndex { $0.name == missing.name } ?? 0
    let before = items.lastIndex { item in
      entry.index(ofCase: item.name).map { $0 < order } ?? false
    }
    let next = before.map { $0 + 1 } ?? 0
    if next < items.count, entry.index(ofCase: items[next].name) == nil { return items[next].range }
    return items[before ?? 0].range
  }

  /// The name of a case in the language that the listing uses.
  private static func name(
    of missing: EnumEntry.Case, in listing: CaseListing, _ entry: EnumEntry
  ) -> String {
    let isSwift = listing.items.contains { item in
      entry.cases.contains { $0.hashes.swift == item.name }
    }
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
