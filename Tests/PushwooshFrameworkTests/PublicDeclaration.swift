// The public declarations of the framework, as its sources write them.

import Foundation

/// A declaration that clients see, with what stands above it.
struct PublicDeclaration {
  /// The file's name without its extension, which is the name of the type.
  var file: String
  /// The doc comment's lines, without marks.
  var comment: [String]
  /// One text for each attribute, which may span lines.
  var attributes: [String]
  /// The first line.
  var code: String

  /// Reads the sources that this test was built beside.
  static func ofFramework() throws -> [PublicDeclaration] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/PushwooshFramework")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      read(
        try String(contentsOf: file, encoding: .utf8),
        file: file.deletingPathExtension().lastPathComponent)
    }
  }

  private static func read(_ text: String, file: String) -> [PublicDeclaration] {
    var declarations: [PublicDeclaration] = []
    var next = PublicDeclaration(file: file, comment: [], attributes: [], code: "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        next.comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("@") {
        next.attributes.append(line)
      } else if let open = next.attributes.last, !isBalanced(open) {
        next.attributes[next.attributes.count - 1] = open + " " + line
      } else if !line.hasPrefix("#") {
        next.code = line
        if next.isPublic { declarations.append(next) }
        next = PublicDeclaration(file: file, comment: [], attributes: [], code: "")
      }
    }
    return declarations
  }

  /// Whether it is marked `public`, or is a case or requirement of what is.
  private var isPublic: Bool {
    if code.hasPrefix("public ") { return !code.hasPrefix("public import ") }
    return !comment.isEmpty && (code.hasPrefix("case ") || code.hasPrefix("func "))
  }

  private static func isBalanced(_ text: String) -> Bool {
    text.count { $0 == "(" } == text.count { $0 == ")" }
  }
}
