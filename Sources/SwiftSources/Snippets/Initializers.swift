// Making values: `Lamp(name: "desk")`, `Lamp.init(name: "desk")`, `.init()`.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// `T.init`, with its call where it has one.
  func useInitializer(
    of type: TypeReference, at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
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
    let declared = api.initializers(of: handle)
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
