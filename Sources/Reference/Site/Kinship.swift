// Who inherits from whom, who conforms to what, and which member meets which requirement.

internal import APIModel

/// The relations of all types of a reference, looked at from both ends.
struct Kinship {
  private var relations: [String: TypeRelations] = [:]
  /// By the identifier of the requirement.
  private var implementers: [String: [ReferenceLink]] = [:]
  /// By the identifier of the member.
  private var requirements: [String: ReferenceLink] = [:]

  init(_ api: APILookup, _ links: SymbolLinks) {
    for (index, symbol) in api.symbols.enumerated() where symbol.kind.isType {
      relate(symbol, links)
      pair(SymbolHandle(index: index), in: api, links)
    }
  }

  func relations(of symbol: Symbol) -> TypeRelations { relations[symbol.id] ?? TypeRelations() }

  func implementers(of requirement: Symbol) -> [ReferenceLink] {
    implementers[requirement.id] ?? []
  }

  func requirement(metBy member: Symbol) -> ReferenceLink? { requirements[member.id] }

  // MARK: - Inheritance

  private mutating func relate(_ symbol: Symbol, _ links: SymbolLinks) {
    let own = ReferenceLink(
      symbol.qualifiedName, place: links.place(of: symbol.qualifiedName, beside: symbol))
    for (index, spelling) in symbol.inherits.enumerated() {
      let name = String(spelling.prefix { $0 != "<" })
      let type = links.type(name, beside: symbol)
      let link = ReferenceLink(spelling, place: type?.place)
      switch type?.symbol.kind {
      case .class:
        relations[symbol.id, default: TypeRelations()].superclass = link
        if let id = type?.symbol.id {
          relations[id, default: TypeRelations()].subclasses.append(own)
        }
      case .protocol:
        relations[symbol.id, default: TypeRelations()].conformances.append(link)
        guard let id = type?.symbol.id else { continue }
        if symbol.kind == .protocol {
          relations[id, default: TypeRelations()].refinements.append(own)
        } else {
          relations[id, default: TypeRelations()].conformers.append(own)
        }
      default: take(link, of: symbol, isFirst: index == 0)
      }
    }
  }

  /// Takes down what a type inherits from other libraries, whose kind its declaration tells.
  private mutating func take(_ link: ReferenceLink, of symbol: Symbol, isFirst: Bool) {
    var own = relations[symbol.id] ?? TypeRelations()
    let superclass = Self.superclass(symbol.declaration.objc) ?? Self.rootClass
    if isFirst, symbol.kind == .class, superclass == link.text {
      own.superclass = link
    } else if isFirst, symbol.kind == .enum, Self.rawTypes.contains(link.text) {
      own.rawType = link
    } else {
      own.conformances.append(link)
    }
    relations[symbol.id] = own
  }

  /// `NSObject` of `@interface Media : NSObject`.
  private static func superclass(_ declaration: String?) -> String? {
    guard let declaration, declaration.hasPrefix("@interface"),
      let colon = declaration.firstIndex(of: ":")
    else { return nil }
    let name = declaration[colon...].dropFirst().drop { $0 == " " }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// In Swift this name is always that of a class: the protocol has another.
  private static let rootClass = "NSObject"

  private static let rawTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "String", "Character", "Double", "Float",
  ]

  // MARK: - Requirements

  /// Pairs the members of a type with the requirements of the protocols that it conforms to.
  private mutating func pair(_ type: SymbolHandle, in api: APILookup, _ links: SymbolLinks) {
    let symbol = api[type]
    guard symbol.kind != .protocol else { return }
    let protocols = api.ancestry(of: type).filter { api[$0].kind == .protocol }
    guard !protocols.isEmpty else { return }
    let own = api.members(of: type).map { api[$0] }
    let members = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
    for requirement in protocols.flatMap(api.members).map({ api[$0] })
    where requirement.isRequirement {
      guard let member = members[requirement.name], member.isStatic == requirement.isStatic else {
        continue
      }
      implementers[requirement.id, default: []].append(
        ReferenceLink(
          symbol.qualifiedName, place: links.place(of: member.qualifiedName, beside: member)))
      requirements[member.id] = ReferenceLink(
        requirement.qualifiedName,
        place: links.place(of: requirement.qualifiedName, beside: requirement))
    }
  }
}
