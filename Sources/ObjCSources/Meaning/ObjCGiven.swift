// What a value, or the place for one, certainly is to the compiler.

internal import APIModel

/// The kind of a value as far as the compiler tells it from others.
enum ObjCGiven: Equatable {
  /// `@"…"`, or a string of another source.
  case text
  /// `"…"`: a string of C.
  case plainText
  /// A number of C: truth values and constants of enums are some.
  case number
  /// `@5`, `@YES`.
  case boxed
  case list, table, null
  case block(parameters: Int)
  /// An object of a class or protocol of the API.
  case object(SymbolHandle)
  /// An object of a class of Apple's that no literal makes.
  case foreign

  /// What a place takes; nil where that is not certain.
  init?(expected type: TypeReference, _ api: APILookup) {
    switch type.unwrapped {
    case .symbol(let handle, _):
      switch api[handle].kind {
      case .class, .actor, .protocol: self = .object(handle)
      case .enum: self = .number
      default:
        guard api.isOptionSet(handle) else { return nil }
        self = .number
      }
    case .array: self = .list
    case .dictionary: self = .table
    case .function(let parameters, _): self = .block(parameters: parameters.count)
    case .named(let path, _):
      guard path.count == 1, let known = Self.names[path[0]] else { return nil }
      self = known
    default: return nil
    }
  }

  /// What a value of a type is; nil where that is not certain.
  init?(valueOf type: TypeReference, _ api: APILookup) {
    guard let given = ObjCGiven(expected: type, api), given != .foreign else { return nil }
    switch given {
    case .object(let handle) where api[handle].kind == .protocol: return nil
    case .block: return nil
    default: self = given
    }
  }

  private static let names: [String: ObjCGiven] = {
    var names: [String: ObjCGiven] = ["NSNumber": .boxed]
    for name in ["String", "NSString", "NSMutableString"] { names[name] = .text }
    for name in ["NSArray", "NSMutableArray"] { names[name] = .list }
    for name in ["NSDictionary", "NSMutableDictionary"] { names[name] = .table }
    for name in ["Int", "UInt", "Bool", "Float", "Double", "CGFloat", "TimeInterval"]
      + ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"]
      + ["NSInteger", "NSUInteger", "NSTimeInterval", "BOOL", "int", "long", "float", "double"]
    {
      names[name] = .number
    }
    for name in ["URL", "NSURL", "Data", "NSData", "Date", "NSDate", "UUID", "NSUUID"]
      + ["UIColor", "UIImage", "UIView", "UIViewController", "UIWindow"]
    {
      names[name] = .foreign
    }
    return names
  }()

  /// Whether the compiler refuses such a value where this is taken.
  ///
  /// - Parameter isExact: Whether the value is of this very class, and not of one that derives
  ///   from it.
  func refuses(_ given: ObjCGiven, isExact: Bool, _ api: APILookup) -> Bool {
    switch (self, given) {
    case (.number, .null): return true
    case (_, .null): return false
    case (.object(let taken), .object(let other)):
      guard api[taken].kind != .protocol else { return false }
      if api.ancestry(of: other).contains(taken) { return false }
      return isExact || !api.ancestry(of: taken).contains(other)
    case (.foreign, .object), (.list, .object), (.table, .object): return false
    case (.block(let wanted), .block(let written)): return wanted != written
    default: return self != given
    }
  }
}

extension ObjCResolver {
  /// What an expression certainly is, with the type that was found for it.
  func given(_ expression: ObjCExpression, _ value: ObjCValue) -> ObjCGiven? {
    switch expression {
    case .literal(let index): return literal(index)
    case .prefixed(let sign, let inner):
      return tokens.isMark(sign, "-") ? given(inner, value) : nil
    case .group(let inner): return given(inner, value)
    case .boxed(let inner): return given(inner, quietValue(of: inner)) == .number ? .boxed : nil
    case .list(_, isArray: true): return .list
    case .dictionary: return .table
    case .block(let block):
      return block.isCutShort ? nil : .block(parameters: block.parameters.count)
    case .name, .message, .member, .call: return ObjCGiven(valueOf: value.type, api)
    default: return nil
    }
  }

