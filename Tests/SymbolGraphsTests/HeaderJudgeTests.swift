// Every Swift name of the imported headers, judged by the compiler.

import APIModel
import Foundation
import Testing

@testable import SymbolGraphs
@testable import Toolchain

@Suite struct HeaderJudgeTests {
  private let arguments = [
    "LKBox": ["ObjectType": "NSObject"], "LKStack": ["ObjectType": "NSObject"],
    "LKShelf": ["Kind": "LKDevice"], "LKPair": ["First": "NSObject", "Second": "NSString"],
  ]

  /// Lets the compiler look at code over the module.
  private func judge(_ code: String, _ flags: [String] = []) throws -> ChildProcess.Output {
    let scratch = try ScratchFolder()
    let module = HeaderModule(name: "LampKit", headers: try LampKit.headers())
    let folder = try ImportFolder([module], standIns: [], in: scratch)
    try scratch.write("".utf8, to: "made/made.h")
    try scratch.write("module ConcordMade { header \"made.h\" }".utf8, to: "made/module.modulemap")
    try folder.writeStart(["LampKit": ["LampKit.h"]])
    let toolchain = try SwiftToolchain.find()
    try StandardLibrary(toolchain: toolchain, cache: LampKit.cache)
      .install(in: "resources", of: scratch)
    let view = SwiftView(toolchain: toolchain, folder: folder)
    try view.buildOverlays()
    try scratch.write(code.utf8, to: "judge.swift")
    return try view.compile(
      flags + ["-typecheck", "-module-name", "Judge", "judge.swift"], cache: "pcm")
  }

  @Test func everyNameCompiles() throws {
    let symbols = try LampKit.module.get().symbols
    let swift = symbols.filter { $0.declaration.swift != nil }
    #expect(swift.count > 280)
    #expect(swift.filter { $0.kind == .class }.count >= 40)
    let use = UseOfSymbols(symbols, arguments: arguments)
    let imports = ["LampKit", "Foundation", "UIKit", "CoreLocation", "UserNotifications", "WebKit"]
    _ = try judge(use.code(swift, importing: imports))
  }

  @Test(arguments: [
    ("LKLamp.save(to:)", "save(url:)"), ("LKGlow.warm", "glowWarm"),
    ("LKHub.__sendText(_:to:)", "sendText(_:to:)"), ("LKError.Code.noPower", "LKErrorNoPower"),
  ])
  func aWrongNameDoesNot(path: String, name: String) throws {
    var symbol = try LampKit.symbol(path)
    symbol.path[symbol.path.count - 1] = name
    for (index, label) in name.split(separator: "(").dropFirst().joined().split(separator: ":")
      .dropLast().enumerated()
    {
      symbol.parameters[index].label = label == "_" ? nil : String(label)
    }
    let use = UseOfSymbols([symbol], arguments: arguments)
    let code = use.code([symbol], importing: ["LampKit", "Foundation"])
    #expect(throws: ToolchainError.self, "\(code)") { try judge(code) }
  }

  /// The importer's own tables list every declaration under its base name in Swift.
  @Test func noDeclarationIsMissing() throws {
    let output = try judge("import LampKit\n", ["-dump-clang-lookup-tables"])
    let symbols = try LampKit.module.get().symbols
    let names = Dictionary(grouping: symbols) { $0.objcName ?? "" }
    var bases: [String: Set<String>] = [:]
    for (base, declaration) in Self.entries(of: "LampKit", in: output.standardError) {
      bases[declaration, default: []].insert(base)
    }
    // The compiler's own types, macros, and the initializer that the headers make unavailable.
    for name in ["Class", "Protocol", "SEL", "id", "Macro", "init"] { bases[name] = nil }
    bases = bases.filter { !$0.key.hasPrefix("__") }
    #expect(bases.count > 220)
    for (declaration, expected) in bases.sorted(by: { $0.key < $1.key }) {
      // The fields of structures have no name in Objective-C.
      let found = names[declaration] ?? symbols.filter { $0.name == declaration }
      #expect(!found.isEmpty, "no \(declaration)")
      let names: [String] = found.flatMap { $0.parentPath + [$0.baseName] }
      let allowed = expected.union(["init", "subscript"])
      let known = names.filter { allowed.contains($0) }
      #expect(!known.isEmpty, "\(declaration): \(names), not \(expected)")
    }
  }

  /// The entries of the table of a module: base names with selectors, constants and types.
  private static func entries(
    of module: String, in output: [UInt8]
  ) -> [(base: String, declaration: String)] {
    var found: [(String, String)] = []
    var isInside = false
    var base = ""
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("<<") { isInside = line.hasPrefix("<<\(module) ") }
      if line.first != " ", !line.hasPrefix("<<"), !line.hasPrefix("Base name") { isInside = false }
      guard isInside, let colon = line.firstIndex(of: ":") else { continue }
      if line.hasPrefix("    ") {
        // A setter is not a name of its own.
        for entry in line[line.index(after: colon)...].split(separator: ",") {
          let name = entry.split { " [].".contains($0) }.last.map(String.init) ?? ""
          found.append((base, name))
        }
      } else if line.hasPrefix("  ") {
        base = String(line[..<colon].drop { $0 == " " })
      }
    }
    return found
  }
}
