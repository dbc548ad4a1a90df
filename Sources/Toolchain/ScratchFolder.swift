// A folder that is there for one piece of work.

internal import Foundation

/// A temporary folder, gone with its contents when nobody holds it any more.
final class ScratchFolder {
  /// The absolute path, links resolved.
  let path: String

  init() throws(ToolchainError) {
    var template = Array((NSTemporaryDirectory() + "/concord-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil, let real = realpath(template, nil) else {
      throw .scratch(reason: String(cString: strerror(errno)))
    }
    path = String(cString: real)
    free(real)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders it needs.
  func write(_ bytes: some Sequence<UInt8>, to file: String) throws(ToolchainError) {
    let url = URL(fileURLWithPath: path + "/" + file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    } catch {
      throw .scratch(reason: error.localizedDescription)
    }
  }

  /// Makes a link to a file or folder elsewhere, unless something stands there.
  func link(_ file: String, to target: String) throws(ToolchainError) {
    let url = URL(fileURLWithPath: path + "/" + file)
    if has(file) { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: target)
    } catch {
      throw .scratch(reason: error.localizedDescription)
    }
  }

  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + file)
  }

  /// The content of a file, nil where there is none.
  func read(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + file).map { Array($0) }
  }

  /// The names of what stands in a folder, sorted.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}
