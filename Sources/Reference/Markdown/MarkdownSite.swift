// What the generators of sites want of Markdown: the traits of each.

internal import Markup

/// A generator of sites, for which Markdown is written.
package enum MarkdownSite: String, CaseIterable, Sendable {
  /// None: Markdown as GitHub and editors show it.
  case plain
  case docusaurus
  case starlight
  case mkdocs

  /// How people write its name.
  package var title: String {
    switch self {
    case .plain: "plain Markdown"
    case .docusaurus: "Docusaurus"
    case .starlight: "Starlight"
    case .mkdocs: "MkDocs"
    }
  }

  /// The generator by the names of files that stand in a folder and above it, and the file that
  /// gives it away; nil where nothing does.
  package static func detected(by names: Set<String>) -> (site: MarkdownSite, file: String)? {
    for name in names.sorted() {
      if name.hasPrefix("docusaurus.config.") { return (.docusaurus, name) }
      if name.hasPrefix("astro.config.") { return (.starlight, name) }
      if name == "mkdocs.yml" || name == "mkdocs.yaml" { return (.mkdocs, name) }
    }
    return nil
  }

  /// Whether the title of the front matter is the heading of the page.
  var showsTitle: Bool { self == .docusaurus || self == .starlight }

  /// How far the content of a list item stands from its marker: Python-Markdown wants four columns.
  var itemIndentation: Int? { self == .mkdocs ? 4 : nil }

  // MARK: - Foreign text

  /// Text that means nothing but itself.
  func text(_ text: String) -> String {
    let markdown = Markdown.text(text)
    switch self {
    case .plain: return markdown
    case .docusaurus, .starlight: return Self.withoutModuleWords(Self.withoutDirectives(markdown))
    case .mkdocs: return Self.withoutUnknownEscapes(Self.withoutDirectives(markdown))
    }
  }

  /// `:name` would be a directive, or an emoji.
  private static func withoutDirectives(_ markdown: String) -> String {
    var result = ""
    var afterColon = false
    // An escape at the start of a line would become one of the ampersand.
    let isEscaped =
      markdown.hasPrefix("\\:")
      && markdown.unicodeScalars.dropFirst(2).first?.properties.isAlphabetic == true
    for scalar in markdown.unicodeScalars.dropFirst(isEscaped ? 1 : 0) {
      if afterColon { result += scalar.properties.isAlphabetic ? "&#58;" : ":" }
      afterColon = scalar == ":"
      if !afterColon { result.unicodeScalars.append(scalar) }
    }
    return afterColon ? result + ":" : result
  }

  /// MDX runs lines that start like a module's.
  private static func withoutModuleWords(_ markdown: String) -> String {
    markdown.hasPrefix("import ") || markdown.hasPrefix("export ")
      ? "&#\(markdown.utf8.first ?? 0);" + markdown.dropFirst() : markdown
  }

  /// Python-Markdown shows a backslash in front of what it does not know as an escape.
  private static func withoutUnknownEscapes(_ markdown: String) -> String {
    var markdown = markdown.replacing("\\~", with: "&#126;").replacing("\\$", with: "&#36;")
    for mark in ["=", ":", "@"] where markdown.hasPrefix("\\" + mark) {
      markdown = "&#\(mark.utf8.first ?? 0);" + markdown.dropFirst(2)
    }
    return markdown
  }

  /// A code span.
  func code(_ code: String, inTable: Bool) -> String {
    // Python-Markdown shows the backslash of an escaped bar in code.
    guard self == .mkdocs, inTable, code.contains("|") else {
      return Markdown.code(code, inTable: inTable)
    }
    return "<code>\(HTML.visible(code).replacing("|", with: "&#124;"))</code>"
  }

  /// A code block without a line break at its end.
  func codeBlock(_ code: String, language: String) -> String {
    let block = Markdown.codeBlock(
      self == .mkdocs ? Self.withoutSnippets(code) : code, language: language)
    return String(block.dropLast())
  }

  /// PyMdown's snippets take in files where a line says so, in code too.
  private static func withoutSnippets(_ code: String) -> String {
    guard code.contains("8<") else { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " || $0 == "\t" || $0 == ";" }
      return content.hasPrefix("-") && content.drop { $0 == "-" }.hasPrefix("8<")
        ? ";" + line : line
    }.joined(separator: "\n")
  }

  // MARK: - What each writes in its own way

  /// A heading whose anchors lead to it.
  ///
  /// - Parameters:
  ///   - text: Markdown.
  ///   - name: What it says without markup, of which some sites make an anchor of their own.
  ///   - anchors: The last of them is the heading's own.
  func heading(_ level: Int, _ text: String, name: String, anchors: [String]) -> [String] {
    let heading = String(repeating: "#", count: level) + " " + text
    guard let own = anchors.last else { return [heading] }
    let others = Array(anchors.dropLast())
    switch self {
    case .plain: return [Self.elements(anchors), heading]
    case .docusaurus: return Self.blocks(others) + [heading + " {#\(own)}"]
    case .mkdocs: return Self.blocks(others) + [heading + " { #\(own) }"]
    case .starlight: return Self.blocks(Self.slug(name) == own ? others : anchors) + [heading]
    }
  }

  /// Anchors as elements, for places that are no headings.
  static func elements(_ anchors: [String]) -> String {
    anchors.map { "<a id=\"\($0)\"></a>" }.joined()
  }

  private static func blocks(_ anchors: [String]) -> [String] {
    anchors.isEmpty ? [] : [elements(anchors)]
  }

  /// The anchor that Starlight makes of a heading.
  private static func slug(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// A box that warns.
  ///
  /// - Parameters:
  ///   - title: Plain text.
  ///   - body: Markdown of one line; empty where the title says it all.
  ///   - isGrave: Whether what it stands at cannot be used at all.
  func warning(_ title: String, _ body: String, isGrave: Bool) -> String {
    let head = text(title)
    switch self {
    case .plain: return "> **\(head).**" + (body.isEmpty ? "" : " " + body)
    case .docusaurus: return Self.directive(isGrave ? "danger" : "warning", head, body)
    case .starlight: return Self.directive(isGrave ? "danger" : "caution", head, body)
    case .mkdocs:
      let mark = "!!! \(isGrave ? "danger" : "warning") \"\(head.replacing("\"", with: "&quot;"))\""
      return body.isEmpty ? mark : "\(mark)\n\n    \(body)"
    }
  }

  private static func directive(_ kind: String, _ title: String, _ body: String) -> String {
    ":::\(kind)[\(title)]\n\n" + (body.isEmpty ? "" : body + "\n\n") + ":::"
  }
}
