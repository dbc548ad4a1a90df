// Where the parser did not understand a snippet.

internal import SwiftSyntax

/// The places at which the parser had to recover, where no alarm may be trusted.
struct ParserFaults {
  /// Statements and members, by where they start, that hold a fault of their own.
  private var items: Set<Int> = []
  /// The lines, counted from 0, on which the parser left out or made up a token.
  private var lines: Set<Int> = []
  /// Where each line starts; empty where all was understood.
  private var lineStarts: [Int] = []

  init(_ file: SourceFileSyntax, code: [UInt8]) {
    guard file.hasError else { return }
    lineStarts = [0]
    for (index, byte) in code.enumerated() where byte == 0x0A { lineStarts.append(index + 1) }
    collect(from: Syntax(file), endOfCode: code.count)
  }

  /// Whether an alarm at `offset`, in the statement that starts at `item`, may not be trusted.
  func mute(at offset: Int, item: Int) -> Bool {
    !lineStarts.isEmpty && (items.contains(item) || lines.contains(line(of: offset)))
  }

  /// Whether the tree holds a fault below this node; a missing brace at the end is none.
  private mutating func collect(from root: Syntax, endOfCode: Int) {
    var stack = [(node: root, item: 0)]
    while let (node, item) = stack.popLast() {
      guard node.hasError || node.is(UnexpectedNodesSyntax.self) else { continue }
      if node.is(UnexpectedNodesSyntax.self) || node.is(MissingExprSyntax.self) {
        note(node, item: item)
        continue
      }
      if let token = node.as(TokenSyntax.self) {
        if !isEndOfCutCode(token, endOfCode: endOfCode) { note(node, item: item) }
        continue
      }
      let inner = node.isItem ? node.positionAfterSkippingLeadingTrivia.utf8Offset : item
      for child in node.children(viewMode: .all) { stack.append((child, inner)) }
    }
  }

  private mutating func note(_ node: Syntax, item: Int) {
    items.insert(item)
    let start = line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = line(of: node.endPositionBeforeTrailingTrivia.utf8Offset)
    for line in start...max(start, end) { lines.insert(line) }
  }

  /// Whether the token is a closing brace that is missing because the snippet ends early.
  private func isEndOfCutCode(_ token: TokenSyntax, endOfCode: Int) -> Bool {
    guard token.presence == .missing, token.tokenKind == .rightBrace else { return false }
    guard let next = token.nextToken(viewMode: .sourceAccurate) else { return true }
    return next.tokenKind == .endOfFile
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension Syntax {
  /// Whether it is a statement of a block or a member of a type.
  fileprivate var isItem: Bool {
    kind == .codeBlockItem || kind == .memberBlockItem
  }
}

extension SyntaxProtocol {
  /// The byte offsets of its text, without the space and comments around it.
  var textRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, textEnd)
  }

  /// Where its text ends, without the space and comments behind it.
  var textEnd: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
