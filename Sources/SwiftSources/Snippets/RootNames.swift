// What the first name of a chain stands for.

internal import APIModel
internal import SwiftSyntax

/// What a name that stands alone may mean.
private enum RootName {
  /// Something that the snippet declares.
  case local(Binding)
  /// A member of the type around, of a type of the snippet.
  case localMember(LocalMember)
  /// A member that the type around inherits from the API.
  case inherited([SymbolHandle], from: TypeReference)
  case type(SymbolHandle)
  case module(String)
  /// Functions or variables of the API's top level.
  case globals([SymbolHandle], isCertain: Bool)
  case unknown
}

extension SnippetResolver {
  /// Resolves the name that a chain starts with, and gives the index of the link to go on with.
  func enterName(_ reference: DeclReferenceExprSyntax, _ cursor: inout ChainCursor) -> Int {
    let name = reference.baseName.identifierText
    cursor.nameRange = reference.baseName.textRange
    // The root stands before the first link.
    let index = -1
    let call = cursor.chain.call(after: index)
    cursor.spelling = name
    switch meaning(of: name) {
    case .local(let binding):
      if let (parts, next) = call, hidesMethod(named: name, binding) {
        return useHidden(name, parts, next, &cursor)
      }
      return useRoot(binding, named: name, &cursor)
    case .localMember(let member): return useRoot(member.binding, named: name, &cursor)
    case .inherited(let handles, let type):
      let candidates = Candidates(
        handles: handles, receiver: type, isOnType: nil,
        isCertain: isCertain(type, lacking: name), spelling: name)
      return use(candidates, reference, at: index, &cursor)
    case .type(let type):
      if isModule(name, before: cursor.chain, besides: type) {
        return enterModule(name, &cursor)
      }
      return use(type, named: name, spelling: name, &cursor)
    case .module(let module): return enterModule(module, &cursor)
    case .globals(let handles, let isCertain):
      let candidates = Candidates(handles: handles, isCertain: isCertain, spelling: name)
      return use(candidates, reference, at: index, &cursor)
    case .unknown:
      let near = cursor.chain.links.isEmpty ? nil : api.moduleOfType(near: name)
      if let module = moduleOfRenamedType(name) ?? moduleOfRenamedFunction(name) ?? near {
        note(
          .unknownName(module: module), name: name, spelling: name,
          end: cursor.nameRange.upperBound, cursor)
        cursor.isSettled = true
      }
      cursor.value = name == "Self" ? .unknown : foreignType(named: name)
      return 0
    }
  }

  private func useRoot(
    _ binding: Binding, named name: String, _ cursor: inout ChainCursor
  ) -> Int {
    if case .functions = binding, let (parts, _) = cursor.chain.call(after: -1) {
      cursor.spelling = parts.name(of: name)
    }
    return use(binding, at: -1, &cursor)
  }

  // MARK: Looking up

  private func meaning(of name: String) -> RootName {
    if name == "Self" {
      guard let owner = scope.innermostOwner else { return .unknown }
      return .local(.type(owner.reference))
    }
    var isOpen = false
    var current: SnippetScope? = scope
    while let scope = current {
      if let binding = scope.names[name] { return .local(binding) }
      if let owner = scope.owner {
        if let found = member(named: name, of: owner) { return found }
        isOpen = isOpen || !isCertain(owner.reference, lacking: name)
      }
      current = scope.parent
    }
    return globalMeaning(of: name, isOpen: isOpen)
  }

  private func member(named name: String, of owner: LocalType) -> RootName? {
    if let member = owner.member(named: name, isStatic: false) { return .localMember(member) }
    switch find(name, in: owner.reference, isStatic: false) {
    case .local(let member): return .localMember(member)
    case .declared(let handles): return .inherited(handles, from: owner.reference)
    default: return nil
    }
  }

  private func globalMeaning(of name: String, isOpen: Bool) -> RootName {
    if let (type, _) = rootType([name]) { return .type(type) }
    let globals = api.globals(named: name).filter { api[$0].kind != .macro }
    if !globals.isEmpty {
      let isCertain = !isOpen && !ForeignNames.functions.contains(name)
      return .globals(globals, isCertain: isCertain)
    }
    return api.moduleNames.contains(name) ? .module(name) : .unknown
  }

