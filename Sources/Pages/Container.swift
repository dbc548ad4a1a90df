// What stands around blocks: components, directives, elements.

/// A component, directive or HTML element that holds Markdown.
///
/// A class, since rules hand containers around more often than pages are read.
package final class Container: Sendable {
  /// How a container is written.
  package enum Syntax: String, Sendable {
    /// `<Tabs>`
    case element
    /// `:::note`
    case directive
    /// `!!! note`, `??? note`, `=== "Tab"`
    case admonition
    /// `{{< tabs >}}`, `{{% tabs %}}`
    case shortcode
    /// `{% tabs %}`
    case tag
    /// `@TabNavigator {`
    case docc
  }

  package struct Attribute: Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package let syntax: Syntax
  package let name: String
  package let attributes: [Attribute]
  /// From the opening mark to the closing one.
  package let range: Range<Int>
  /// The opening mark alone.
  package let openingRange: Range<Int>
  package let isClosed: Bool
  /// The container around it, an index into `Page.containers`.
  package let parent: Int?
  /// The label that a reader sees: of a tab, or the title of an aside.
  package let label: String?

  package init(
    syntax: Syntax, name: String, attributes: [Attribute], range: Range<Int>,
    openingRange: Range<Int>, isClosed: Bool, parent: Int? = nil
  ) {
    self.syntax = syntax
    self.name = name
    self.attributes = attributes
    self.range = range
    self.openingRange = openingRange
    self.isClosed = isClosed
    self.parent = parent
    label = attributes.first { Self.isLabel($0.name) }?.value
  }

  private static func isLabel(_ name: String) -> Bool {
    switch name {
    case "label", "title", "value", "": true
    default: false
    }
  }
}
