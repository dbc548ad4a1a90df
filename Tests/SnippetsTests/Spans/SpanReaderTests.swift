// Tests of the names in running text.

import APIModel
import Pages
import SwiftSources
import Testing

@testable import Snippets

private let api: APILookup = {
  let source = """
    @objc(KTLamp) public final class Lamp: NSObject {
      @objc(sharedLamp) public static let shared = Lamp()
      @objc(fadeTo:seconds:) public func fade(to level: Double, seconds: Double = 1) {}
      @available(*, deprecated, renamed: "fade(to:seconds:)") public func dim(level: Double) {}
      public var place: Place = .onTheDesk
    }
    @objc(KTPlace) public enum Place: Int { case onTheDesk, onTheWall }
    """
  let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(source.utf8))
  return APILookup(APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")]))
}()

/// What is said of a code span, as the text at fault and what became of it.
private func faults(_ text: String) -> [String] {
  SpanResolver(api).read(text).map { reading in
    let marked = String(decoding: Array(text.utf8)[reading.use.range], as: UTF8.self)
    let outcome =
      switch reading.use.outcome {
      case .resolved(let handle): "= \(api[handle].name)"
      case .unknownMember(let type): "≠ \(api[type].name)"
      case .unknownName(let module): "∉ \(module)"
      case .mismatch(let candidates, _): "~ \(api[candidates[0]].name)"
      case .almostMeets, .unknownReceiver: "?"
      }
    return "\(marked) \(outcome)" + (reading.needsEvidence ? " on such pages" : "")
  }
}

@Suite("Code spans")
struct SpanReaderTests {
  @Test(
    "names that are wrong, or not to be used",
    arguments: [
      ("Lamp.fad", "fad ≠ Lamp"), ("Lamp.shared.plaze", "plaze ≠ Lamp"),
      ("Lamp.blink()", "blink ≠ Lamp on such pages"),
      ("Kit.Lamp.fad(to:)", "fad ≠ Lamp"), ("Lamp.fade(too:)", "fade ~ fade(to:seconds:)"),
      ("Lamp.shared.place.onTheDsek", "onTheDsek ≠ Place"),
      ("Place.onTheDsek", "onTheDsek ≠ Place"),
      (".onTheDsek", "onTheDsek ≠ Place"), ("KTPlaceOnTheDsek", "KTPlaceOnTheDsek ≠ Place"),
      ("fade(to:secnds:)", "fade ~ fade(to:seconds:)"), ("fad(to:seconds:)", "fad ≠ Lamp"),
      ("-[KTLamp fadeTo:second:]", "fadeTo:second: ~ fade(to:seconds:)"),
      ("-[KTLamp sharedLamp]", "sharedLamp ~ shared"), ("fadeTo:secnds:", "fadeTo:secnds: ≠ Lamp"),
      ("Lamp.dim(level:)", "dim = dim(level:)"), ("dim(level:)", "dim = dim(level:)"),
      ("[[KTLamp sharedLamp] fadeTo:1 second:2]", "fadeTo ~ fade(to:seconds:) on such pages"),
    ])
  func faulty(text: String, expected: String) {
    #expect(faults(text) == [expected])
  }

  @Test(
    "names that are right, and what is no name",
    arguments: [
      "Lamp", "Lamp.fade", "Lamp.fade(to:)", "Lamp.fade(to:seconds:)", "Lamp.fade(to: 0.5)",
      "Lamp.shared", "KTLamp.sharedLamp", "KTLamp.fadeTo", "Kit", "Kit.Lamp", "Lamp.init()",
      "Place.onTheWall", ".onTheWall", "KTPlaceOnTheWall", "fade(to:seconds:)", "fadeTo:seconds:",
      "-[KTLamp fadeTo:seconds:]", "+[KTLamp sharedLamp]", "[KTLamp sharedLamp]", "Lamp.Type",
      "Lamp.swift", "Lamp.h", "KTLamp.xcframework", "Info.plist", "UIBackgroundModes", "true",
      "pod install", "--verbose", "https://lamp.example", "lamp.fade", "Lamps", "Table.row",
      "-[UIView frame]", "init(frame:)", "fade:", "key: value", "a/b/c.md", ".gitignore", "", "-[",
      "größe", "Lamp.größe", "高さ", "😀", "Lamp.description", "Lamp.place.rawValue",
    ])
  func silent(text: String) {
    #expect(faults(text).isEmpty)
  }

  @Test("A parameter is called like a type, but for its first letter")
  func parameters() {
    let source = "public enum HapticKind {}\npublic func play(_ hapticKind: HapticKind) {}"
    let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(source.utf8))
    let api = APILookup(APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")]))
    func spans(_ text: String) -> Int {
      let page = PageReader.read(Array("`\(text)`\n".utf8), file: "a.md", dialect: .plain)
      return PageAnalyzer(api: api).analyze(page).spans.count
    }
    #expect(spans("hapticKind") == 0)
    #expect(spans("HapticKnd") == 1)
  }

  @Test("places on the page", arguments: ["Größe", "中文", "高さ", "مصباح", "😀"])
  func places(word: String) throws {
    let bytes = Array("# \(word)\n\n\(word) `` Lamp.fad `` \(word), `Lamp.fade`.\n".utf8)
    let page = PageReader.read(bytes, file: "a.md", dialect: .plain)
    let analyzed = PageAnalyzer(api: api).analyze(page)
    #expect(analyzed.spans.map { page.text($0.use.range) } == ["fad"])
    #expect(analyzed.spans.map { page.text($0.use.chainRange) } == ["Lamp.fad"])
  }

  @Test("a far name is judged only where the code is of our languages")
  func evidence() {
    func spans(_ code: String) -> Int {
      let bytes = Array("`Lamp.blink()`\n\n\(code)\n".utf8)
      let page = PageReader.read(bytes, file: "a.md", dialect: .plain)
      return PageAnalyzer(api: api).analyze(page).spans.count
    }
    #expect(spans("Text.") == 0)
    #expect(spans("```swift\nLamp.shared.fade(to: 1)\n```") == 1)
    #expect(spans("```swift\nLamp.shared.fade(to: 1)\n```\n\n```kts\nLamp.blink()\n```") == 0)
    #expect(spans("```swift\nLamp.shared.fade(to: 1)\n```\n\n```kotlin\nLamp.blink()\n```") == 0)
    #expect(spans("```swift\nextension Lamp { static func blink() {} }\n```") == 0)
  }
}
