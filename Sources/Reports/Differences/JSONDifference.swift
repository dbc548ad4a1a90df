// A difference between two APIs as JSON, schema concord.api-diff/1: for other programs.

internal import APIModel
internal import Markup

/// Writes `concord.api-diff/1`: every symbol, and none folded into its type.
enum JSONDifference {
  static func bytes(_ difference: APIDifference) throws -> [UInt8] {
    try JSONText.encode(DifferenceDocument(difference))
  }
}

private struct DifferenceDocument: Encodable {
  var schema = "concord.api-diff/1"
  var old: String
  var new: String
  var removed: [DifferenceSymbol]
  var renamed: [DifferenceRenaming]
  var deprecated: [DifferenceSymbol]
  var changed: [DifferenceChange]
  var added: [DifferenceSymbol]

  init(_ difference: APIDifference) {
    old = difference.names.old
    new = difference.names.new
    let comparison = difference.comparison
    removed = comparison.removed.map(DifferenceSymbol.init)
    renamed = comparison.renamed.map(DifferenceRenaming.init)
    deprecated = comparison.deprecated.map(DifferenceSymbol.init)
    changed = comparison.changed.map(DifferenceChange.init)
    added = comparison.added.map(DifferenceSymbol.init)
  }
}

private struct DifferenceSymbol: Encodable {
  var module: String
  var kind: String
  var name: String
  var objcName: String?
  var successor: String?
  var file: String?
  var line: Int?

  init(_ symbol: Symbol) {
    module = symbol.module
    kind = symbol.kind.rawValue
    name = symbol.qualifiedName
    objcName = symbol.objcName
    successor = symbol.successor
    file = symbol.file
    line = symbol.line
  }
}

private struct DifferenceRenaming: Encodable {
  var old: DifferenceSymbol
  var new: DifferenceSymbol
  var reason: String

  init(_ renaming: ModelComparison.Renaming) {
    old = DifferenceSymbol(renaming.old)
    new = DifferenceSymbol(renaming.new)
    reason = renaming.reason.description
  }
}

private struct DifferenceChange: Encodable {
  var symbol: DifferenceSymbol
  var changes: [String]

  init(_ change: ModelComparison.Change) {
    symbol = DifferenceSymbol(change.new)
    changes = change.facts.map(\.description)
  }
}
