// The recipes of the guide: their YAML can be read, and the program knows their options.

import CommandLineTool
import Foundation
import Pages
import Project
import Testing

@Suite("Recipes")
struct RecipeTests {
  private struct Block {
    var file: String
    var language: String
    var text: String
  }

  /// The code blocks of the README and of the guide's own pages.
  private static func blocks() throws -> [Block] {
    let guide = try Repository.files(in: Repository.root + "/docs/guide")
      .filter { $0.hasSuffix(".md") && !$0.contains("/") }.map { "docs/guide/" + $0 }
    return try (guide + ["README.md"]).flatMap { file in
      let bytes = Array(try Repository.text(file).utf8)
      return PageReader.read(bytes, file: file, dialect: .commonmark).codeBlocks.map {
        Block(
          file: file, language: $0.language, text: String(decoding: $0.code.bytes, as: UTF8.self))
      }
    }
  }

  @Test("All YAML can be read, and what is a configuration is one")
  func yaml() throws {
    let blocks = try Self.blocks().filter { $0.language == "yaml" }
    #expect(blocks.count > 8)
    var configurations = 0
    for block in blocks {
      #expect(throws: Never.self, "\(block)") { try YAMLReader.read(Array(block.text.utf8)) }
      guard block.text.hasPrefix("# concord.yml") else { continue }
      configurations += 1
      let configuration = try ConfigurationReader.read(
        Array(block.text.utf8), file: block.file, ruleIDs: [])
      #expect(configuration.pages.count == 1)
    }
    #expect(configurations == 3)
  }

  @Test("The JSON of the recipes can be read")
  func json() throws {
    let blocks = try Self.blocks().filter { $0.language == "json" && $0.file.hasSuffix("/ci.md") }
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(throws: Never.self, "\(block)") {
        try JSONSerialization.jsonObject(with: Data(block.text.utf8))
      }
    }
  }

  @Test("The hooks are those that the recipe uses")
  func hooks() throws {
    let text = try Repository.text(".pre-commit-hooks.yaml")
    guard case .sequence(let hooks) = try YAMLReader.read(Array(text.utf8)) else {
      Issue.record("no list of hooks")
      return
    }
    let ids = hooks.compactMap { $0["id"]?.text }
    #expect(ids == ["concord", "concord-all"])
    let guide = try Repository.text("docs/guide/ci.md")
    for hook in hooks {
      for key in ["name", "entry", "language"] { #expect(hook[key]?.text?.isEmpty == false) }
      #expect(guide.contains("`\(hook["id"]?.text ?? "")`"))
    }
  }

  @Test("The program knows the commands and options of all recipes")
  func commands() throws {
    var found = 0
    for block in try Self.blocks() where ["sh", "yaml", "json"].contains(block.language) {
      found += try Self.check(block.text, in: block.file)
    }
    found += try Self.check(try Repository.text(".pre-commit-hooks.yaml"), in: "hooks")
    #expect(found > 20)
  }

  /// Parses the command lines in a text as the program would.
  ///
  /// - Returns: How many there are.
  private static func check(_ text: String, in file: String) throws -> Int {
    let lines = text.replacing("\\\n", with: " ")
      .replacing(/\$\{[A-Z_]+:\+([^}]*)\}/) { $0.output.1 }
      .split(separator: "\n")
    var found = 0
    for line in lines {
      let match = line.firstMatch(of: /(?:^|[\s"])concord ([a-z][^#&|;>]*)/)
      guard let command = match?.output.1 else { continue }
      let words = command.split { $0.isWhitespace || "\"',".contains($0) }.map(String.init)
      guard
        let spec = Commands.all.map(\.spec).first(where: { spec in
          words.starts(with: spec.name.split(separator: " ").map(String.init))
        })
      else {
        Issue.record("\(file): no command in '\(line)'")
        continue
      }
      let rest = words.dropFirst(spec.name.split(separator: " ").count)
      #expect(throws: Never.self, "\(file): \(line)") {
        try ParsedArguments(Array(rest), for: spec)
      }
      found += 1
    }
    return found
  }
}

extension YAMLValue {
  fileprivate subscript(key: String) -> YAMLValue? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate var text: String? { if case .scalar(let text) = self { text } else { nil } }
}
