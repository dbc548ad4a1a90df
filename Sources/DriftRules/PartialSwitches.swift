// The switches on a page that lack cases.

internal import APIModel
internal import Lexing
internal import Snippets

/// A switch over an enum of the API, with the code block that it stands in.
struct SnippetSwitch {
  var block: Int
  var language: Snippet.Language
  var value: PartialSwitch
}

extension PageContext {
  /// The switches that lack cases and do not show that something is left out.
  var partialSwitches: [SnippetSwitch] {
    analyzed.snippets.flatMap { snippet -> [SnippetSwitch] in
      snippet.findings.switches.compactMap { found in
        let code = analyzed.codeBlocks[snippet.block].code.bytes
        guard !Self.isCutShort(found, snippet.language, code) else { return nil }
        return SnippetSwitch(block: snippet.block, language: snippet.language, value: found)
      }
    }
  }

  /// Whether an ellipsis stands in a switch, or a comment in place of its last case.
  private static func isCutShort(
    _ found: PartialSwitch, _ language: Snippet.Language, _ code: [UInt8]
  ) -> Bool {
    let body = Array(code[found.bodyRange])
    if body.contains("...".utf8) || body.contains("\u{2026}".utf8) { return true }
    let tokens = language.lexer.tokens(of: body)
    guard tokens.count > 2, let comment = tokens.dropLast().last, comment.kind == .comment else {
      return false
    }
    let before = tokens[tokens.count - 3].range.upperBound..<comment.range.lowerBound
    return body[before].contains(0x0A)
  }
}
