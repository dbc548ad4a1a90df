// HTML: text that comes from elsewhere, made harmless.

/// Builds HTML.
package enum HTML {
  /// Text as it may stand between tags and in quoted attributes.
  package static func text(_ text: String) -> String {
    guard text.utf8.contains(where: isMark) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Text of which nothing is hidden: control characters, and those that turn the direction of
  /// writing, are shown as `\u{202E}`; tabs and line breaks become spaces.
  package static func visible(_ text: String) -> String { self.text(TerminalText.escaped(text)) }

  /// Code of one line as `visible` shows text, but with its tabs.
  package static func code(_ bytes: ArraySlice<UInt8>) -> String {
    let code = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0x09) else { return visible(code) }
    return code.split(separator: "\t", omittingEmptySubsequences: false)
      .map { visible(String($0)) }.joined(separator: "\t")
  }

  /// A message: what stands between its backticks is code.
  package static func message(_ message: String) -> String {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return visible(message) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? visible(String(part)) : "<code>\(visible(String(part)))</code>"
    }.joined()
  }
}