  /// What a constant or a variable is, without noting it.
  private func quietValue(of expression: ObjCExpression) -> ObjCValue {
    guard case .name(let index) = expression else { return .unknown }
    let name = tokens.text(index)
    if let local = local(named: name) { return local }
    let owner = best(api.objcConstants(named: name)).flatMap { enumOwner(of: $0) }
    return owner.map { ObjCValue(type: .symbol($0, arguments: []), spelling: name) } ?? .unknown
  }

  private func literal(_ index: Int) -> ObjCGiven? {
    switch tokens.kind(index) {
    case .string: return tokens.byte(index) == UInt8(ascii: "@") ? .text : .plainText
    // Nought is a pointer to nothing, too.
    case .number: return tokens.text(index) == "0" ? nil : .number
    default: break
    }
    switch tokens.text(index) {
    case "YES", "NO": return .number
    case "@YES", "@NO", "@": return .boxed
    case "nil", "Nil", "NULL": return .null
    default: return nil
    }
  }

  /// Whether an expression gives an object of just the class that its type says: one that was just
  /// made, or a variable that is declared so.
  private func isExact(_ expression: ObjCExpression) -> Bool {
    switch expression {
    case .name(let index): local(named: tokens.text(index)) != nil
    case .message(let message): message.selector.hasPrefix("init") || message.selector == "new"
    case .group(let inner): isExact(inner)
    default: false
    }
  }

  /// What is wrong with a value for a place of this type; nil where it may be right.
  ///
  /// - Parameter argument: The place among the arguments, counted from 0.
  func fault(
    of expression: ObjCExpression, _ value: ObjCValue, at argument: Int,
    expecting type: TypeReference
  ) -> SymbolUse.CallFault? {
    guard let taken = ObjCGiven(expected: type, api), let given = given(expression, value),
      taken.refuses(given, isExact: isExact(expression), api)
    else { return nil }
    if case .block(let wanted) = taken, case .block(let written) = given {
      return .closureParameters(argument: argument, written: written, expected: wanted)
    }
    return .literal(
      argument: argument, written: words(for: given), expected: spelling(of: taken, type))
  }

  private func words(for given: ObjCGiven) -> String {
    switch given {
    case .text: "a string"
    case .plainText: "a string of C, without `@`,"
    case .number: "a number"
    case .boxed: "a number in an object"
    case .list: "an array"
    case .table: "a dictionary"
    case .null: "`nil`"
    case .block: "a block"
    case .object(let handle): "an object of `\(api[handle].objcName ?? api[handle].name)`"
    case .foreign: "an object"
    }
  }

  /// A type as Objective-C writes it, where that is known.
  private func spelling(of taken: ObjCGiven, _ type: TypeReference) -> String {
    switch (taken, type.unwrapped) {
    case (.object(let handle), _):
      let name = api[handle].objcName ?? api[handle].name
      return api[handle].kind == .protocol ? "id<\(name)>" : name + " *"
    case (.text, _): return "NSString *"
    case (.list, _): return "NSArray *"
    case (.table, _): return "NSDictionary *"
    case (.boxed, _): return "NSNumber *"
    case (_, .symbol(let handle, _)): return api[handle].objcName ?? api[handle].name
    case (.number, .named(let path, _)): return Self.numbers[path[0]] ?? path[0]
    case (_, .named(let path, _)): return path[0]
    default: return "a block"
    }
  }

  private static let numbers = [
    "Int": "NSInteger", "UInt": "NSUInteger", "Bool": "BOOL", "Float": "float", "Double": "double",
    "TimeInterval": "NSTimeInterval",
  ]
}
