// What Swift sees of modules of headers: the compiler's importer.

/// Runs the Swift compiler over the modules of an import folder.
struct SwiftView {
  let toolchain: SwiftToolchain
  let folder: ImportFolder

  /// Compiles the Swift side of the stand-ins, without which nothing is bridged.
  func buildOverlays() throws(ToolchainError) {
    // The compiler makes no folder for what it writes.
    try folder.scratch.write([], to: "overlays/.keep")
    for file in StandIns.overlays {
      let name = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
      try compile(
        ["-emit-module", "-parse-as-library", "-module-name", String(name)]
          + ["-o", "overlays/\(name).swiftmodule", "standins/\(file.path)"], cache: "pcm")
    }
  }

  /// The symbol graphs of a module: its own, and one for each module that it adds to.
  ///
  /// - Parameter revealing: Whether what is refined for Swift is shown by its plain name.
  func graphs(of module: String, revealing: Bool) throws(ToolchainError) -> [[UInt8]] {
    let scratch = folder.scratch
    let place = (revealing ? "revealed/" : "graphs/") + module
    try scratch.write("@_exported import \(module)\n".utf8, to: place + "/import.swift")
    try compile(
      [
        "-emit-module", "-emit-symbol-graph", "-emit-symbol-graph-dir", place, "-module-name",
        Self.client,
      ]
        + (revealing ? ["-Xcc", "-Dswift_private="] : [])
        + ["-o", "\(place)/\(Self.client).swiftmodule", "\(place)/import.swift"],
      cache: revealing ? "pcm-revealed" : "pcm")
    return scratch.names(in: place).filter { $0.hasSuffix(".symbols.json") }
      .compactMap { scratch.read("\(place)/\($0)") }
  }

  /// The module that imports the one in question.
  private static let client = "ConcordHeaderImport"

  /// Compiles a file that may import the modules and the stand-ins.
  @discardableResult
  func compile(
    _ arguments: [String], cache: String
  ) throws(ToolchainError) -> ChildProcess.Output {
    let scratch = folder.scratch
    let searched = folder.searched.flatMap { ["-Xcc", "-I", "-Xcc", "\(scratch.path)/\($0)"] }
    let maps = ["overlays", "standins", "own", "made"] + folder.modules.map { "maps/" + $0.name }
    var compiler = ChildProcess(
      toolchain.frontend,
      ["-frontend", "-resource-dir", "resources", "-enable-objc-interop"]
        + ["-module-cache-path", cache, "-enable-upcoming-feature"]
        + ["ImportObjcForwardDeclarations", "-suppress-warnings"]
        + maps.flatMap { ["-I", $0] } + searched
        + ["-fobjc-arc", "-fobjc-runtime=macosx", "-fblocks", "-w"].flatMap { ["-Xcc", $0] }
        + arguments, in: scratch.path)
    compiler.timeLimit = 300
    let output = try compiler.run()
    guard output.status == 0 else {
      throw .failed(program: "swift-frontend", reason: CompilerMessages.first(in: output))
    }
    return output
  }
}
