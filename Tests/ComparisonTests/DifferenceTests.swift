// Tests of what differs between two pieces of code.

import Comparison
import Lexing
import Testing

@Suite("Differences of code")
struct DifferenceTests {
  @Test(
    "Words for people and layout are no difference",
    arguments: [
      ("f(1) // one", "f(1) // 一"),
      ("/* a /* b */ c */ f()", "f() /* 另一 */"),
      ("f(\n  a,\n  b\n)", "f(a, b,)"),
      ("if a {\n  b()\n}", "if a\r\n{\r\n\tb()\r\n}"),
      ("let a = 1; let b = 2", "let a = 1\nlet b = 2"),
      ("let a = 1;\nlet b = 2", "let a = 1\nlet b = 2"),
      ("print(\"Hello\")", "print(\"\"\"\n你好\n\"\"\")"),
      ("print(\"\\(a) of \\(b)\")", "print(\"\\(b) 的 \\(a)\")"),
      ("f(<#name#>)", "f(<#名称#>)"),
      ("let a = 1_000", "let a = 1000"),
      ("f { ... }", "f { … }"),
      ("let r = /\\/*/\nlet a = 1", "let r = /\\/*/\nlet a = 1 // 一"),
    ])
  func harmless(source: String, target: String) {
    #expect(Comparing(source, target).differences() == [])
  }

  @Test(
    "Code is a difference, said once and as a whole",
    arguments: [
      ("a.show(x)", "a.zeigen(x)", "code: show → zeigen"),
      ("f(from: 1)", "f(von: 1)", "code: from → von"),
      ("f(1, 2)", "f(1)", "code: , 2 → "),
      ("let a = 1", "let a = 2", "code: 1 → 2"),
      ("let a = 1", "let a = \"1\"", "code: 1 → \"1\""),
      ("await f()", "f()", "code: await → "),
      ("f { a in a }", "f { a inzz a }", "code: in → inzz"),
      ("let a: Int? = b", "let a: Int = b", "code: ? → "),
      ("a()\nb()\nc()", "a()\nc()", "code: b() → "),
      ("a()\nc()", "a()\nb()\nc()", "code:  → b()"),
      ("Kit.media.modal.show()", "Older.shared().show()", "code: Kit.media.modal → Older.shared()"),
      ("print(\"a\")\nprint(\"b\")\nf()", "print(\"b\")\nf()", "code: print(\"a\") → "),
    ])
  func code(source: String, target: String, difference: String) {
    #expect(Comparing(source, target).differences() == [difference])
  }

  @Test("A lost statement is taken for lost, not for parts of two")
  func lostStatement() {
    let comparing = Comparing(
      "Kit.media.setStyle(.modal)\n\nKit.configure.register()\nend()",
      "Kit.shared().register()\nend()")
    #expect(
      comparing.differences() == [
        "code: Kit.media.setStyle(.modal) → ", "code: configure → shared()",
      ])
  }

  @Test("What is missing stands where it should be")
  func places() {
    #expect(Comparing("a()\nb()\nc()", "a()\nc()").places == ["c"])
    #expect(Comparing("a()\nb()", "a()").places == [""])
    #expect(Comparing("f(try g())", "f(g())").places == ["g"])
  }

  @Test(
    "Places count bytes in every script",
    arguments: ["Grüße", "窗口", "ウィンドウ", "نافذة", "🪟👩‍👩‍👧"])
  func scripts(text: String) {
    let comparing = Comparing(
      "let a = \"text\" // text\nshow(a)", "let a = \"\(text)\" // \(text)\nzeige(a)")
    #expect(comparing.places == ["zeige"])
  }

  @Test("Code that is too different to be weighed is one difference")
  func large() {
    let source = (0..<3000).map { "a\($0)" }.joined(separator: "\n")
    let target = (0..<3000).map { "b\($0)" }.joined(separator: "\n")
    #expect(Comparing(source, target).comparison.differences(renaming: [:]).count == 1)
  }
}

@Suite("Differences in other languages")
struct LanguageDifferenceTests {
  private func differences(
    _ language: CodeLanguage, _ source: String, _ target: String
  ) -> [String] {
    Comparing(source, target, language).differences()
  }

