// Compiling the code of pages, as a reader would.

import Foundation
import Testing

/// Compiles blocks of pages in Swift 5 mode, against the framework that is being tested and a
/// stand-in for UIKit.
struct PageCompiler: Sendable {
  /// Something that the compiler says of a page.
  struct Remark: Hashable, Sendable, CustomStringConvertible {
    let page: String
    let line: Int
    let isError: Bool
    let message: String

    var description: String { "\(page):\(line): \(isError ? "error" : "warning"): \(message)" }
  }

  /// Where the tests were built: modules, objects, and the tests themselves.
  let products: URL
  /// What this compiler writes, beside the products.
  let scratch: URL

  /// The one compiler of a test run.
  static let shared = Result { try PageCompiler() }

  /// Finds the framework beside the running tests, and compiles the stand-in.
  private init() throws {
    products = try #require(
      Self.candidates.first { folder in
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("Modules/PushwooshFramework.swiftmodule").path)
      }, "the tests' folder of modules was not found: run them with `swift test`")
    scratch = products.appendingPathComponent("page-code")
    try? FileManager.default.removeItem(at: scratch)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let standIn = PageBlock.root.appendingPathComponent("StandIns/UIKit/UIKit.swift")
    let output = try run(
      "swiftc",
      [
        "-swift-version", "5", "-parse-as-library", "-emit-module", "-emit-object", "-module-name",
        "UIKit", standIn.path, "-o", scratch.appendingPathComponent("UIKit.o").path,
        "-emit-module-path", scratch.appendingPathComponent("UIKit.swiftmodule").path,
      ])
    try #require(output.status == 0, "\(output.text)")
  }

  /// Typechecks blocks, all in one run of the compiler, but for those with an entry point: a
  /// program has only one, so they get a run each.
  func remarks(on blocks: [PageBlock]) throws -> [Remark] {
    let programs = blocks.filter { $0.code.contains("@main") }
    let others = blocks.filter { !$0.code.contains("@main") }
    let ofPrograms = try programs.flatMap { program in
      try typecheck([write(program, source: Self.placed(program, program.code))])
    }
    let files = try others.enumerated().map { number, block in
      try write(block, source: Self.wrapped(block, name: "block\(number)"))
    }
    return try ofPrograms + (files.isEmpty ? [] : typecheck(files))
  }

  /// Builds a program from files, with the framework and the stand-in for UIKit inside.
  ///
  /// - Returns: The program.
  func build(_ files: [URL], name: String) throws -> URL {
    let program = scratch.appendingPathComponent(name)
    let objects = try FileManager.default.contentsOfDirectory(
      at: products.appendingPathComponent("PushwooshFramework.build"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }
    let standIn = scratch.appendingPathComponent("UIKit.o")
    let output = try run(
      "swiftc",
      [
        "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "Pages", "-o",
        program.path,
      ]
        + folders + (files + objects + [standIn]).map(\.path))
    try #require(output.status == 0, "\(output.text)")
    return program
  }

  /// A block as the body of a function, in a file with the block's own imports.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - parameters: Its parameters.
  ///   - start: What stands before the block.
  ///   - end: What stands after the block.
  static func wrapped(
    _ block: PageBlock, name: String, parameters: String = "", start: String = "", end: String = ""
  ) -> String {
    """
    \(imports(block))
    func \(name)(\(parameters)) {
    \(start)
    #sourceLocation(file: "\(block.page)", line: \(block.line))
    \(block.body)
    #sourceLocation()
    \(end)
    }

    """
  }

  /// A block that imports nothing is part of a file that imports what it needs.
  private static func imports(_ block: PageBlock) -> String {
    let modules = block.imports.isEmpty ? ["PushwooshFramework", "UIKit"] : block.imports
    return modules.map { "import \($0)" }.joined(separator: "\n")
  }

  private static func placed(_ block: PageBlock, _ code: String) -> String {
    "#sourceLocation(file: \"\(block.page)\", line: \(block.line))\n\(code)\n"
  }

  private func write(_ block: PageBlock, source: String) throws -> String {
    let name = block.page.replacingOccurrences(of: "/", with: "-")
    let file = scratch.appendingPathComponent("\(name)-\(block.line).swift")
    try source.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }

  private func typecheck(_ files: [String]) throws -> [Remark] {
    let output = try run(
      "swiftc",
      [
        "-swift-version", "5", "-parse-as-library", "-typecheck", "-wmo", "-diagnostic-style",
        "llvm",
      ] + folders + files)
    let remarks = output.text.split(separator: "\n").compactMap(Self.remark)
    // A compiler that stops for another reason has not said that the pages are right.
    try #require((output.status == 0) != remarks.contains { $0.isError }, "\(output.text)")
    return remarks
  }

  /// Where modules are.
  private var folders: [String] {
    ["-I", products.appendingPathComponent("Modules").path, "-I", scratch.path]
  }

  /// Reads `file:line:column: error: message`; other lines only explain one of these.
  private static func remark(_ line: Substring) -> Remark? {
    guard let match = line.firstMatch(of: /^(.+?):(\d+):\d+: (error|warning): (.*)$/),
      let number = Int(match.2)
    else { return nil }
    return Remark(
      page: String(match.1), line: number, isError: match.3 == "error", message: String(match.4))
  }

  /// Where the tests' products may be: SwiftPM puts the tests beside the modules.
  private static var candidates: [URL] {
    let paths = [Bundle.main.executablePath, Bundle.main.bundlePath].compactMap(\.self)
    return (paths + CommandLine.arguments).flatMap { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      return [folder, folder.deletingLastPathComponent().deletingLastPathComponent()]
    }
  }
}
