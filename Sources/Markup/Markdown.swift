// Markdown: text that comes from elsewhere, made to mean nothing but itself.

/// Builds Markdown.
///
/// What it escapes stays text in CommonMark, in GitHub's tables and in MDX, where braces run.
package enum Markdown {
  /// Running text on one line; line breaks become spaces.
  package static func text(_ text: String) -> String { escaped(text, isComment: false) }

  /// Running text of a comment on GitHub or GitLab, where a name behind `@` calls a person and a
  /// number behind `#` an issue.
  package static func commentText(_ text: String) -> String { escaped(text, isComment: true) }

  private static func escaped(_ text: String, isComment: Bool) -> String {
    let line = oneLine(text)
    var result = ""
    result.reserveCapacity(line.utf8.count + 8)
    var before: Unicode.Scalar?
    for scalar in line.unicodeScalars {
      if let before {
        if isComment, calls(before, scalar) { result += wordJoiner }
      } else if startsBlock(line) {
        result += "\\"
      }
      before = scalar
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "{", "}", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return escapingOrdinal(result)
  }

  /// A message on one line: what stands between its backticks is code.
  ///
  /// - Parameter text: What makes foreign text harmless where the message goes.
  package static func message(_ message: String, text: (String) -> String = commentText) -> String {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count % 2 == 1 else { return text(message) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? text(String(part)) : code(String(part))
    }.joined()
  }

  /// A code span, with as many backticks around it as it needs.
  ///
  /// - Parameter inTable: Whether it stands in a table cell, where a bar would end the cell.
  package static func code(_ code: String, inTable: Bool = false) -> String {
    let line = oneLine(code)
    guard !line.allSatisfy({ $0 == " " }) else { return "" }
    let tick = UInt8(ascii: "`")
    let fence = String(repeating: "`", count: longestFence(in: line) + 1)
    let needsSpace = line.utf8.first == tick || line.utf8.last == tick
    let content = inTable ? line.replacing("|", with: "\\|") : line
    return needsSpace ? "\(fence) \(content) \(fence)" : fence + content + fence
  }

  /// A fenced code block, ended by a line break.
  package static func codeBlock(_ code: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestFence(in: code) + 1))
    let ending = code.hasSuffix("\n") ? "" : "\n"
    let tag = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-+#.".contains($0)) }
    return "\(fence)\(tag)\n\(code)\(ending)\(fence)\n"
  }

  /// A link whose text is Markdown already.
  package static func link(_ text: String, to destination: String) -> String {
    let target = destination.unicodeScalars.map { scalar in
      switch scalar {
      case " ": "%20"
      case "(": "%28"
      case ")": "%29"
      case "<": "%3C"
      case ">": "%3E"
      case "\\": "%5C"
      case "|": "%7C"
      case _ where scalar.value < 0x20: ""
      default: String(scalar)
      }
    }
    return "[\(text)](\(target.joined()))"
  }

  /// A table whose cells are Markdown already, ended by a line break.
  package static func table(header: [String], rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// The text with line breaks, and other control characters, as spaces.
  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    var afterBreak = false
    for scalar in text.unicodeScalars {
      let isBreak = isControl(scalar)
      if isBreak, !afterBreak { result += " " }
      if !isBreak { result.unicodeScalars.append(scalar) }
      afterBreak = isBreak
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// Parts a sign from the name behind it, and is not seen.
  private static let wordJoiner = "&#8288;"

  /// Whether GitHub would take two characters for the start of `@somebody`, who then gets a message,
  /// or of `#1`: it looks for these once escapes are gone.
  private static func calls(_ sign: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    switch sign {
    case "@": next.isASCII && next.properties.isAlphabetic || isDigit(next)
    case "#": isDigit(next)
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func startsBlock(_ line: String) -> Bool {
    line.first.map { "#+-=:!@".contains($0) } ?? false
  }

  /// `1. text` would be a list: the stop behind its digits is escaped.
  private static func escapingOrdinal(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, let stop = rest.first, stop == "." || stop == ")",
      rest.dropFirst().first ?? " " == " "
    else { return line }
    return digits + "\\" + rest
  }

  /// The length of the longest run of backticks.
  private static func longestFence(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
