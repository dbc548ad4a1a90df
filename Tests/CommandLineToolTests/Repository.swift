// The repository that the tests stand in.

import Foundation
import Testing

/// The files of this repository.
enum Repository {
  /// The root's absolute path.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// What is wrong with a file that the program can write; nil where it is current.
  ///
  /// With `RECORD_GOLDEN=1` in the environment the file is written anew.
  static func difference(_ path: String, from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      let file = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    }
    guard (try? self.text(path)) != text else { return nil }
    return "\(path) is not current: RECORD_GOLDEN=1 swift test --filter CommandLineToolTests"
  }

  /// The files in a folder, by their path from it, ascending.
  static func files(in folder: String) throws -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)
    return (found?.compactMap { $0 as? String } ?? []).filter { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return isThere && !isFolder.boolValue
    }.sorted()
  }
}
