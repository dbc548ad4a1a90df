// Imports of headers that are kept between runs.

internal import Foundation
internal import Toolchain

/// A folder with what earlier runs found; without it every run finds the same anew.
package struct HeaderCache: Sendable {
  /// The absolute path; nil where nothing is kept.
  package let folder: String?

  /// The user's cache folder: `CONCORD_CACHE` where it is set, nothing kept where it is set empty.
  package init() {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["CONCORD_CACHE"] {
      folder = path.isEmpty ? nil : URL(fileURLWithPath: path).path
    } else if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      folder = path + "/concord"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      #if os(macOS)
        folder = home + "/Library/Caches/concord"
      #else
        folder = home + "/.cache/concord"
      #endif
    } else {
      folder = nil
    }
  }

  package init(folder: String?) { self.folder = folder }

  /// What tells this build of the program from another: its size and time.
  static var programIdentity: String {
    let path = Bundle.main.executablePath ?? ""
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\((facts?[.size] as? NSNumber)?.int64Value ?? 0) \(time)"
  }

  /// What is kept under a key; nil where nothing is, or where it is not whole.
  func read(_ key: String) -> [UInt8]? {
    guard let path = path(key), let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    let bytes = Array(data)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(bytes[(end + 1)...])
    return Self.seal(content) == Array(bytes[..<end]) ? content : nil
  }

  /// Keeps bytes under a key; a folder that cannot be written to keeps nothing.
  func write(_ content: [UInt8], _ key: String) {
    guard let path = path(key), let folder else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sealed = Self.seal(content) + [UInt8(ascii: "\n")] + content
    try? Data(sealed).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func path(_ key: String) -> String? { folder.map { "\($0)/\(key).api" } }

  /// What stands in front of content, so that half a file is never taken for a whole one.
  private static func seal(_ content: [UInt8]) -> [UInt8] {
    var key = ContentKey()
    key.add(content)
    return Array(key.text.utf8)
  }
}
