// The parts of a type's Swift spelling.

/// Takes the spelling of a type apart.
enum TypeSpelling {
  /// A type without attributes, `any` and superfluous parentheses.
  static func plain(_ type: String) -> String {
    var type = type[...]
    while true {
      type = type.drop { $0 == " " }
      while type.last == " " { type.removeLast() }
      if type.hasPrefix("@") || ["any ", "inout ", "sending "].contains(where: type.hasPrefix) {
        guard let space = type.firstIndex(of: " ") else { return String(type) }
        type = type[space...]
      } else if type.hasPrefix("("), type.hasSuffix(")"), type != "()",
        split(String(type.dropFirst().dropLast()), at: ",").count == 1,
        closing(type) == type.index(before: type.endIndex)
      {
        type = type.dropFirst().dropLast()
      } else {
        return String(type)
      }
    }
  }

  /// The parameters and the result of a function type.
  static func function(_ type: String) -> (parameters: [String], result: String)? {
    guard type.hasPrefix("("), let close = closing(type[...]) else { return nil }
    let inside = String(type[type.index(after: type.startIndex)..<close])
    let rest = type[type.index(after: close)...].drop { $0 == " " }
    guard rest.hasPrefix("->") else { return nil }
    let parameters = inside.allSatisfy { $0 == " " } ? [] : split(inside, at: ",")
    let types = parameters.map { parameter in
      let parts = split(parameter, at: ":")
      return parts.count == 2 ? parts[1] : parameter
    }
    return (types, String(rest.dropFirst(2)))
  }

  /// Where the parenthesis at the start closes.
  private static func closing(_ type: Substring) -> String.Index? {
    var depth = 0
    for (index, character) in zip(type.indices, type) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a text between separators that stand in no bracket.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character?
    for character in text {
      let isArrow = previous == "-" && character == ">"
      previous = character
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !isArrow { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
