// Where a use stands, what it is called, and which chain it belongs to.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetPositionTests {
  @Test(arguments: [
    "let größe = 1\nLamp.shared.nme",
    "// 灯的位置\nLamp.shared.nme",
    "let s = \"ランプを点ける\"; Lamp.shared.nme",
    "/* مصباح */ Lamp.shared.nme",
    "print(\"💡👩‍👩‍👧\", Lamp.shared.nme)",
  ])
  func rangesCountBytes(code: String) throws {
    let bytes = Array(code.utf8)
    let found = SwiftSnippetReader.read(bytes, api: LampKit.api).uses
    let texts = found.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(texts == ["Lamp", "shared", "nme"])
    let chain = try #require(found.last).chainRange
    #expect(String(decoding: bytes[chain], as: UTF8.self) == "Lamp.shared.nme")
  }

  @Test func namesInOtherScriptsKeepTheirPlaces() {
    let code = "let 灯 = Lamp()\n灯.setGlow(on: true)\nlet лампа = 灯.parent\nлампа?.nme"
    let bytes = Array(code.utf8)
    let found = SwiftSnippetReader.read(bytes, api: LampKit.api).uses
    #expect(
      found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "Lamp", "Lamp", "setGlow", "parent", "nme",
      ])
  }

  @Test func usesOfOneChainShareANumber() {
    let found = read("Lamp.shared.pick(.desk)\nLamp.shared.name")
    let numbers = found.map(\.chain)
    #expect(numbers.count == 7)
    #expect(Set(numbers[0...2]).count == 1)
    #expect(numbers[3] != numbers[0])
    #expect(Set(numbers[4...6]).count == 1)
    #expect(Set(numbers).count == 3)
  }

  @Test(arguments: [
    ("Lamp.shared.setGlow(on: true)", "Lamp.shared.setGlow(on:)"),
    ("Lamp(name: \"a\").dim(to: 1) { _ in }.nme", "Lamp(name:).dim(to:)"),
    ("let l = Lamp()\nl.parts[0].lamp.pick(all: [])", "l.parts[…].lamp.pick(all:)"),
    ("let l = Lamp()\nl.parent?.parent!.nme", "l.parent?.parent!.nme"),
    ("Lamp.shared.pick(.ceiling)", ".ceiling"),
    ("Lamp.init(name: \"a\", 2)", "Lamp.init(name:_:)"),
    ("LampKit.Lamp.shared.nme", "LampKit.Lamp.shared.nme"),
    ("LampKit.Missing()", "LampKit.Missing()"),
    ("let x: Lamp.Shape", "Lamp.Shape"),
    ("startLamps(count: 2)", "startLamps(count:)"),
    ("Lamp.all.forEach { $0.nme }", "$0.nme"),
    ("(a ?? Lamp()).nme", "(…).nme"),
  ])
  func spelling(code: String, spelling: String) {
    #expect(read(code).contains { $0.spelling == spelling })
  }

  @Test func labelRangesAnswerToArguments() throws {
    let code = "Lamp().dim(to: 1, true) { _ in }"
    let bytes = Array(code.utf8)
    let call = try #require(
      SwiftSnippetReader.read(bytes, api: LampKit.api).uses.first { $0.name == "dim(to:_:)" })
    #expect(call.labelRanges.map { String(decoding: bytes[$0], as: UTF8.self) } == ["to", "", ""])
    #expect(call.labelRanges.map(\.lowerBound) == [11, 18, 24])
    #expect(String(decoding: bytes[call.chainRange], as: UTF8.self) == code)
  }

  @Test func usesComeInTheOrderOfTheSnippet() {
    let starts = read("for x in Lamp.all { x.pick(.desk) }\nif .desk == Lamp.shared.kind {}")
      .map(\.range.lowerBound)
    #expect(starts == starts.sorted())
    #expect(starts.count == 8)
  }

  private func read(_ code: String) -> [SymbolUse] {
    SwiftSnippetReader.read(Array(code.utf8), api: LampKit.api).uses
  }
}
