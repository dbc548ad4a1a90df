// Whether code declares a name by itself.

internal import Lexing

/// Looks at the place of a name.
enum LocalNames {
  /// Whether the name at an element is declared there, for this code alone.
  static func isDeclared(_ stream: CodeStream, at index: Int) -> Bool {
    if let declarator = declarator(stream, index) { return declarator }
    if stream.isMark(index + 1, ":=") { return true }
    return isAssigned(stream, index) || isTyped(stream, index) || isBound(stream, index)
      || isParameter(stream, index)
  }

  /// Whether the name is a value, as far as its place tells: no member, label, type or function.
  static func isValue(_ stream: CodeStream, at index: Int) -> Bool {
    guard let first = stream.code[stream.elements[index].range].first,
      first | 0x20 >= 0x61 && first >= 0x61 || first == 0x5F
    else { return false }
    if stream.isMark(index + 1, "(") || stream.isMark(index + 1, ":") { return false }
    return !isMember(stream, index) && !isSelector(stream, index) && !isUnpacked(stream, index)
  }

  /// Whether the name is a property that is unpacked, or an export: `const { name } = …`,
  /// `import { name } from …`.
  private static func isUnpacked(_ stream: CodeStream, _ index: Int) -> Bool {
    var end = index + 1
    while end < min(index + 32, stream.elements.count),
      stream.elements[end].kind == .name || stream.isMark(end, ",")
    {
      end += 1
    }
    return stream.isMark(end, "}")
      && (stream.isMark(end + 1, "=") || stream.reads(end + 1, "from"))
  }

  /// Whether the name is a part of a message in Objective-C: `[receiver name]`.
  private static func isSelector(_ stream: CodeStream, _ index: Int) -> Bool {
    stream.language.name == CodeLanguage.objectiveC.name && index > 0
      && !stream.elements[index].startsLine
      && (isWord(stream, index - 1) || stream.isMark(index - 1, "]")
        || stream.isMark(index - 1, ")"))
  }

  /// Whether the name is looked up in something else.
  static func isMember(_ stream: CodeStream, _ index: Int) -> Bool {
    [".", "?.", "->", "::", "@", "#"].contains { stream.isMark(index - 1, $0) }
      || stream.isMark(index - 1, ":") && stream.isMark(index - 2, ":")
  }

  private static func isWord(_ stream: CodeStream, _ index: Int) -> Bool {
    stream.elements.indices.contains(index)
      && (stream.elements[index].kind == .name || stream.elements[index].kind == .keyword)
  }

  // MARK: Words that declare

  /// What the word before says: nil where it says nothing.
  private static func declarator(_ stream: CodeStream, _ index: Int) -> Bool? {
    guard isWord(stream, index - 1), !stream.elements[index].startsLine else { return nil }
    switch stream.text(index - 1) {
    case "let", "var": return !isComputed(stream, index)
    case "const", "val", "mut", "for": return true
    case let word where typeWords.contains(word): return true
    case "func", "fun", "fn", "def", "function": return isOwnFunction(stream, index)
    case "import": return stream.reads(index + 1, "from")
    case "as": return stream.reads(index - 2, "*") || stream.reads(index + 1, "from")
    default: return nil
    }
  }

