// Tests of CommonMark as a flat row of pieces.

import Pages
import Testing

struct MarkdownPieceTests {
  @Test func elementsOpenAndClose() {
    #expect(
      MarkdownPiece.all(of: "Ä *b* `c` <i>\nd  \n[e](f)") == [
        .open(.paragraph(isTight: false)), .text("Ä "), .open(.emphasis), .text("b"),
        .close(.emphasis), .text(" "), .code("c"), .text(" "), .html("<i>"), .softBreak,
        .text("d"), .hardBreak, .open(.link("f")), .text("e"), .close(.link("f")),
        .close(.paragraph(isTight: false)),
      ])
  }

  @Test func listsTellTheirStartAndWhetherTheyAreTight() {
    let pieces = MarkdownPiece.all(of: "3. 中文\n4. b\n\n- c\n\n- d")
    #expect(pieces.contains(.open(.list(start: 3))))
    #expect(pieces.contains(.open(.list(start: nil))))
    #expect(pieces.count { $0 == .open(.paragraph(isTight: true)) } == 2)
    #expect(pieces.count { $0 == .open(.paragraph(isTight: false)) } == 2)
  }

  @Test func codeKeepsItsLanguage() {
    #expect(
      MarkdownPiece.all(of: "```swift,ignore\nlet a = \"🙂\"\n```\n\n---") == [
        .codeBlock("let a = \"🙂\"\n", language: "swift"), .rule,
      ])
  }

  @Test(.timeLimit(.minutes(1))) func nestingHasNoLimit() {
    let depth = 20_000
    let pieces = MarkdownPiece.all(of: String(repeating: ">", count: depth) + " a")
    #expect(pieces.count { $0 == .open(.quote) } == depth)
    #expect(pieces.count { $0 == .close(.quote) } == depth)
  }

  @Test func brokenBytesAreReplaced() {
    #expect(MarkdownPiece.all(of: "a\u{0}b").contains(.text("a\u{FFFD}b")))
  }
}
