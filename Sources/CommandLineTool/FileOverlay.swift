// The content that files would have.

internal import Project

/// Bytes that are taken for the content of files in place of what is on disk.
struct FileOverlay: Sendable {
  /// By the real path of the file: several links may lead to one.
  private let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]] = [:]) { self.files = files }

  var isEmpty: Bool { files.isEmpty }

  func read(_ path: String, from store: FileStore) throws -> [UInt8] {
    if !files.isEmpty, let bytes = files[store.realPath(of: path)] { return bytes }
    return try store.read(path)
  }
}
