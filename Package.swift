// swift-tools-version: 6.1
// The targets of Concord, floor by floor: a target imports only what stands on a lower floor.
import Foundation
import PackageDescription

/// The folder of SwiftSyntax, which ships with the toolchain beside the compiler.
///
/// The first `swiftc` on PATH is followed through its symbolic links. The last entry is a guess
/// that lets the manifest load where there is no compiler on PATH; the build then names the folder.
let syntaxFolder: String = {
  let path = Context.environment["PATH"] ?? ""
  let compilers = path.split(separator: ":").map { "\($0)/swiftc" }
  for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let folder =
      real.deletingLastPathComponent().deletingLastPathComponent().path
      + "/lib/swift/host"
    if FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") {
      return folder
    }
  }
  return "/usr/lib/swift/host"
}()

/// What every target is built with.
let plain: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// For the targets that import SwiftSyntax, and for those above them, however far.
let seesSyntax = plain + [.unsafeFlags(["-I", syntaxFolder])]

/// For what gets linked with SwiftSyntax.
let linksSyntax: [LinkerSetting] = [
  .unsafeFlags([
    "-L", syntaxFolder, "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftSyntax", "-Xlinker",
    "-rpath", "-Xlinker",
    syntaxFolder,
  ])
]

/// A room of the tool: a target that does not need SwiftSyntax.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: plain)
}

/// A room from which SwiftSyntax can be seen.
func syntaxRoom(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: seesSyntax, linkerSettings: linksSyntax)
}

/// The tests of a room.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: exclude, swiftSettings: seesSyntax,
    linkerSettings: linksSyntax)
}

let package = Package(
  name: "Concord",
  products: [
    .executable(name: "concord", targets: ["concord"]),
    .library(name: "PushwooshFramework", targets: ["PushwooshFramework"]),
  ],
  targets: [
    // Floor 1
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    room("Diagnostics"),
    room("Lexing"),
    room("Markup"),
    room("PushwooshFramework"),
    // Floor 2
    room("APIModel", ["Diagnostics"]),
    room("Comparison", ["Lexing"]),
    room("Pages", ["Diagnostics", "CCmark", "CYAML"]),
    room("HTMLPresenting", ["PushwooshFramework", "Markup"]),
    room("PageFrame", ["Lexing", "Markup"]),
    // Floor 3
    syntaxRoom("SwiftSources", ["APIModel", "Lexing", "Diagnostics"]),
    room("ObjCSources", ["APIModel", "Lexing", "Diagnostics"]),
    room("SymbolGraphs", ["APIModel"]),
    room("Toolchain", ["Diagnostics"]),
    // Floor 4
    syntaxRoom(
      "Snippets",
      ["Pages", "APIModel", "SwiftSources", "ObjCSources", "Lexing", "Diagnostics"]),
    // Floor 5
    syntaxRoom("Alignment", ["Pages", "Snippets", "APIModel", "Lexing", "Diagnostics"]),
    // Floor 6
    syntaxRoom(
      "DriftRules",
      ["Alignment", "Comparison", "Snippets", "Lexing", "Pages", "APIModel", "Diagnostics"]),
    room("Reports", ["PageFrame", "APIModel", "Pages", "Lexing", "Diagnostics", "Markup"]),
    room("Reference", ["PageFrame", "APIModel", "Pages", "Lexing", "Markup"]),
    // Floor 7
    syntaxRoom(
      "Checking",
      [
        "DriftRules", "Reference", "Alignment", "Comparison", "Snippets", "Lexing", "Pages",
        "APIModel", "Diagnostics",
      ]),
    room("Fixing", ["Diagnostics"]),
    syntaxRoom(
      "Project",
      [
        "SwiftSources", "SymbolGraphs", "Toolchain", "Pages", "APIModel", "Markup", "Diagnostics",
      ]),
    // Floor 8
    syntaxRoom(
      "CommandLineTool",
      [
        "Project", "Checking", "Fixing", "Reports", "Reference", "DriftRules", "Snippets", "Pages",
        "APIModel", "HTMLPresenting", "Markup", "Toolchain", "Diagnostics",
      ]),
    // Floor 9
    .executableTarget(
      name: "concord", dependencies: ["CommandLineTool"], swiftSettings: seesSyntax,
      linkerSettings: linksSyntax),

    tests("Diagnostics", ["Diagnostics"]),
    tests("APIModel", ["APIModel", "SwiftSources", "Diagnostics"]),
    tests("PushwooshFramework", ["PushwooshFramework", "Snippets", "Pages", "Diagnostics"]),
    tests("HTMLPresenting", ["HTMLPresenting", "PushwooshFramework"]),
    tests("Pages", ["Pages", "Diagnostics", "TestSupport"]),
    tests("SwiftSources", ["SwiftSources", "APIModel", "Diagnostics"]),
    tests("Toolchain", ["Toolchain"]),
    tests(
      "SymbolGraphs", ["SymbolGraphs", "Toolchain", "SwiftSources", "APIModel"],
      exclude: ["Fixtures"]),
    tests("Lexing", ["Lexing"]),
    tests("Comparison", ["Comparison", "Lexing"]),
    tests("ObjCSources", ["ObjCSources", "APIModel", "Lexing"]),
    tests(
      "Snippets",
      ["Snippets", "SwiftSources", "ObjCSources", "Lexing", "Pages", "APIModel", "Diagnostics"]),
    tests("Alignment", ["Alignment", "Snippets", "Pages", "APIModel", "Diagnostics"]),
    tests(
      "DriftRules",
      ["DriftRules", "Checking", "Fixing", "SwiftSources", "Pages", "APIModel", "Diagnostics"]),
    tests(
      "Checking",
      ["Checking", "DriftRules", "Reference", "SwiftSources", "Pages", "APIModel", "Diagnostics"]),
    tests("Fixing", ["Fixing", "Diagnostics"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: plain),
    tests("Markup", ["Markup"]),
    tests(
      "Reports", ["Reports", "SwiftSources", "APIModel", "Pages", "Diagnostics", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "Reference",
      [
        "Reference", "SwiftSources", "SymbolGraphs", "Toolchain", "Pages", "APIModel",
        "TestSupport",
      ],
      exclude: ["Markdown/Golden"]),
    tests("Project", ["Project", "Pages", "APIModel", "Diagnostics", "TestSupport"]),
    tests(
      "CommandLineTool", ["CommandLineTool", "concord", "Pages", "Project", "TestSupport"],
      exclude: ["Golden"]),
  ]
)
