// What a deprecation names as the successor, found in the API and said in either language.

internal import APIModel

/// A path to a successor, such as `Kit.media.show(_:)`, walked through the API.
struct SuccessorPath {
  /// The path as the deprecation writes it.
  let spelling: String
  private let lookup: APILookup
  /// The type that it starts from, and the members behind it; empty where it leads nowhere.
  private let steps: [SymbolHandle]

  init(_ spelling: String, in lookup: APILookup) {
    self.spelling = spelling
    self.lookup = lookup
    steps = Self.walk(spelling, lookup) ?? []
  }

  /// The release that brought the successor.
  var release: String? { steps.last.flatMap { lookup[$0].since } }

  /// The path as a chain of messages: `[[Kit media] show:]`; as it is written where that can't be
  /// said in Objective-C.
  var objcSpelling: String {
    guard let first = steps.first, let type = lookup[first].objcName else { return spelling }
    var chain = type
    for step in steps.dropFirst() {
      guard let name = lookup[step].objcName else { return spelling }
      chain = "[\(chain) \(name)]"
    }
    return chain
  }

  private static func walk(_ spelling: String, _ lookup: APILookup) -> [SymbolHandle]? {
    let parts = parts(of: spelling)
    guard let first = parts.first, let type = lookup.type(named: [first]) else { return nil }
    var steps = [type]
    var receiver = lookup.type(of: type)
    for part in parts.dropFirst() {
      guard let owner = receiver.symbol else { return nil }
      let name = String(part.prefix { $0 != "(" })
      let members = lookup.members(of: owner, named: name)
      guard let member = members.first(where: { lookup[$0].name == part }) ?? members.first else {
        return nil
      }
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
