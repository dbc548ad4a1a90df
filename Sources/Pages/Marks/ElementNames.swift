// What HTML says of its elements by name.

/// Groups of HTML elements.
enum ElementNames {
  /// Elements that have no content, in any case.
  static func isVoid(_ bytes: ByteBuffer, _ name: Range<Int>) -> Bool {
    voids.holds(bytes, name, ignoresCase: true)
  }

  /// Elements of running text, which are no containers.
  static func isPhrasing(_ bytes: ByteBuffer, _ name: Range<Int>) -> Bool {
    phrasing.holds(bytes, name)
  }

  /// Elements of JSX whose content is no Markdown.
  static func isScript(_ bytes: ByteBuffer, _ name: Range<Int>) -> Bool {
    scripts.holds(bytes, name)
  }

  /// Elements whose closing tag may be left out in HTML, or that have none.
  static func isOptionallyClosed(_ name: String) -> Bool {
    voids.holds(name, ignoresCase: true) || optionallyClosed.holds(name)
  }

  /// Elements whose content is never Markdown.
  static func isRaw(_ name: String) -> Bool { raw.holds(name, ignoresCase: true) }

  /// Elements that start an HTML block whatever stands after them in the line.
  static func startsBlock(_ name: String) -> Bool { blocks.holds(name, ignoresCase: true) }

  /// Whether a name is that of a component: `Tabs`, `Foo.Bar`, `my-element`.
  static func isComponent(_ bytes: ByteBuffer, _ name: Range<Int>) -> Bool {
    guard let first = name.first else { return true }
    return bytes[first].isUppercase || name.contains { bytes[$0] == 0x2E || bytes[$0] == 0x2D }
  }

  private static let voids = WordSet([
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ])

  private static let optionallyClosed = WordSet([
    "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "colgroup", "caption",
    "option", "optgroup", "html", "head", "body",
  ])

  private static let raw = WordSet(["script", "style", "pre", "textarea"])

  private static let scripts = WordSet(["script", "style"])

  private static let phrasing = WordSet([
    "a", "abbr", "b", "bdi", "bdo", "br", "button", "cite", "code", "data", "dfn", "em", "i",
    "img", "input", "kbd", "label", "mark", "q", "ruby", "s", "samp", "select", "small", "span",
    "strong", "sub", "sup", "svg", "time", "u", "var", "wbr",
  ])

  private static let blocks = WordSet([
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ])
}
