// What Objective-C sees of a module, and under which names.

internal import APIModel

/// Gives the symbols of a module their Objective-C names and declarations.
struct ObjCView {
  private(set) var symbols: [DeclaredSymbol]
  /// The first symbol of every type.
  private(set) var types: [[String]: Int] = [:]
  /// The names of members that other members may stand for, by the type and their Swift name.
  private var names: [[String]: String] = [:]

  static func apply(to symbols: inout [DeclaredSymbol]) {
    guard symbols.contains(where: { $0.mark.isExposed || $0.symbol.inherits.contains("NSObject") })
    else { return }
    var view = ObjCView(symbols)
    view.nameTypes()
    view.nameMembers()
    view.writeDeclarations()
    symbols = view.symbols
  }

  private init(_ symbols: [DeclaredSymbol]) {
    self.symbols = symbols
    for (index, declared) in symbols.enumerated() where declared.symbol.kind.isNominalType {
      if types[declared.symbol.path] == nil { types[declared.symbol.path] = index }
    }
  }

  /// Classes that derive from `NSObject`, and what is marked.
  private mutating func nameTypes() {
    for index in types.values {
      let declared = symbols[index]
      let isSeen =
        switch declared.symbol.kind {
        case .class: declared.mark.isExposed || ancestors(of: index).contains { $0.isFromObjC }
        case .protocol: declared.mark.isExposed
        case .enum: declared.mark.isExposed
        case .struct: declared.symbol.inherits.contains("OptionSet")
        default: false
        }
      if isSeen { symbols[index].symbol.objcName = declared.mark.name ?? declared.symbol.name }
    }
  }

  private mutating func nameMembers() {
    let declaration = ObjCDeclaration(types: spelledTypes())
    for index in symbols.indices where !symbols[index].symbol.kind.isNominalType {
      guard let type = types[symbols[index].symbol.parentPath],
        symbols[type].symbol.kind == .protocol
      else { continue }
      nameMember(index, of: type, with: declaration)
    }
    for index in membersByDepth() { nameMember(index.member, of: index.type, with: declaration) }
  }

  /// The members of all but protocols, those of superclasses first.
  private func membersByDepth() -> [(member: Int, type: Int?)] {
    var members: [(member: Int, type: Int?, depth: Int)] = []
    var depths: [Int: Int] = [:]
    for index in symbols.indices {
      let symbol = symbols[index].symbol
      if symbol.kind.isNominalType || symbol.path.count < 2 { continue }
      let type = types[symbol.parentPath]
      if let type, symbols[type].symbol.kind == .protocol { continue }
      if let type, depths[type] == nil { depths[type] = ancestors(of: type).count }
      members.append((index, type, type.flatMap { depths[$0] } ?? 0))
    }
    return members.sorted { ($0.depth, $0.member) < ($1.depth, $1.member) }
      .map { ($0.member, $0.type) }
  }

  private mutating func nameMember(_ index: Int, of type: Int?, with declaration: ObjCDeclaration) {
    let declared = symbols[index]
    if declared.mark.isHidden { return }
    let inherited = type.flatMap { inheritedName(of: declared, in: $0) }
    guard isSeen(declared, in: type, inherits: inherited != nil, with: declaration) else { return }
    let owner = type.flatMap { symbols[$0].symbol.objcName } ?? ""
    let name = declared.mark.name ?? inherited ?? Self.derivedName(of: declared, in: owner)
    symbols[index].symbol.objcName = name
    names[declared.symbol.path] = name
  }

  /// Whether Objective-C sees a member.
  private func isSeen(
    _ declared: DeclaredSymbol, in type: Int?, inherits: Bool, with declaration: ObjCDeclaration
  ) -> Bool {
    let symbol = declared.symbol
    guard let type else { return declared.mark.isExposed || declared.isInExposedScope }
    let owner = symbols[type]
    switch owner.symbol.kind {
    case .enum: return symbol.kind == .case && owner.symbol.objcName != nil
    case .protocol: return owner.symbol.objcName != nil && symbol.isRequirement
    case .struct:
      return owner.symbol.objcName != nil && symbol.isStatic && symbol.rawValue != nil
    case .class:
      if symbol.kind == .subscript || symbol.kind == .typealias { return false }
      if declared.mark.isExposed || inherits { return true }
      let exposes =
        declared.isInExposedScope || owner.mark.exposesMembers
        || ancestors(of: type).contains { $0.exposesMembers }
      return exposes && declaration.canSpell(symbol)
    default: return declared.mark.isExposed && symbol.kind != .subscript
    }
  }

  /// The name of the member that this one overrides, or of the requirement that it fulfils.
  private func inheritedName(of declared: DeclaredSymbol, in type: Int) -> String? {
    let symbol = declared.symbol
    guard symbols[type].symbol.kind == .class else { return nil }
    let ancestors = ancestors(of: type)
    for ancestor in ancestors {
      if let name = names[ancestor.path + [symbol.name]], declared.isOverride { return name }
    }
    if declared.isOverride, symbol.name == "init()", ancestors.contains(where: \.isFromObjC) {
      return "init"
    }
    for owner in [type] + ancestors.compactMap({ types[$0.path] }) {
      for inherited in symbols[owner].symbol.inherits {
        guard let index = self.type(named: inherited, seenFrom: owner),
          symbols[index].symbol.kind == .protocol,
          let name = names[symbols[index].symbol.path + [symbol.name]]
        else { continue }
        return name
      }
    }
    return nil
  }

  private static func derivedName(of declared: DeclaredSymbol, in owner: String) -> String {
    let symbol = declared.symbol
    switch symbol.kind {
    case .case: return ObjCSelector.caseName(symbol.baseName, of: owner)
    case .initializer, .method:
      let labels = symbol.parameters.map(\.label)
      if symbol.kind == .initializer,
        symbol.parameters.map(\.type) == ["Void"] || symbol.parameters.map(\.type) == ["()"],
        let label = labels.first ?? nil
      {
        return ObjCSelector.selector(ofInitializerNamed: label)
      }
      let extra: ObjCSelector.Extra? =
        symbol.isAsync
        ? .completionHandler
        : symbol.isThrowing ? .error(beforeLast: declared.trailingFunctions) : nil
      return ObjCSelector.selector(base: symbol.baseName, labels: labels, extra: extra)
    default: return symbol.name
    }
  }

  private func spelledTypes() -> ObjCTypes {
    var spelled = ObjCTypes()
    for index in types.values.sorted() { spelled.add(symbols[index].symbol) }
    return spelled
  }

  private mutating func writeDeclarations() {
    let declaration = ObjCDeclaration(types: spelledTypes())
    for index in symbols.indices where symbols[index].symbol.objcName != nil {
      var superclass: String?
      var protocols: [String] = []
      if [.class, .protocol].contains(symbols[index].symbol.kind) {
        (superclass, protocols) = inheritance(of: index)
      }
      symbols[index].symbol.declaration.objc = declaration.text(
        of: symbols[index], superclass: superclass, protocols: protocols)
    }
  }
}
