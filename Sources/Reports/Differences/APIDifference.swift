// What `concord api diff` has to say, and the formats that say it.

package import APIModel
internal import Diagnostics

/// The difference between two APIs, ready for any format.
package struct APIDifference: Sendable {
  /// The formats that a difference is written in.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, markdown
  }

  /// What the two are called: `7.0.14`, `current`.
  package let names: (old: String, new: String)
  package let comparison: ModelComparison

  package init(_ comparison: ModelComparison, old: String, new: String) {
    self.comparison = comparison
    names = (old, new)
  }

  /// The difference as UTF-8; the same difference gives the same bytes.
  package func render(_ format: Format) throws -> [UInt8] {
    switch format {
    case .text: Array(TextDifference.text(self).utf8)
    case .markdown: Array(MarkdownDifference.text(self).utf8)
    case .json: try JSONDifference.bytes(self)
    }
  }

  /// The sections of a report for people, those that hold nothing left out.
  var sections: [DifferenceSection] {
    let removed = comparison.removed.folded.map { symbol, members in
      DifferenceSection.Entry(symbol, remark: Self.remark(members))
    }
    let added = comparison.added.folded.map { symbol, members in
      DifferenceSection.Entry(symbol, remark: Self.remark(members))
    }
    let deprecated = comparison.deprecated.map { symbol in
      DifferenceSection.Entry(symbol, remark: symbol.successor.map { "use \($0)" })
    }
    let changed = comparison.changed.map { change in
      DifferenceSection.Entry(
        change.new, remark: change.facts.map(\.description).joined(separator: "; "))
    }
    return [
      DifferenceSection("Removed", removed), DifferenceSection("Renamed", renamed),
      DifferenceSection("Deprecated", deprecated), DifferenceSection("Changed", changed),
      DifferenceSection("Added", added),
    ].filter { !$0.entries.isEmpty }
  }

  private var renamed: [DifferenceSection.Entry] {
    var members: [[String]: Int] = [:]
    for renaming in comparison.renamed where renaming.isWithType {
      members[renaming.old.parentPath, default: 0] += 1
    }
    return comparison.renamed.filter { !$0.isWithType }.map { renaming in
      let count = members[renaming.old.path]
      let also = count.map { "; \(Wording.count($0, "member")) with it" } ?? ""
      return DifferenceSection.Entry(
        renaming.old, newName: renaming.new.qualifiedName,
        remark: renaming.reason.description + also)
    }
  }

  private static func remark(_ members: Int) -> String? {
    members > 0 ? "with \(Wording.count(members, "member"))" : nil
  }

  /// `3 removed, 1 renamed`, or that there is nothing to say.
  var summary: String {
    let counts = sections.map { "\($0.entries.count) \($0.title.lowercased())" }
    return counts.isEmpty ? "clients see no difference" : counts.joined(separator: ", ")
  }
}

/// A part of a difference: what was added, what was removed.
struct DifferenceSection {
  struct Entry {
    var kind: String
    var name: String
    /// What it is called now, where it was renamed.
    var newName: String?
    var remark: String?

    init(_ symbol: Symbol, newName: String? = nil, remark: String?) {
      kind = symbol.kind.word
      name = symbol.qualifiedName
      self.newName = newName
      self.remark = remark
    }
  }

  var title: String
  var entries: [Entry]

  init(_ title: String, _ entries: [Entry]) {
    self.title = title
    self.entries = entries
  }
}

extension ModelComparison.Renaming {
  /// Whether it goes without saying, since its type was renamed.
  fileprivate var isWithType: Bool { if case .withType = reason { true } else { false } }
}

extension [Symbol] {
  /// Those whose type is not among them, each with the number of those that stand in it.
  fileprivate var folded: [(symbol: Symbol, members: Int)] {
    let types = Set(filter(\.kind.isType).map(\.path))
    var counts: [[String]: Int] = [:]
    var outer: [Symbol] = []
    for symbol in self {
      let home = (1..<Swift.max(1, symbol.path.count)).lazy.map { [String](symbol.path.prefix($0)) }
        .first(where: types.contains)
      if let home { counts[home, default: 0] += 1 } else { outer.append(symbol) }
    }
    return outer.map { ($0, $0.kind.isType ? counts[$0.path] ?? 0 : 0) }
  }
}

extension Symbol.Kind {
  /// The kind as reports call it.
  fileprivate var word: String {
    switch self {
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    default: rawValue
    }
  }
}

extension ChangedFact {
  /// The fact as reports give it.
  var description: String {
    switch self {
    case .kind(let old, let new): "\(old.word) → \(new.word)"
    case .type(let old, let new): "type \(old ?? "Void") → \(new ?? "Void")"
    case .parameter(let name, let old, let new):
      name.isEmpty ? "parameter \(old) → \(new)" : "parameter \(name): \(old) → \(new)"
    case .rawValue(let old, let new): "raw value \(old ?? "none") → \(new ?? "none")"
    case .order(let old, let new): "place \(old + 1) → \(new + 1)"
    case .isStatic(let isStatic): isStatic ? "static now" : "no longer static"
    case .isAsync(let isAsync): isAsync ? "async now" : "no longer async"
    case .isThrowing(let isThrowing): isThrowing ? "throws now" : "no longer throws"
    case .isSettable(let isSettable): isSettable ? "can be set now" : "can no longer be set"
    case .isOptional(let isOptional): isOptional ? "optional now" : "required now"
    case .objcName(let old, let new): "Objective-C name \(old ?? "none") → \(new ?? "none")"
    }
  }
}
