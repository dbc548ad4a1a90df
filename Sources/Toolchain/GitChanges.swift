// Asks git what changed since a commit.

internal import Foundation

/// What changed in a repository since its history left a commit: what was committed, what is
/// staged, what lies about in the working tree, and files that git does not know yet.
///
/// Where the commit is no ancestor of `HEAD`, its last common ancestor with `HEAD` counts: what
/// others did meanwhile is no change of one's own.
package struct GitChanges: Sendable {
  /// The absolute path of the folder that the repository's files stand in, links resolved.
  package let root: String
  /// The full name of the commit that is compared with.
  package let base: String
  /// What differs, relative to `root`; deleted files, links and submodules are among them.
  package let paths: Set<String>

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: The commit as a person names it; never taken for an option.
  ///   - folder: The absolute path of a folder in the repository.
  package init(since revision: String, in folder: String) throws(GitError) {
    let git = GitCommand(folder: folder)
    guard
      let root = try git.lines(["rev-parse", "--show-toplevel"], or: GitError.noRepository).first
    else {
      throw .noRepository("there is no working tree")
    }
    self.root = root
    guard !revision.contains("\0"),
      let commit = try? git.lines(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
      ).first, commit.allSatisfy(\.isHexDigit)
    else { throw .unknownRevision(revision, isShallow: git.isShallow) }
    guard let base = try? git.lines(["merge-base", commit, "HEAD"]).first else {
      throw .unrelated(revision, isShallow: git.isShallow)
    }
    self.base = base
    let tree = GitCommand(folder: root)
    let changed = try tree.names(Self.difference + [base, "--"])
    let untracked = try tree.names(["ls-files", "--others", "--exclude-standard", "-z", "--"])
    paths = Set(changed).union(untracked)
  }

  /// What files held at the commit; those that were not there, or are no files, are left out.
  ///
  /// - Parameter files: Relative to `root`.
  package func contents(of files: [String]) throws(GitError) -> [String: [UInt8]] {
    let asked = files.filter { !$0.contains("\n") }
    guard !asked.isEmpty else { return [:] }
    let questions = asked.map { "\(base):\($0)\n" }.joined()
    let output = try GitCommand(folder: root).output(["cat-file", "--batch"], input: questions)
    var reader = ObjectReader(output)
    var contents: [String: [UInt8]] = [:]
    for file in asked {
      if let content = reader.next() { contents[file] = content }
    }
    return contents
  }

  /// Neither settings nor attributes of the repository may run a program or hide a change.
  private static let difference = [
    "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
    "--ignore-submodules=none", "--no-relative",
  ]
}

/// Why git does not say what changed.
package enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
  case toolchain(ToolchainError)
  case noRepository(String)
  case unknownRevision(String, isShallow: Bool)
  /// A commit that has no ancestor in common with `HEAD`, as far as the history is there.
  case unrelated(String, isShallow: Bool)
  case failed(String)

  package var description: String {
    switch self {
    case .toolchain(let error): error.description
    case .noRepository(let reason): "the project stands in no git repository: \(reason)"
    case .unknownRevision(let revision, let isShallow):
      "git knows no commit '\(revision)'" + Self.advice(isShallow)
    case .unrelated(let revision, let isShallow):
      "'\(revision)' and HEAD have no history in common" + Self.advice(isShallow)
    case .failed(let reason): "git failed: \(reason)"
    }
  }

  private static func advice(_ isShallow: Bool) -> String {
    isShallow ? "; this clone is shallow: fetch more of the history" : ""
  }
}

/// A run of git in a folder.
private struct GitCommand {
  let folder: String

  /// Whether the history of the clone was cut off.
  var isShallow: Bool { (try? lines(["rev-parse", "--is-shallow-repository"])) == ["true"] }

  /// The lines that git writes.
  func lines(
    _ arguments: [String], or error: (String) -> GitError = GitError.failed
  ) throws(GitError) -> [String] {
    let output = try output(arguments, or: error)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The names that git writes, each ended by a NUL; names that are not UTF-8 name no page.
  func names(_ arguments: [String]) throws(GitError) -> [String] {
    try output(arguments).split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
  }

  func output(
    _ arguments: [String], input: String = "", or error: (String) -> GitError = GitError.failed
  ) throws(GitError) -> [UInt8] {
    var git = ChildProcess.git(arguments, in: folder)
    git.input = Array(input.utf8)
    let output: ChildProcess.Output
    do throws(ToolchainError) { output = try git.run() } catch { throw .toolchain(error) }
    guard output.status == 0 else {
      throw error(Self.firstLine(output.standardError) ?? "exit code \(output.status)")
    }
    return output.standardOutput
  }

  private static func firstLine(_ bytes: [UInt8]) -> String? {
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first
    return line.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : String($0) }
  }
}

/// Cuts the output of `git cat-file --batch` into files.
private struct ObjectReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The content of the next file; nil where it was not there or is none.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
    position = end + 1
    // `HASH blob SIZE`, against `NAME missing` and `HASH tree SIZE`.
    guard words.count >= 3, let size = Int(words[words.count - 1]),
      ["blob", "tree", "commit"].contains(words[words.count - 2]), position + size <= bytes.count
    else { return nil }
    defer { position += size + 1 }
    return words[words.count - 2] == "blob" ? Array(bytes[position..<(position + size)]) : nil
  }
}
