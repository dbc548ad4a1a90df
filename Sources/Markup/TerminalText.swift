// Text for a terminal: control characters are shown and never sent.

/// Makes text from elsewhere safe to print.
package enum TerminalText {
  /// The text with control characters written as `\u{1B}`, those that turn the direction of
  /// writing too; tabs and line breaks become spaces.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayHide),
      text.unicodeScalars.contains(where: { shown($0) != nil })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let shown = shown(scalar) {
        result += shown
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character that `shown` knows may start with this byte.
  private static func mayHide(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
  }

  /// What is shown for a character that must not be sent to a terminal, nil for all others.
  package static func shown(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
