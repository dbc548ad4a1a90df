// Swift code that does not parse.

package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a Swift block that the parser does not understand.
///
/// *What it checks*: brackets, strings, keywords and separators of blocks tagged as Swift. What
/// documentation leaves out or shows on purpose is let pass: dots, signatures without bodies,
/// differences, sessions, placeholders, examples that are said to be wrong, code that goes on in
/// another block.
///
/// *Why it matters*: the code does not compile, whatever API it is for.
///
/// *Example*: `lamp.dim(to: 0.5, completion: { print("done") }`.
///
/// *Instead*: mend the code, or mark the block `ignore` where it is meant so.
package struct SnippetSyntax: PageRule {
  package static let info = RuleInfo(
    id: "snippet-syntax",
    family: .page,
    summary: "Swift code that does not parse.",
    rationale: """
      A bracket that is lost, a comma that is forgotten: nobody compiles the code of a page, and \
      every reader does. Blocks that leave something out, show a difference, a session or a wrong \
      example are not judged. Where the source page's code parses, `code-drift` speaks of the \
      translation.
      """,
    severity: .error,
    clean: [
      .init(
        "Something is left out",
        [
          "docs/en/a.md": """
          # Lamp

          ```swift
          func setUp() {
            ...
          }
          lamp.dim(to: ..., animated: true)
          ```
          """
        ]),
      .init(
        "An example that is said to be wrong",
        [
          "docs/en/a.md": """
          # Lamp

          Don't forget the parenthesis:

          ```swift
          let lamp = Lamp(name: "desk"
          ```
          """
        ]),
    ],
    drifting: [
      .init(
        "A parenthesis that is not closed",
        [
          "docs/en/a.md": """
          # Lamp

          ```swift
          let lamp = Lamp(name: "desk"
          lamp.start()
          ```
          """
        ]),
      .init(
        "A misspelt keyword",
        [
          "docs/en/a.md": """
          # Lamp

          ```swift
          fucn setUp() {
            let lamp = Lamp()
          }
          ```
          """
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    // Where a fence went wrong, what stands in the blocks is not what was meant to.
    guard !context.page.hasFaultyFence(in: 0..<context.page.bytes.count) else { return [] }
    var faults: [(block: Int, fault: SyntaxFault)] = []
    for snippet in context.analyzed.snippets
    where !snippet.findings.isComplete && snippet.language == .swift {
      guard Self.isMeantAsSwift(snippet.block, context), !Self.isComparedCode(snippet, context),
        let fault = SyntaxFault(in: context.analyzed.codeBlocks[snippet.block].code.bytes, snippet)
      else { continue }
      faults.append((snippet.block, fault))
    }
    // What is opened in one block and closed in another is one piece of code.
    let isSplit = Self.isSplit(context)
    return faults.compactMap { block, fault in
      if fault.isUnbalanced, isSplit { return nil }
      return context.diagnostic(
        Self.info,
        at: context.origin(of: fault.range, inBlock: block),
        Wording.message(fault.message))
    }
  }

  /// Whether a block has a fence that names Swift, and nothing before it calls it wrong.
  private static func isMeantAsSwift(_ block: Int, _ context: PageContext) -> Bool {
    let code = context.analyzed.codeBlocks[block]
    guard code.form == .fenced, code.isClosed, Snippet.Language(tag: code.language) == .swift,
      !WrongExample.isNamed(in: code.info), !Self.isOtherOnSource(block, context)
    else { return false }
    let start = max(0, code.range.lowerBound - Self.reach)
    let before = context.page.bytes[start..<code.range.lowerBound]
    if WrongExample.isNamed(in: String(decoding: before, as: UTF8.self)) { return false }
    let wrong = context.page.container(around: code.container) {
      context.page.containers[$0].label.map(WrongExample.isNamed) ?? false
    }
    return wrong == nil
  }

  /// Whether the source page names another language for the same code, so that the tag is wrong.
  private static func isOtherOnSource(_ block: Int, _ context: PageContext) -> Bool {
    guard let alignment = context.alignment, let partner = alignment.sourceBlocks[block] else {
      return false
    }
    let source = alignment.source.page.codeBlocks[partner].language
    return !source.isEmpty && Snippet.Language(tag: source) != .swift
  }

  /// How many bytes before a block may say that it is wrong.
  private static let reach = 160

  /// Whether the counterpart on the source page parses, so that the comparison speaks.
  private static func isComparedCode(_ snippet: Snippet, _ context: PageContext) -> Bool {
    guard let alignment = context.alignment,
      let pair = context.comparedBlock(ofTarget: snippet.block)
    else { return false }
    return alignment.source.page.snippet(ofBlock: pair.source)?.findings.isComplete ?? false
  }

  /// Whether a block of the page has more closing braces than opening ones, and another one more
  /// opening ones.
  private static func isSplit(_ context: PageContext) -> Bool {
    let balances = context.analyzed.snippets.filter { !$0.findings.isComplete }.map { snippet in
      context.analyzed.codeBlocks[snippet.block].code.bytes.reduce(0) { sum, byte in
        sum + (byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0)
      }
    }
    return balances.contains { $0 > 0 } && balances.contains { $0 < 0 }
  }
}

private enum Wording {
  static func message(_ fault: String) -> String {
    "this is not valid Swift: \(fault); mend it, or mark the block `ignore` if it is meant so"
  }
}
