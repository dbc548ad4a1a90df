// Escape sequences of string literals.

/// Reads the escapes of a string literal's text.
enum StringEscapes {
  /// The text that `text`, taken from between the quotes of a literal, stands for.
  static func read(_ text: String) -> String {
    guard text.utf8.contains(0x5C) else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u": result += scalar(&rest)
      default: result.append(escape)
      }
    }
    return result
  }

  /// Reads `{1F600}`.
  private static func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "u" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      return "u"
    }
    rest = rest[rest.index(after: end)...]
    return String(Character(scalar))
  }
}
