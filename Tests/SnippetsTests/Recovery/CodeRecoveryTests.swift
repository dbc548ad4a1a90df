// Tests of pages that lost their fences.

import Diagnostics
import Pages
import Testing

@testable import Snippets

/// A page of plain text, as a rendered site gives it.
func plainPage(
  _ text: String, dialect: Dialect = .mdx, headings: [Heading] = [], codeBlocks: [CodeBlock] = [],
  containers: [Container] = []
) -> Page {
  Page(
    file: "page.mdx", dialect: dialect, lines: LineTable(Array(text.utf8)), headings: headings,
    codeBlocks: codeBlocks, containers: containers)
}

/// The recovered blocks as `language first line-last line`, counted from 1.
private func blocks(_ text: String) -> [String] {
  let page = plainPage(text)
  return (CodeRecovery.recover(page)?.codeBlocks ?? []).map { block in
    let range = page.lines.range(of: block.range)
    return "\(block.info) \(range.start.line)-\(range.end.line)"
  }
}

@Suite("Code recovery")
struct CodeRecoveryTests {
  /// Prose of a language: a title, a sentence, a sentence that ends in a colon.
  static let languages: [(title: String, sentence: String, colon: String)] = [
    ("Lampe einrichten", "So schalten Sie die Lampe ein und wieder aus.", "Rufen Sie dies auf:"),
    ("设置灯", "这样可以打开和关闭灯。", "请调用以下方法："),
    ("ランプの設定", "ランプをつけたり消したりできます。", "次のように呼び出します："),
    ("إعداد المصباح", "هكذا تشغل المصباح وتطفئه.", "استدع ما يلي:"),
    ("💡 Lamp 💡", "This is how you switch the lamp 💡 on and off again.", "Call this 💡:"),
  ]

