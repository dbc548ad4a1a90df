// Which symbols of the API an Objective-C snippet uses.

internal import APIModel

/// Walks over the nodes of a snippet once and resolves names and messages.
///
/// A name that the snippet declares hides one of the API. Where a type is not known, nothing is
/// said.
final class ObjCResolver {
  let tokens: ObjCTokens
  let api: APILookup
  let locals: ObjCLocalTypes
  /// The names of the enums that the snippet declares, and of their cases.
  let declaredNames: Set<String>
  private(set) var uses: [SymbolUse] = []
  /// The switches over enums of the API that lack cases.
  private(set) var switches: [PartialSwitch] = []
  /// The requirements that methods meet, in the order in which they were judged.
  private(set) var met: [MetRequirement] = []
  /// The selectors that the snippet sends to `self`.
  var sentToSelf: Set<String> = []
  /// The class whose methods are being read.
  var owner: ObjCLocalType?
  /// Whether a method of the class itself is being read.
  var isInClassMethod = false
  /// What the method or function gives that is being read.
  var result = TypeReference.unknown
  private var scopes: [[String: ObjCValue]] = [[:]]
  private var chains = 0

  init(_ tokens: ObjCTokens, api: APILookup, locals: ObjCLocalTypes, enums: [EnumDeclaration]) {
    self.tokens = tokens
    self.api = api
    self.locals = locals
    declaredNames = Set(enums.flatMap { [$0.name] + $0.cases.map(\.name) })
  }

  /// The uses in the order of the snippet.
  var sortedUses: [SymbolUse] {
    uses.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  func newChain() -> Int {
    chains += 1
    return chains
  }

  func note(_ use: SymbolUse) { uses.append(use) }

  func noteMet(_ requirement: SymbolHandle, at range: Range<Int>) {
    met.append(MetRequirement(requirement, at: range))
  }

  func note(_ partial: PartialSwitch) { switches.append(partial) }

  func replaceUse(_ place: Int, _ outcome: SymbolUse.Outcome) {
    uses[place] = uses[place].with(outcome: outcome)
  }

  /// Notes what became of a name that stands alone.
  func note(_ index: Int, _ outcome: SymbolUse.Outcome, chain: Int? = nil) {
    let range = tokens.range(index)
    let name = tokens.text(index)
    note(
      SymbolUse(
        range: range, chainRange: range, spelling: name, name: name, outcome: outcome,
        chain: chain ?? newChain()))
  }

  // MARK: Scopes

  /// Does something with names of its own.
  func inScope(_ work: () -> Void) {
    scopes.append([:])
    work()
    scopes.removeLast()
  }

  func declare(_ name: Int, _ type: ObjCTypeSyntax, value: ObjCValue? = nil) {
    let text = tokens.text(name)
    var bound = ObjCValue(type: self.type(type), spelling: text)
    if case .id = type.base, type.arguments.isEmpty, type.pointers == 0 { bound.standing = .open }
    if case .type = type.base, let value { bound.type = value.type }
    scopes[scopes.count - 1][text] = bound
  }

  /// The variable or parameter of this name.
  func local(named name: String) -> ObjCValue? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    return nil
  }

  /// Whether the snippet itself says what a name is.
  func isDeclared(_ name: String) -> Bool {
    local(named: name) != nil || declaredNames.contains(name) || locals.types[name] != nil
      || locals.aliases[name] != nil || locals.functions[name] != nil
      || locals.foreignNames.contains(name)
  }
}
