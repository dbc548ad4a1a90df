// What pages show of an API, taken down while they are checked.

import APIModel
import Checking
import Diagnostics
import DriftRules
import Pages
import Reference
import SwiftSources
import Testing

@Suite("Guides")
struct GuideTests {
  private static let source = """
    @objc public protocol LampDelegate {
      @objc func lampDidGlow(_ lamp: Lamp)
    }
    @objc public class Lamp: NSObject {
      @objc public static let shared = Lamp()
      @objc public weak var delegate: LampDelegate?
      @objc public func glow() {}
      @objc public func fade(to level: Double) {}
      @available(*, deprecated, renamed: "Lamp.glow()") @objc public func light() {}
    }
    public enum Mode: Int { case steady, blinking }
    """

  /// What pages show, by locale, in the order of the run.
  private func guides(
    _ files: [String: String], of source: String = Self.source, gathers: Bool = true
  ) throws -> CheckResult {
    let bytes = Array(source.utf8)
    let module = SwiftAPIReader.read([.init(path: "Sources/A.swift", bytes: bytes)], module: "Kit")
    var checker = Checker(
      api: APILookup(APIModel(modules: [module])),
      load: { Array((files[$0] ?? "").utf8) }, dialect: { _ in .mdx })
    checker.gathersGuides = gathers
    let english = try #require(LanguageTag("en"))
    let others = files.keys.filter { $0 != "en.mdx" }.sorted().compactMap { file in
      LanguageTag(String(file.prefix(2))).map { ($0, file) }
    }
    let entry = DocumentationTree.Entry(
      key: "a", source: "en.mdx", translations: Dictionary(uniqueKeysWithValues: others))
    let tree = DocumentationTree(
      sourceLocale: english, targetLocales: others.map(\.0), entries: [entry],
      expectedFile: { _, _ in nil })
    return try checker.check(tree)
  }

  private func block(_ code: String, _ language: String = "swift") -> String {
    "```\(language)\n\(code)\n```\n\n"
  }

  private func texts(_ page: GuidePage) -> [[String]] {
    page.examples.map { $0.codes.map { String($0.text.dropLast()) } }
  }

  @Test func checkAloneTakesNothingDown() throws {
    let result = try guides(["en.mdx": block("Lamp.shared.glow()")], gathers: false)
    #expect(result.guides.isEmpty && result.symbolsToShow.isEmpty)
  }

