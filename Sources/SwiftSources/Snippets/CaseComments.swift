// The comments of the cases of an enum, before them or behind them on their line.

internal import SwiftSyntax

/// The comments in the body of an enum, and whether one says that cases are left out.
struct CaseComments {
  /// Whether an ellipsis stands among the cases, bare or in a comment.
  let isElided: Bool

  init(_ body: MemberBlockSyntax, elisions: [Range<Int>]) {
    let members = body.members.map(\.decl)
    let start = body.leftBrace.textRange.upperBound
    let end = body.rightBrace.textRange.lowerBound
    let isBare = elisions.contains { elision in
      elision.lowerBound >= start && elision.upperBound <= max(start, end)
        && !members.contains { $0.textRange.overlaps(elision) }
    }
    isElided =
      isBare || members.contains(where: Self.holdsEllipsis)
      || Self.trivia(of: body).contains { Comment.all(in: $0).contains(where: \.isElision) }
  }

  /// The comment of a case.
  ///
  /// A doc comment before it counts most, then a comment behind it on its line, then one before
  /// it.
  ///
  /// - Parameter start: The first token of the declaration, which holds what stands before it.
  /// - Parameter end: The last token of the case.
  func comment(from start: TokenSyntax?, name: TokenSyntax, end: TokenSyntax?) -> String? {
    let before = start.map { Comment.before($0) } ?? []
    let doc = before.filter(\.isDoc)
    if !doc.isEmpty { return Comment.text(of: doc) }
    let near = name == end ? [] : Comment.all(in: name.trailingTrivia)
    let behind = near + (end.map { Comment.behind($0) } ?? [])
    return Comment.text(of: behind.isEmpty ? before : behind)
  }

  /// The trivia before each member and before the closing brace.
  private static func trivia(of body: MemberBlockSyntax) -> [Trivia] {
    var tokens = body.members.compactMap { $0.firstToken(viewMode: .sourceAccurate) }
    for member in body.members {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      tokens += cases.elements.dropFirst().map(\.name)
    }
    return (tokens + [body.rightBrace]).map(\.leadingTrivia)
  }

  /// Whether a list of cases goes on with `...`, which the parser cannot read.
  private static func holdsEllipsis(_ member: DeclSyntax) -> Bool {
    guard member.hasError else { return false }
    switch member.kind {
    case .enumCaseDecl, .unexpectedCodeDecl, .missingDecl:
      return member.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "..." || $0.text == "…"
      }
    default: return false
    }
  }
}

/// A comment without its marks.
private struct Comment {
  let text: String
  let isDoc: Bool
  let isLine: Bool

  /// Whether it says that something is left out: `// …`.
  var isElision: Bool { text.hasPrefix("...") || text.hasPrefix("…") }

  /// Whether it is written for a tool, or divides a file.
  private var isForTools: Bool {
    text.isEmpty || text.hasPrefix("MARK:") || text.hasPrefix("swiftlint:") || isElision
  }

  private init?(_ piece: TriviaPiece) {
    switch piece {
    case .docLineComment(let comment): self.init(comment, isDoc: true, isLine: true)
    case .docBlockComment(let comment): self.init(comment, isDoc: true, isLine: false)
    case .lineComment(let comment): self.init(comment, isDoc: false, isLine: true)
    case .blockComment(let comment): self.init(comment, isDoc: false, isLine: false)
    default: return nil
    }
  }

  private init(_ comment: String, isDoc: Bool, isLine: Bool) {
    self.isDoc = isDoc
    self.isLine = isLine
    let body = comment.hasSuffix("*/") && !isLine ? comment.dropLast(2) : comment[...]
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    text = lines.map { line in
      let content = line.drop { $0 == " " || $0 == "\t" }.drop { $0 == "/" || $0 == "*" }
      return String(content).trimmed
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static func all(in trivia: Trivia) -> [Comment] { trivia.compactMap(Comment.init) }

  static func text(of comments: [Comment]) -> String? {
    let text = comments.filter { !$0.isForTools }.map(\.text).joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  /// The comments that stand directly before a token: on the lines above without an empty one
  /// between, or on its own line.
  static func before(_ token: TokenSyntax) -> [Comment] {
    guard token.leadingTrivia.contains(where: \.isNewline) else {
      let previous = token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia
      return all(in: previous ?? []) + all(in: token.leadingTrivia)
    }
    var comments: [Comment] = []
    var newlines = 0
    var isOwnLine = false
    for piece in token.leadingTrivia {
      if piece.isNewline {
        newlines += piece.lineCount
        isOwnLine = true
      } else if let comment = Comment(piece), isOwnLine {
        if newlines > 1 { comments = [] }
        comments.append(comment)
        newlines = 0
      }
    }
    return newlines > 1 ? [] : comments
  }

  /// The comments between a token and the end of its line.
  static func behind(_ token: TokenSyntax) -> [Comment] {
    let near = all(in: token.trailingTrivia)
    guard let next = token.nextToken(viewMode: .sourceAccurate) else { return near }
    let onLine = next.leadingTrivia.prefix { !$0.isNewline }
    // `a, /* of b */ b`: a comment belongs to what follows it on the line.
    guard
      onLine.count < next.leadingTrivia.count || next.tokenKind == .rightBrace
        || next.tokenKind == .endOfFile
    else { return [] }
    return near + onLine.compactMap(Comment.init)
  }
}

extension TriviaPiece {
  fileprivate var lineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }
}

extension String {
  /// The string without spaces and tabs at both ends.
  fileprivate var trimmed: String {
    var view = self[...]
    while let last = view.last, last == " " || last == "\t" || last == "\r" { view.removeLast() }
    return String(view.drop { $0 == " " || $0 == "\t" })
  }
}