  @Test("code stands between prose of any language, and its places are exact", arguments: languages)
  func places(title: String, sentence: String, colon: String) throws {
    let text = """
      \(title)

      \(sentence)

      import LampKit

      let lamp = Lamp(watts: 40)
      lamp.glow(.soft)

      \(colon)
      // \(sentence)
      lamp.observe { state in
          print("\(title)", state)

          lamp.dim(by: 0.5)
      }
      \(sentence)
      """
    let page = plainPage(text)
    let found = try #require(CodeRecovery.recover(page))
    #expect(blocks(text) == ["swift 5-8", "swift 11-16"])
    #expect(found.headings.map(\.text) == [title])
    let block = found.codeBlocks[1]
    let needle = Array("dim".utf8)
    let offset = try #require(
      block.code.bytes.indices.first { block.code.bytes[$0...].starts(with: needle) })
    #expect(page.text(block.code.origin(of: offset..<offset + 3)) == "dim")
    #expect(page.text(block.range) == block.code.string)
    #expect(block.form == .recovered && block.isClosed && block.infoRange.isEmpty)
  }

  @Test("carriage returns do not stand in the code")
  func carriageReturns() throws {
    let text =
      "A lamp.\r\n\r\nlet lamp = Lamp(.soft)\r\nlamp.glow(.hard)\r\n\r\nimport A\r\nfunc f() {\r\n  g()\r\n}\r\n"
    let page = plainPage(text)
    let found = try #require(CodeRecovery.recover(page))
    #expect(
      found.codeBlocks.map(\.code.string) == [
        "let lamp = Lamp(.soft)\nlamp.glow(.hard)", "import A\nfunc f() {\n  g()\n}",
      ])
    let code = found.codeBlocks[0].code
    #expect(page.text(code.origin(of: code.bytes.count - 5..<code.bytes.count)) == "hard)")
  }

  @Test("blank lines are doubled inside of code")
  func doubledBlanks() {
    let text = """
      class Panel: UIView {


          override func show() {
              super.show()


              lamp.glow(.soft)
          }
      }


      class Other {


          var lamp: Lamp?
      }

      The end of the page comes here now.
      """
    #expect(blocks(text) == ["swift 1-17"])
  }

  @Test("Objective-C of every kind")
  func objectiveC() {
    let text = """
      Set up

      Import the kit and declare the panel (see the guide for details):

      #import <LampKit/LampKit.h>

      @interface Panel () <KTLampDelegate>
      @property (nonatomic, strong) KTLamp *lamp;
      @end

      Then write the methods of the panel, one for each event.

      - (void)lamp:(KTLamp *)lamp didGlow:(KTGlow)glow {
          if (glow == KTGlowSoft) {
              [self.lamp dimBy:0.5
                         after:1];
          }
      }

      Or in short:

      [[KTLamp sharedLamp] glowWithKind:KTGlowSoft
                                  after:1.0];
      NSString *name = @"one "
                       "two";
      KTGlow glow = KTGlowSoft | KTGlowHard;
      dispatch_async(dispatch_get_main_queue(), ^{
          [KTLamp.sharedLamp off];
      });

      - one (first) thing to know
      - the [second] thing; and a third

      typedef void (^KTHandler)(NSError *error);

      + (instancetype)lampWithWatts:(NSInteger)watts;

      That is all there is to say about it.
      """
    #expect(
      blocks(text) == [
        "objective-c 5-9", "objective-c 13-18", "objective-c 22-29", "objective-c 34-36",
      ])
  }

  @Test("Swift and Objective-C side by side are two blocks")
  func sideBySide() {
    let text = """
      Lamp.shared.glow(.soft, after: 2)
      guard let lamp = Lamp.shared.next else { return }

      [[KTLamp sharedLamp] glowWithKind:KTGlowSoft after:2];

      import LampKit

      let lamp = Lamp(watts: 3)

      import LampKit

      let other = Lamp(watts: 4)
      """
    #expect(
      blocks(text) == ["swift 1-2", "objective-c 4-4", "swift 6-8", "swift 10-12"])
  }

  @Test("comments belong to the code around them, nested ones too")
  func comments() {
    let text = """
      A lamp glows in one of several ways.

      // Glow
      Lamp.shared.set(.soft)

      /**
      typedef NS_ENUM(NSInteger, Glow) {
          GlowSoft,

          /**
           * The default.
           */
          GlowHard
      };
      */

      // Dim
      Lamp.shared.dim(by: 2)

      // This is a comment that no code follows.

      The lamp goes out after a while, all by itself.
      """
    #expect(blocks(text) == ["swift 3-20"])
    let snippet = PageAnalyzer(api: nil).analyze(plainPage(text)).snippets.first
    #expect(snippet?.findings.enums.map(\.isInComment) == [true])
    #expect(snippet?.findings.enums.first?.cases.map(\.comment) == [nil, "The default."])
  }

  @Test("property lists")
  func propertyLists() {
    let text = """
      Open the file:

      <key>LampStyle</key>
      <string>SOFT</string>

      <key>LampWatts</key>
      <integer>40</integer>
      And then go on:
      let style = Lamp.shared.style(for: .soft)
      Lamp.shared.glow(.soft)
      func f() {
      }
      """
    #expect(blocks(text) == ["xml 3-7", "swift 9-12"])
  }

  @Test("a third language is recovered without a name, and casts doubt on plain calls")
  func thirdLanguage() {
    let text = """
      In Swift:
      guard let lamp = Lamp.shared.next else { return }

      Or also:
      Lamp.shared.glow(2)

      In Kotlin, where all of this is spelled in another way:
      """
    let kotlin = "\nclass Panel : Activity() {\n  override fun show() {\n    f(1)\n  }\n}\n"
    let more = "\nAnd then again:\nif let lamp = Lamp.first { lamp.off() }\n"
    #expect(blocks(text + more) == ["swift 2-2", "swift 5-5", "swift 9-9"])
    #expect(blocks(text + kotlin + more) == ["swift 2-2", " 5-5", " 8-12", "swift 15-15"])
  }

  static let ordinaryPages = [
    "# Title\n\nlet a = Lamp(.soft)\na.glow(.hard)\n\nText.\n\nlet b = Lamp(.soft)\n",
    "Text.\n\n```swift\nlet a = 1\n```\n\nlet a = Lamp(.soft)\na.glow(.hard)\nfunc f() {\n}\n",
    """
    Title

    Let us see how this works: first, open the file. Then call setUp() and wait for the result.

    - Call Lamp.shared.glow(.soft) first.
    - Then import the kit; return to the page (if you like).

    class action lawsuits
    import duties
    setUp()
    init(coder:)
    """,
    "const a = require('kit');\nconst lamp = kit.lamp({ watts: 3 });\nlamp.glow();\n\nText.\n\nvar b = new Lamp();\nb.glow(1);\n",
    "fun main() {\n    val lamp = Lamp(watts = 3)\n    lamp.glow(1)\n}\n\nText here.\n\nval other = Lamp(3)\nother.glow(2)\n",
    "import { Tabs } from '@kit/tabs';\nexport const a = 1;\n\n<Tabs>\n<Card title=\"x\">\n\nSome words of text.\n",
    "pip install kit\nkit run --all\n\nText.\n\nimport kit\nlamp = kit.Lamp(3)\nlamp.glow(\"soft\")\n",
  ]

  @Test("an ordinary page has lost nothing")
  func ordinary() {
    for text in Self.ordinaryPages {
      let isHeaded = text.hasPrefix("#")
      let heading = Heading(level: 1, text: "Title", range: 0..<7)
      let block = CodeBlock(
        form: .fenced, info: InfoString("swift"), infoRange: 10..<15, code: MappedText(),
        range: 7..<28,
        isClosed: true)
      let page = plainPage(
        text, headings: isHeaded ? [heading] : [],
        codeBlocks: !isHeaded && text.contains("```") ? [block] : [])
      #expect(CodeRecovery.recover(page) == nil, "\(text)")
    }
  }

  @Test("indented code of the dialect is not lost")
  func indented() {
    let text =
      "Text.\n\n    let lamp = Lamp(.soft)\n    lamp.glow(.hard)\n    lamp.off(.now)\n    f(.a)\n"
    #expect(CodeRecovery.recover(plainPage(text, dialect: .commonmark)) != nil)
    let block = CodeBlock(
      form: .indented, info: InfoString(""), infoRange: 7..<7, code: MappedText(),
      range: 7..<text.utf8.count - 1, isClosed: true)
    let page = plainPage(text, dialect: .commonmark, codeBlocks: [block])
    #expect(CodeRecovery.recover(page) == nil)
  }

  @Test(
    "hostile pages",
    arguments: [
      "(", "/*", "let a = [", "\"\"\"\n", "a.b(\n", "// x\n", "\n", "@a(", "<a>\n", "- (a)b {\n",
      "func f() {\n", "\u{0}", "ß", "{ }\n",
    ])
  func hostile(piece: String) {
    _ = PageAnalyzer(api: nil).analyze(plainPage(String(repeating: piece, count: 20_000)))
    let framed = "let a = B(.c)\n" + String(repeating: piece, count: 5_000) + "\nlet b = C(.d)\n"
    _ = PageAnalyzer(api: nil).analyze(plainPage(framed))
  }
}
