// Where the compilers of the machine stand.

internal import Foundation

/// The Swift toolchain whose `swiftc` is first on PATH.
struct SwiftToolchain {
  /// The compiler proper.
  let frontend: String
  let clang: String
  /// The folder of the standard library's modules: `usr/lib/swift`.
  let library: String

  /// Finds the toolchain.
  ///
  /// - Throws: There is none, or it is not whole.
  static func find() throws(ToolchainError) -> SwiftToolchain {
    guard let compiler = ChildProcess.find("swiftc") else { throw .noToolchain }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let programs = real.deletingLastPathComponent()
    let library = programs.deletingLastPathComponent().path + "/lib/swift"
    guard let frontend = ChildProcess.find(programs.path + "/swift-frontend"),
      let clang = ChildProcess.find(programs.path + "/clang") ?? ChildProcess.find("clang"),
      FileManager.default.fileExists(atPath: library)
    else { throw .noToolchain }
    return SwiftToolchain(frontend: frontend, clang: clang, library: library)
  }

  /// What tells this toolchain from another version of it: paths, sizes and times.
  var identity: String {
    [frontend, clang].map { path in
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let size = (facts?[.size] as? NSNumber)?.int64Value ?? 0
      return "\(path) \(size) \(Int64(time))"
    }
    .joined(separator: "\n")
  }
}