  @Test("Shells: comments, prompts and continued lines are layout, options are code")
  func shells() {
    #expect(differences(.shell, "$ npm i -D a # add", "npm i \\\n  -D a # hinzufügen") == [])
    #expect(differences(.shell, "npm i --save a", "npm i --sav a") == ["code: --save → --sav"])
    #expect(differences(.shell, "open http://a.b/#c", "open http://a.b/#d").count == 1)
    #expect(differences(.shell, "git clone <your url>", "git clone <Ihre Adresse>") == [])
    #expect(differences(.shell, "[kit] Starting up now", "[kit] Startet gerade") == [])
  }

  @Test("Sessions: what a command prints is text")
  func sessions() {
    let (source, target) = ("$ kit run\nAll is well.", "$ kit run\n一切正常。")
    #expect(differences(.console, source, target) == [])
    #expect(differences(.console, source, "$ kit ran\nAll is well.") == ["code: run → ran"])
  }

  @Test("JSON and YAML: keys are code, texts are not")
  func keys() {
    #expect(differences(.json, "{\"a\": \"x\"}", "{\"a\": \"文\"}") == [])
    #expect(differences(.json, "{\"a\": 1}", "{\"b\": 1}") == ["code: \"a\" → \"b\""])
    #expect(differences(.yaml, "title: My page # x", "title: Meine Seite # y") == [])
    #expect(differences(.yaml, "title: My page", "titel: My page") == ["code: title → titel"])
    #expect(differences(.yaml, "- uses: a/b@v4", "- uses: a/b@v3") == ["code: a/b@v4 → a/b@v3"])
    #expect(differences(.yaml, "port: 80", "port: 81") == ["code: 80 → 81"])
  }

  @Test("Markup: text between tags is text, tags and attributes are code")
  func markup() {
    #expect(
      differences(.html, "<p class=\"a\">It's <b>x</b></p>", "<p class=\"a\">是<b>文</b></p>") == [])
    #expect(differences(.html, "<p>a</p>", "<div>a</div>").count == 2)
    #expect(
      differences(.html, "<script>let a = 1</script>", "<script>let a = 2</script>").count == 1)
    #expect(
      differences(.xml, "<key>Name</key><string>text</string>", "<key>Name</key><string>文</string>")
        == [])
    #expect(differences(.xml, "<key>Name</key>", "<key>Nom</key>") == ["code: Name → Nom"])
    #expect(
      differences(.javaScript, "return <p>It's {a}</p>;", "return <p>Es ist {b}</p>;")
        == ["code: a → b"])
    #expect(
      differences(
        .astro, "---\nconst a = 1;\n---\n<p>{a} it's</p>", "---\nconst a = 1;\n---\n<p>{a} 是</p>")
        == [])
  }

  @Test("Differences between files: the first column is code")
  func columns() {
    #expect(differences(.diff, "+a\n-b", "+a\n b") == ["code: - → "])
    #expect(differences(.diff, "+a // x\n-b", "+a // 文\n-b") == [])
    #expect(differences(.diff, "+a\n-b\n-c\n-d", "+a").count == 1)
  }

  @Test("SQL: words in any case")
  func words() {
    #expect(differences(.sql, "SELECT a FROM b -- x", "select a from b -- y") == [])
    #expect(differences(.sql, "SELECT a FROM b", "SELECT a FROM c") == ["code: b → c"])
  }

  @Test("Modules are code, strings are not")
  func modules() {
    #expect(differences(.typeScript, "import a from 'kit/a'", "import a from 'kit/b'").count == 1)
    #expect(differences(.typeScript, "import a from './a'", "import a from '../b'") == [])
    #expect(differences(.typeScript, "f('a')", "f('b')") == [])
  }

  @Test("Text without a language: sentences are text, names are code")
  func unknown() {
    #expect(differences(.unknown, "The window is open now", "Das Fenster ist offen") == [])
    #expect(differences(.unknown, "set kit_mode 1", "set kit_mood 1").count == 1)
    #expect(differences(.unknown, "run kit", "run kot").count == 1)
    #expect(differences(.untagged, "Error: not found", "Fehler: nicht da") == [])
    #expect(differences(.untagged, "├── kit_mode", "├── kit_mood").count == 1)
  }
}
