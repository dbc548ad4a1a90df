// A standard library that the importer of Objective-C can work with.

internal import Foundation

/// The folder of modules that the compiler finds its standard library in.
///
/// The standard library of systems without Objective-C lacks one type, without which the importer
/// drops every method that reports an error: `AutoreleasingUnsafeMutablePointer`. So it gets it:
/// a module with that type alone is compiled, and merged with the library's own.
struct StandardLibrary {
  let toolchain: SwiftToolchain
  /// A folder that outlives this run; the merged library is kept there.
  let cache: String?

  /// Fills a folder for `-resource-dir`.
  ///
  /// - Returns: Whether the library has what it lacked, so that nothing is dropped.
  @discardableResult
  func install(
    in folder: String, of scratch: ScratchFolder
  ) throws(ToolchainError) -> Bool {
    var isWhole = true
    for name in ["shims", "clang", "apinotes"] {
      try scratch.link("\(folder)/\(name)", to: "\(toolchain.library)/\(name)")
    }
    for platform in ["linux", "macosx"] {
      let modules = "\(toolchain.library)/\(platform)"
      guard FileManager.default.fileExists(atPath: modules) else { continue }
      for name in ["_Concurrency", "_StringProcessing", "SwiftOnoneSupport"] {
        try scratch.link(
          "\(folder)/\(platform)/\(name).swiftmodule", to: "\(modules)/\(name).swiftmodule")
      }
      let library = "\(folder)/\(platform)/Swift.swiftmodule"
      let original = "\(modules)/Swift.swiftmodule"
      if platform == "linux", let merged = merged(original, in: scratch) {
        try scratch.link("\(library)/\(merged.name)", to: merged.path)
      } else {
        try scratch.link(library, to: original)
        if platform == "linux" { isWhole = false }
      }
    }
    return isWhole
  }

  /// The merged library and its file name; nil where merging fails, and methods that report
  /// errors are then known by their Objective-C names alone.
  private func merged(_ original: String, in scratch: ScratchFolder) -> (
    path: String, name: String
  )? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: original)) ?? []
    let name = files.first { $0.hasPrefix(Self.architecture) && $0.hasSuffix(".swiftmodule") }
    guard let name else { return nil }
    let key = ContentKey(["standard library 1", toolchain.identity, name]).text
    if let kept = kept(key) { return (kept, name) }
    guard let path = try? merge("\(original)/\(name)", in: scratch) else { return nil }
    keep(path, key)
    return (path, name)
  }

  /// The library of an earlier run; its size stands in its name, so that half of one is none.
  private func kept(_ key: String) -> String? {
    guard let cache else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    return names.sorted().first { $0.hasPrefix(key + "-") }.flatMap { name in
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(cache)/\(name)")
      let size = (facts?[.size] as? NSNumber)?.int64Value ?? 0
      return name == "\(key)-\(size).swiftmodule" ? "\(cache)/\(name)" : nil
    }
  }

  private func keep(_ path: String, _ key: String) {
    guard let cache, let data = FileManager.default.contents(atPath: path) else { return }
    try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    let file = "\(cache)/\(key)-\(data.count).swiftmodule"
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  private func merge(_ original: String, in scratch: ScratchFolder) throws(ToolchainError) -> String
  {
    let resources = "library-resources"
    for name in ["shims", "clang", "apinotes", "linux"] {
      try scratch.link("\(resources)/\(name)", to: "\(toolchain.library)/\(name)")
    }
    try scratch.write(Self.addition.utf8, to: "addition.swift")
    let common = [
      "-frontend", "-emit-module", "-parse-as-library", "-parse-stdlib", "-module-name", "Swift",
      "-enable-objc-interop", "-resource-dir", "\(scratch.path)/\(resources)",
    ]
    try run(common + ["-o", "addition.swiftmodule", "addition.swift"], in: scratch)
    // The compiler puts the two protocols of every standard library into the addition too. Under
    // other names, of the same length, they do no harm there.
    guard var addition = scratch.read("addition.swiftmodule") else { throw .noToolchain }
    Self.replace("Copyable", by: "Copyablf", in: &addition)
    Self.replace("Escapable", by: "Escapablf", in: &addition)
    try scratch.write(addition, to: "addition.swiftmodule")
    try run(
      common + ["-merge-modules", "-o", "merged.swiftmodule", original, "addition.swiftmodule"],
      in: scratch)
    return "\(scratch.path)/merged.swiftmodule"
  }

  private func run(_ arguments: [String], in scratch: ScratchFolder) throws(ToolchainError) {
    var compiler = ChildProcess(toolchain.frontend, arguments, in: scratch.path)
    compiler.timeLimit = 300
    let output = try compiler.run()
    guard output.status == 0 else {
      throw .failed(program: "swift-frontend", reason: CompilerMessages.first(in: output))
    }
  }

  private static let addition = """
    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
      public let _rawValue: Builtin.RawPointer
    }

    """

  private static func replace(_ old: String, by new: String, in bytes: inout [UInt8]) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    var start = 0
    while let range = bytes[start...].firstRange(of: old) {
      bytes.replaceSubrange(range, with: new)
      start = range.upperBound
    }
  }
}
