// The reference from the compiler's own data: what a symbol graph gives, and what it lacks.

import APIModel
import Foundation
import Reference
import SwiftSources
import SymbolGraphs
import Testing

@testable import Toolchain

@Suite struct GraphReferenceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized.path

  /// The module of a symbol graph that the compiler makes of files.
  private static func compiled(
    _ name: String, _ files: [String], _ options: [String] = [], in scratch: ScratchFolder
  ) throws -> Module {
    var compiler = ChildProcess(
      "swiftc",
      ["-emit-module", "-module-name", name, "-emit-module-path", "Made.swiftmodule"]
        + ["-suppress-warnings", "-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.path]
        + options + files, in: scratch.path)
    compiler.timeLimit = 300
    let output = try compiler.run()
    #expect(output.status == 0, "\(String(decoding: output.standardError, as: UTF8.self))")
    let json = try #require(scratch.read("\(name).symbols.json"))
    var module = try SymbolGraphReader.read([json], module: name) { address in
      URL(string: address).map { String($0.path.dropFirst(root.count + 1)) }
    }
    Succession.apply(to: &module.symbols)
    return module
  }

  /// The demo's reference from its graph.
  private static let demo = Result { () throws -> ReferenceSite in
    let scratch = try ScratchFolder()
    let folder = root + "/Sources/PushwooshFramework"
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }
    let module = try compiled(
      "PushwooshFramework", paths.map { "\(folder)/\($0)" },
      ["-package-name", "concord", "-enable-upcoming-feature", "InternalImportsByDefault"],
      in: scratch)
    return ReferenceSite(APIModel(modules: [module]))
  }

  /// What an entry says, apart from what a graph does not know: raw values; on Linux the spelling in
  /// Objective-C; the kinds of what other libraries declare, by which relations are told apart.
  private struct Said: Hashable, CustomStringConvertible {
    var description: String
    init(_ entry: ReferenceEntry) {
      let parameters = entry.parameters.map {
        [$0.name, $0.type.text.filter { $0 != " " }, $0.text.plainText]
      }
      let prose = [entry.text, entry.returns, entry.throwing].map { $0?.plainText ?? "" }
      let links = entry.text.links.map { "\($0.key) \($0.value)" }.sorted()
      let parts: [Any] = [
        entry.kind, entry.qualifiedName, entry.place, entry.alias ?? "", prose, links,
        entry.kind == .case ? [] : parameters, entry.state.map { "\($0)" } ?? "",
        entry.since ?? "", entry.platforms, entry.source?.text ?? "",
        entry.implementers.map(\.text), entry.meets?.text ?? "", entry.isStatic,
      ]
      description = parts.map { "\($0)" }.joined(separator: " · ")
    }
  }

  @Test("The symbol graph of the demo gives the pages that its sources give")
  func samePages() throws {
    let graph = try Self.demo.get()
    let sources = ReferenceSite(DemoAPI.model)
    let plain = sources.entries.filter { $0.conditions.isEmpty }
    #expect(plain.count > 90)
    let found = Set(graph.entries.map(Said.init))
    let missing = plain.map(Said.init).filter { !found.contains($0) }
    let none = missing.first { one in
      #expect(graph.entries.map(Said.init).map(\.description).contains(one.description))
      return true
    }
    #expect(none == nil)
    let names = Set(sources.entries.map(\.qualifiedName))
    #expect(graph.entries.map(\.qualifiedName).filter { !names.contains($0) } == [])
    #expect(graph.pages.map(\.fileName) == sources.pages.map(\.fileName))
    #expect(graph.migrations.count == sources.migrations.count)
    for (page, own) in zip(graph.pages, sources.pages) {
      #expect(page.groups.map(\.kind) == own.groups.map(\.kind), "\(page.title)")
      #expect(page.relations.superclass == own.relations.superclass, "\(page.title)")
      #expect(page.relations.conformers == own.relations.conformers, "\(page.title)")
    }
  }

  @Test("What a graph lacks is absent, and nothing else is said in its place")
  func whatGraphsLack() throws {
    let graph = try Self.demo.get()
    let sources = ReferenceSite(DemoAPI.model)
    #expect(graph.entries.allSatisfy { $0.kind != .case || $0.rawValue == nil })
    #expect(sources.entries.contains { $0.kind == .case && $0.rawValue != nil })
    #expect(!graph.hasObjectiveC && sources.hasObjectiveC)
  }

  @Test("Hostile comments of a graph are text in every format")
  func hostile() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      Array(
        """
        /// See <script>alert(1)</script> {a} [x](javascript:a) ``</code><b>`` @Row {
        public struct A {
          /// - Parameter b: <img src=x onerror=a>
          @available(*, deprecated, renamed: "f()", message: "<script>alert(2)</script>")
          public init(b: Int) {}
          public static func f() {}
        }
        """.utf8), to: "A.swift")
    let module = try Self.compiled("Kit", ["A.swift"], in: scratch)
    let site = ReferenceSite(APIModel(modules: [module]))
    for format in ReferenceFormats.all {
      for file in format.files(of: site) where !file.path.hasSuffix(".js") {
        for live in ["<script>", "<img", "](javascript"] {
          let isThere = file.text.contains(live)
          #expect(!isThere, "\(file.path): \(live)")
        }
        #expect(!file.text.contains(" {a}") || file.path.hasSuffix(".html"), "\(file.path)")
      }
    }
    let page = HTMLReference().files(of: site).first { $0.path == "A.html" }
    #expect(page?.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;") == true)
  }
}
