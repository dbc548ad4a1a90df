// What can be said of a member although its receiver is not known.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// What a call on a name that nothing is known of means for certain: the one method of the API
  /// that goes by its name and is deprecated, or a slip of the pen in a name of the API.
  ///
  /// - Returns: nil in all other cases, where nothing is to be said.
  func evident(_ name: String, _ call: CallParts?, at index: Int, _ cursor: ChainCursor)
    -> SymbolUse.Outcome?
  {
    guard index == 0, let call, !call.isElided,
      cursor.chain.root?.as(DeclReferenceExprSyntax.self)?.startsLowercase == true,
      !isDeclaredHere(name)
    else { return nil }
    let labels = call.arguments.map(\.label)
    let known = api.members(named: name)
    if known.isEmpty { return slip(name, labels) }
    let meant = known.filter { api[$0].parameters.map(\.label) == labels }
    guard isTelling(name, labels), let first = meant.first,
      meant.allSatisfy({ api[$0].kind == .method && api[$0].state == .deprecated })
    else { return nil }
    return .resolved(first)
  }

  /// Whether hardly another library has a method of this name and these labels.
  private func isTelling(_ name: String, _ labels: [String?]) -> Bool {
    switch labels.count(where: { $0 != nil }) {
    case 0: name.utf8.count >= 8 && name.contains(where: \.isUppercase)
    case 1: name.utf8.count >= 6
    default: true
    }
  }

  private func slip(_ name: String, _ labels: [String?]) -> SymbolUse.Outcome? {
    guard !labels.isEmpty else { return nil }
    let near = api.members(near: name).filter {
      api[$0].kind == .method && api[$0].parameters.map(\.label) == labels
    }
    guard let first = near.first, let owner = api.owner(of: first) else {
      return nil
    }
    return .unknownMember(of: owner)
  }

  /// Whether the snippet declares a member of this name, for whatever type.
  private func isDeclaredHere(_ name: String) -> Bool {
    localTypes.values.contains { $0.members[name] != nil }
      || extensions.values.contains { $0.members[name] != nil }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is one of a value, and not of a type.
  fileprivate var startsLowercase: Bool {
    guard let first = baseName.text.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }
}
