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

  /// - Parameter areSectionsInStep: Whether all sections answer to those at the same place.
  init(
    _ source: Outline, _ target: Outline, _ targetSections: [Int?], areSectionsInStep: Bool
  ) {
    let own = source.ownAlignment
    if areSectionsInStep, source.hasSameText(as: target) {
      (tables, targetUnits, sourceUnits) = (own.tables, own.units, own.units)
    } else {
      tables = TableAlignment(source: source, target: target).pairs(targetSections)
      targetUnits = UnitAlignment(source: source, target: target, tables: tables)
        .targetUnits(targetSections)
      sourceUnits = Self.reversed(targetUnits, target.parts.units.count)
    }
    let components = ComponentAlignment(source: source, target: target)
    targetContainers =
      components.areInStep(targetSections)
      ? own.containers : components.targetContainers(targetSections)
  }

  private static func reversed(_ counterparts: [Int?], _ count: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    for (index, counterpart) in counterparts.enumerated() {
      if let counterpart { result[counterpart] = index }
    }
    return result
  }
}

/// How a page goes with one that is built just like it: all parts answer to those at the same place.
///
/// Nearly all translations are built like their source page, and share what it has of this.
struct OwnAlignment {
  let sections: [Int?]
  let blocks: [Int?]
  let units: [Int?]
  let containers: [Int?]
  let tables: [TablePair]

  init(_ page: Outline) {
    sections = page.sections.indices.map { $0 }
    blocks = page.page.codeBlocks.indices.map { $0 }
    units = page.parts.units.indices.map { $0 }
    containers = page.parts.components.indices.map { $0 }
    tables = TableAlignment(source: page, target: page).pairs(sections)
  }
}

extension Outline {
  /// Whether a page has the same kinds of text in the same sections, and tables of the same size
  /// without an empty cell, so that there is nothing to choose.
  fileprivate func hasSameText(as other: Outline) -> Bool {
    let (units, others) = (parts.units, other.parts.units)
    guard units.count == others.count, parts.areTablesFull, other.parts.areTablesFull,
      parts.sectionOfTable == other.parts.sectionOfTable
    else { return false }
    return units.indices.allSatisfy {
      units[$0].kind == others[$0].kind && units[$0].section == others[$0].section
    } && haveSameSize(page.page.tables, other.page.page.tables)
  }

  private func haveSameSize(_ tables: [Table], _ others: [Table]) -> Bool {
    tables.indices.allSatisfy { table in
      let (rows, otherRows) = (tables[table].rows, others[table].rows)
      return rows.count == otherRows.count && rows.first?.count == otherRows.first?.count
    }
  }
}
