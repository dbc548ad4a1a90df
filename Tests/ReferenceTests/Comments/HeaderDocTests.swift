// Tests of the commands in doc comments of headers.

import APIModel
import Reference
import Testing

struct HeaderDocTests {
  private func entry(_ comment: String) throws -> ReferenceEntry {
    var symbol = Symbol(id: "a", module: "Kit", kind: .function, path: ["f(_:)"])
    symbol.documentation = comment
    symbol.parameters = [Parameter(label: nil, name: "level", type: "Int")]
    let site = ReferenceSite(APIModel(modules: [Module(name: "Kit", symbols: [symbol])]))
    return try #require(site.entries.first)
  }

  @Test func commandsAreFields() throws {
    let entry = try entry(
      """
      @brief Glows, or @c nil.
      @discussion And so on \\p level.
      @param[in] level How bright,
        and no brighter.
      \\return Whether it did.
      @throws LKError Never.
      @since 7.0
      """)
    #expect(entry.abstract.plainText == "Glows, or nil.")
    #expect(entry.discussion.plainText == "And so on level.")
    #expect(entry.parameters.first?.text.plainText == "How bright, and no brighter.")
    #expect(entry.returns?.plainText == "Whether it did.")
    #expect(entry.throwing?.plainText == "LKError Never.")
  }

  @Test func codeIsABlock() throws {
    let entry = try entry("Glows.\n@code{.objc}\n[lamp @param];\n@endcode\n@note Once.")
    #expect(
      entry.discussion.pieces.contains(.codeBlock("[lamp @param];\n", language: "objc")))
    #expect(entry.discussion.plainText.hasSuffix("Note: Once."))
  }

  @Test(arguments: [
    "An @objc name.", "@objc is no command.", "C:\\param", "@ alone", "```\n@param a b\n```",
  ])
  func otherTextStays(comment: String) throws {
    let entry = try entry(comment)
    let words = comment.replacing("```", with: "").split(whereSeparator: \.isWhitespace)
    let code = entry.text.pieces.compactMap { piece -> String? in
      if case .codeBlock(let code, _) = piece { code } else { nil }
    }
    let text = ([entry.text.plainText] + code).joined(separator: " ")
    #expect(text.split(whereSeparator: \.isWhitespace) == words)
  }
}
