// Containers as the scanner sees them.

/// What opens a container.
struct ContainerMark {
  var syntax: Container.Syntax
  var name: String
  /// Where the name of an element stands; for others nobody asks.
  var nameRange = 0..<0
  var attributes: [Container.Attribute] = []
  /// Where the mark stands.
  var range: Range<Int>
  /// The column that the body starts at, where the mark says it.
  var bodyColumn: Int?
  /// How many colons a directive has.
  var colons = 0
}

/// A container of the page, whose end may not be known yet.
struct ScannedContainer {
  let mark: ContainerMark
  var range: Range<Int>
  var isClosed: Bool
  /// The index of the container around it; -1 for none.
  let parent: Int
}

extension Container {
  /// The container for good.
  convenience init(_ scanned: ScannedContainer) {
    let mark = scanned.mark
    self.init(
      syntax: mark.syntax, name: mark.name, attributes: mark.attributes, range: scanned.range,
      openingRange: mark.range, isClosed: scanned.isClosed,
      parent: scanned.parent < 0 ? nil : scanned.parent)
  }
}
