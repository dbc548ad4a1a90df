// Repairs in pages of all kinds: tokens change, everything around them stays to the byte.

import Diagnostics
import DriftRules
import Testing

@Suite("Repairs of pages")
struct RepairTests {
  private static let lamp = """
    public final class Lamp {
      public static let shared = Lamp()
      public func setGlow(_ on: Bool) {}
      public func fade(to level: Double, seconds: Double) {}
      public func load() throws {}
      public func wait() async {}
      @available(*, deprecated, renamed: "setGlow(_:)") public func light(_ on: Bool) {}
      @available(*, deprecated, renamed: "fade(to:seconds:)")
      public func dim(level: Double, in seconds: Double) {}
      @available(*, deprecated, renamed: "fade(to:seconds:)") public func blink(_ times: Int) {}
      public var mode: Mode = .steady
    }
    public enum Mode: Int {
      case steady, blinking, off
    }
    """

  /// The page in German, or English where there is one page, after its repairs.
  private func fixed(_ source: String?, _ page: String) throws -> String? {
    var files = ["Sources/Lamp.swift": Self.lamp, "docs/en/a.md": source ?? page]
    if source != nil { files["docs/de/a.md"] = page }
    return try files.afterFixing()[source == nil ? "docs/en/a.md" : "docs/de/a.md"]
  }

  private func fenced(_ code: String) -> String { "# Lamp\n\n```swift\n\(code)\n```\n" }

  /// Code on a page without a source page, after its repairs.
  private func code(_ code: String) throws -> String? {
    try fixed(nil, fenced(code))?.replacing("# Lamp\n\n```swift\n", with: "")
      .replacing("\n```\n", with: "")
  }

  // MARK: By the API alone

