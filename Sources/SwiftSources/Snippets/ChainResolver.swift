// Following a chain of names link by link, from type to type.

internal import APIModel
internal import SwiftSyntax

/// How far a chain has been followed.
struct ChainCursor {
  let chain: PostfixChain
  /// Where the chain starts.
  let start: Int
  let number: Int
  /// The chain so far as a reader says it.
  var spelling = ""
  /// The type of the chain so far.
  var value = TypeReference.unknown
  /// Where the last name stands.
  var nameRange = 0..<0
  /// Whether the value is of a type `T!`, which needs no mark where it is used at once.
  var isImplicitlyUnwrapped = false
  /// What was just used, where its declaration says the type of the value.
  var declared: SymbolHandle?
  /// Whether it was said already that nothing more can be said of this chain.
  var isSettled = false
}

extension SnippetResolver {
  /// Follows a chain from its root to its end, and gives its type.
  func visitChain(_ expression: ExprSyntax, expecting expected: TypeReference) -> TypeReference {
    let chain = PostfixChain(expression)
    guard chain.links.count <= Self.longestChain else {
      visitArguments(ofLong: chain)
      return .unknown
    }
    var cursor = ChainCursor(
      chain: chain, start: expression.textRange.lowerBound, number: newChain())
    var index = enter(&cursor, expecting: expected)
    while index < chain.links.count { index = follow(index, &cursor) }
    return cursor.value
  }

  /// Resolves the root, and gives the index of the link to go on with.
  private func enter(_ cursor: inout ChainCursor, expecting expected: TypeReference) -> Int {
    guard let root = cursor.chain.root else {
      enterImplicitMember(&cursor, expecting: expected)
      return 0
    }
    if let name = root.as(DeclReferenceExprSyntax.self) { return enterName(name, &cursor) }
    if root.is(SuperExprSyntax.self) {
      cursor.spelling = "super"
      cursor.value = superType
      return 0
    }
    let isAlone = cursor.chain.links.isEmpty
    cursor.value = visit(root, expecting: isAlone ? expected : .unknown)
    cursor.spelling = "(…)"
    return 0
  }

  private func enterImplicitMember(
    _ cursor: inout ChainCursor, expecting expected: TypeReference
  ) {
    guard case .member(let member)? = cursor.chain.links.first else { return }
    let name = member.baseName.identifierText
    if case .optional(let wrapped) = expected, name == "none" || name == "some" {
      if case .declared = find(name, in: wrapped.unwrapped, isStatic: true) {
      } else {
        cursor.isSettled = true
        return
      }
    }
    switch expected.unwrapped {
    case .symbol(let type, _) where api[type].kind == .protocol:
      // What conforms to the protocol may be added to it anywhere.
      if case .declared = find(name, in: expected.unwrapped, isStatic: true) {
        cursor.value = .metatype(expected.unwrapped)
      }
    case .symbol, .named: cursor.value = .metatype(expected.unwrapped)
    case .unknown: break
    default: cursor.isSettled = true
    }
  }

  private var superType: TypeReference {
    guard let owner = scope.innermostOwner else { return .unknown }
    return supertypes(of: owner).first ?? .unknown
  }

  private func follow(_ index: Int, _ cursor: inout ChainCursor) -> Int {
    let declared = cursor.declared
    cursor.declared = nil
    switch cursor.chain.links[index] {
    case .member(let name): return useMember(name, at: index, &cursor)
    case .call(let parts): callValue(parts, &cursor)
    case .subscript(let parts): useSubscript(parts, &cursor)
    case .unwrap, .optional:
      if let declared { judgeMark(behind: declared, cursor) }
      if case .optional(let wrapped) = cursor.value { cursor.value = wrapped }
      if case .unwrap = cursor.chain.links[index] {
        cursor.spelling += "!"
      } else {
        cursor.spelling += "?"
      }
    case .specialize(let clause):
      let arguments = genericArguments(clause)
      if case .metatype(.symbol(let type, _)) = cursor.value {
        cursor.value = .metatype(.symbol(type, arguments: arguments))
      } else if case .metatype(.named(let path, _)) = cursor.value {
        cursor.value = .metatype(.nominal(path, arguments: arguments))
      }
    case .other: cursor.value = .unknown
    }
    return index + 1
  }

