// The graphs of a header import to a module of the API.

package import APIModel

/// What the compilers say of the headers of one module.
package struct HeaderGraphs: Sendable {
  /// The graphs of the importer: the module as Swift sees it.
  package var swift: [[UInt8]] = []
  /// The same with nothing hidden by `NS_REFINED_FOR_SWIFT`; empty where nothing is.
  package var revealed: [[UInt8]] = []
  /// The graph of the module as Objective-C sees it.
  package var objc: [[UInt8]] = []
  /// The same for further platforms, of which only the availability is taken.
  package var platforms: [[UInt8]] = []
  /// The values of enum constants by their Objective-C name, in decimal.
  package var constants: [String: String] = [:]

  package init() {}

  /// The module that the graphs describe.
  ///
  /// - Parameters:
  ///   - path: Turns the address of a header, `file:///…`, into the path that is shown.
  /// - Throws: A graph that cannot be read.
  package func module(
    named name: String, path: @escaping (String) -> String?
  ) throws(SymbolGraphError) -> Module {
    let objc = try Self.graphs(objc)
    let found = OwnDeclarations.among(
      GraphReader(try Self.graphs(swift), module: name, file: path).symbols(), objc, file: path)
    let seen = Set(found.map(\.identifier))
    let revealed = GraphReader(try Self.graphs(revealed), module: name, file: path).symbols()
      .filter { !seen.contains($0.identifier) }
    var join = GraphJoin(found, module: name, file: path)
    join.add(
      objc, hints: .init(revealed: revealed, constants: constants, areFilesKnown: true))
    join.addAvailability(try Self.graphs(platforms))
    return Module(name: name, symbols: join.symbols())
  }

  private static func graphs(_ files: [[UInt8]]) throws(SymbolGraphError) -> [SymbolGraph] {
    var graphs: [SymbolGraph] = []
    for json in files { graphs.append(try SymbolGraph(json: json)) }
    return graphs
  }
}