  /// Words that declare a type by the name behind them.
  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "interface", "type", "typealias", "protocol", "actor", "trait",
    "record", "typedef",
  ]

  /// Whether an element is a word that declares a type.
  static func opensType(_ stream: CodeStream, _ index: Int) -> Bool {
    isWord(stream, index) && typeWords.contains(stream.text(index))
  }

  /// Whether a property has a body, so that it may be a requirement of a protocol.
  private static func isComputed(_ stream: CodeStream, _ index: Int) -> Bool {
    guard stream.isMark(index + 1, ":") else { return false }
    var place = index + 2
    while place < stream.elements.count, place < index + 16, !stream.elements[place].startsLine {
      if stream.isMark(place, "=") { return false }
      if stream.isMark(place, "{") { return true }
      place += 1
    }
    return false
  }

  /// Whether nothing else calls a function by its name: it stands by itself, or is a test.
  private static func isOwnFunction(_ stream: CodeStream, _ index: Int) -> Bool {
    if stream.text(index).hasPrefix("test") { return true }
    guard index < 4_000 else { return false }
    let braces = stream.elements[..<index].indices.reduce(0) { depth, place in
      depth + (stream.isMark(place, "{") ? 1 : stream.isMark(place, "}") ? -1 : 0)
    }
    return braces == 0
  }

  // MARK: Places that declare

  /// Whether it is assigned to, `name = …`, at the start of a line, where that declares.
  private static func isAssigned(_ stream: CodeStream, _ index: Int) -> Bool {
    stream.language.traits.contains(.assignmentsDeclare) && stream.isMark(index + 1, "=")
      && stream.elements[index].startsLine
  }

  /// Whether a type stands before the name: `Type name = …`, `Type *name;`, `:(Type)name`.
  private static func isTyped(_ stream: CodeStream, _ index: Int) -> Bool {
    guard stream.language.traits.contains(.typesDeclare), index > 0,
      !stream.elements[index].startsLine
    else { return false }
    if stream.isMark(index - 1, ")") { return isTypedParameter(stream, index) }
    let ends = ["=", ";", ",", ")"].contains { stream.isMark(index + 1, $0) }
    let isTyped =
      ["*", "&", ">", "?"].contains { stream.isMark(index - 1, $0) }
      || stream.isMark(index - 1, "]") && stream.isMark(index - 2, "[")
      || isWord(stream, index - 1) && !stream.reads(index - 1, "return")
    return ends && isTyped && !stream.isMark(index - 2, "=")
  }

  /// The name of a parameter in Objective-C: `:(Type)name`.
  private static func isTypedParameter(_ stream: CodeStream, _ index: Int) -> Bool {
    guard let open = opening(stream, before: index - 1) else { return false }
    return stream.isMark(open - 1, ":")
  }

  /// The parenthesis that is open before an element.
  private static func opening(_ stream: CodeStream, before index: Int) -> Int? {
    var depth = 0
    var place = index - 1
    while place >= 0, index - place < 64 {
      if stream.isMark(place, ")") { depth += 1 }
      if stream.isMark(place, "(") {
        if depth == 0 { return place }
        depth -= 1
      }
      place -= 1
    }
    return nil
  }

  /// Names that a closure, a tuple or a list binds: `{ a, b in`, `(a, b) =>`, `|a, b|`,
  /// `let (a, b)`.
  private static func isBound(_ stream: CodeStream, _ index: Int) -> Bool {
    guard !stream.isMark(index - 1, ":") else { return false }
    var end = index + 1
    while end < min(index + 24, stream.elements.count), isWord(stream, end) || isList(stream, end),
      !stream.reads(end, "in")
    {
      end += 1
    }
    var start = index - 1
    while start >= 0, index - start < 24, isWord(stream, start) || isList(stream, start),
      !stream.reads(start, "let"), !stream.reads(start, "var"), !stream.reads(start, "const")
    {
      start -= 1
    }
    if stream.isMark(index + 1, "=>") || stream.isMark(end, "=>") && stream.isMark(end - 1, ")") {
      return true
    }
    if stream.reads(end, "in"), stream.isMark(start, "{") { return true }
    if stream.isMark(start, "|"), stream.isMark(end, "|") { return true }
    let isTuple = stream.isMark(start + 1, "(") || stream.isMark(start + 1, "[")
    return isTuple && ["let", "var", "const"].contains { stream.reads(start, $0) }
  }

  private static func isList(_ stream: CodeStream, _ index: Int) -> Bool {
    [",", "(", ")", ":", "?", "[", "]", "->", "."].contains { stream.isMark(index, $0) }
  }

  /// A parameter of a function that the code declares, under the name that its body sees.
  private static func isParameter(_ stream: CodeStream, _ index: Int) -> Bool {
    guard let open = opening(stream, before: index), open > 0 else { return false }
    let isInitializer = stream.reads(open - 1, "init")
    let keyword = open - 2
    guard
      isInitializer
        || ["func", "fun", "fn", "def", "function"].contains(where: {
          stream.reads(keyword, $0) || stream.reads(open - 1, $0)
        })
    else { return false }
    if stream.language.name == CodeLanguage.swift.name {
      guard stream.isMark(index + 1, ":") else { return false }
      return isWord(stream, index - 1)
        || !isInitializer && isOwnFunction(stream, open - 1)
    }
    if [":", "<", "[", "->"].contains(where: { stream.isMark(index - 1, $0) }) { return false }
    return [":", ",", ")", "="].contains { stream.isMark(index + 1, $0) }
  }
}