  /// Notes a `?` or `!` behind a value that its declaration makes no optional.
  private func judgeMark(behind declared: SymbolHandle, _ cursor: ChainCursor) {
    let symbol = api[declared]
    guard !cursor.isSettled, !symbol.isOptionalRequirement, !api.isGeneric(declared),
      symbol.kind == .property || symbol.kind == .method,
      let text = symbol.type, !text.hasSuffix("?"), !text.hasSuffix("!"),
      case .symbol(let type, _) = cursor.value, api[type].kind != .protocol
    else { return }
    note(
      .mismatch(candidates: [declared], fault: .notOptional), name: symbol.name,
      spelling: cursor.spelling, end: cursor.nameRange.upperBound, cursor)
  }

  // MARK: Members

  private func useMember(
    _ reference: DeclReferenceExprSyntax, at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let name = reference.baseName.identifierText
    cursor.nameRange = reference.baseName.textRange
    if name == "self" { return index + 1 }
    let isImplicitlyUnwrapped = cursor.isImplicitlyUnwrapped
    cursor.isImplicitlyUnwrapped = false
    var receiver = cursor.value
    var isOnType = false
    if case .metatype(let type) = receiver { (receiver, isOnType) = (type, true) }
    if case .optional(let wrapped) = receiver {
      if let member = StandardMember(name, of: receiver), !isDeclared(name, in: wrapped) {
        return use(member, named: name, at: index, &cursor)
      }
      if !isImplicitlyUnwrapped, !cursor.isSettled,
        let handles = hiddenByOptional(name, in: wrapped)
      {
        return useWrapped(name, handles, at: index, &cursor)
      }
      receiver = wrapped.unwrapped
    }
    if name == "init", isOnType || cursor.chain.root?.is(SuperExprSyntax.self) == true {
      return useInitializer(reference, of: receiver, at: index, &cursor)
    }
    switch find(name, in: receiver, isStatic: isOnType) {
    case .local(let member): return use(member, named: name, at: index, &cursor)
    case .declared(let handles):
      let candidates = Candidates(
        handles: handles, receiver: receiver, isOnType: isOnType,
        isCertain: isCertain(receiver, lacking: name))
      return use(candidates, reference, at: index, &cursor)
    case .wellKnown(let type):
      let member = StandardMember(wellKnown: name, of: receiver, result: type)
      return use(member, named: name, at: index, &cursor)
    case .missing(let type):
      return noteMissing(name, in: type, at: index, &cursor)
    case .unknown:
      if let member = StandardMember(name, of: receiver) {
        return use(member, named: name, at: index, &cursor)
      }
      noteUnknown(name, receiver: receiver, at: index, &cursor)
      return skip(name, at: index, &cursor)
    }
  }

  /// The members of this name in what an optional holds, where the optional itself has none.
  private func hiddenByOptional(_ name: String, in wrapped: TypeReference) -> [SymbolHandle]? {
    guard !isNamingMembers, case .symbol(let handle, _) = wrapped, isCertain(handle),
      case .declared(let handles) = find(name, in: wrapped, isStatic: false),
      localTypes["Optional"] == nil,
      api.members(ofForeignType: ["Optional"], named: name, isStatic: false).isEmpty
    else { return nil }
    return handles
  }

  private func useWrapped(
    _ name: String, _ handles: [SymbolHandle], at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let call = cursor.chain.call(after: index)?.parts
    let end = call?.end ?? cursor.chain.end(of: index)
    note(
      .mismatch(candidates: handles, fault: .notUnwrapped), name: name, call: call, end: end,
      cursor)
    cursor.isSettled = true
    return skip(name, at: index, &cursor)
  }

  private func isDeclared(_ name: String, in type: TypeReference) -> Bool {
    switch find(name, in: type.unwrapped, isStatic: false) {
    case .declared, .local: true
    default: false
    }
  }

