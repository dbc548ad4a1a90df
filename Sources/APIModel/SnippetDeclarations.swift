// What a snippet declares, for the other snippets of its page.

/// The names that a snippet declares and that other snippets of the same page may use.
package struct SnippetDeclarations: Hashable, Sendable {
  /// The types of the snippet's own; one that repeats a type of the API is not among them.
  package private(set) var types: Set<String>
  /// The base names of functions, and of members that are added to types of the API or others.
  package private(set) var functions: Set<String>

  /// Whether a type has the name of one of the API's.
  package private(set) var hidesTypes = false

  package init() {
    types = []
    functions = []
  }

  package init(types: Set<String>, functions: Set<String>, in api: APILookup) {
    self.types = types
    self.functions = functions
    hidesTypes = types.contains(where: api.topLevelNames.contains)
  }

  package var isEmpty: Bool { types.isEmpty && functions.isEmpty }

  package mutating func formUnion(_ other: SnippetDeclarations) {
    types.formUnion(other.types)
    functions.formUnion(other.functions)
    hidesTypes = hidesTypes || other.hidesTypes
  }

  /// What the declarations explain of what other snippets use.
  package func explanations(in api: APILookup) -> Explanations { Explanations(self, api) }

  /// Names that a snippet declares, held against those that others use.
  package struct Explanations {
    private let declared: SnippetDeclarations
    private let api: APILookup
    fileprivate init(_ declared: SnippetDeclarations, _ api: APILookup) {
      self.declared = declared
      self.api = api
    }

    /// Takes back what is said of names that the declarations may explain: a member that is added
    /// to a type, a type of one's own that has the name of one of the API's.
    ///
    /// - Returns: nil where there is nothing to take back.
    package func heed(_ findings: SnippetFindings) -> SnippetFindings? {
      guard findings.uses.contains(where: explain) else { return nil }
      return findings.with(
        uses: findings.uses.map { explain($0) ? $0.with(outcome: .unknownReceiver) : $0 })
    }

    /// Whether the declarations may explain what is said of a name.
    package func explain(_ use: SymbolUse) -> Bool {
      switch use.outcome {
      case .resolved(let symbol):
        hides(symbol) || (api.symbols[symbol.index].state == .removed && adds(use.name))
      case .unknownMember(let type): hides(type) || adds(use.name)
      case .mismatch(let candidates, _): candidates.contains(where: hides) || adds(use.name)
      case .unknownName: declared.types.contains(use.name) || adds(use.name)
      case .almostMeets(let requirement, _): hides(requirement)
      case .unknownReceiver: false
      }
    }

    private func hides(_ symbol: SymbolHandle) -> Bool {
      guard declared.hidesTypes, let type = api.symbols[symbol.index].path.first else {
        return false
      }
      return declared.types.contains(type)
    }

    private func adds(_ name: String) -> Bool {
      guard !declared.functions.isEmpty else { return false }
      let end = name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex
      return declared.functions.contains(String(name[..<end]))
    }
  }
}
