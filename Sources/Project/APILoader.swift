// Loading the API of a project from where its configuration says it is.

package import APIModel
internal import Diagnostics
internal import SwiftSources
internal import SymbolGraphs

/// Reads the modules that a configuration names.
package struct APILoader {
  private let store: FileStore
  private let headerCache: HeaderCache

  /// - Parameter headerCache: Where imports of headers are kept; the user's cache by default.
  package init(_ store: FileStore, headerCache: HeaderCache = HeaderCache()) {
    self.store = store
    self.headerCache = headerCache
  }

  /// Reads all modules.
  ///
  /// - Parameter notice: Takes what could not be read as it is, a line each.
  /// - Throws: A source that is not there, a folder without what it should hold, a module that
  ///   declares nothing: never is a part of the API left out in silence.
  package func load(
    _ source: Configuration.APISource, _ notice: (String) -> Void = { _ in }
  ) throws(ProjectError) -> APIModel {
    var parts: [ModuleFiles] = []
    for module in source.modules { parts.append(try ModuleFiles(module, in: store)) }
    let headers = try HeaderAPI(store, headerCache).read(
      parts, standIns: source.standIns, notice: notice)
    var modules: [Module] = []
    for (part, headers) in zip(parts, headers) {
      modules.append(try module(part, headers: headers))
    }
    var model = APIModel(modules: modules)
    for succession in source.superseded { try apply(succession, to: &model) }
    return model
  }

  /// Puts together what the parts of a module declare.
  private func module(
    _ files: ModuleFiles, headers: Module?
  ) throws(ProjectError) -> Module {
    var module = headers ?? Module(name: files.name, symbols: [])
    if !files.graphs.isEmpty {
      module = OverlayJoin.join(module, with: try graphs(files))
    }
    if !files.swift.isEmpty {
      var swift: [SwiftAPIReader.File] = []
      for path in files.swift {
        swift.append(.init(path: store.relative(path), bytes: try store.read(path)))
      }
      module = OverlayJoin.join(module, with: SwiftAPIReader.read(swift, module: files.name))
    }
    guard !module.symbols.isEmpty else {
      throw .apiWithoutSymbols(module: files.name, path: files.said.joined(separator: "', '"))
    }
    return module
  }

  private func graphs(_ files: ModuleFiles) throws(ProjectError) -> Module {
    var graphs: [[UInt8]] = []
    for path in files.graphs { graphs.append(try store.read(path)) }
    let store = store
    do throws(SymbolGraphError) {
      var module = try SymbolGraphReader.read(graphs, module: files.name) { address in
        store.pathInside(address)
      }
      Succession.apply(to: &module.symbols)
      return module
    } catch {
      throw .unreadableAPI(
        module: files.name, path: files.graphs.joined(separator: "', '"),
        reason: error.description)
    }
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
