// Tests of reading the code of pages.

import APIModel
import Diagnostics
import Lexing
import Pages
import Testing

@testable import Snippets

/// A page with blocks of these languages and codes, one after the other.
private func page(_ blocks: [(info: String, code: String)]) -> Page {
  var text = ""
  var built: [CodeBlock] = []
  for (info, code) in blocks {
    let start = text.utf8.count
    text += "```\(info)\n"
    let origin = text.utf8.count
    let bytes = Array(code.utf8)
    text += code + "\n```\n"
    var segments = [MappedText.Segment(offset: 0, origin: origin)]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      segments.append(MappedText.Segment(offset: offset + 1, origin: origin + offset + 1))
    }
    built.append(
      CodeBlock(
        form: .fenced, info: InfoString(info), infoRange: start + 3..<origin - 1,
        code: MappedText(bytes: bytes, segments: segments), range: start..<text.utf8.count - 1,
        isClosed: true))
  }
  return plainPage(text, codeBlocks: built)
}

private let lamp: APILookup = {
  func symbol(_ kind: Symbol.Kind, _ path: [String], _ edit: (inout Symbol) -> Void = { _ in })
    -> Symbol
  {
    var symbol = Symbol(id: path.joined(separator: "."), module: "Kit", kind: kind, path: path)
    edit(&symbol)
    return symbol
  }
  return APILookup(
    APIModel(modules: [
      Module(
        name: "Kit",
        symbols: [
          symbol(.class, ["Lamp"]),
          symbol(.property, ["Lamp", "shared"]) {
            $0.isStatic = true
            $0.type = "Lamp"
          },
          symbol(.method, ["Lamp", "off()"]),
        ])
    ]))
}()

@Suite("Page analyzer")
struct PageAnalyzerTests {
  @Test("skipped blocks are counted, other languages are not looked into")
  func skipped() {
    let analyzed = PageAnalyzer(api: nil).analyze(
      page([
        ("swift,ignore", "let a = 1"), ("swift", "let a = 1"), ("rust,ignore", "x"), ("rust", "x"),
        ("objc no-check", "[a b];"), ("", "[a b];"),
      ]))
    #expect(analyzed.skipped == ["ignore": 2])
    #expect(analyzed.snippets.map(\.block) == [1, 5])
    #expect(analyzed.snippets.map(\.language) == [.swift, .objectiveC])
    #expect(!analyzed.isUnfenced)
  }

  static let words = ["ß größer", "高さ", "这是注释", "مصباح", "😀 lamp"]

  @Test("equal code shares its findings, each at its own place with its own comments")
  func shared() throws {
    let analyzer = PageAnalyzer(api: lamp)
    for word in ["plain"] + Self.words {
      let code = """
        /* \(word) */
        enum Glow: Int { // \(word)
          // \(word) first
          case soft = 1
          case hard /* \(word) second */
        }
        // \(word)
        Lamp.shared /* \(word) */ .off() // \(word)
        """
      let analyzed = analyzer.analyze(page([("swift", code)]))
      let findings = try #require(analyzed.snippets.first).findings
      let text = { (range: Range<Int>) in String(decoding: Array(code.utf8)[range], as: UTF8.self) }
      #expect(findings.uses.map { text($0.range) } == ["Lamp", "shared", "off"])
      let glow = try #require(findings.enums.first)
      #expect(text(glow.nameRange) == "Glow")
      #expect(glow.cases.map { text($0.range) } == ["soft", "hard"])
      #expect(glow.cases.map(\.comment) == ["\(word) first", "\(word) second"])
      let block = analyzed.codeBlocks[0]
      #expect(analyzed.page.text(block.code.origin(of: glow.nameRange)) == "Glow")
    }
  }

  @Test("equal code is read once, whatever its comments and on whichever page")
  func readOnce() {
    let analyzer = PageAnalyzer(api: lamp)
    // What is read once has its texts once: their storage tells.
    func storage(_ info: String, _ code: String) -> UnsafePointer<UInt8>? {
      let uses = analyzer.analyze(page([(info, code)])).snippets.first?.findings.uses ?? []
      var spelling = uses.last?.spelling ?? ""
      return spelling.utf8.count > 15 ? spelling.withUTF8(\.baseAddress) : nil
    }
    let code = "// lamp\nLamp.shared.off() // lamp"
    let swift = storage("swift", code)
    #expect(swift != nil && swift == storage("swift", code))
    for word in Self.words {
      #expect(swift == storage("swift", "// \(word)\nLamp.shared.off() // \(word)"))
    }
    let other = storage("swift", "// lamp\nLamp.shared.off();")
    #expect(other != nil && other != swift)
    let objc = storage("objc", "[[Lamp shared] off];")
    #expect(objc != nil && objc == storage("objc", "[[Lamp shared] off];"))
    #expect(objc != storage("objc", "[[Lamp shared] off]; "))
  }