  @Test("Tabs of one group are one example, and so are blocks that answer one another")
  func pairs() throws {
    let page = """
      # 灯 مصباح

      ## Glühen 💡

      <Tabs>
      <TabItem label="Swift">
      \(block("Lamp.shared.glow()"))
      </TabItem>
      <TabItem label="Objective-C">
      \(block("[[Lamp shared] glow];", "objc"))
      </TabItem>
      </Tabs>

      \(block("Lamp.shared.fade(to: 1)"))\(block("[[Lamp shared] fadeTo:1];", "objc"))
      \(block("Lamp.shared.glow()"))\(block("[[Lamp shared] fadeTo:2];", "objc"))
      \(block("let plain = 1"))
      """
    let found = try #require(try guides(["en.mdx": page]).guides.first)
    #expect(
      texts(found) == [
        ["Lamp.shared.glow()", "[[Lamp shared] glow];"],
        ["Lamp.shared.fade(to: 1)", "[[Lamp shared] fadeTo:1];"],
        ["Lamp.shared.glow()", "[[Lamp shared] fadeTo:2];"],
      ])
    let place = try #require(found.examples.first?.place)
    #expect(place.title == "灯 مصباح" && place.heading == "Glühen 💡")
    #expect(place.anchor == "glühen-" && place.line == 7)
    let use = try #require(found.examples.first?.codes.first?.uses.last)
    #expect(use == .init(symbol: "Kit.Lamp.glow()", offset: 12))
  }

  @Test("Blocks with findings are no examples, allowed ones neither")
  func findings() throws {
    let page =
      block("Lamp.shared.glow(true)") + block("Lamp.shared.glow()")
      + "{/* concord allow deprecated-symbol: the older code */}\n\n" + block("Lamp.shared.light()")
    let found = try #require(try guides(["en.mdx": page]).guides.first)
    #expect(texts(found) == [["Lamp.shared.glow()"]])
    #expect(found.faults.map(\.rule) == ["call-mismatch"])
    #expect(found.faults.map(\.symbol) == ["Kit.Lamp.glow()"])
    #expect(found.used.isSuperset(of: ["Kit.Lamp", "Kit.Lamp.light()", "Kit.Lamp.glow()"]))
  }

  @Test("A translation adds what the source page does not show")
  func translations() throws {
    let german = block("Lamp.shared.glow() // hell") + block("Lamp.shared.fade(to: 3)")
    let pages = try guides(["en.mdx": block("Lamp.shared.glow() // bright"), "de.mdx": german])
      .guides
    #expect(pages.map(\.locale) == ["en", "de"])
    #expect(pages.map(\.examples.count) == [1, 0])
    #expect(pages[1].used.contains("Kit.Lamp.fade(to:)"))
  }

  @Test("A delegate's methods show the requirements that they meet, in both languages")
  func requirements() throws {
    let page =
      block(
        "final class Log: NSObject, LampDelegate {\n  func lampDidGlow(_ lamp: Lamp) {}\n}")
      + "Or:\n\n"
      + block(
        "@interface Log : NSObject <LampDelegate>\n@end\n@implementation Log\n"
          + "- (void)lampDidGlow:(Lamp *)lamp {\n}\n@end", "objc")
    let found = try #require(try guides(["en.mdx": page]).guides.first)
    let codes = found.examples.flatMap(\.codes)
    #expect(codes.count == 2)
    for code in codes {
      let use = try #require(code.uses.first { $0.symbol == "Kit.LampDelegate.lampDidGlow(_:)" })
      #expect(String(code.text.utf8.dropFirst(use.offset))?.hasPrefix("lampDidGlow") == true)
    }
  }

  @Test("Text and listed enums describe symbols")
  func described() throws {
    let page =
      "Call `fade(to:)`, or choose `.blinking`.\n\n"
      + block("enum Mode: Int {\n  case steady, blinking\n}")
    let found = try #require(try guides(["en.mdx": page]).guides.first)
    #expect(
      found.described == [
        "Kit.Lamp", "Kit.Lamp.fade(to:)", "Kit.Mode", "Kit.Mode.steady", "Kit.Mode.blinking",
      ])
    #expect(found.examples.isEmpty)
  }

  @Test("Older code stands beside the source page's, or beside what follows on the page")
  func rewrites() throws {
    let english =
      "# Move\n\n{/* concord allow deprecated-symbol: the older code */}\n\n"
      + block("let lamp = Lamp.shared\nlamp.light()") + "Now:\n\n"
      + block("let lamp = Lamp.shared\nlamp.glow()") + "## Use\n\n" + block("Lamp.shared.glow()")
    let russian =
      "# Переход\n\n{/* concord allow deprecated-symbol: старый код */}\n\n"
      + block("let lamp = Lamp.shared\nlamp.light()") + "Теперь:\n\n"
      + block("let lamp = Lamp.shared\nlamp.glow()") + "## Пример\n\n"
      + block("Lamp.shared.light()")
    let pages = try guides(["en.mdx": english, "ru.mdx": russian]).guides
    #expect(pages[0].rewrites.map(\.outdated) == [["Kit.Lamp.light()"]])
    let drifted = pages[1].rewrites.flatMap(\.pairs).filter {
      $0.before.place.file != $0.after.place.file
    }
    #expect(drifted.map(\.before.text) == ["Lamp.shared.light()\n"])
    #expect(drifted.map(\.after.text) == ["Lamp.shared.glow()\n"])
    #expect(pages[1].faults.map(\.symbol) == ["Kit.Lamp.light()"])
    #expect(pages[1].faults.map(\.isOutdated) == [true])
  }

  @Test("Comments beside cases, rows and entries describe symbols")
  func descriptions() throws {
    let page =
      "# 灯 😀\n\n| Fall | Wert | Was es heißt |\n| --- | --- | --- |\n"
      + "| `Mode.steady` | 0 | 一直亮着 |\n| `Mode.blinking` | 1 | Blinkt wie `steady` |\n\n"
      + "- `fade(to:)`: يخفت المصباح ببطء.\n- **`glow()`** — leuchtet auf\n"
      + "- Kein Name: `glow()` nicht\n- `nowhere()`: gibt es nicht\n\n"
      + block("enum Mode: Int {\n  case steady  // Ruhig und hell\n  case blinking\n}")
    let found = try #require(try guides(["en.mdx": page]).guides.first).descriptions
    #expect(
      found.map { "\($0.symbol): \($0.markdown) (\($0.place.line))" } == [
        "Kit.Mode.steady: 一直亮着 (5)", "Kit.Mode.blinking: Blinkt wie `steady` (6)",
        "Kit.Lamp.fade(to:): يخفت المصباح ببطء. (8)", "Kit.Lamp.glow(): leuchtet auf (9)",
        "Kit.Mode.steady: Ruhig und hell (15)",
      ])
  }

  @Test("A description stays where something else is missing, and goes where it differs itself")
  func descriptionsBesideFindings() throws {
    let english = "# Lamp\n\n- `glow()`: glows\n\n## More\n\nText.\n"
    let german = "# Lampe\n\n- `glow()`: leuchtet hell\n"
    let other = "# Lampe\n\n- `fade(to:)`: wird langsam dunkel\n"
    let pages = try guides(["en.mdx": english, "de.mdx": german, "fr.mdx": other]).guides
    func texts(_ locale: String) -> [String]? {
      pages.first { $0.locale == locale }?.descriptions.map(\.markdown)
    }
    #expect(texts("de") == ["leuchtet hell"])
    #expect(texts("fr") == [])
  }

  @Test("What is no text, ambiguous or wrong describes nothing")
  func noDescriptions() throws {
    let page =
      "| Key | Type | Value |\n| --- | --- | --- |\n| `Mode.steady` | String | `a` (b) |\n"
      + "| `Lamp.shared` | Int | the one |\n| `Lamp.shared` | Int | the other |\n\n"
      + "| Old | New |\n| --- | --- |\n| `light()` | [that one](a.md) |\n\n"
      + "- `glow()`\n- `glow()`: 2\n\n"
      + block(
        "enum Mode: Int {\n  case steady  // Calm light\n  case blinking = 5  // Blinks twice\n}")
    let found = try #require(try guides(["en.mdx": page]).guides.first)
    #expect(found.descriptions.map(\.markdown) == ["Calm light"])
  }

  @Test("What a guide should show leaves out what is outdated")
  func expected() throws {
    let shown = try guides(["en.mdx": ""]).symbolsToShow
    #expect(shown.contains("Kit.Lamp.glow()") && shown.contains("Kit.Mode.steady"))
    #expect(!shown.contains("Kit.Lamp.light()"))
  }
}
