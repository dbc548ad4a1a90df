// Resolving the names of a snippet through the API.

internal import APIModel
internal import SwiftSyntax

/// Walks one snippet from top to bottom and notes each name that means something of the API.
///
/// Expressions are visited once, from the outside in: what is expected of an expression goes down,
/// its type comes back. Names that the snippet declares hide those of the API. Where a type is not
/// known, nothing is said.
final class SnippetResolver {
  let api: APILookup
  private let faults: ParserFaults
  var scope = SnippetScope(parent: nil)
  /// Types that the snippet declares or extends, by dotted path.
  var localTypes: [String: LocalType] = [:]
  /// Types of the API that the snippet extends.
  var extensions: [SymbolHandle: LocalType] = [:]
  /// The modules that the snippet imports.
  var imports: Set<String> = []
  /// The results of the functions and closures around the current statement.
  var resultTypes: [TypeReference] = []
  /// What `try` and `await` cover in the body around the current expression.
  var cover = EffectCover()
  /// Whether a function of the snippet runs where its caller's actor is: `isolated Ledger`.
  var hasIsolatedParameters = false
  /// Whether the expression stands in a macro such as `#selector` that names members by type.
  var isNamingMembers = false
  /// Whether the expression stands as a pattern, where a case needs no payload.
  var isPattern = false
  /// Where the expression ends that a value is assigned to.
  var assignedEnd = -1
  /// Where the current statement or member starts.
  var item = 0
  private var uses: [SymbolUse] = []
  /// The switches over enums of the API that lack cases.
  private(set) var switches: [PartialSwitch] = []
  /// The requirements that members meet.
  private var met: [MetRequirement] = []
  /// More than zero while a type is found out without noting anything.
  private var quiet = 0
  private var nextChain = 0

  init(api: APILookup, faults: ParserFaults) {
    self.api = api
    self.faults = faults
  }

  /// Reads a whole snippet.
  ///
  /// - Parameter imports: What it imports beside what the file shows.
  func read(_ file: SourceFileSyntax, importing imports: Set<String>) {
    hoist(file.statements)
    hoistVariables(file.statements)
    self.imports = imports
    walk(file.statements)
    readRequirements()
  }

  /// The uses in the order of the snippet; uses of one place keep their order.
  var sortedUses: [SymbolUse] {
    uses.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// What other snippets of the page may use of this one.
  var declarations: SnippetDeclarations {
    var (types, functions): (Set<String>, Set<String>) = ([], [])
    for (name, binding) in scope.names {
      if case .functions = binding { functions.insert(name) }
    }
    for type in Array(localTypes.values) + Array(extensions.values) {
      if !type.isDeclared {
        functions.formUnion(type.members.keys)
      } else if type.path.count == 1, !isRepetition(type) {
        types.insert(type.path[0])
      }
    }
    return SnippetDeclarations(types: types, functions: functions, in: api)
  }

  /// Whether a type of the snippet shows one of the API, with at least half of its members.
  private func isRepetition(_ type: LocalType) -> Bool {
    guard let shown = api.type(named: type.path) else { return false }
    let known = type.members.keys.filter {
      !api.members(of: shown, named: $0).isEmpty || $0 == "init" || $0 == "rawValue"
    }
    return known.count * 2 >= type.members.count
  }

  // MARK: Noting uses

  /// The requirements that members meet, in the order of the snippet.
  var sortedMet: [MetRequirement] {
    met.sorted {
      ($0.range.lowerBound, $0.requirement.index) < ($1.range.lowerBound, $1.requirement.index)
    }
  }

  func noteMet(_ requirement: SymbolHandle, at range: Range<Int>) {
    met.append(MetRequirement(requirement, at: range))
  }

  /// A number for a new chain.
  func newChain() -> Int {
    nextChain += 1
    return nextChain - 1
  }

  /// Notes a use; an alarm where the parser had to recover becomes silence.
  func note(_ use: SymbolUse) {
    guard quiet == 0 else { return }
    let isAlarm = use.outcome.isAlarm
    if isAlarm || !use.missingEffects.isEmpty, faults.mute(at: use.range.lowerBound, item: item) {
      let outcome = isAlarm ? .unknownReceiver : use.outcome
      return uses.append(use.with(outcome: outcome, missingEffects: []))
    }
    uses.append(use)
  }

  /// Notes a switch that lacks cases, unless the parser had to recover there.
  func note(_ partial: PartialSwitch) {
    guard quiet == 0, !faults.mute(at: partial.range.lowerBound, item: item) else { return }
    switches.append(partial)
  }

  /// Finds something out without noting what is met on the way.
  func quietly<Result>(in scope: SnippetScope, _ work: () -> Result) -> Result {
    let outer = self.scope
    self.scope = scope
    quiet += 1
    defer {
      self.scope = outer
      quiet -= 1
    }
    return work()
  }

  // MARK: Scopes

  /// Does something in a new scope inside of the current one.
  func inScope(owner: LocalType? = nil, _ work: () -> Void) {
    let outer = scope
    scope = SnippetScope(parent: outer, owner: owner)
    defer { scope = outer }
    work()
  }

  /// The type of a variable that was hoisted.
  func type(of value: LazyValue) -> TypeReference {
    switch value.state {
    case .read(let type): return type
    case .reading: return .unknown
    case .unread: break
    }
    value.state = .reading
    let type = quietly(in: value.scope) { () -> TypeReference in
      if let annotation = value.annotation { return self.type(annotation) }
      guard let initializer = value.initializer else { return .unknown }
      return visit(initializer, expecting: .unknown)
    }
    value.state = .read(type)
    return type
  }
}
