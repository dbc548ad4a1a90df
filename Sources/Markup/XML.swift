// XML: text that comes from elsewhere, made harmless.

/// Builds XML.
package enum XML {
  /// Text as it may stand between tags and in quoted attributes.
  ///
  /// XML knows no control characters, escaped or not: each becomes a replacement character.
  /// - Parameter keepsLines: Whether line breaks stay; in an attribute they become spaces.
  package static func text(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLines: result += "\n"
      case "\t", "\n", "\r": result += " "
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
