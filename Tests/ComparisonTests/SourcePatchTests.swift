// Patches of translated code: tokens change, comments and strings stay where they are.

import Comparison
import Lexing
import Testing

@Suite("Patches from the source")
struct SourcePatchTests {
  /// The translation with all differences taken out; nil where that can't be done.
  private func patched(
    _ source: String, _ target: String, _ language: CodeLanguage = .swift,
    renaming: [String: String] = [:], bringsText: Bool = false
  ) -> String? {
    let comparison = BlockComparison(
      source: CodeStream(Array(source.utf8), language),
      target: CodeStream(Array(target.utf8), language))
    let patch = SourcePatch(
      comparison, taking: comparison.differences(renaming: renaming), renaming: renaming,
      bringsText: bringsText)
    return patch.map { String(decoding: $0.code, as: UTF8.self) }
  }

  @Test("One name in the place of another; the comment and the string stay")
  func exchange() {
    #expect(
      patched("lamp.setGlow(\"On\") // bright\n", "lamp.setzeGlow(\"An\") // 明るい\n")
        == "lamp.setGlow(\"An\") // 明るい\n")
  }

  @Test("What is missing within a line comes with the source's spaces")
  func insertion() {
    #expect(patched("f(a: 1, b: 2)\n", "f(a: 1)\n") == "f(a: 1, b: 2)\n")
    #expect(patched("let x = try f()\n", "let x = f()\n") == "let x = try f()\n")
    #expect(patched("try f()\n", "f()\n") == "try f()\n")
  }

  @Test("What is too much goes with the space on one side of it")
  func removal() {
    #expect(patched("f(next)\n", "f(media: next)\n") == "f(next)\n")
    #expect(patched("f(a: 1)\n", "f(a: 1, b: 2)\n") == "f(a: 1)\n")
    #expect(patched("f()\n", "try f()\n") == "f()\n")
  }

  @Test("A missing line comes without the source's comment, behind that of the line before")
  func line() {
    let source =
      "enum A {\n  // One\n  case one\n  // Two\n  case two\n  // Three\n  case three\n}\n"
    let target = "enum A {\n  // Eins\n  case one // ١\n  // Drei\n  case three\n}\n"
    #expect(
      patched(source, target)
        == "enum A {\n  // Eins\n  case one // ١\n  case two\n  // Drei\n  case three\n}\n")
  }

  @Test("A missing line goes below its own comment where the translation has that")
  func lineBelowComment() {
    let source = "a()\n// Two\nb()\n// Three\nc()\n"
    #expect(
      patched(source, "a()\n// 二\n// 三\nc()\n") == "a()\n// 二\nb()\n// 三\nc()\n")
  }

  @Test("Where comments do not say what they belong to, nothing is put between them")
  func unsureComments() {
    let source = "a()\n// Two\nb()\n// Three\nc()\n"
    #expect(patched(source, "a()\n// 1\n// 2\n// 3\n// 4\nc()\n") == nil)
  }

  @Test("A line keeps the indentation of the translation")
  func indentation() {
    #expect(
      patched("if x {\n    a()\n    b()\n}\n", "if x {\n\ta()\n}\n")
        == "if x {\n\ta()\n\tb()\n}\n")
  }

  @Test("The last of a list: the comma comes in front of the comment, or is there already")
  func lastOfList() {
    let source = "typedef NS_ENUM(NSInteger, M) {\n  A,\n  B,\n  C\n};\n"
    #expect(
      patched(source, "typedef NS_ENUM(NSInteger, M) {\n  A,\n  B // б\n};\n", .objectiveC)
        == "typedef NS_ENUM(NSInteger, M) {\n  A,\n  B, // б\n  C\n};\n")
    #expect(
      patched(source, "typedef NS_ENUM(NSInteger, M) {\n  A,\n  B,\n};\n", .objectiveC)
        == "typedef NS_ENUM(NSInteger, M) {\n  A,\n  B,\n  C,\n};\n")
  }

  @Test("What comes in at one place is one edit, so that its order can't be lost")
  func oneEdit() throws {
    let comparison = BlockComparison(
      source: CodeStream(Array("enum M {\n  A,\n  B,\n  C\n};\n".utf8), .objectiveC),
      target: CodeStream(Array("enum M {\n  A,\n  B\n};\n".utf8), .objectiveC))
    let patch = try #require(
      SourcePatch(comparison, taking: comparison.differences(renaming: [:]), renaming: [:]))
    #expect(patch.edits.map { String(decoding: $0.text, as: UTF8.self) } == [",\n  C"])
  }

  @Test("A line with a comment of its own is not taken away")
  func commentedLine() {
    #expect(patched("a()\nc()\n", "a()\nb()\nc()\n") == "a()\nc()\n")
    #expect(patched("a()\nc()\n", "a()\nb() // почему\nc()\n") == nil)
  }

  @Test("A string for people comes in only where it may")
  func text() {
    let (source, target) = ("show(\"Well done\")\nend()\n", "end()\n")
    #expect(patched(source, target) == nil)
    #expect(patched(source, target, bringsText: true) == source)
  }

  @Test("What comes in is called as the translation calls it")
  func renaming() {
    #expect(
      patched(
        "let lamp = Lamp()\nlamp.on()\nlamp.off()\n", "let lampe = Lamp()\nlampe.on()\n",
        renaming: ["lamp": "lampe"]) == "let lampe = Lamp()\nlampe.on()\nlampe.off()\n")
  }

  @Test("A value in a string is exchanged; one that is gone can't be put back")
  func slots() {
    #expect(patched("p(\"Hi \\(name)!\")\n", "p(\"你好 \\(nom)！\")\n") == "p(\"你好 \\(name)！\")\n")
    #expect(patched("p(\"Hi \\(name)!\")\n", "p(\"你好！\")\n") == nil)
    #expect(
      patched("p(\"%d of %@\", a, b)\n", "p(\"%@ из %d\", a, b)\n") == nil)
  }

  @Test("A part of what differs is taken out, the rest remains")
  func part() throws {
    let comparison = BlockComparison(
      source: CodeStream(Array("f(1)\ng(2)\n".utf8), .swift),
      target: CodeStream(Array("f(7)\ng(8)\n".utf8), .swift))
    let differences = comparison.differences(renaming: [:])
    let patch = try #require(
      SourcePatch(comparison, taking: [differences[1]], renaming: [:]))
    #expect(String(decoding: patch.code, as: UTF8.self) == "f(7)\ng(2)\n")
  }

  @Test("Whatever two pieces of code hold, a patch makes them equal or is not there")
  func anything() {
    let pieces = [
      "a", "b.c", "f(", ")", "{", "}", "[", "]", ", ", ",\n", "\n", "\n  ", "\n\t", "// 注\n",
      "/* 🎨 */", "\"x y\"", "\"\\(z)\"", "\"%d\"", "1", "try ", "case ", "+", "-", " ", ";", "\r\n",
      "\"\"\"\nq\n\"\"\"", "#if A\n", "@[", "'", "\\", "$HOME", "é",
    ]
    var state: UInt64 = 4
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func code() -> [String] { (0..<random(24)).map { _ in pieces[random(pieces.count)] } }
    var made = 0
    for round in 0..<3_000 {
      let source = code()
      var target = round % 3 == 0 ? code() : source
      for _ in 0..<random(4) where !target.isEmpty {
        let place = random(target.count)
        if random(2) == 0 {
          target.remove(at: place)
        } else {
          target[place] = pieces[random(pieces.count)]
        }
      }
      let language = [CodeLanguage.swift, .objectiveC, .untagged, .shell][round % 4]
      let (left, right) = (source.joined(), target.joined())
      guard let result = patched(left, right, language, bringsText: true) else { continue }
      made += 1
      #expect(
        BlockComparison(
          source: CodeStream(Array(left.utf8), language),
          target: CodeStream(Array(result.utf8), language)
        ).differences(renaming: [:]).isEmpty, "\(left.debugDescription) \(right.debugDescription)")
    }
    #expect(made > 500)
  }

  @Test("A bracket is not put in without its partner")
  func brackets() throws {
    let comparison = BlockComparison(
      source: CodeStream(Array("[[[K m] r] s:1];\n".utf8), .objectiveC),
      target: CodeStream(Array("[[O t] s:1];\n".utf8), .objectiveC))
    let differences = comparison.differences(renaming: [:])
    for difference in differences where differences.count > 1 {
      #expect(SourcePatch(comparison, taking: [difference], renaming: [:]) == nil)
    }
    #expect(
      patched("[[[K m] r] s:1];\n", "[[O t] s:1];\n", .objectiveC) == "[[[K m] r] s:1];\n")
  }
}
