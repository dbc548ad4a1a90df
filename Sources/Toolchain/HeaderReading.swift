// What Objective-C sees of modules of headers: clang, with repairs for what it does not find.

/// Runs clang over the modules of an import folder until their headers can be read.
struct HeaderReading {
  let toolchain: SwiftToolchain
  let folder: ImportFolder
  private var order: [String: [String]]
  private var repair: HeaderRepair
  private var notices: [String: [String]] = [:]

  /// How often the headers are read anew after repairs, and with one header less.
  private static let mostRounds = (repairs: 12, losses: 40)

  init(toolchain: SwiftToolchain, folder: ImportFolder, order: [String: [String]]) {
    (self.toolchain, self.folder, self.order) = (toolchain, folder, order)
    repair = HeaderRepair(folder)
  }

  /// Makes up what the headers need and nobody declares, and leaves out what stays broken.
  mutating func repairAll() throws(ToolchainError) {
    try repair.provideFrameworks()
    try repair.write()
    for module in folder.modules {
      for round in 0..<(Self.mostRounds.repairs + Self.mostRounds.losses) {
        try folder.writeStart(order)
        let errors = CompilerMessages.errors(in: try check(module))
        if errors.isEmpty { break }
        if round < Self.mostRounds.repairs,
          try repair.mend(errors, of: module, order: &order[module.name, default: []])
        {
          continue
        }
        try leaveOut(errors, of: module)
      }
    }
    try folder.writeStart(order)
  }

  /// Leaves out the header with the first error, which may be why others have some.
  private mutating func leaveOut(
    _ errors: [CompilerMessage], of module: HeaderModule
  ) throws(ToolchainError) {
    for error in errors {
      guard let path = repair.headerPath(error.file, in: module) else { continue }
      notices[module.name, default: []].append(
        "module '\(module.name)': '\(path)' is not read: line \(error.line): \(error.text)")
      // An empty file in its place, so that those who include it go on.
      try folder.scratch.write([], to: "kits/\(module.name)/\(path)")
      return
    }
    throw .failed(program: "clang", reason: errors.first?.text ?? "")
  }

  /// The graph of a module, with what had to be said of it.
  func graph(of module: HeaderModule) throws(ToolchainError) -> ImportedHeaders {
    var result = ImportedHeaders()
    result.address = "file://\(folder.scratch.path)/kits/\(module.name)/"
    result.notices = (notices[module.name] ?? []) + repair.notices(of: module.name)
    let headers = try included(by: module).map { "kits/\(module.name)/\($0)" }
    let json = try graph(of: module, headers, for: Self.device)
    result.objcGraphs = [json]
    for (word, target) in Self.otherPlatforms where module.mentions(word) {
      do throws(ToolchainError) {
        result.platformGraphs.append(try graph(of: module, headers, for: target))
      } catch .failed {
        // A platform that the compiler cannot be asked for says nothing.
      } catch {
        // It may answer another time.
        result.isProvisional = true
      }
    }
    result.constants = try constants(in: json, of: module)
    return result
  }

  private func graph(
    of module: HeaderModule, _ headers: [String], for target: String
  ) throws(ToolchainError) -> [UInt8] {
    let graph = "objc-\(module.name)-\(target).json"
    let output = try clang(
      ["-extract-api", "--product-name=\(module.name)", "-o", graph]
        + ["-x", "objective-c-header"] + headers, for: target)
    guard output.status == 0, let json = folder.scratch.read(graph) else {
      throw .failed(program: "clang", reason: CompilerMessages.first(in: output))
    }
    return json
  }

  private static let device = "arm64-apple-ios17.0"

  /// The other platforms whose availability clang tells, each when it is asked for that platform
  /// alone, by the word that headers name them with.
  private static let otherPlatforms: KeyValuePairs = [
    "macos": "arm64-apple-macos14.0", "tvos": "arm64-apple-tvos17.0",
    "watchos": "arm64-apple-watchos10.0", "visionos": "arm64-apple-xros1.0",
  ]

  private func constants(
    in graph: [UInt8], of module: HeaderModule
  ) throws(ToolchainError) -> [String: String] {
    let names = EnumConstants.names(in: graph)
    if names.isEmpty { return [:] }
    let text =
      "#import \"maps/\(module.name)/concord-umbrella.h\"\n" + EnumConstants.question(names)
    try folder.scratch.write(text.utf8, to: "constants.m")
    let answer = try clang(["-S", "-emit-llvm", "-o", "-", "-x", "objective-c", "constants.m"])
    return EnumConstants.values(names, in: answer.standardOutput)
  }

  /// The headers that a module is made of, in the order in which they are read.
  private func included(by module: HeaderModule) throws(ToolchainError) -> [String] {
    _ = try clang(["-M", "-MF", "included.d", "-x", "objective-c", try checkFile(module)])
    let text = String(decoding: folder.scratch.read("included.d") ?? [], as: UTF8.self)
    let found = text.split { " \n\\".contains($0) }
      .compactMap { repair.headerPath(String($0), in: module) }
    var seen: Set<String> = []
    return ((order[module.name] ?? []) + found).filter { seen.insert($0).inserted }
  }

  private func checkFile(_ module: HeaderModule) throws(ToolchainError) -> String {
    let line = "#import \"maps/\(module.name)/concord-umbrella.h\"\n"
    try folder.scratch.write(line.utf8, to: "check.m")
    return "check.m"
  }

  private func check(_ module: HeaderModule) throws(ToolchainError) -> ChildProcess.Output {
    try clang(
      ["-fsyntax-only", "-ferror-limit=0", "-x", "objective-c", try checkFile(module)])
  }

  /// Runs clang as for a device of Apple's, whose platforms availability is about.
  private func clang(
    _ arguments: [String], for target: String = Self.device
  ) throws(ToolchainError) -> ChildProcess.Output {
    let scratch = folder.scratch
    var compiler = ChildProcess(
      toolchain.clang,
      ["-target", target, "-nostdlibinc", "-fobjc-arc", "-fblocks", "-fmodules"]
        + ["-fmodules-cache-path=\(scratch.path)/pcm-objc", "-w"]
        + ["-fno-color-diagnostics", "-fno-caret-diagnostics"]
        + (folder.searched + ["clibrary"]).flatMap { ["-I", "\(scratch.path)/\($0)"] }
        + ["-include", "\(scratch.path)/prelude.h"] + arguments, in: scratch.path)
    compiler.timeLimit = 120
    return try compiler.run()
  }
}
