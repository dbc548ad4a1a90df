// A module that several sources describe: headers or graphs, with Swift files beside them.

package import APIModel

/// Puts the parts of a module together.
package enum OverlayJoin {
  /// The symbols of a Swift source beside those of headers or graphs.
  ///
  /// What both have is taken from the Swift source. A symbol that is refined for Swift is
  /// superseded by the declaration that takes its name, and that answers to its Objective-C name.
  package static func join(_ imported: Module, with swift: Module) -> Module {
    if imported.symbols.isEmpty { return swift }
    var overlay = swift.symbols
    let written = Set(overlay.map(Signature.init))
    var rest = imported.symbols.filter { !written.contains(Signature($0)) }
    let members = Dictionary(grouping: overlay.indices) { overlay[$0].parentPath }
    for index in rest.indices {
      guard let name = RefinedName.refined(rest[index]) else { continue }
      let candidates = members[rest[index].parentPath] ?? []
      let base = name.prefix { $0 != "(" }
      let place =
        candidates.first { overlay[$0].name == name }
        ?? candidates.first { overlay[$0].baseName == base }
      guard let place else { continue }
      rest[index].state = .superseded
      rest[index].successor = overlay[place].qualifiedName
      overlay[place].objcName = overlay[place].objcName ?? rest[index].objcName
      overlay[place].declaration.objc =
        overlay[place].declaration.objc ?? rest[index].declaration.objc
      rest[index].objcName = nil
      rest[index].declaration.objc = nil
    }
    return Module(
      name: swift.name, symbols: GraphOrder.identify(rest + overlay, module: swift.name))
  }
}

/// What tells a declaration from an overload.
private struct Signature: Hashable {
  let path: [String]
  let kind: Symbol.Kind
  let parameters: [String]

  init(_ symbol: Symbol) {
    path = symbol.path
    kind = symbol.kind
    parameters = symbol.parameters.map(\.type)
  }
}
