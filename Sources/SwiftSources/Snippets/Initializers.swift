// Making values: `Lamp(name: "desk")`, `Lamp.init(name: "desk")`, `.init()`.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// `T.init`, with its call where it has one.
  func useInitializer(
    _ reference: DeclReferenceExprSyntax, of type: TypeReference, at index: Int,
    _ cursor: inout ChainCursor
  ) -> Int {
    if reference.argumentNames != nil, case .symbol(let handle, _) = type,
      case let declared = usableInitializers(of: handle), !declared.isEmpty
    {
      let candidates = Candidates(
        handles: declared, receiver: type, isOnType: true,
        isCertain: isCertain(handle) && !isInitializedElsewhere(handle))
      return use(candidates, reference, at: index, &cursor)
    }
    guard let (parts, next) = cursor.chain.call(after: index) else {
      cursor.spelling += ".init"
      cursor.value = .function(parameters: [], result: type)
      return index + 1
    }
    make(type, with: parts, spelling: cursor.spelling + ".init", &cursor)
    return next
  }

  /// A call of what the chain has come to: a type, a function, a value that can be called.
  func callValue(_ parts: CallParts, _ cursor: inout ChainCursor) {
    switch cursor.value {
    case .metatype(let type):
      make(type, with: parts, spelling: cursor.spelling, &cursor)
    case .function(let parameters, let result):
      visitArguments(of: parts, expecting: parameters)
      cursor.value = result
    case .symbol(let handle, _):
      callAsFunction(handle, with: parts, &cursor)
    case .array(.metatype(let element)):
      visitArguments(of: parts)
      cursor.value = .array(element)
    case .dictionary(.metatype(let key), .metatype(let value)):
      visitArguments(of: parts)
      cursor.value = .dictionary(key: key, value: value)
    default:
      visitArguments(of: parts)
      cursor.value = .unknown
    }
  }

  /// A call of a value whose type declares `callAsFunction`.
  private func callAsFunction(
    _ type: SymbolHandle, with parts: CallParts, _ cursor: inout ChainCursor
  ) {
    let functions = api.members(of: type, named: "callAsFunction", isStatic: false)
    guard !functions.isEmpty else {
      visitArguments(of: parts)
      cursor.value = .unknown
      return
    }
    let candidates = Candidates(
      handles: functions, receiver: cursor.value, isOnType: false, isCertain: isCertain(type))
    let call = DeclaredCall(
      name: "callAsFunction", parts: parts, handles: functions, candidates: candidates)
    use(call, &cursor)
  }

  private func make(
    _ type: TypeReference, with parts: CallParts, spelling: String, _ cursor: inout ChainCursor
  ) {
    cursor.spelling = parts.name(of: spelling)
    switch type {
    case .symbol(let handle, _): make(type, handle, with: parts, spelling: spelling, &cursor)
    case .named(let path, _):
      let known = localTypes[path.joined(separator: ".")]?.member(named: "init", isStatic: true)
      if case .functions(let functions)? = known?.binding {
        cursor.value = call(functions, with: parts)
      } else {
        visitArguments(of: parts)
        cursor.value = type
      }
    default:
      visitArguments(of: parts)
      cursor.value = type
    }
  }

  private func make(
    _ type: TypeReference, _ handle: SymbolHandle, with parts: CallParts, spelling: String,
    _ cursor: inout ChainCursor
  ) {
    let declared = usableInitializers(of: handle)
    if declared.isEmpty, api[handle].kind == .enum, isCertain(handle), !parts.isElided,
      !isImplied(parts, for: handle), !isInitializedElsewhere(handle)
    {
      let outcome = SymbolUse.Outcome.unknownMember(of: handle)
      note(outcome, name: "init", spelling: cursor.spelling, call: parts, end: parts.end, cursor)
      visitArguments(of: parts)
      cursor.value = type
      return
    }
    if isImplied(parts, for: handle) || declared.isEmpty {
      visitArguments(of: parts)
      let isFailable = api[handle].kind == .enum
      cursor.value = isFailable ? type.wrapped : type
      return
    }
    let candidates = Candidates(
      handles: declared, receiver: type, isOnType: true,
      isCertain: isCertain(handle) && !isInitializedElsewhere(handle), spelling: spelling)
    let call = DeclaredCall(
      name: "init", parts: parts, handles: declared, candidates: candidates)
    use(call, &cursor)
    if cursor.value == .unknown { cursor.value = type }
  }

  /// The initializers of a type, without those of its superclass that it does not inherit.
  private func usableInitializers(of handle: SymbolHandle) -> [SymbolHandle] {
    let all = api.initializers(of: handle)
    let own = all.filter { api[$0].parentPath == api[handle].path }
    guard api[handle].kind == .class, own.count < all.count else { return all }
    let designated = own.filter { api[$0].isDesignatedInSwift }
    let labels = Set(designated.map { api[$0].parameters.map(\.label) })
    let isOverridingAll = all.allSatisfy {
      own.contains($0) || !api[$0].isDesignatedInSwift
        || labels.contains(api[$0].parameters.map(\.label))
    }
    return designated.isEmpty || isOverridingAll ? all : own
  }

  /// Whether the call fits an initializer that is written nowhere, such as `init(rawValue:)`.
  private func isImplied(_ parts: CallParts, for handle: SymbolHandle) -> Bool {
    let labels = parts.arguments.map(\.label)
    return api.wellKnownInitializers(of: handle).contains(labels)
  }

  /// Whether the snippet, or a protocol of the API's, adds initializers to the type.
  private func isInitializedElsewhere(_ handle: SymbolHandle) -> Bool {
    api[handle].kind == .protocol
      || api.ancestry(of: handle).contains { extensions[$0]?.members["init"] != nil }
  }
}

extension Symbol {
  /// Whether a Swift file declares it as an initializer that is not a convenience.
  fileprivate var isDesignatedInSwift: Bool {
    guard file?.hasSuffix(".swift") == true, let text = declaration.swift else { return false }
    return !text.contains("convenience ")
  }
}
