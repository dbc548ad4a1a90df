// The symbol graph of a Swift module beside what its sources say.

import APIModel
import Foundation
import SwiftSources
import Testing

@testable import SymbolGraphs
@testable import Toolchain

@Suite struct SwiftGraphTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/PushwooshFramework")

  /// The module as the compiler's graph tells it, and as its sources do.
  private static let both = Result { () throws -> (graph: Module, read: Module) in
    let scratch = try ScratchFolder()
    let paths = (FileManager.default.subpaths(atPath: sources.path) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }
    var compiler = ChildProcess(
      "swiftc",
      ["-emit-module", "-module-name", "PushwooshFramework", "-package-name", "concord"]
        + ["-emit-module-path", "Pushwoosh.swiftmodule", "-suppress-warnings"]
        + ["-enable-upcoming-feature", "InternalImportsByDefault"]
        + ["-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.path]
        + paths.map { sources.appendingPathComponent($0).path }, in: scratch.path)
    compiler.timeLimit = 300
    let output = try compiler.run()
    #expect(output.status == 0, "\(String(decoding: output.standardError, as: UTF8.self))")
    let json = try #require(scratch.read("PushwooshFramework.symbols.json"))
    #expect(try SymbolGraphReader.moduleName(of: json) == "PushwooshFramework")
    let graph = try SymbolGraphReader.read([json], module: "PushwooshFramework") { address in
      URL(string: address).map { String($0.path.dropFirst(sources.path.count + 1)) }
    }
    let files = try paths.map { path in
      SwiftAPIReader.File(
        path: path, bytes: Array(try Data(contentsOf: sources.appendingPathComponent(path))))
    }
    return (graph, SwiftAPIReader.read(files, module: "PushwooshFramework"))
  }

  /// What pages are judged by, of one symbol.
  private struct Facts: Hashable, CustomStringConvertible {
    let path: [String]
    let kind: Symbol.Kind
    let isStatic: Bool
    let parameters: [Parameter]
    let effects: [Bool]
    let type: String?
    let availability: Availability
    let documentation: String?
    let place: String

    init(_ symbol: Symbol) {
      path = symbol.path
      kind = symbol.kind
      isStatic = symbol.isStatic
      parameters = symbol.parameters.map { parameter in
        // A graph does not say whether the labels of a payload are names too.
        var parameter = parameter
        if symbol.kind == .case { parameter.name = "" }
        return parameter
      }
      effects = [symbol.isAsync, symbol.isThrowing]
      type = symbol.type
      availability = symbol.availability
      documentation = symbol.documentation
      place = "\(symbol.file ?? ""):\(symbol.line ?? 0)"
    }

    var description: String {
      "\(path) \(kind) \(isStatic) \(parameters) \(effects) \(type ?? "") \(availability) \(place)"
    }
  }

  @Test func saysWhatTheSourcesSay() throws {
    let (graph, read) = try Self.both.get()
    // What stands under a condition may not be there on this system.
    let plain = read.symbols.filter { $0.conditions.isEmpty }
    #expect(plain.count > 90)
    let found = Set(graph.symbols.map(Facts.init))
    let expected = Set(plain.map(Facts.init))
    let missing = expected.subtracting(found).map(\.description).sorted()
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    let all = Set(read.symbols.map(\.path))
    #expect(graph.symbols.filter { !all.contains($0.path) }.map(\.qualifiedName).isEmpty)
  }

  @Test func countsCasesAndKnowsInheritance() throws {
    let (graph, read) = try Self.both.get()
    let cases = { (module: Module) in
      module.symbols.filter { $0.kind == .case }.map { "\($0.qualifiedName) \($0.order ?? -1)" }
    }
    #expect(Set(cases(graph)) == Set(cases(read)))
    for type in read.symbols where type.kind.isType && type.conditions.isEmpty {
      let twin = graph.symbols.first { $0.path == type.path }
      #expect(twin?.inherits.first == type.inherits.first, "\(type.qualifiedName)")
    }
  }

  @Test func refusesWhatIsNoGraph() {
    #expect(throws: SymbolGraphError.notAGraph) {
      try SymbolGraphReader.read([Array("{}".utf8)], module: "A") { _ in nil }
    }
    let objc = """
      {"module":{"name":"A"},"relationships":[],"symbols":[{"kind":{"identifier":\
      "objective-c.class"},"identifier":{"precise":"c:objc(cs)A"},"pathComponents":["A"],\
      "names":{"title":"A"}}]}
      """
    #expect(throws: SymbolGraphError.objcAlone) {
      try SymbolGraphReader.read([Array(objc.utf8)], module: "A") { _ in nil }
    }
  }

  @Test(
    "A requirement with a default may be left out, in whatever order the graph says so",
    arguments: [
      ["defaultImplementationOf", "requirementOf"], ["requirementOf", "defaultImplementationOf"],
    ])
  func defaults(kinds: [String]) {
    let relationships = kinds.map { kind in
      SymbolGraph.Relationship(
        kind: kind, source: kind == "requirementOf" ? "need" : "default",
        target: kind == "requirementOf" ? "protocol" : "need")
    }
    let inheritance = Inheritance(relationships, paths: [:])
    #expect(inheritance.requirement("need") == true)
    #expect(inheritance.isDefault("default") && !inheritance.isDefault("need"))
  }
}
