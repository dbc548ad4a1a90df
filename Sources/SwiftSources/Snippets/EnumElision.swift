// Whether the body of an enum says that cases are left out.

internal import Lexing
internal import SwiftSyntax

extension MemberBlockSyntax {
  /// Whether an ellipsis stands among the members, bare or in a comment.
  ///
  /// - Parameter elisions: Where dots stood for code before the parser saw it.
  func isElided(_ elisions: [Range<Int>]) -> Bool {
    let declarations = members.map(\.decl)
    let start = leftBrace.textRange.upperBound
    let end = rightBrace.textRange.lowerBound
    let isBare = elisions.contains { elision in
      elision.lowerBound >= start && elision.upperBound <= max(start, end)
        && !declarations.contains { $0.textRange.overlaps(elision) }
    }
    return isBare || declarations.contains(where: \.holdsEllipsis)
      || leadingTrivia.contains { $0.contains(where: \.isElision) }
  }

  /// The trivia before each member and before the closing brace.
  private var leadingTrivia: [Trivia] {
    var tokens = members.compactMap { $0.firstToken(viewMode: .sourceAccurate) }
    for member in members {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      tokens += cases.elements.dropFirst().map(\.name)
    }
    return (tokens + [rightBrace]).map(\.leadingTrivia)
  }
}

extension DeclSyntax {
  /// Whether a list of cases goes on with `...`, which the parser cannot read.
  fileprivate var holdsEllipsis: Bool {
    guard hasError else { return false }
    switch kind {
    case .enumCaseDecl, .unexpectedCodeDecl, .missingDecl:
      return tokens(viewMode: .sourceAccurate).contains { $0.text == "..." || $0.text == "…" }
    default: return false
    }
  }
}

extension TriviaPiece {
  /// Whether it is a comment that says that something is left out: `// …`.
  fileprivate var isElision: Bool {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      guard let first = CommentText(Array(text.utf8)[...]).lines.first else { return false }
      return first.hasPrefix("...") || first.hasPrefix("…")
    default: return false
    }
  }
}
