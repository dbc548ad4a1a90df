// The API as the rules ask for it: its enums with their cases, and symbols by name.

package import APIModel
internal import Diagnostics
internal import Synchronization

/// The API of a run, with the indices that rules need; made once, used for every page.
package final class APICatalog: Sendable {
  package let lookup: APILookup
  /// The enums and option sets, in the order of the model.
  let enums: [EnumEntry]
  /// The keys that apps configure the modules with.
  let configuration: ConfigurationKeys
  private let enumsByName: [String: [Int]]
  /// By the hashes of the names of cases.
  private let enumsByCase: [UInt64: [Int]]
  /// Whether a symbol is outdated, by its handle's index: asked for every name on every page.
  private let outdated: [Bool]
  private let states: Set<Symbol.State>
  /// Whether a symbol is a type or another name for one, by its handle's index.
  private let types: [Bool]
  /// What to use instead of outdated symbols, by the indices of their handles.
  private let successors: [Int: SuccessorPath]
  /// What clients see of today's API, by base name and by Objective-C name.
  private let symbolsByName: [String: [SymbolHandle]]
  /// The symbols that code spans were found to mean: pages say the same in all languages.
  private let spelled = Mutex<[String: SymbolHandle?]>([:])
  /// More are not kept, so that a run over any tree stays small.
  private static let mostSpelled = 10_000
  /// The names of cases: quickly asked for every word of every list.
  private let caseNames: NameFilter

  package init(_ lookup: APILookup) {
    self.lookup = lookup
    configuration = ConfigurationKeys(lookup)
    enums = EnumEntry.all(in: lookup.model)
    outdated = lookup.symbols.map { $0.state != .current }
    states = Set(lookup.symbols.map(\.state))
    types = lookup.symbols.map { $0.kind.isType || $0.kind == .typealias }
    successors = lookup.symbols.enumerated().reduce(into: [:]) { successors, entry in
      guard entry.element.state != .current else { return }
      successors[entry.offset] = SuccessorPath(of: entry.element, in: lookup)
    }
    symbolsByName = Self.byName(lookup.symbols)
    names = NameScan(lookup.symbols)
    newestRelease = lookup.symbols.compactMap { $0.introduction?.release }.max()
    hasReleases = newestRelease != nil
    var byName: [String: [Int]] = [:]
    var byCase: [UInt64: [Int]] = [:]
    for (index, entry) in enums.enumerated() {
      for name in entry.names { byName[name, default: []].append(index) }
      for name in Set(entry.cases.flatMap(\.names)) {
        byCase[ByteHash.of(name), default: []].append(index)
      }
    }
    enumsByName = byName
    enumsByCase = byCase
    caseNames = NameFilter(byCase.keys)
  }

  /// Finds the names of the API in pages.
  let names: NameScan
  /// The newest release that is known to have brought a symbol; absent where none is.
  let newestRelease: ReleaseNumber?
  /// Whether there is one.
  let hasReleases: Bool

  /// Whether a number can be that of a release, and not one of a platform.
  func mayBeRelease(_ number: ReleaseNumber) -> Bool {
    newestRelease.map { number <= $0 || $0.isMeant(by: number) } ?? false
  }

  /// Whether any symbol is in this state.
  func has(_ state: Symbol.State) -> Bool { states.contains(state) }

  /// Whether nothing of the API is outdated.
  var isCurrent: Bool { states.isSubset(of: [.current]) }

  /// The symbol that a name means and that is deprecated, superseded or removed.
  func outdatedSymbol(_ outcome: SymbolUse.Outcome) -> SymbolHandle? {
    switch outcome {
    case .resolved(let handle): return outdated[handle.index] ? handle : nil
    case .mismatch(let candidates, _):
      // No declaration of today goes by this name, so that its labels are not the point.
      return candidates.first.flatMap { lookup.symbols[$0.index].state == .removed ? $0 : nil }
    case .unknownMember, .unknownName, .unknownReceiver, .almostMeets: return nil
    }
  }

  /// What to use instead of an outdated symbol.
  func successor(of symbol: SymbolHandle) -> SuccessorPath? { successors[symbol.index] }

  /// Whether a symbol is a type or another name for one.
  func isType(_ symbol: SymbolHandle) -> Bool { types[symbol.index] }

  /// Whether there is anything to say about a name: its use is not simply right, or not known.
  func isRemarkable(_ outcome: SymbolUse.Outcome) -> Bool {
    switch outcome {
    case .resolved(let handle): outdated[handle.index]
    case .unknownReceiver: false
    case .unknownMember, .unknownName, .mismatch, .almostMeets: true
    }
  }

  private static func byName(_ symbols: [Symbol]) -> [String: [SymbolHandle]] {
    var byName: [String: [SymbolHandle]] = [:]
    for (index, symbol) in symbols.enumerated() where symbol.isPublic && symbol.state != .removed {
      let handle = SymbolHandle(index: index)
      byName[symbol.baseName, default: []].append(handle)
      if let name = symbol.objcName, name != symbol.baseName {
        byName[name, default: []].append(handle)
      }
    }
    return byName
  }

  /// The symbol that a code span in running text certainly means.
  ///
  /// A path is walked from its type; a name alone must be that of one symbol, or of several that
  /// came with the same release.
  func symbol(spelled text: String) -> Symbol? { handle(spelled: text).map { lookup[$0] } }

  /// The handle of the symbol that a code span certainly means.
  func handle(spelled text: String) -> SymbolHandle? {
    if let known = spelled.withLock({ $0[text] }) { return known }
    let found = findSymbol(spelled: text)
    spelled.withLock { if $0.count < Self.mostSpelled { $0[text] = .some(found) } }
    return found
  }

  private func findSymbol(spelled text: String) -> SymbolHandle? {
    let path = text.prefix { $0 != "(" }
    if path.contains(".") {
      return SuccessorPath.walk(text, lookup)?.last
    }
    var found = symbolsByName[String(path)] ?? []
    if text.hasSuffix(")"), found.contains(where: { lookup[$0].name == text }) {
      found = found.filter { lookup[$0].name == text }
    }
    if let type = found.first(where: { lookup[$0].kind.isType }) { return type }
    guard let first = found.first else { return nil }
    let introduction = lookup[first].introduction
    return found.allSatisfy { lookup[$0].introduction == introduction } ? first : nil
  }

  /// The enums that go by a name, in Swift or in Objective-C.
  func enums(named name: String) -> [EnumEntry] { (enumsByName[name] ?? []).map { enums[$0] } }

  /// The enum or option set that a symbol declares.
  func entry(of symbol: Symbol) -> EnumEntry? {
    enums(named: symbol.qualifiedName).first { $0.symbol.id == symbol.id }
  }

  /// Whether a case may go by a name with this hash.
  func mayBeCase(_ hash: UInt64) -> Bool { caseNames.mayContain(hash) }

  /// Indices into `enums` of those that have a case of this name, in Swift or in Objective-C.
  func enums(withCase name: String) -> [Int] { enums(withCase: ByteHash.of(name)) }

  /// The same, by the hash of the name.
  func enums(withCase name: UInt64) -> [Int] {
    mayBeCase(name) ? enumsByCase[name] ?? [] : []
  }
}
