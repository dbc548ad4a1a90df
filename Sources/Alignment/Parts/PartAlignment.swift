// The parts of a page beside those of its counterpart.

internal import Pages

/// Which run of text, table and component of the target answers to which of the source.
package struct PartAlignment: Sendable {
  /// The unit of the target for every unit of the source.
  package let targetUnits: [Int?]
  /// The unit of the source for every unit of the target.
  package let sourceUnits: [Int?]
  package let tables: [TablePair]
  /// The container of the target for every container of the source, moved ones too.
  package let targetContainers: [Int?]

  init(_ source: Outline, _ target: Outline, _ targetSections: [Int?]) {
    tables = TableAlignment(source: source, target: target).pairs(targetSections)
    targetUnits = UnitAlignment(source: source, target: target, tables: tables)
      .targetUnits(targetSections)
    var backward = [Int?](repeating: nil, count: target.parts.units.count)
    for (index, unit) in targetUnits.enumerated() {
      if let unit { backward[unit] = index }
    }
    sourceUnits = backward
    targetContainers = ComponentAlignment(source: source, target: target)
      .targetContainers(targetSections)
  }
}
