// The module of headers that the tests read, and the compilers that read it.

import APIModel
import Foundation
import Testing

@testable import SymbolGraphs
@testable import Toolchain

/// `Fixtures/LampKit`, imported once for all tests.
enum LampKit {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/LampKit")

  /// Its headers by their file name.
  static func headers() throws -> [HeaderFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      HeaderFile(
        path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// A folder for the part of an import that takes long, shared by all tests of this machine.
  static let cache = NSTemporaryDirectory() + "/concord-tests"

  /// Imports headers given as text, as a module of this name.
  static func imported(
    _ headers: [String: String], standIns: [String: String] = [:], named name: String = "Kit"
  ) throws -> (module: Module, notices: [String]) {
    let files = { (texts: [String: String]) in
      texts.sorted { $0.key < $1.key }.map { HeaderFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }
    let importer = HeaderImporter(standIns: files(standIns), cache: cache)
    let results = try importer.run([HeaderModule(name: name, headers: files(headers))])
    let result = try #require(results.first)
    return (try module(result, named: name), result.notices)
  }

  static func module(_ result: ImportedHeaders, named name: String) throws -> Module {
    var graphs = HeaderGraphs()
    graphs.swift = result.swiftGraphs
    graphs.revealed = result.revealedGraphs
    graphs.objc = result.objcGraphs
    graphs.platforms = result.platformGraphs
    graphs.constants = result.constants
    return try graphs.module(named: name) { address in
      address.hasPrefix(result.address) ? String(address.dropFirst(result.address.count)) : nil
    }
  }

  /// The whole module.
  static let module = Result {
    let importer = HeaderImporter(cache: cache)
    let results = try importer.run([HeaderModule(name: "LampKit", headers: try headers())])
    let result = try #require(results.first)
    #expect(result.notices.isEmpty)
    return try module(result, named: "LampKit")
  }

  /// The symbol of a Swift path.
  static func symbol(_ path: String) throws -> Symbol {
    let symbols = try module.get().symbols
    return try #require(symbols.first { $0.qualifiedName == path }, "no \(path)")
  }
}