  @Test("layout that Swift minds is not shared")
  func layout() {
    func key(_ text: String) -> CodeHash {
      let code = Array(text.utf8)
      return CodeHash(swift: Lexer.swift.tokens(of: code), code: code)
    }
    #expect(key("a /* x */\n  .b()") == key("a // 高さ\n.b()"))
    #expect(key("a -b") != key("a - b"))
    #expect(key("a\n(b)") != key("a (b)"))
    #expect(key("ab") != key("a b"))
    #expect(key("a // ...") != key("a // b"))
    #expect(key("\"a\"") == key("\"bc\""))
    #expect(key("\"a\"") != key("\"\\n\""))
    #expect(key("\"a\"") != key("a"))
    #expect(key("enum A { case b = \"a\" }") != key("enum A { case b = \"b\" }"))
  }

  @Test("what is found behind a string of another length stands at its own place")
  func strings() {
    let texts = ["on", "eingeschaltet", "开", "🏮 on"]
    let blocks = texts.map {
      (info: "swift", code: "print(\"\($0)\")\nLamp.shared.blink(\"\($0)\")")
    }
    let analyzed = PageAnalyzer(api: lamp).analyze(page(blocks))
    for snippet in analyzed.snippets {
      let block = analyzed.codeBlocks[snippet.block]
      let names = snippet.findings.uses.map {
        analyzed.page.text(block.code.origin(of: $0.range))
      }
      #expect(names.suffix(2) == ["shared", "blink"])
      let chain = snippet.findings.uses.last.map {
        analyzed.page.text(block.code.origin(of: $0.chainRange))
      }
      #expect(chain?.hasPrefix("Lamp.shared.blink") == true)
    }
  }

  @Test("one snippet heeds what another declares")
  func declarations() {
    func outcomes(_ blocks: [(info: String, code: String)]) -> [Bool] {
      PageAnalyzer(api: lamp).analyze(page(blocks)).snippets.flatMap(\.findings.uses).map {
        if case .unknownMember = $0.outcome { true } else { false }
      }
    }
    let call = (info: "swift", code: "Lamp.shared.blink()")
    #expect(outcomes([call]).last == true)
    let addition = (info: "swift", code: "extension Lamp {\n  func blink() {}\n}")
    #expect(!outcomes([call, addition]).contains(true))
    #expect(!outcomes([addition, call]).contains(true))
  }

  @Test("a cache forgets when it is full")
  func cache() {
    let cache = CodeCache<Int>(limit: 3)
    for number in 0..<5 {
      cache.store(number, for: CodeHash(seed: UInt64(number)), weight: 1)
    }
    #expect((0..<5).compactMap { cache[CodeHash(seed: $0)] } == [3, 4])
  }

  @Test("two threads read pages at once")
  func threads() async {
    let analyzer = PageAnalyzer(api: lamp)
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<64 {
        group.addTask {
          let code = "// \(number % 7)\nLamp.shared.off()\nlet a\(number % 5) = 1"
          return analyzer.analyze(page([("swift", code)])).snippets[0].findings.uses.count
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts == [3])
  }

  @Test("unclosed brackets, strings and comments, NUL", arguments: ["swift", "objc", ""])
  func hostile(info: String) {
    let analyzer = PageAnalyzer(api: lamp)
    for code in [
      String(repeating: "[", count: 100_000), String(repeating: "a ", count: 10_000),
      "\"\"\"\n a", "/* /* */", "\"\\(\"\\(", "\u{0}\u{0}", "@\"a", "#if a\n#", "<#a",
    ] {
      let analyzed = analyzer.analyze(page([(info, code)]))
      #expect(analyzed.snippets.count == 1 || info.isEmpty)
    }
  }

  @Test("a line of 50 MB")
  func longLine() {
    let analyzer = PageAnalyzer(api: lamp)
    let bytes = [UInt8](repeating: 0x78, count: 50_000_000)
    let plain = Page(file: "page.md", dialect: .mdx, lines: LineTable(bytes))
    let block = CodeBlock(
      form: .fenced, info: InfoString("swift"), infoRange: 0..<0, code: MappedText(bytes: bytes),
      range: 0..<0, isClosed: true)
    let fenced = Page(
      file: "page.md", dialect: .mdx, lines: LineTable(bytes), codeBlocks: [block])
    #expect(analyzer.analyze(fenced).skipped == ["too-long": 1])
    #expect(!analyzer.analyze(plain).isUnfenced)
  }
}
