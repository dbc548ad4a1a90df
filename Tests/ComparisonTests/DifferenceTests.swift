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

  @Test("Values of attributes: numbers are code, in XML names too, in whatever quotes; text is not")
  func attributes() {
    #expect(differences(.html, "<p title=\"The lamp\">", "<p title=\"灯\">") == [])
    #expect(differences(.html, "<a href=\"en/a.html\">", "<a href=\"ja/a.html\">") == [])
    #expect(differences(.html, "<col span=\"2\">", "<col span='2'>") == [])
    #expect(differences(.html, "<col span=\"2\">", "<col span=\"3\">") == ["code: 2 → 3"])
    #expect(differences(.components, "<p :a=\"2\">", "<p :a=\"3\">") == ["code: 2 → 3"])
    #expect(differences(.xml, "<a b=\"The lamp\" c=\"\"/>", "<a b=\"مصباح\" c=''/>") == [])
    #expect(
      differences(.xml, "<uses b=\"kit.LAMP\"/>", "<uses b=\"kit.LUMP\"/>")
        == ["code: kit.LAMP → kit.LUMP"])
    #expect(
      differences(.xml, "<a on=\"true\"/>", "<a on=\"false\"/>") == ["code: true → false"])
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

  /// Code in many languages: ① and ② are comments, ③ is a text, ④ a number.
  static let samples = [
    "swift": "// ①\nlet a = f(④) /* ② /* ② */ */\nprint(\"③ \\(a)\")",
    "objc": "// ①\nint a = f(④); /* ② */\nNSLog(@\"③ %d\", a);",
    "bash": "# ①\nlamp --level ④ # ②\necho \"③ $HOME\"",
    "console": "$ lamp --level ④ # ①\n$ echo \"③\"\n③",
    "json": "{ \"level\": ④, \"text\": \"③\" }",
    "jsonc": "// ①\n{ \"level\": ④, /* ② */ \"text\": \"③\" }",
    "yaml": "# ①\nlevel: ④ # ②\ntext: \"③\"",
    "xml": "<!-- ① -->\n<lamp level=\"④\">\n  <text>③</text>\n</lamp>",
    "plist": "<!-- ① -->\n<dict><key>Level</key>\n<integer>④</integer>\n</dict>",
    "html": "<!-- ① -->\n<p data-level=\"④\">③</p>",
    "kotlin": "// ①\nval a = f(④) /* ② */\nprintln(\"③ ${a}\")",
    "java": "// ①\nint a = f(④); /* ② */\nprint(\"③\");",
    "javascript": "// ①\nconst a = f(④) /* ② */\nlog(\"③\", `③ ${a}`)",
    "typescript": "// ①\nconst a: number = f(④) /* ② */\nlog('③')",
    "tsx": "// ①\nexport const a = <Lamp level={④}>{/* ② */}③</Lamp>",
    "python": "# ①\na = f(④)  # ②\n\"\"\"③\"\"\"\nprint(f\"③ {a}\")",
    "ruby": "# ①\na = f(④) # ②\nputs \"③ #{a}\"",
    "go": "// ①\na := f(④) /* ② */\nfmt.Println(\"③\")",
    "c": "// ①\nint a = f(④); /* ② */\nprintf(\"③ %d\", a);",
    "cpp": "// ①\nauto a = f(④); /* ② */\nstd::cout << \"③\";",
    "csharp": "// ①\nvar a = F(④); /* ② */\nWrite($\"③ {a}\");",
    "rust": "// ①\nlet a = f(④); /* ② */\nprintln!(\"③ {}\", a);",
    "dart": "// ①\nvar a = f(④); /* ② */\nprint(\"③ $a\");",
    "php": "<?php\n// ①\n$a = f(④); # ②\necho \"③ {$a}\";",
    "sql": "-- ①\nSELECT a FROM b WHERE a > ④; /* ② */\nINSERT INTO b VALUES ('③');",
    "toml": "# ①\nlevel = ④ # ②\ntext = \"③\"",
    "diff": " a = f()\n-b = f(1) // ①\n+b = f(④) // ②",
    "css": "/* ① */\n.a { width: ④px; content: \"③\"; }",
    "vue": "<!-- ① -->\n<template><p :level=\"④\">③</p></template>",
    "lua": "-- ①\nlocal a = f(④) -- ②\nprint(\"③\")",
    "elixir": "# ①\na = f(④) # ②\nputs(\"③\")",
  ]

  private static func sample(_ code: String, _ words: [String], _ number: String) -> String {
    zip(["①", "②", "③"], words).reduce(code.replacing("④", with: number)) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  @Test("In every language words for people are none, and a number is one", arguments: samples)
  func everyLanguage(tag: String, code: String) {
    let language = CodeLanguage.named(tag) ?? .unknown
    let source = Self.sample(code, ["Switch the lamp on", "It is a number", "Brightness"], "3")
    for words in [
      ["Lampe einschalten", "Eine Zahl", "Helligkeit"], ["打开灯", "数字", "亮度"],
      ["ランプを点ける", "数", "明るさ"], ["شغل المصباح", "رقم", "السطوع"], ["💡", "🔢", "🔆"],
    ] {
      #expect(differences(language, source, Self.sample(code, words, "3")) == [], "\(words)")
      let changed = Self.sample(code, words, "4")
      #expect(differences(language, source, changed).count == 1, "\(words)")
    }
  }
}
