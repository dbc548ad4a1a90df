// What the headers of a module declare themselves, told from what they include.

internal import APIModel

/// Knows the declarations of a module's own headers.
///
/// The importer takes all that a header includes for a part of its module: the C library, and the
/// headers of modules beside it.
struct OwnDeclarations {
  private var identifiers: Set<String> = []
  private var names: Set<String> = []
  /// The paths of what is the module's own, with those around them.
  private var paths: Set<[String]> = []
  /// The paths of types that are not.
  private var foreignTypes: Set<[String]> = []

  /// The symbols that are the module's own.
  ///
  /// - Parameter graphs: The graphs of Objective-C, which say where each declaration stands.
  static func among(
    _ found: [GraphReader.Found], _ graphs: [SymbolGraph], file: (String) -> String?
  ) -> [GraphReader.Found] {
    let own = OwnDeclarations(found, graphs, file: file)
    return found.filter(own.contains)
  }

  private init(
    _ found: [GraphReader.Found], _ graphs: [SymbolGraph], file: (String) -> String?
  ) {
    for node in graphs.flatMap(\.symbols) {
      guard let location = node.location, file(location.uri) != nil else { continue }
      identifiers.insert(node.identifier.precise)
      names.insert(node.names.title)
    }
    for one in found {
      let path = one.symbol.path
      if identifiers.contains(one.identifier) {
        for end in path.indices { paths.insert(Array(path[...end])) }
      } else if one.symbol.kind.isType, one.identifier.hasPrefix("c:") {
        foreignTypes.insert(path)
      }
    }
  }

  private func contains(_ found: GraphReader.Found) -> Bool {
    let (identifier, symbol) = (found.identifier, found.symbol)
    if identifiers.contains(identifier) { return true }
    if foreignTypes.contains(symbol.parentPath) { return false }
    // Clang leaves out what a category adds to a class of another module.
    if identifier.hasPrefix("c:objc(") { return !symbol.kind.isType }
    if identifier.hasPrefix("c:") { return false }
    // What Swift adds: initializers of structures, error types, constants without an enum.
    if !symbol.parentPath.isEmpty { return paths.contains([symbol.path[0]]) }
    return symbol.kind.isType ? paths.contains(symbol.path) : names.contains(symbol.name)
  }
}
