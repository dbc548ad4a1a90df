// Key paths: each name in one is a property of the type before.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Visits `\Lamp.glow.level`, or `\.glow.level` where the place says what it starts from.
  ///
  /// - Returns: The path as a function of its root, which it may stand for.
  func visitKeyPath(_ path: KeyPathExprSyntax, expecting expected: TypeReference) -> TypeReference {
    let root = path.root.map { type($0) } ?? Self.root(of: expected)
    var cursor = KeyPathCursor(
      start: path.textRange.lowerBound, chain: newChain(), value: root,
      spelling: "\\" + (path.root?.trimmedDescription.prefix(64) ?? ""))
    for component in path.components {
      guard case .property(let property) = component.component else {
        cursor.value = cursor.value.unwrapped
        continue
      }
      guard follow(property.declName.baseName, &cursor) else { return .unknown }
    }
    return .function(parameters: [root], result: cursor.value)
  }

  /// How far a key path has been followed.
  private struct KeyPathCursor {
    let start: Int
    let chain: Int
    var value: TypeReference
    var spelling: String
  }

  /// Notes the property of this name, and moves to its type; whether that is known.
  private func follow(_ token: TokenSyntax, _ cursor: inout KeyPathCursor) -> Bool {
    let name = token.identifierText
    guard name != "self" else { return true }
    cursor.spelling += "." + name
    let outcome: SymbolUse.Outcome
    switch find(name, in: cursor.value, isStatic: false) {
    case .declared(let handles):
      guard let handle = preferred(handles) else { return false }
      outcome = .resolved(handle)
      cursor.value = api.valueType(of: handle, receiver: cursor.value)
    case .missing(let type):
      outcome = .unknownMember(of: type)
      cursor.value = .unknown
    default: return false
    }
    note(
      SymbolUse(
        range: token.textRange, chainRange: cursor.start..<token.textRange.upperBound,
        spelling: cursor.spelling, name: name, outcome: outcome, chain: cursor.chain,
        isOnValue: true))
    return cursor.value != .unknown
  }

  /// What a key path without a root starts from.
  private static func root(of expected: TypeReference) -> TypeReference {
    switch expected.unwrapped {
    case .function(let parameters, _) where parameters.count == 1: parameters[0]
    case .named(let path, let arguments)
    where path.last?.hasSuffix("KeyPath") == true && !arguments.isEmpty:
      arguments[0]
    default: .unknown
    }
  }
}
