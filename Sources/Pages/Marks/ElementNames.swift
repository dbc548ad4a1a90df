// What HTML says of its elements by name.

/// Groups of HTML elements.
enum ElementNames {
  /// Elements that have no content.
  static func isVoid(_ name: String) -> Bool { voids.contains(name.lowercased()) }

  /// Elements of running text, which are no containers.
  static func isPhrasing(_ name: String) -> Bool { phrasing.contains(name) }

  /// Elements whose closing tag may be left out in HTML, or that have none.
  static func isOptionallyClosed(_ name: String) -> Bool {
    isVoid(name) || optionallyClosed.contains(name)
  }

  /// Elements whose content is never Markdown.
  static func isRaw(_ name: String) -> Bool { raw.contains(name.lowercased()) }

  /// Elements that start an HTML block whatever stands after them in the line.
  static func startsBlock(_ name: String) -> Bool { blocks.contains(name.lowercased()) }

  /// Whether a name is that of a component: `Tabs`, `Foo.Bar`, `my-element`.
  static func isComponent(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return true }
    return first.isUppercase || name.contains(".") || name.contains("-")
  }

  private static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  private static let optionallyClosed: Set<String> = [
    "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "colgroup", "caption",
    "option", "optgroup", "html", "head", "body",
  ]

  private static let raw: Set<String> = ["script", "style", "pre", "textarea"]

  private static let phrasing: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "button", "cite", "code", "data", "dfn", "em", "i",
    "img", "input", "kbd", "label", "mark", "q", "ruby", "s", "samp", "select", "small", "span",
    "strong", "sub", "sup", "svg", "time", "u", "var", "wbr",
  ]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