  /// Passes over a member that nothing is known of, and what it is called with.
  private func skip(_ name: String, at index: Int, _ cursor: inout ChainCursor) -> Int {
    cursor.value = .unknown
    guard let (parts, next) = cursor.chain.call(after: index) else {
      cursor.spelling += "." + name
      return index + 1
    }
    cursor.spelling += "." + parts.name(of: name)
    visitArguments(of: parts)
    return next
  }

  private func use(
    _ member: StandardMember, named name: String, at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    guard let (parts, next) = cursor.chain.call(after: index) else {
      cursor.spelling += "." + name
      cursor.value = member.result
      return index + 1
    }
    cursor.spelling += "." + parts.name(of: name)
    var given = TypeReference.unknown
    for argument in parts.arguments {
      let isFunction =
        argument.expression.is(ClosureExprSyntax.self)
        || argument.expression.is(KeyPathExprSyntax.self)
      let type = visit(
        argument.expression,
        expecting: isFunction
          ? .function(parameters: member.closure, result: .unknown) : member.argument)
      if isFunction, case .function(_, let result) = type { given = result }
    }
    cursor.value = member.result(mapping: given)
    return next
  }

  private func use(
    _ member: LocalMember, named name: String, at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let call = cursor.chain.call(after: index)
    cursor.spelling += "." + (call.map { $0.parts.name(of: name) } ?? name)
    return use(member.binding, at: index, &cursor)
  }

  /// Goes on behind a name that the snippet declares.
  func use(_ binding: Binding, at index: Int, _ cursor: inout ChainCursor) -> Int {
    switch binding {
    case .value(let type): cursor.value = type
    case .lazyValue(let value): cursor.value = type(of: value)
    case .type(let type): cursor.value = type == .unknown ? .unknown : .metatype(type)
    case .functions(let functions):
      guard let (parts, next) = cursor.chain.call(after: index) else {
        cursor.value = .unknown
        return index + 1
      }
      cursor.value = call(functions, with: parts)
      return next
    }
    return index + 1
  }

  // MARK: Noting

  /// Notes a use of the name that the cursor stands at.
  func note(
    _ outcome: SymbolUse.Outcome, name: String, spelling: String? = nil, call: CallParts? = nil,
    missing: [SymbolUse.Effect] = [], end: Int, _ cursor: ChainCursor
  ) {
    let written = call?.name(of: name) ?? name
    note(
      SymbolUse(
        range: cursor.nameRange, chainRange: cursor.start..<max(cursor.start, end),
        spelling: spelling ?? cursor.spelling + "." + written, name: written, outcome: outcome,
        labelRanges: call?.arguments.map(\.labelRange) ?? [], chain: cursor.number,
        isOnValue: !cursor.value.isMetatype, missingEffects: missing))
  }

  private func noteMissing(
    _ name: String, in type: SymbolHandle, at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let call = cursor.chain.call(after: index)
    let end = call?.parts.end ?? cursor.chain.end(of: index)
    note(.unknownMember(of: type), name: name, call: call?.parts, end: end, cursor)
    cursor.isSettled = true
    return skip(name, at: index, &cursor)
  }

  /// Notes, once in a chain, that a name which the API knows cannot be looked up.
  func noteUnknown(
    _ name: String, receiver: TypeReference, at index: Int, _ cursor: inout ChainCursor
  ) {
    guard !cursor.isSettled else { return }
    cursor.isSettled = true
    switch receiver {
    case .unknown, .symbol: break
    // Another library's type, or the snippet's, is known not to be the API's.
    default: return
    }
    let call = cursor.chain.call(after: index)?.parts
    let evident = receiver == .unknown ? evident(name, call, at: index, cursor) : nil
    guard evident != nil || api.isMemberName(name), name != "init" else { return }
    let end = call?.end ?? cursor.chain.end(of: index)
    note(evident ?? .unknownReceiver, name: name, call: call, end: end, cursor)
  }

  /// Longer chains are passed over.
  private static let longestChain = 256
}
