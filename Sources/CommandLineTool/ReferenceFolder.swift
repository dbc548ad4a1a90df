// The folder that a reference is written to, and what an earlier run left there.

internal import Project
internal import Reference

/// Writes a reference and takes away the pages that it no longer has.
///
/// A list in the folder names the files of the run before; nothing else is ever removed or replaced.
struct ReferenceFolder {
  /// The name of the list.
  static let list = "concord-files.txt"
  private static let heading =
    "Written by concord reference, which removes what it no longer writes:"

  private let output: OutputPath
  private let store: FileStore

  init(_ output: OutputPath, in store: FileStore) {
    self.output = output
    self.store = store
  }

  /// Writes the files and the list of them.
  ///
  /// - Returns: How many files of the run before were removed.
  /// - Throws: Before anything is written, where a file stands that no run wrote.
  func write(_ files: [ReferenceFile]) throws -> Int {
    let before = known()
    if let foreign = foreign(among: files, Set(before)) {
      throw CommandError.foreignFile("\(output.name)/\(foreign)")
    }
    for file in files {
      try store.write(file.bytes, to: output.path(of: file.path))
    }
    let lines = [Self.heading] + files.map(\.path).sorted()
    try store.write(
      Array((lines.joined(separator: "\n") + "\n").utf8), to: output.path(of: Self.list))
    let written = Set(files.map { $0.path.lowercased() })
    return before.count {
      !written.contains($0.lowercased()) && store.remove($0, inFolder: output.path)
    }
  }

  /// The first file whose place is taken by one of somebody else's.
  private func foreign(among files: [ReferenceFile], _ before: Set<String>) -> String? {
    files.first { file in
      let path = output.path(of: file.path)
      return !before.contains(file.path) && store.hasFile(path)
        && (try? store.read(path)) != file.bytes
    }?.path
  }

  /// The files that the run before wrote; none where the folder has no list of ours.
  private func known() -> [String] {
    let path = output.path(of: Self.list)
    guard store.hasFile(path), let bytes = try? store.read(path) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first.map(String.init) == Self.heading ? lines.dropFirst().map(String.init) : []
  }
}
