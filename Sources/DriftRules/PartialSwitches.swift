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
    let (snippets, blocks) = (analyzed.snippets, analyzed.codeBlocks)
    var found: [SnippetSwitch] = []
    for index in snippets.indices where !snippets[index].findings.switches.isEmpty {
      let (block, language) = (snippets[index].block, snippets[index].language)
      for value in snippets[index].findings.switches
      where !Self.isCutShort(value, language, blocks[block].code.bytes) {
        found.append(SnippetSwitch(block: block, language: language, value: value))
      }
    }
    return found
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
