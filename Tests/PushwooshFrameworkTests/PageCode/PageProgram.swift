// The program made of the pages' code.

import Foundation
import Testing

/// A program that runs the block it is told, on a phone of its own.
struct PageProgram: Sendable {
  private let program: URL
  private let home: URL

  /// Builds a program of blocks, each with the code of its scenario behind it.
  init(_ blocks: [PageBlock], name: String) throws {
    let compiler = try PageCompiler.shared.get()
    let folder = compiler.scratch.appendingPathComponent("\(name)-sources")
    home = compiler.scratch.appendingPathComponent("\(name)-home")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = Self.phone
    var table = ""
    for (number, block) in blocks.enumerated() {
      guard let scenario = PageScenario.scenario(of: block) else { continue }
      let file = folder.appendingPathComponent("block\(number).swift")
      try Self.source(block, scenario, "block\(number)")
        .write(to: file, atomically: false, encoding: .utf8)
      files.append(file)
      table += "  \"\(block)\": block\(number),\n"
    }
    let main = folder.appendingPathComponent("main.swift")
    let text = """
      let blocks: [String: (Phone) -> Void] = [
      \(table)]
      blocks[CommandLine.arguments[1]]!(Phone())

      """
    try text.write(to: main, atomically: false, encoding: .utf8)
    program = try compiler.build(files + [main], name: name)
  }

  /// Runs a block, and tells where it differs from its scenario.
  func differences(_ block: PageBlock) throws -> [String] {
    let scenario = try #require(PageScenario.scenario(of: block))
    // The style that a page sets is remembered for the next launch: each run has its own home.
    let home = home.appendingPathComponent(UUID().uuidString).path
    let output = try run(
      program.path, ["\(block)"], environment: ["HOME": home, "XDG_CONFIG_HOME": home])
    let lines = output.text.split(separator: "\n").map(String.init)
    let says = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let prints = lines.filter { !$0.hasPrefix("> ") && !$0.hasPrefix("[Pushwoosh] ") }
    var differences: [String] = []
    if output.status != 0 { differences.append("\(block) ended with \(output.status)") }
    if says != scenario.says { differences.append("\(block) caused \(says)") }
    let areRight =
      prints.count == scenario.prints.count
      && zip(prints, scenario.prints).allSatisfy { $1.allSatisfy($0.contains) }
    if !areRight { differences.append("\(block) printed \(prints)") }
    return differences
  }

  /// The block in a function; what follows stands in the block's own scope, behind it.
  private static func source(
    _ block: PageBlock, _ scenario: PageScenario, _ name: String
  ) -> String {
    // A program has one entry point, and it is not the page's.
    let code = block.code.replacingOccurrences(of: "@main", with: "")
    let style = "Pushwoosh.media.setRichMediaPresentationStyle(.modal)\n"
    return PageCompiler.wrapped(
      PageBlock(page: block.page, line: block.line, code: code, showsOlderAPI: true),
      name: name, parameters: "_ phone: Phone", start: scenario.isModal ? style : "",
      end: scenario.code)
  }

  /// The files of the tests that the phone consists of.
  private static var phone: [URL] {
    let tests = PageBlock.root.appendingPathComponent("Tests/PushwooshFrameworkTests")
    return [
      "Doubles/Journal.swift", "Doubles/VirtualClock.swift", "Doubles/VirtualScreen.swift",
      "Doubles/Stage.swift", "PageCode/Phone.swift",
    ].map { tests.appendingPathComponent($0) }
  }
}
