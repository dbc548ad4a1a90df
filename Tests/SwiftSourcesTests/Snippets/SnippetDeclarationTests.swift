// What a snippet declares for the other snippets of its page.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetDeclarationTests {
  @Test func namesTypesFunctionsAndAdditions() {
    let declared = read(
      "struct Room {}\nfunc build() {}\nextension Lamp { func blink() {} }\nlet x = 1"
    ).declarations
    #expect(declared.types == ["Room"])
    #expect(declared.functions == ["build", "blink"])
  }

  @Test func aRepetitionOfTheAPIIsNoTypeOfItsOwn() {
    #expect(read("enum Mode { case day, night, dawn }").declarations.types.isEmpty)
    #expect(read("enum Mode { case fast, slow }").declarations.types == ["Mode"])
  }

  @Test(arguments: [
    ("extension Lamp { func blink() {} }", "Lamp.shared.blink()", "blink() ?"),
    ("extension Mode { static let dusk = Mode.day }", "let m: Mode = .dusk", "dusk ?"),
    ("func startLamps(x: Int) {}", "startLamps(x: 1)", "startLamps(x:) ?"),
    ("struct Lamp { var shade = 1 }", "Lamp(shade: 2)", "init(shade:) ?"),
    ("struct Part { var a = 1 }", "Lamp.shared.blink()", "blink() ! not in Lamp"),
  ])
  func explainsTheOther(first: String, second: String, expected: String) {
    let found = read(second)
    let heeded = read(first).declarations.explanations(in: LampKit.api).heed(found)
    let last = (heeded ?? found).uses.last
    #expect(last.map { "\($0.name) \(describe($0.outcome, LampKit.api))" } == expected)
  }

  private func read(_ code: String) -> SnippetFindings {
    SwiftSnippetReader.read(Array(code.utf8), api: LampKit.api)
  }
}
