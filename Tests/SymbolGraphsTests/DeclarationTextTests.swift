// Swift declarations of symbol graphs, taken apart.

import APIModel
import Testing

@testable import SymbolGraphs

@Suite struct DeclarationTextTests {
  private func read(
    _ keyword: String, _ name: String, _ rest: String, labels: [String?] = []
  ) -> DeclarationText {
    DeclarationText(
      [
        .init(kind: "keyword", spelling: keyword), .init(kind: "text", spelling: " "),
        .init(kind: "identifier", spelling: name), .init(kind: "text", spelling: rest),
      ], labels: labels)
  }

  @Test func readsParametersWithAttributesAndDefaults() {
    let text = read(
      "func", "fetch",
      "(_ url: URL, then done: @escaping @Sendable ([String : Any]?, (any Error)?) -> Void, "
        + "count: inout Int, tags: String..., glow: Glow = .warm)",
      labels: [nil, "then", "count", "tags", "glow"])
    #expect(text.parameters.map(\.label) == [nil, "then", "count", "tags", "glow"])
    #expect(text.parameters.map(\.name) == ["url", "done", "count", "tags", "glow"])
    #expect(
      text.parameters.map(\.type) == [
        "URL", "([String: Any]?, (any Error)?) -> Void", "Int", "String", "Glow",
      ])
    #expect(text.parameters.map(\.isInout) == [false, false, true, false, false])
    #expect(text.parameters.map(\.isVariadic) == [false, false, false, true, false])
    #expect(text.parameters.last?.defaultValue == ".warm")
    #expect(text.type == nil)
  }

  @Test func readsEffectsResultAndGenericParameters() {
    let text = read(
      "func", "map", "<T, E>(_ f: (Self) throws(E) -> T) async throws(E) -> [T] where E : Error",
      labels: [nil])
    #expect(text.genericParameters == ["T", "E"])
    #expect(text.type == "[T]")
    #expect(text.isAsync && text.isThrowing)
    let plain = read("func", "run", "(_ f: () throws -> Void) -> Int", labels: [nil])
    #expect(!plain.isThrowing && !plain.isAsync)
    #expect(plain.type == "Int")
    #expect(read("func", "stop", "() -> Void").type == nil)
  }

  @Test(arguments: [
    ("var", ": ((Int) -> Void)? { get set }", "((Int) -> Void)?", true),
    ("var", ": Int { get }", "Int", false), ("var", ": Int", "Int", true),
    ("let", ": String", "String", false), ("var", ": [K : V] { get set }", "[K: V]", true),
  ])
  func readsProperties(keyword: String, rest: String, type: String, isSettable: Bool) {
    let text = read(keyword, "größe", rest)
    #expect(text.type == type)
    #expect(text.isSettable == isSettable)
  }

  @Test func readsInitializersSubscriptsAndAliases() {
    let failable = DeclarationText(
      [
        .init(kind: "keyword", spelling: "convenience"), .init(kind: "text", spelling: " "),
        .init(kind: "keyword", spelling: "init"),
        .init(kind: "text", spelling: "?(name: String) throws"),
      ], labels: ["name"])
    #expect(failable.isFailable && failable.isThrowing)
    #expect(failable.parameters == [Parameter(label: "name", name: "name", type: "String")])
    let element = DeclarationText(
      [
        .init(kind: "keyword", spelling: "subscript"),
        .init(kind: "text", spelling: "(key: String) -> Any? { get set }"),
      ], labels: [nil])
    #expect(element.type == "Any?" && element.isSettable)
    #expect(element.parameters.map(\.name) == ["key"])
    #expect(read("typealias", "Done", " = (Int) -> Void").type == "(Int) -> Void")
  }

  @Test(arguments: [
    "((((((((((((((((((", "<<<<", ")>]", "(a: [b: c)", "= = =", " -> -> ->", "(:,:,:)", "(警告: 🎬)",
  ])
  func survivesAnyText(rest: String) {
    let text = read("func", "f", rest)
    #expect(text.parameters.count < 10)
  }
}
