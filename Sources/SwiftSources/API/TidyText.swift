// Parts of a declaration put together with the line breaks of the source and little else.

internal import SwiftSyntax

/// Collects the parts of a declaration, in the order of the source.
///
/// Comments are left out, white space becomes one space or one line break, and lines keep their
/// indentation relative to the first one.
struct TidyText {
  private(set) var text = ""
  private let source: SourceText
  /// The offset behind the last part.
  private var end: Int?
  private var indentation = 0

  init(_ source: SourceText) { self.source = source }

  /// Appends a part of the file; what was passed over since the last part is left out.
  mutating func append(_ node: some SyntaxProtocol) {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    guard range.count <= SourceText.longestPart else {
      return append(source.text(range), at: range.lowerBound, to: range.upperBound)
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if start < end, Self.isTidy(source.bytes[start..<end]), !source.isInterface {
      let part = String(decoding: source.bytes[start..<end], as: UTF8.self)
      append(part, at: start, to: end)
    } else {
      appendTokens(of: node)
    }
  }

  /// Appends text that is not in the file.
  mutating func append(_ part: String) { text += part }

  /// A text of several lines put on one: no space inside brackets, one elsewhere.
  static func joined(lines text: String) -> String {
    var joined = ""
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      let isTight = "([".contains(joined.last ?? "(") || ")]".contains(line.first ?? ")")
      joined += isTight ? line : " " + line
    }
    return joined
  }

  private mutating func appendTokens(of node: some SyntaxProtocol) {
    var qualifier: TokenSyntax?
    var previous: TokenKind?
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let name = qualifier {
        qualifier = nil
        previous = .period
        if token.tokenKind == .period { continue }
        append(token: name)
      }
      if previous != .period, case .identifier(let name) = token.tokenKind,
        source.qualifiers.contains(name)
      {
        qualifier = token
      } else {
        append(token: token)
        previous = token.tokenKind
      }
    }
    if let qualifier { append(token: qualifier) }
  }

  private mutating func append(token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    append(token.text, at: start, to: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private mutating func append(_ part: String, at start: Int, to end: Int) {
    if part.isEmpty { return }
    if let last = self.end, last <= start {
      text += separator(last..<start)
    } else {
      indentation = indentation(at: start)
    }
    text += part
    self.end = end
  }

  /// What stands between two parts.
  private func separator(_ gap: Range<Int>) -> String {
    let bytes = source.bytes[gap]
    if bytes.contains(0x0A) || bytes.contains(0x0D) {
      let inner = max(0, indentation(at: gap.upperBound) - indentation)
      return "\n" + String(repeating: " ", count: inner)
    }
    return bytes.contains { $0 == 0x20 || $0 == 0x09 } ? " " : ""
  }

  /// By how much the line that holds an offset is indented.
  private func indentation(at offset: Int) -> Int {
    let line = source.lines.content(ofLine: source.lines.line(at: offset))
    return source.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether a part has no line break, no comment, no run of spaces and no name of a module.
  private static func isTidy(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() where index + 1 < bytes.count {
        let next = bytes[index + 1]
        switch byte {
        case 0x09, 0x0A, 0x0D: return false
        case 0x20 where next == 0x20: return false
        case 0x2F where next == 0x2F || next == 0x2A: return false
        case 0x53 where bytes[index...].starts(with: "Swift.".utf8): return false
        default: continue
        }
      }
      return true
    }
  }
}
