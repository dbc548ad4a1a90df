// Reading a type from its Swift spelling.

extension TypeReference {
  /// Reads a type as Swift spells it; what is no type, or nests beyond reason, is `unknown`.
  ///
  /// Attributes and `inout` fall away, `any P` and `some P` are `P`, and the standard library's
  /// long names are its short forms: `Optional<Int>` is `Int?`.
  package init(spelling: String) {
    var reader = TypeSpellingReader(bytes: Array(spelling.utf8))
    self = reader.readWhole()
  }

  /// A nominal type in its shortest form: `Array<Int>` is `[Int]`, `Void` is `()`.
  package static func nominal(_ path: [String], arguments: [TypeReference]) -> TypeReference {
    let path = path.first == "Swift" && path.count > 1 ? Array(path.dropFirst()) : path
    guard path.count == 1, let name = path.first else { return .named(path, arguments: arguments) }
    switch (name, arguments.count) {
    case ("Optional", 1), ("ImplicitlyUnwrappedOptional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    case ("Void", 0): return .void
    default: return .named(path, arguments: arguments)
    }
  }
}

/// Reads one type out of bytes, by recursive descent with a floor.
private struct TypeSpellingReader {
  let bytes: [UInt8]
  var index = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readWhole() -> TypeReference {
    let type = readType()
    skipSpace()
    if take("...") { skipSpace() }
    return index == bytes.count ? type : .unknown
  }

  private mutating func readType() -> TypeReference {
    guard depth < Self.deepest else {
      index = bytes.count
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    skipSpecifiers()
    var isComposed = take("~")
    var type = readPostfixed()
    skipSpace()
    while take("&") {
      isComposed = true
      skipSpecifiers()
      _ = readPostfixed()
      skipSpace()
    }
    if isComposed { type = .unknown }
    return type
  }

  private mutating func readPostfixed() -> TypeReference {
    var type = readPrimary()
    for _ in 0..<Self.deepest {
      if take("?") || take("!") {
        type = .optional(type)
      } else if take(".Type") || take(".Protocol") {
        type = .metatype(type)
      } else {
        break
      }
    }
    return type
  }

  private mutating func readPrimary() -> TypeReference {
    skipSpace()
    if take("[") { return readBracketed() }
    if take("(") { return readParenthesised() }
    return readNominal()
  }

  private mutating func readBracketed() -> TypeReference {
    let first = readType()
    skipSpace()
    if take("]") { return .array(first) }
    guard take(":") else { return .unknown }
    let value = readType()
    skipSpace()
    return take("]") ? .dictionary(key: first, value: value) : .unknown
  }

  private mutating func readParenthesised() -> TypeReference {
    var elements: [TypeReference] = []
    skipSpace()
    while !take(")") {
      skipLabels()
      elements.append(readType())
      skipSpace()
      if take("...") { skipSpace() }
      if take(",") { continue }
      guard take(")") else { return .unknown }
      break
    }
    guard takeArrow() else { return elements.count == 1 ? elements[0] : .tuple(elements) }
    return .function(parameters: elements, result: readType())
  }

  /// Takes `async throws(E) ->`, or nothing.
  private mutating func takeArrow() -> Bool {
    let start = index
    skipSpace()
    for word in ["async", "throws", "rethrows"] where takeWord(word) {
      skipSpace()
      if word == "throws", take("(") {
        _ = readType()
        skipSpace()
        _ = take(")")
        skipSpace()
      }
    }
    if take("->") { return true }
    index = start
    return false
  }

  /// Takes `label:` or `_ label:` before the type of a tuple element or parameter.
  private mutating func skipLabels() {
    let start = index
    skipSpace()
    guard readWord() != nil else { return }
    skipSpace()
    if readWord() != nil { skipSpace() }
    if !take(":") { index = start }
  }

  private mutating func readNominal() -> TypeReference {
    var path: [String] = []
    var arguments: [TypeReference] = []
    repeat {
      let start = index
      skipSpace()
      guard let name = readWord(), !(name == "Type" || name == "Protocol") || path.isEmpty else {
        index = path.isEmpty ? start : start - 1
        break
      }
      path.append(name)
      skipSpace()
      if take("<") {
        guard let read = readArguments() else { return .unknown }
        arguments = read
      }
    } while take(".")
    return path.isEmpty ? .unknown : .nominal(path, arguments: arguments)
  }

  private mutating func readArguments() -> [TypeReference]? {
    var arguments: [TypeReference] = []
    repeat {
      arguments.append(readType())
      skipSpace()
    } while take(",")
    return take(">") ? arguments : nil
  }

  /// Skips attributes, ownership and `any`, `some`, `each` before a type.
  private mutating func skipSpecifiers() {
    while true {
      skipSpace()
      let start = index
      let isAttribute = take("@")
      guard let word = readWord(), isAttribute || Self.specifiers.contains(word) else {
        index = start
        return
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
    }
  }

  private mutating func skipParentheses() {
    var open = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    let start = index
    if readWord() == word { return true }
    index = start
    return false
  }

  private mutating func readWord() -> String? {
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    return word.hasPrefix("`") ? word.filter { $0 != "`" } : word
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  /// How deep types may nest; real ones stay below ten.
  private static let deepest = 64

  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "any", "some", "each",
    "repeat", "__owned", "__shared",
  ]
}
