// What a parser finds in a snippet.

/// What a parser found in a snippet: shared by all blocks with the same code.
package final class SnippetFindings: Sendable {
  /// In the order of the snippet.
  package let uses: [SymbolUse]
  package let enums: [EnumDeclaration]
  /// The requirements that its members meet, in its order.
  package let met: [MetRequirement]
  /// The switches over enums of the API that lack cases.
  package let switches: [PartialSwitch]
  /// What it declares that other snippets of the page may use; empty without an API.
  package let declarations: SnippetDeclarations
  /// Whether the parser understood the whole snippet.
  package let isComplete: Bool
  /// Whether the parser was not asked, since the code would cost it too much.
  package let isUnread: Bool
  /// How many of the uses mean a symbol of the API.
  package let resolvedReferences: Int
  /// How many of the uses are of receivers that are not known.
  package let unknownReceivers: Int
  /// Whether a use is said to be wrong.
  package let holdsAlarms: Bool

  package init(
    uses: [SymbolUse] = [], enums: [EnumDeclaration] = [], met: [MetRequirement] = [],
    switches: [PartialSwitch] = [], declarations: SnippetDeclarations = SnippetDeclarations(),
    isComplete: Bool = true, isUnread: Bool = false
  ) {
    self.uses = uses
    self.enums = enums
    self.met = met
    self.switches = switches
    self.declarations = declarations
    self.isComplete = isComplete
    self.isUnread = isUnread
    resolvedReferences = uses.count {
      if case .resolved = $0.outcome { true } else { false }
    }
    unknownReceivers = uses.count {
      if case .unknownReceiver = $0.outcome { true } else { false }
    }
    holdsAlarms = uses.contains { $0.outcome.isAlarm }
  }
}

extension SnippetFindings {
  /// The same findings with other enums.
  package func with(enums: [EnumDeclaration]) -> SnippetFindings {
    SnippetFindings(
      uses: uses, enums: enums, met: met, switches: switches, declarations: declarations,
      isComplete: isComplete, isUnread: isUnread)
  }

  /// The same findings with other uses.
  package func with(uses: [SymbolUse]) -> SnippetFindings {
    SnippetFindings(
      uses: uses, enums: enums, met: met, switches: switches, declarations: declarations,
      isComplete: isComplete, isUnread: isUnread)
  }
}
