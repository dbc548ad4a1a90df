// Symbol graph files to a module of the API.

package import APIModel

/// Reads the symbol graphs that `swift package dump-symbol-graph`, `swiftc -emit-symbol-graph`
/// and `clang -extract-api` write.
package enum SymbolGraphReader {
  /// The name of the module that a graph describes.
  package static func moduleName(of graph: [UInt8]) throws(SymbolGraphError) -> String {
    try SymbolGraph(json: graph).module.name
  }

  /// Reads the graphs of one module: its own, and those of what it adds to other modules.
  ///
  /// A graph of Objective-C joins that of Swift by the compiler's identifiers.
  ///
  /// - Parameters:
  ///   - path: Turns the address of a source file, `file:///…`, into the path that is shown.
  /// - Throws: A file that is no symbol graph; a graph of Objective-C alone, which has no Swift
  ///   names.
  package static func read(
    _ graphs: [[UInt8]], module: String, path: @escaping (String) -> String?
  ) throws(SymbolGraphError) -> Module {
    var swift: [SymbolGraph] = []
    var objc: [SymbolGraph] = []
    for json in graphs {
      let graph = try SymbolGraph(json: json)
      let isObjC = graph.symbols.first.map { $0.kind.identifier.hasPrefix("objective-c") }
      if isObjC ?? false { objc.append(graph) } else { swift.append(graph) }
    }
    if swift.isEmpty, !objc.isEmpty { throw .objcAlone }
    let found = GraphReader(swift, module: module, file: path).symbols()
    var join = GraphJoin(found, module: module, file: path)
    join.add(objc)
    return Module(name: module, symbols: join.symbols())
  }
}
