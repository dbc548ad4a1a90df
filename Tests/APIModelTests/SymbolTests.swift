// Symbols are values, though their fields stand behind a reference.

import APIModel
import Foundation
import Testing

struct SymbolTests {
  private let symbol = Symbol(
    id: "Kit.Lamp", module: "Kit", kind: .class, path: ["Lamp", "glow(on:)"])

  @Test func aCopyThatIsChangedLeavesTheOther() {
    var copy = symbol
    copy.state = .deprecated
    copy.inherits.append("NSObject")
    copy.availability.message = "消えました"
    #expect(symbol.state == .current)
    #expect(symbol.inherits.isEmpty)
    #expect(symbol.availability.message == nil)
    #expect(copy.state == .deprecated)
    #expect(copy.inherits == ["NSObject"])
    #expect(copy.availability.message == "消えました")
  }

  @Test func symbolsThatSayTheSameAreEqual() throws {
    var copy = symbol
    copy.documentation = "Größe 🎉"
    #expect(copy != symbol)
    let decoded = try JSONDecoder().decode(Symbol.self, from: JSONEncoder().encode(copy))
    #expect(decoded == copy)
    #expect(Set([decoded, copy]).count == 1)
  }

  @Test(arguments: [
    (["Lamp", "glow(on:)"], "glow"), (["Lamp", "größe"], "größe"), ([], ""), (["("], ""),
  ])
  func theBaseNameHasNoLabels(_ path: [String], _ name: String) {
    #expect(Symbol(id: "", module: "Kit", kind: .method, path: path).baseName == name)
  }
}
