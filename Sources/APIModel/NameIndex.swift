// Names alone, for code whose receivers are not known, and for names that are nobody's.

/// The base names of all members, or the names of all types, of an API by length.
struct NameIndex: Sendable {
  private var byLength: [Int: [[UInt8]]] = [:]

  init(_ names: Set<String>) {
    for name in names.sorted() where name.utf8.count >= Self.shortest {
      byLength[name.utf8.count, default: []].append(Array(name.utf8))
    }
  }

  /// The names that are one slip of the pen away from a long name, and do not go on from it.
  func neighbours(of name: String) -> [String] {
    let name = Array(name.utf8)
    guard name.count >= Self.shortest else { return [] }
    return (name.count - 1...name.count + 1).flatMap { byLength[$0] ?? [] }.filter {
      Self.differByOne(name, $0)
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two names differ by one byte that is changed, one that is more, or two swapped ones.
  private static func differByOne(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    var start = 0
    while start < short.count, short[start] == long[start] { start += 1 }
    // One that goes on from the other is another word, and so is one with another prefix.
    guard start < short.count, start >= prefixLength else { return false }
    var end = 0
    while end < short.count - start, short[short.count - 1 - end] == long[long.count - 1 - end] {
      end += 1
    }
    // `V1` and `V2` are two versions.
    if long[start..<long.count - end].contains(where: isDigit)
      || short[start..<short.count - end].contains(where: isDigit)
    {
      return false
    }
    if short.count < long.count { return start + end == short.count }
    let middle = short.count - start - end
    return middle == 1
      || (middle == 2 && short[start] == long[start + 1] && short[start + 1] == long[start])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// How many letters at the start may be those of a library.
  private static let prefixLength = 2

  /// In shorter names one letter makes another word.
  private static let shortest = 9
}

extension APILookup {
  /// The members of this base name, of whatever type.
  package func members(named name: String) -> [SymbolHandle] {
    guard memberNames.contains(name) else { return [] }
    return membersByType.values.flatMap { $0[name] ?? [] }.sorted { $0.index < $1.index }
  }

  /// The module of the one type whose long name is one slip of the pen away from this.
  package func moduleOfType(near name: String) -> String? {
    let near = typeIndex.neighbours(of: name)
    guard near.count == 1, let type = type(named: [near[0]]) else { return nil }
    return self[type].module
  }

  /// The members, of whatever type, whose long base name is one slip of the pen away from this.
  package func members(near name: String) -> [SymbolHandle] {
    memberIndex.neighbours(of: name).flatMap { members(named: $0) }
  }
}
