// What types of the code mean.

internal import APIModel

extension ObjCResolver {
  /// The meaning of a type; `unknown` for `id`, and for what can't be said.
  func type(_ syntax: ObjCTypeSyntax) -> TypeReference { type(syntax, aliases: 8) }

  /// - Parameter aliases: How many `typedef`s may still be followed.
  private func type(_ syntax: ObjCTypeSyntax, aliases: Int) -> TypeReference {
    guard syntax.pointers < 2 else { return .unknown }
    switch syntax.base {
    case .named(let index): return nominal(index, syntax, aliases: aliases)
    case .id:
      guard syntax.arguments.count == 1, let only = syntax.arguments.first,
        case .named(let index) = only.base
      else { return .unknown }
      let name = tokens.text(index)
      if let handle = api.objcType(named: name) { return api.type(of: handle) }
      return locals.types[name] == nil ? .unknown : .named(name)
    case .instancetype: return ownType
    case .void: return syntax.pointers == 0 ? .void : .unknown
    case .class: return .unknown
    case .scalar(let index): return .named(tokens.text(index))
    case .type(of: let value): return quietType(of: value)
    case .function(let result, let parameters):
      return .function(
        parameters: parameters.map { type($0.type, aliases: aliases) },
        result: type(result, aliases: aliases))
    }
  }

  private func nominal(_ index: Int, _ syntax: ObjCTypeSyntax, aliases: Int) -> TypeReference {
    let name = tokens.text(index)
    if let alias = locals.aliases[name], aliases > 0 { return type(alias, aliases: aliases - 1) }
    let arguments = syntax.arguments.map { type($0, aliases: aliases) }
    if Self.lists.contains(name) {
      return arguments.count == 1 ? .array(arguments[0]) : .named(name)
    }
    if Self.tables.contains(name), arguments.count == 2 {
      return .dictionary(key: arguments[0], value: arguments[1])
    }
    guard let handle = api.objcType(named: name) else { return .named(name) }
    let meant = api.type(of: handle)
    guard let symbol = meant.symbol else { return meant }
    // A pointer to an enum is not the enum.
    if syntax.pointers > 0, api.objcEnum(named: name) != nil { return .unknown }
    return arguments.isEmpty ? meant : .symbol(symbol, arguments: arguments)
  }

  private static let lists: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    "NSEnumerator", "NSHashTable",
  ]
  private static let tables: Set<String> = ["NSDictionary", "NSMutableDictionary", "NSCache"]

  /// The type of `self`; unknown where no class is shown.
  var ownType: TypeReference {
    guard let owner else { return .unknown }
    let type = api.objcType(named: owner.name).map { api.type(of: $0) } ?? .named(owner.name)
    return isInClassMethod ? .metatype(type) : type
  }

  /// The type of what stands in `typeof(…)`, without noting what is met on the way.
  private func quietType(of value: ObjCExpression) -> TypeReference {
    switch value {
    case .selfName: ownType
    case .name(let index): local(named: tokens.text(index))?.type ?? .unknown
    default: .unknown
    }
  }

  // MARK: Noting

  /// Notes the types of the API that a type is made of.
  func noteTypes(_ syntax: ObjCTypeSyntax) {
    switch syntax.base {
    case .named(let index): noteType(index)
    case .function(let result, let parameters):
      noteTypes(result)
      for parameter in parameters { noteTypes(parameter.type) }
    default: break
    }
    for argument in syntax.arguments { noteTypes(argument) }
  }

  /// Notes a name that stands where a type must.
  func noteType(_ index: Int) {
    let name = tokens.text(index)
    if let handle = api.objcType(named: name) {
      note(index, .resolved(handle))
    } else if let module = moduleOfNearestType(name) {
      note(index, .unknownName(module: module))
    }
  }

  /// The module of the type that a misspelt name is one slip away from; nil for names that the
  /// snippet declares, and for those that stand on their own.
  func moduleOfNearestType(_ name: String) -> String? {
    guard !isDeclared(name), let nearest = api.objcNearMiss(name, .type) else { return nil }
    return api[nearest].module
  }
}
