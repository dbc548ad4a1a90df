// What stands around blocks: components, directives, elements.

/// A component, directive or HTML element that holds Markdown.
package struct Container: Sendable {
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

  package var syntax: Syntax
  package var name: String
  package var attributes: [Attribute]
  /// From the opening mark to the closing one.
  package var range: Range<Int>
  /// The opening mark alone.
  package var openingRange: Range<Int>
  package var isClosed: Bool
  /// The containers around it, outermost first.
  package var containers: [Int]

  package init(
    syntax: Syntax, name: String, attributes: [Attribute], range: Range<Int>,
    openingRange: Range<Int>, isClosed: Bool, containers: [Int]
  ) {
    self.syntax = syntax
    self.name = name
    self.attributes = attributes
    self.range = range
    self.openingRange = openingRange
    self.isClosed = isClosed
    self.containers = containers
  }

  /// The label that a reader sees: of a tab, or the title of an aside.
  package var label: String? {
    attributes.first { Self.isLabel($0.name) }?.value
  }

  private static func isLabel(_ name: String) -> Bool {
    switch name {
    case "label", "title", "value", "": true
    default: false
    }
  }
}
