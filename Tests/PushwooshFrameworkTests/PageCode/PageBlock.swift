// The Swift blocks of pages.

import Foundation

/// A Swift block of a page.
struct PageBlock: Sendable, CustomStringConvertible {
  /// The page's path, from the folder of all pages.
  let page: String
  /// The line of the page on which the code begins, counted from 1.
  let line: Int
  let code: String
  /// Whether the page says that this code shows the older API.
  let showsOlderAPI: Bool

  var locale: String { page.split(separator: "/").first.map(String.init) ?? "" }
  var description: String { "\(page):\(line)" }

  /// Its lines on the page.
  var lines: ClosedRange<Int> { line...(line + text.count - 1) }

  /// The modules that it imports.
  var imports: [String] {
    text.compactMap { line in
      line.hasPrefix("import ") ? String(line.dropFirst("import ".count)) : nil
    }
  }

  /// The code without its imports, on the same lines.
  var body: String {
    text.map { $0.hasPrefix("import ") ? "" : $0 }.joined(separator: "\n")
  }

  private var text: [Substring] {
    code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Reads the blocks of all pages of a folder, in the order of their paths.
  static func blocks(in folder: URL) throws -> [PageBlock] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".mdx") }.sorted().flatMap { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return fenced(in: text, page: path) + recovered(of: text, page: path)
    }
  }

  /// Reads the blocks in the doc comments of the framework, on the lines of their files.
  static func docComments() throws -> [PageBlock] {
    let folder = root.appendingPathComponent("Sources/PushwooshFramework")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let comments = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.firstMatch(of: /^ *\/\/\/ ?(.*)$/).map { String($0.1) } ?? ""
      }
      return fenced(in: comments.joined(separator: "\n"), page: path)
    }
  }

  private static func fenced(in text: String, page: String) -> [PageBlock] {
    var blocks: [PageBlock] = []
    var open: (line: Int, code: [Substring])?
    var isAllowed = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = open, line == "```" {
        let code = block.code.joined(separator: "\n")
        blocks.append(
          PageBlock(page: page, line: block.line, code: code, showsOlderAPI: isAllowed))
        open = nil
        isAllowed = false
      } else if open != nil {
        open?.code.append(line)
      } else if line == "```swift" {
        open = (index + 2, [])
      } else if !line.isEmpty {
        isAllowed = line.contains("concord allow deprecated-symbol")
      }
    }
    return blocks
  }
}

extension PageBlock {
  /// The package's own folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
