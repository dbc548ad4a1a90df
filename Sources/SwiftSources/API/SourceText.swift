// The bytes of a source file, and the text of its parts as a reference shows it.

internal import Diagnostics
internal import SwiftSyntax

/// A Swift file that is being read.
///
/// Parts longer than `longestPart` are taken as they stand: to tidy them means to walk their
/// tokens, and the depth of a tree grows with its length.
struct SourceText {
  static let longestPart = 4096

  let path: String
  let lines: LineTable
  /// The modules whose names in front of a type say nothing new: `Swift`, and in a
  /// `.swiftinterface`, where every name carries its module, the imported ones as well.
  var qualifiers: Set<String> = ["Swift"]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    lines = LineTable(bytes)
  }

  var bytes: [UInt8] { lines.bytes }

  /// Whether the file was written by the compiler.
  var isInterface: Bool { path.hasSuffix(".swiftinterface") }

  /// The line of a token, counted from 1.
  func line(of token: TokenSyntax) -> Int {
    lines.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The bytes from one place to another, without the white space at both ends.
  func text(_ range: Range<Int>) -> String {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    guard let first = bytes[range].firstIndex(where: { !isBlank($0) }),
      let last = bytes[range].lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// A part of the file without comments, superfluous white space and names of modules.
  func text(of node: some SyntaxProtocol) -> String {
    var tidy = TidyText(self)
    tidy.append(node)
    return tidy.text
  }

  /// The same on one line.
  func line(of node: some SyntaxProtocol) -> String {
    let text = text(of: node)
    guard text.utf8.contains(0x0A) else { return text }
    return TidyText.joined(lines: text)
  }
}