  @Test("A method that was renamed, with the labels of its successor")
  func renamed() throws {
    #expect(try code("Lamp.shared.light(true) // .light") == "Lamp.shared.setGlow(true) // .light")
    #expect(
      try code("Lamp.shared.dim(\n  level: 0.5, in: 2)")
        == "Lamp.shared.fade(\n  to: 0.5, seconds: 2)")
  }

  @Test("A successor with other arguments is left to a person")
  func otherArguments() throws {
    #expect(try code("Lamp.shared.blink(3)") == nil)
  }

  @Test("A label that is wrong, missing or too much")
  func labels() throws {
    #expect(try code("Lamp.shared.setGlow(on: true)") == "Lamp.shared.setGlow(true)")
    #expect(
      try code("Lamp.shared.fade(0.5, secs: 2)") == "Lamp.shared.fade(to: 0.5, seconds: 2)")
  }

  @Test("A case and a method with one slip; two slips are left to a person")
  func slips() throws {
    #expect(try code("Lamp.shared.mode = .blinkin") == "Lamp.shared.mode = .blinking")
    #expect(try code("Lamp.shared.setGlwo(true)") == "Lamp.shared.setGlow(true)")
    #expect(try code("Lamp.shared.mode = .blnkin") == nil)
  }

  @Test("`try` and `await` go in front of a call that stands alone or is assigned")
  func effects() throws {
    #expect(try code("Lamp.shared.load()") == "try Lamp.shared.load()")
    #expect(try code("let x = Lamp.shared.load()") == "let x = try Lamp.shared.load()")
    #expect(try code("await Lamp.shared.load()") == "try await Lamp.shared.load()")
    #expect(try code("try Lamp.shared.wait()") == "try await Lamp.shared.wait()")
    #expect(try code("print(1, Lamp.shared.load())") == nil)
  }

  // MARK: By the source page

  @Test(
    "A missing case comes into enums in quotes, lists and tabs with what stands before its lines")
  func containers() throws {
    let source = "enum Mode: Int {\n    case steady\n    case blinking\n    case off\n}"
    let target = "enum Mode: Int {\n    case steady // Dauerlicht\n    case off\n}"
    let wanted =
      "enum Mode: Int {\n    case steady // Dauerlicht\n    case blinking\n    case off\n}"
    for (first, prefix) in [("", ""), ("> ", "> "), ("- ", "  "), ("1. ", "   "), ("> - ", ">   ")]
    {
      func page(_ code: String) -> String {
        let lines = "```swift\n\(code)\n```".split(separator: "\n")
        return "# M\n\n\(first)"
          + lines.joined(separator: "\n" + prefix) + "\n"
      }
      #expect(try fixed(page(source), page(target)) == page(wanted), "\(first)")
    }
  }

  @Test("Line breaks, the mark at the start and a missing end stay as they are")
  func bytes() throws {
    let source = fenced("enum Mode: Int {\n\tcase steady\n\tcase blinking\n\tcase off\n}")
    let target =
      "\u{FEFF}"
      + fenced("enum Mode: Int {\n\tcase steady\n\tcase off\n}")
      .replacing("\n", with: "\r\n") + "Größe 颜色 色 لون 🎨"
    #expect(
      try fixed(source, target)
        == target.replacing("case steady\r\n", with: "case steady\r\n\tcase blinking\r\n"))
  }

  @Test("Comments and strings keep the translation")
  func words() throws {
    let source = fenced(
      "// On\nLamp.shared.fade(to: 1, seconds: 2) // slowly\nprint(\"Done \\(x)\")")
    let target = fenced("// An\nLamp.shared.fade(to: 1) // langsam\nprint(\"Fertig \\(y)\")")
    #expect(
      try fixed(source, target)
        == fenced(
          "// An\nLamp.shared.fade(to: 1, seconds: 2) // langsam\nprint(\"Fertig \\(x)\")"))
  }

  @Test("Code that merely differs is offered for review, with the comments of the page")
  func offer() throws {
    let files = [
      "docs/en/a.md": fenced("// Fast\nrun(1)\nstop()"),
      "docs/ja/a.md": fenced("// 速い\nrun(2)\nstop()"),
    ]
    let found = try ExampleProject(files: files).check().diagnostics
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.safety == .review)
    #expect(fix.edits.map(\.text) == ["1"])
    #expect(try files.afterFixing().isEmpty)
  }

  @Test("A fault that the source page has too is not taken from it")
  func faultyCounterpart() throws {
    let source = fenced("Lamp.shared.setBrightness(1)")
    #expect(try fixed(source, fenced("Lamp.shared.setHelligkeit(1)")) == nil)
  }

  @Test("An enum in a comment is left alone")
  func comment() throws {
    let source = fenced("// enum Mode: Int { case steady, blinking, off }\nlet a = 1")
    #expect(try fixed(source, fenced("// enum Mode: Int { case steady, off }\nlet a = 1")) == nil)
  }

  // MARK: Text

  @Test("A fence gets the tag of its counterpart and keeps what stands behind it")
  func tags() throws {
    let source = "# A\n\n```swift title=\"a\"\nlet lamp = Lamp.shared\nlamp.setGlow(true)\n```\n"
    #expect(
      try fixed(source, source.replacing("swift", with: "objc")) == source)
    #expect(
      try fixed(
        source.replacing(" title=\"a\"", with: ""), source.replacing("swift title=\"a\"", with: ""))
        == source.replacing(" title=\"a\"", with: ""))
  }

  @Test("A link to the source language leads to the translated page; an anchor needs a look")
  func links() throws {
    var files = [
      "docs/en/a.md": "# A\n\nSee [keys](/en/keys).\n",
      "docs/ar/a.md": "# A\n\nراجع [المفاتيح](/en/keys \"x\").\n",
      "docs/en/keys.md": "# Keys\n", "docs/ar/keys.md": "# المفاتيح\n",
    ]
    #expect(
      try files.afterFixing() == ["docs/ar/a.md": "# A\n\nراجع [المفاتيح](/ar/keys \"x\").\n"])
    files["docs/ar/a.md"] = "# A\n\nراجع [المفاتيح](/en/keys#keys).\n"
    #expect(try files.afterFixing().isEmpty)
  }

  @Test("An anchor of a translated heading")
  func anchors() throws {
    let files = [
      "docs/en/a.md": "# A\n\n[C](#set-up)\n\n## Set up\n\nText.\n",
      "docs/de/a.md": "# A\n\n[Größe 🎨 C](#set-up)\n\n## Einrichtung\n\nText.\n",
    ]
    #expect(
      try files.afterFixing()["docs/de/a.md"]
        == "# A\n\n[Größe 🎨 C](#einrichtung)\n\n## Einrichtung\n\nText.\n")
  }

  @Test("A page whose name has a slip in the link; where two could be meant, nothing is offered")
  func pages() throws {
    var files = [
      "docs/en/a.md": "# A\n\n[B](setpu.md#install), `setpu.md`\n",
      "docs/en/setup.md": "# Setup\n\n## Install\n",
    ]
    #expect(try files.afterFixing()["docs/en/a.md"] == "# A\n\n[B](setup.md#install), `setpu.md`\n")
    files["docs/en/setpy.md"] = "# Other\n"
    #expect(try files.afterFixing().isEmpty)
  }

  @Test("A closing fence comes behind the code that the source page has; without such code none")
  func fences() throws {
    let source = "# A\n\n> ```swift\n> let a = 1 // One\n> let b = 2\n> ```\n>\n> Text.\n\nMore.\n"
    #expect(try fixed(source, source.replacing("> ```\n>\n", with: ">\n")) == source)
    let plain = "# A\r\n\r\n~~~swift\r\nlet a = 1 // One\r\nlet b = 2\r\n~~~\r\n\r\nText.\r\n"
    let open = plain.replacing("2\r\n~~~", with: "2").replacing("One", with: "Один")
    #expect(
      try fixed(plain, open) == plain.replacing("One", with: "Один"))
    #expect(try fixed(plain, open.replacing("= 1", with: "= 7")) == nil)
    let short = "# A\n\n```swift\nlet a = 1\n```"
    #expect(try fixed(short, "# A\n\n```swift\nlet a = 1") == short)
    #expect(try fixed(short, "# A\n\n```swift\nlet a = 1\n") == short + "\n")
  }

  @Test("An old version that is written in full is replaced, another one offered")
  func oldVersions() throws {
    for (old, safety) in [("4.4.0", FixIt.Safety.safe), ("~> 3.2", .review)] {
      let project = ExampleProject(
        files: ["docs/en/a.md": "# Acme Kit\n\n```ruby\npod 'AcmeKit', '\(old)'\n```\n"])
      let found = try project.check().diagnostics.filter { $0.rule == "outdated-version" }
      #expect(found.flatMap(\.fixes).map(\.safety) == [safety])
    }
  }

  @Test("A name that stands there once is marked as code; of several a person chooses")
  func marking() throws {
    let source = "# A\n\nCall `showLamp` now.\n"
    for (text, safety) in [
      ("Rufe showLamp auf.", FixIt.Safety.safe), ("Rufe showLamp auf: showLamp.", .review),
    ] {
      let project = ExampleProject(
        files: ["docs/en/a.md": source, "docs/de/a.md": "# A\n\n\(text)\n"])
      let found = try project.check().diagnostics.filter { $0.rule == "inline-code-drift" }
      #expect(found.flatMap(\.fixes).map(\.safety) == [safety])
    }
  }

  @Test("One version in the place of another; where two differ, a person looks")
  func versions() throws {
    let files = [
      "docs/en/a.md": "# A\n\nThis needs version 7.0.14.\n",
      "docs/zh/a.md": "# A\n\n需要版本6.7.5。\n",
    ]
    #expect(try files.afterFixing()["docs/zh/a.md"] == "# A\n\n需要版本7.0.14。\n")
    let two = [
      "docs/en/a.md": "# A\n\nFrom 7.0.14 to 7.1.2.\n",
      "docs/zh/a.md": "# A\n\n从6.7.5到6.8.1。\n",
    ]
    #expect(try two.afterFixing().isEmpty)
  }
}
