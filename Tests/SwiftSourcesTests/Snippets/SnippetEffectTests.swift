// `try` and `await`: what they cover, and which uses lack them.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetEffectTests {
  static let api = APILookup(
    APIModel(modules: [
      SwiftAPIReader.read(
        [SwiftAPIReader.File(path: "Sources/Notes.swift", bytes: Array(source.utf8))],
        module: "Notes")
    ]))

  static let source = """
    public final class Notes {
      public init() {}
      public init(file: Any) throws {}
      public static let all = Notes()
      public func load(_ file: Any) throws -> Int { 1 }
      public func fetch() async -> Int { 1 }
      public func save(_ count: Int) async throws {}
      public func each(_ body: (Int) throws -> Void) rethrows {}
      public func typed<E: Error>(_ body: () throws(E) -> Void) throws(E) {}
      public func stop() {}
      public func stop() async {}
      public var mood: Int { get async { 1 } }
      public var tool: Int { get throws { 1 } }
    }
    public actor Ledger {
      public init() {}
      public var total: Int { 1 }
      public let id = 1
      public func add(_ amount: Int) {}
      public nonisolated func title() -> Int { 1 }
    }
    """

  /// The uses that lack a mark: `load try`.
  private func missing(in code: String) -> [String] {
    SwiftSnippetReader.read(Array(code.utf8), api: Self.api).uses.compactMap { use in
      let marks = use.missingEffects.map(\.rawValue)
      return marks.isEmpty ? nil : "\(use.baseName) \(marks.joined(separator: " "))"
    }
  }

  @Test(
    arguments: [
      ("Notes.all.load(1)", "load try"), ("Notes.all.fetch()", "fetch await"),
      ("Notes.all.save(1)", "save try await"), ("try Notes.all.save(1)", "save await"),
      ("await Notes.all.save(1)", "save try"), ("Notes(file: 1)", "init try"),
      ("print(Notes.all.mood)", "mood await"), ("x = Notes.all.tool", "tool try"),
      ("let n = Notes.all\nn.load(try x())", "load try"),
      ("try f { Notes.all.load(1) }", "load try"),
      ("let c = { Notes.all.load(1) }", "load try"),
      ("x ? try Notes.all.load(1) : Notes.all.load(2)", "load try"),
      ("func f() async throws { Notes.all.load(1) }", "load try"),
      ("Ledger().add(1)", "add await"), ("print(Ledger().total)", "total await"),
      ("extension Notes { func f(_ l: Ledger) { l.add(1) } }", "add await"),
      ("let 名 = Notes.all; 名.load(\"😀\")", "load try"),
    ])
  func missesMark(code: String, found: String) {
    #expect(missing(in: code) == [found])
  }

  @Test(
    arguments: [
      "try Notes.all.load(1)", "try? Notes.all.load(1)", "try! Notes.all.load(1)",
      "try await Notes.all.save(1)", "let x = try Notes.all.load(1) + Notes.all.load(2)",
      "try x = Notes.all.load(1)", "try c ? Notes.all.load(1) : Notes.all.load(2)",
      "try f(Notes.all.load(1), [Notes.all.load(2)])", "print(\"\\(try Notes.all.load(1))\")",
      "async let x = Notes.all.fetch()", "#expect(Notes.all.load(1) == 2)",
      "let f = Notes.all.load", "Notes.all.each { print($0) }", "Notes.all.typed { }",
      "Notes.all.stop()", "await Notes.all.stop()", "Notes.all.load(...)",
      "print(Ledger().id, Ledger().title())", "await Ledger().add(1)",
      "extension Ledger { func f() { add(1); self.add(total) } }",
      "func f(_ l: isolated Ledger) { l.add(1) }", "f { try Notes.all.load(1) }",
    ])
  func isMarked(code: String) {
    #expect(missing(in: code).isEmpty)
  }

  @Test func isSilentWhereTheParserHadToRecover() {
    #expect(missing(in: "Notes.all.load(1 +)").isEmpty)
  }
}
