// The files that a module of the API is read from, by their kind.

/// Finds the files behind the paths of a module.
struct ModuleFiles {
  private(set) var name: String
  /// The paths as they were said.
  let said: [String]
  private(set) var swift: [String] = []
  private(set) var graphs: [String] = []
  /// Headers by the path in the folder that was named.
  private(set) var headers: [(path: String, file: String)] = []

  /// - Throws: A path where nothing stands, or nothing of the kind it should hold.
  init(_ source: Configuration.ModuleSource, in store: FileStore) throws(ProjectError) {
    name = source.name
    said = source.swift + source.headers + source.symbolGraphs + source.sources
    for path in source.swift {
      let files = try Self.files(at: path, module: name, in: store).filter(Self.isSwift)
      if files.isEmpty { throw Self.nothing(path, name, ".swift or .swiftinterface file") }
      swift += files
    }
    for path in source.headers {
      let files = try Self.files(at: path, module: name, in: store)
      if !addHeaders(files, of: path) { throw Self.nothing(path, name, ".h file") }
    }
    for path in source.symbolGraphs {
      let files = try Self.files(at: path, module: name, in: store)
      if !addGraphs(files) { throw Self.nothing(path, name, "symbol graph") }
    }
    for path in source.sources { try add(path, in: store) }
    if source.isNameGuessed, swift.isEmpty, headers.isEmpty, let module = moduleOfGraphs {
      name = module
    }
  }

  /// The module that all graphs are named after; nil where they are of several.
  private var moduleOfGraphs: String? {
    guard graphs.allSatisfy({ $0.hasSuffix(".symbols.json") }) else { return nil }
    let modules = Set(graphs.map(Self.module(ofGraph:)))
    return modules.count == 1 ? modules.first.map(String.init) : nil
  }

  /// `Kit` of `Kit.symbols.json`, and of `Kit@Swift.symbols.json`.
  private static func module(ofGraph path: String) -> Substring {
    ProjectPath.name(path).prefix { $0 != "." && $0 != "@" }
  }

  private static func nothing(_ path: String, _ name: String, _ kind: String) -> ProjectError {
    .apiWithoutFiles(module: name, path: path, kind: kind)
  }

  /// Adds a path of which only its files tell the kind.
  private mutating func add(_ path: String, in store: FileStore) throws(ProjectError) {
    let files = try Self.files(at: path, module: name, in: store)
    let swiftFiles = files.filter(Self.isSwift)
    swift += swiftFiles
    var hasHeaders = false
    for file in files where Self.isHeader(file) && !hasHeaders {
      let isObjC = Self.declaresObjC(try store.read(file))
      hasHeaders = isObjC || swiftFiles.isEmpty
    }
    if hasHeaders { _ = addHeaders(files, of: path) }
    let hasGraphs = swiftFiles.isEmpty && !hasHeaders && addGraphs(files)
    guard !swiftFiles.isEmpty || hasHeaders || hasGraphs else {
      throw Self.nothing(path, name, "Swift file, header or symbol graph")
    }
  }

  /// Adds the headers among files; whether there are any.
  private mutating func addHeaders(_ files: [String], of path: String) -> Bool {
    let found = Self.slice(files.filter(Self.isHeader))
    var known = Set(headers.map(\.path))
    for file in found {
      var own = ProjectPath.relative(file, to: path)
      if own.isEmpty { own = String(ProjectPath.name(file)) }
      while !known.insert(own).inserted { own = "more/" + own }
      headers.append((own, file))
    }
    return !found.isEmpty
  }

  /// Adds the symbol graphs among files: those that are named after the module, if any are.
  private mutating func addGraphs(_ files: [String]) -> Bool {
    let json = files.filter { ProjectPath.pathExtension($0) == "json" }
    let named = json.filter { $0.hasSuffix(".symbols.json") }
    let own = named.filter { Self.module(ofGraph: $0) == name }
    let found = own.isEmpty ? (named.isEmpty ? json : named) : own
    graphs += found
    return !found.isEmpty
  }

  /// The files in a folder, sorted, or the one file.
  private static func files(
    at path: String, module: String, in store: FileStore
  ) throws(ProjectError) -> [String] {
    switch try store.kind(path) {
    case .file: return [path]
    case .folder:
      var walker = TreeWalker(store: store)
      try walker.walk(path)
      return walker.files.sorted()
    case .other, nil: throw .noSuchAPI(module: module, path: path)
    }
  }

  /// The headers of one platform, where a framework holds the same for several; no private ones.
  private static func slice(_ headers: [String]) -> [String] {
    let isOpen = { (path: String) in !path.contains("/PrivateHeaders/") }
    let platforms = Set(headers.compactMap(platform))
    let chosen =
      platforms.filter { $0.hasPrefix("ios-") && !$0.contains("simulator") }.min()
      ?? platforms.min()
    return headers.filter { isOpen($0) && (platform($0) ?? chosen) == chosen }
  }

  /// The folder of a platform in an `.xcframework`.
  private static func platform(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcframework") }),
      index + 1 < parts.count
    else { return nil }
    return String(parts[index + 1])
  }

  private static func isSwift(_ path: String) -> Bool {
    ["swift", "swiftinterface"].contains(ProjectPath.pathExtension(path))
  }

  private static func isHeader(_ path: String) -> Bool {
    ProjectPath.pathExtension(path) == "h"
  }

  private static func declaresObjC(_ bytes: [UInt8]) -> Bool {
    ["@interface", "@protocol", "NS_ENUM", "NS_OPTIONS"].contains { word in
      !bytes.ranges(of: Array(word.utf8)).isEmpty
    }
  }
}
