// The opening mark of a container, as the scanner sees it.

/// What opens a container.
struct ContainerMark {
  var syntax: Container.Syntax
  var name: String
  var attributes: [Container.Attribute] = []
  /// Where the mark stands.
  var range: Range<Int>
  /// The column that the body starts at, where the mark says it.
  var bodyColumn: Int?
  /// How many colons a directive has.
  var colons = 0
}