  /// A type of another library, told by its capital letter; `unknown` for anything else.
  private func foreignType(named name: String) -> TypeReference {
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return .unknown }
    return .metatype(.nominal([name], arguments: []))
  }

  // MARK: Types and modules

  private func use(
    _ type: SymbolHandle, named name: String, spelling: String, _ cursor: inout ChainCursor
  ) -> Int {
    cursor.spelling = spelling
    note(.resolved(type), name: name, spelling: spelling, end: cursor.nameRange.upperBound, cursor)
    let meaning = api.type(of: type)
    cursor.value = meaning == .unknown ? .unknown : .metatype(meaning)
    return 0
  }

  /// The module of the type that Objective-C knows by this name, and Swift by another.
  private func moduleOfRenamedType(_ name: String) -> String? {
    guard let type = api.objcType(named: name), api[type].qualifiedName != name else { return nil }
    return api[type].module
  }

  /// The module of the function that C knows by this name, and Swift as a member of a type.
  private func moduleOfRenamedFunction(_ name: String) -> String? {
    guard let function = api.objcFunctions(named: name).first, api[function].path.count > 1 else {
      return nil
    }
    return api[function].module
  }

  /// Whether a name that a type shares with its module means the module: `Kit.Lamp`.
  private func isModule(
    _ name: String, before chain: PostfixChain, besides type: SymbolHandle
  ) -> Bool {
    guard api.moduleNames.contains(name), let next = chain.memberName(after: -1),
      nestedType(next, in: type) == nil
    else { return false }
    return api.type(named: [name, next]) != nil
  }

  /// A chain that starts with the module's name: `Kit.Lamp()`.
  private func enterModule(_ module: String, _ cursor: inout ChainCursor) -> Int {
    cursor.spelling = module
    guard case .member(let reference)? = cursor.chain.links.first else { return 0 }
    let name = reference.baseName.identifierText
    cursor.nameRange = reference.baseName.textRange
    if let type = api.type(named: [module, name]) {
      _ = use(type, named: name, spelling: "\(module).\(name)", &cursor)
      return 1
    }
    let globals = api.globals(named: name)
    if !globals.isEmpty {
      let candidates = Candidates(
        handles: globals, isCertain: true, spelling: "\(module).\(name)")
      return use(candidates, reference, at: 0, &cursor)
    }
    guard name != "self" else { return 1 }
    let call = cursor.chain.call(after: 0)
    let end = call?.parts.end ?? cursor.chain.end(of: 0)
    note(.unknownName(module: module), name: name, call: call?.parts, end: end, cursor)
    cursor.isSettled = true
    return 1
  }

  // MARK: Hidden methods

  /// Whether a parameter or local that cannot be called hides a method of its name.
  private func hidesMethod(named name: String, _ binding: Binding) -> Bool {
    let type: TypeReference
    switch binding {
    case .value(let known): type = known
    case .lazyValue(let value): type = self.type(of: value)
    case .functions, .type: return false
    }
    return isCertainlyNoFunction(type) && !hiddenMethods(named: name).isEmpty
  }

  /// The methods of the API that the type around declares, or inherits, under this name.
  private func hiddenMethods(named name: String) -> [SymbolHandle] {
    guard let owner = scope.innermostOwner else { return [] }
    let types = [owner.reference] + supertypes(of: owner)
    return types.compactMap(\.symbol).flatMap { api.members(of: $0, named: name) }.filter {
      api[$0].kind == .method
    }
  }

  private func useHidden(
    _ name: String, _ parts: CallParts, _ next: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let methods = hiddenMethods(named: name)
    let labels = parts.arguments.map(\.label)
    let meant = methods.filter { api[$0].parameters.map(\.label) == labels }
    let outcome = SymbolUse.Outcome.mismatch(
      candidates: meant.isEmpty ? methods : meant, fault: .hidden)
    note(outcome, name: name, spelling: parts.name(of: name), call: parts, end: parts.end, cursor)
    cursor.isSettled = true
    visitArguments(of: parts)
    cursor.value = .unknown
    return next
  }
}
