// Loading the API of a project from where its configuration says it is.

package import APIModel
internal import Diagnostics
internal import SwiftSources

/// Reads the modules that a configuration names.
package struct APILoader {
  private let store: FileStore

  package init(_ store: FileStore) { self.store = store }

  /// Reads all modules.
  ///
  /// - Throws: A source that is not there, a folder without Swift, a module that declares nothing,
  ///   and a way in that cannot be read yet: never is a part of the API left out in silence.
  package func load(_ source: Configuration.APISource) throws(ProjectError) -> APIModel {
    var modules: [Module] = []
    for module in source.modules { modules.append(try load(module)) }
    var model = APIModel(modules: modules)
    for succession in source.superseded { try apply(succession, to: &model) }
    return model
  }

  private func load(_ source: Configuration.ModuleSource) throws(ProjectError) -> Module {
    if !source.headers.isEmpty { throw .unreadableAPI(module: source.name, kind: "headers") }
    if !source.symbolGraphs.isEmpty {
      throw .unreadableAPI(module: source.name, kind: "symbol-graphs")
    }
    var files: [SwiftAPIReader.File] = []
    for path in source.swift { files += try swiftFiles(at: path, module: source.name) }
    let module = SwiftAPIReader.read(files, module: source.name)
    guard !module.symbols.isEmpty else {
      throw .apiWithoutSymbols(module: source.name, path: source.swift.joined(separator: "', '"))
    }
    return module
  }

  private func swiftFiles(
    at path: String, module: String
  ) throws(ProjectError) -> [SwiftAPIReader.File] {
    var paths: [String] = []
    switch try store.kind(path) {
    case .file: paths = [path]
    case .folder:
      var walker = TreeWalker(store: store)
      try walker.walk(path)
      paths = walker.files.filter(Self.isSwift).sorted()
    case .other, nil: throw .noSuchAPI(module: module, path: path)
    }
    guard paths.contains(where: Self.isSwift) else {
      throw .apiWithoutSwift(module: module, path: path)
    }
    var files: [SwiftAPIReader.File] = []
    for path in paths {
      files.append(.init(path: store.relative(path), bytes: try store.read(path)))
    }
    return files
  }

  private static func isSwift(_ path: String) -> Bool {
    ["swift", "swiftinterface"].contains(ProjectPath.pathExtension(path))
  }

  /// Marks the symbols of a name as superseded, and with a type what it declares; a name is a path,
  /// or an Objective-C name.
  private func apply(
    _ succession: Configuration.Succession, to model: inout APIModel
  ) throws(ProjectError) {
    let paths = Set(
      model.symbols.filter { Self.names(of: $0).contains(succession.symbol) }.map(\.path))
    for module in model.modules.indices {
      for index in model.modules[module].symbols.indices {
        let symbol = model.modules[module].symbols[index]
        let isNamed = paths.contains(symbol.path)
        let isWithin = symbol.path.indices.contains { paths.contains(Array(symbol.path[..<$0])) }
        guard isNamed || isWithin, symbol.state == .current || symbol.state == .superseded else {
          continue
        }
        model.modules[module].symbols[index].state = .superseded
        if isNamed || symbol.successor == nil {
          model.modules[module].symbols[index].successor = succession.successor
        }
        model.modules[module].symbols[index].inheritsDeprecation = !isNamed
      }
    }
    guard paths.isEmpty else { return }
    let nearest = NearestName.of(
      succession.symbol, among: model.symbols.lazy.map(\.qualifiedName))
    throw .unknownSupersededSymbol(succession.symbol, nearest: nearest)
  }

  private static func names(of symbol: Symbol) -> [String] {
    let withoutLabels = (symbol.parentPath + [symbol.baseName]).joined(separator: ".")
    return [symbol.qualifiedName, withoutLabels, symbol.objcName].compactMap { $0 }
  }
}
