// The names that the code of a page uses, with the block that each stands in.

internal import APIModel
internal import Snippets

/// A name in a snippet or in the running text of a page.
struct SnippetUse: Hashable {
  /// The code block that it stands in; absent for a code span, whose ranges are those of the page.
  var block: Int?
  var language: Snippet.Language
  var value: SymbolUse

  /// The name of a symbol in the language of the snippet.
  func name(of symbol: Symbol) -> String { language.name(of: symbol) }

  /// The name of a symbol as code, with its name in Swift behind it where that is another.
  func mention(of symbol: Symbol) -> String {
    let name = name(of: symbol)
    return name == symbol.name ? "`\(name)`" : "`\(name)` (`\(symbol.name)` in Swift)"
  }

  /// The declaration of a symbol in the language of the snippet; its name where none is known.
  func declaration(of symbol: Symbol) -> String {
    switch language {
    case .swift: symbol.declaration.swift.map(Self.oneLine) ?? symbol.name
    case .objectiveC: symbol.declaration.objc ?? name(of: symbol)
    }
  }

  /// A declaration on one line.
  private static func oneLine(_ declaration: String) -> String {
    let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// A path to a successor in the language of the snippet.
  func spelling(of successor: SuccessorPath) -> String {
    switch language {
    case .swift: successor.spelling
    case .objectiveC: successor.objcSpelling
    }
  }

  /// A chain of names in a block, or in a code span.
  struct Chain: Hashable {
    var block: Int?
    var number: Int
  }

  /// The chain that the name is a part of.
  var chain: Chain { Chain(block: block, number: value.chain) }

  /// Whether the name is looked up as a case of an enum or a member of an option set.
  func isCase(of owner: Symbol) -> Bool {
    guard !value.isOnValue, !value.name.contains("(") else { return false }
    return owner.kind == .enum || (owner.kind == .struct && owner.inherits.contains("OptionSet"))
  }
}

extension Snippet.Language {
  /// The name of a symbol in this language; its name in Swift where it has no other.
  func name(of symbol: Symbol) -> String {
    switch self {
    case .swift: symbol.name
    case .objectiveC: symbol.objcName ?? symbol.name
    }
  }
}

extension PageContext {
  /// The names on the page of which something is known that a rule asks for, in its order.
  func uses(where matches: (SymbolUse.Outcome) -> Bool) -> [SnippetUse] {
    remarkableUses.filter { matches($0.value.outcome) }
  }

  /// The names on the page that lack `try` or `await`, in its order.
  var usesWithoutEffects: [SnippetUse] {
    remarkableUses.filter { use in
      guard case .resolved = use.value.outcome else { return false }
      return !use.value.missingEffects.isEmpty
    }
  }

  /// The names on the page that are not simply right: found once for all rules.
  static func remarkableUses(_ snippets: [Snippet], _ api: APICatalog) -> [SnippetUse] {
    var found: [SnippetUse] = []
    for snippet in snippets.indices {
      let uses = snippets[snippet].findings.uses
      for index in uses.indices
      where !uses[index].missingEffects.isEmpty || api.isRemarkable(uses[index].outcome) {
        found.append(
          SnippetUse(
            block: snippets[snippet].block, language: snippets[snippet].language,
            value: uses[index]))
      }
    }
    return found
  }
}

extension SymbolUse.Outcome {
  /// Whether the name was looked up and is not there.
  var isUnknown: Bool {
    switch self {
    case .unknownMember, .unknownName: true
    case .resolved, .mismatch, .almostMeets, .unknownReceiver: false
    }
  }

  /// Whether the name is there and is not used as it is declared.
  var isMismatch: Bool {
    if case .mismatch = self { true } else { false }
  }

  /// Whether a member was meant to meet a requirement, and does not.
  var isAlmostMeeting: Bool {
    if case .almostMeets = self { true } else { false }
  }
}

extension [SnippetUse] {
  /// The names by the chains that they form, each chain in order.
  var grouped: [[SnippetUse]] {
    var chains: [[SnippetUse]] = []
    var places: [SnippetUse.Chain: Int] = [:]
    for use in self {
      let key = use.chain
      if let place = places[key] {
        chains[place].append(use)
      } else {
        places[key] = chains.count
        chains.append([use])
      }
    }
    return chains
  }
}
