// What a snippet declares, for the other snippets of its page.

/// The names that a snippet declares and that other snippets of the same page may use.
package struct SnippetDeclarations: Hashable, Sendable {
  /// The types of the snippet's own; one that repeats a type of the API is not among them.
  package var types: Set<String>
  /// The base names of functions, and of members that are added to types of the API or others.
  package var functions: Set<String>

  package init(types: Set<String> = [], functions: Set<String> = []) {
    self.types = types
    self.functions = functions
  }

  package var isEmpty: Bool { types.isEmpty && functions.isEmpty }

  package mutating func formUnion(_ other: SnippetDeclarations) {
    types.formUnion(other.types)
    functions.formUnion(other.functions)
  }

  /// Whether one of the types has the name that something of the API starts with.
  fileprivate func hidesTypes(of api: APILookup) -> Bool {
    types.contains(where: api.topLevelNames.contains)
  }
}

extension SnippetFindings {
  /// The same findings, without what another snippet of the page may explain: a member that it
  /// adds to a type, a type of its own that has the name of one of the API's.
  package func heeding(_ others: SnippetDeclarations, api: APILookup) -> SnippetFindings {
    guard !others.isEmpty else { return self }
    var findings = self
    let hides = others.hidesTypes(of: api)
    for index in uses.indices
    where uses[index].isExplained(by: others, hidesTypes: hides, api: api) {
      findings.uses[index].outcome = .unknownReceiver
    }
    return findings
  }
}

extension SymbolUse {
  /// The same use, or silence about it where a snippet of the page may explain it.
  package func heeding(_ others: SnippetDeclarations, api: APILookup) -> SymbolUse {
    guard isExplained(by: others, hidesTypes: others.hidesTypes(of: api), api: api) else {
      return self
    }
    var use = self
    use.outcome = .unknownReceiver
    return use
  }

  /// - Parameter hidesTypes: Whether a type that is declared has the name of one of the API's.
  fileprivate func isExplained(
    by others: SnippetDeclarations, hidesTypes: Bool, api: APILookup
  ) -> Bool {
    func isOwn(_ symbol: SymbolHandle) -> Bool {
      guard hidesTypes, let type = api.symbols[symbol.index].path.first else { return false }
      return others.types.contains(type)
    }
    var isAdded: Bool {
      guard !others.functions.isEmpty else { return false }
      let end = name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex
      return others.functions.contains(String(name[..<end]))
    }
    switch outcome {
    case .resolved(let symbol):
      return isOwn(symbol) || (api.symbols[symbol.index].state == .removed && isAdded)
    case .unknownMember(let type): return isOwn(type) || isAdded
    case .mismatch(let candidates, _): return candidates.contains(where: isOwn) || isAdded
    case .unknownName: return others.types.contains(name) || isAdded
    case .almostMeets(let requirement, _): return isOwn(requirement)
    case .unknownReceiver: return false
    }
  }
}
