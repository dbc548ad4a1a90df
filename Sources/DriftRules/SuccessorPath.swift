// What a symbol's successor is called, found in the API and said in either language.

internal import APIModel

/// A path to a successor, such as `Kit.media.show(_:)`, walked through the API.
struct SuccessorPath: Hashable {
  /// The path as a reader of Swift writes it.
  let spelling: String
  /// The path as a chain of messages: `[[Kit media] show:]`; as it is written where that can't be
  /// said in Objective-C.
  let objcSpelling: String
  /// The release that brought the successor.
  let release: String?
  /// Whether it is a member of the type that the symbol is a member of.
  let isNeighbour: Bool

  /// The successor of a symbol; nil where none is named.
  ///
  /// What was paired with a removed symbol of the same type goes by its name alone.
  init?(of symbol: Symbol, in lookup: APILookup) {
    guard let successor = symbol.successor else { return nil }
    let home = symbol.parentPath
    var steps = Self.walk(successor, lookup) ?? Self.member(successor, of: home, lookup)
    let last = steps.last.map { lookup[$0] }
    let isOfType = symbol.state == .removed && steps.count == 2
    if let last, isOfType, last.kind == .initializer {
      spelling = last.parentPath.joined(separator: ".") + last.name.dropFirst("init".count)
    } else if let last, isOfType, last.parentPath == home {
      spelling = last.name
      steps.removeFirst()
    } else {
      spelling = successor
    }
    objcSpelling = Self.messages(steps, lookup) ?? spelling
    release = last?.since
    isNeighbour = last?.parentPath == home
  }

  /// A member of a type by its name alone, with labels or without; nothing where there is none.
  private static func member(
    _ name: String, of path: [String], _ lookup: APILookup
  ) -> [SymbolHandle] {
    guard !name.isEmpty, !path.isEmpty, let owner = lookup.type(named: path) else { return [] }
    return step(name, in: owner, lookup).map { [$0] } ?? []
  }

  /// The member of a type that a part of a path means: of several the one with its labels.
  private static func step(
    _ part: String, in owner: SymbolHandle, _ lookup: APILookup
  ) -> SymbolHandle? {
    let name = String(part.prefix { $0 != "(" })
    let members =
      name == "init"
      ? lookup.initializers(of: owner) : lookup.members(of: owner, named: name)
    let current = members.filter { lookup[$0].state != .removed }
    return current.first { lookup[$0].name == part } ?? current.first
  }

  /// The type that a path starts from, or a member alone, and the members behind it as messages;
  /// nil where one of them has no name in Objective-C.
  private static func messages(_ steps: [SymbolHandle], _ lookup: APILookup) -> String? {
    guard let first = steps.first, let start = lookup[first].objcName else { return nil }
    if steps.count == 2, let name = lookup[steps[1]].objcName {
      if lookup[steps[1]].kind == .initializer { return "[[\(start) alloc] \(name)]" }
      if !lookup.isUsedOnType(steps[1]) { return "-[\(start) \(name)]" }
    }
    var chain = start
    for step in steps.dropFirst() {
      guard let name = lookup[step].objcName else { return nil }
      chain = "[\(chain) \(name)]"
    }
    return chain
  }

  /// The type that a path starts from, and the members behind it; nil where it leads nowhere.
  static func walk(_ spelling: String, _ lookup: APILookup) -> [SymbolHandle]? {
    let parts = parts(of: spelling)
    guard let first = parts.first, let type = lookup.type(named: [first]),
      lookup[type].state != .removed
    else { return nil }
    var steps = [type]
    var receiver = lookup.type(of: type)
    for part in parts.dropFirst() {
      guard let owner = receiver.symbol else { return nil }
      guard let member = step(part, in: owner, lookup) else { return nil }
      steps.append(member)
      receiver = lookup.valueType(of: member, receiver: receiver).unwrapped
    }
    return steps
  }

  /// The names of a path; dots within the parentheses of labels are no separators.
  private static func parts(of spelling: String) -> [String] {
    let labels = spelling.firstIndex(of: "(") ?? spelling.endIndex
    var parts = spelling[..<labels].split(separator: ".").map(String.init)
    if let last = parts.popLast() { parts.append(last + spelling[labels...]) }
    return parts
  }
}
