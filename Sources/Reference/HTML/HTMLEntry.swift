// One entry as HTML: a type at the head of its page, or a member on it.

internal import Markup

/// Writes what is said of one symbol.
struct HTMLEntry {
  let entry: ReferenceEntry
  let pen: HTMLPen

  private var labels: EntryLabels { pen.labels.entry }

  /// A member: its name as a heading, and all that is said of it.
  var article: String {
    let alias = entry.alias.map { "<a id=\"\($0)\"></a>" } ?? ""
    return "<article id=\"\(anchor)\"\(style)>\(alias)"
      + "<h3><a href=\"#\(anchor)\">\(HTMLName.struck(entry))</a>\(badges)</h3>\n"
      + (entry.kind == .case ? caseBody : description + examples) + "</article>\n"
  }

  private var style: String {
    guard entry.kind == .case else { return "" }
    return entry.picture == nil ? " class=case" : " class=\"case pictured\""
  }

  private var picture: String {
    entry.picture.map {
      HTMLPicture(picture: $0, label: labels.picture.filled(entry.name), pen: pen).html
    } ?? ""
  }

  private var anchor: String { entry.place.anchor ?? "" }

  /// What the guides show of it.
  var examples: String { guides.examples }

  /// All but the name and the examples.
  var description: String {
    state + abstract + picture + declarations + pen.blocks(entry.discussion) + parameters
      + field(labels.returns, entry.returns) + field(labels.throws, entry.throwing)
      + links(labels.implementers, entry.implementers)
      + links(labels.meets, [entry.meets].compactMap { $0 }) + facts
      + guides.state
  }

  /// A case needs no declaration: its name and value are all of it.
  private var caseBody: String {
    let value = entry.rawValue.map { "<p class=value><code>\(HTML.visible($0))</code></p>\n" } ?? ""
    return picture + value + state + abstract + pen.blocks(entry.discussion) + facts
      + (entry.guides?.isComplete == true ? "" : guides.state) + guides.foldedExamples
  }

  /// What a page of the locale says, else the first paragraph of the comment.
  private var abstract: String {
    guard let words = entry.words(in: pen.locale) else { return pen.blocks(entry.abstract) }
    let attributes = pen.attributes(of: words.place.locale)
    return "<p\(attributes)>\(pen.inline(words.text))</p>\n"
  }

  private var guides: HTMLGuides { HTMLGuides(entry, pen) }

  private var badges: String {
    var badges: [String] = []
    switch entry.requirement {
    case .required: badges.append(labels.required)
    case .optional: badges.append(labels.optional)
    case nil: break
    }
    if pen.hasObjectiveC, entry.objcName == nil, entry.objc == nil {
      badges.append(labels.swiftOnly)
    }
    return badges.map { " <span class=badge>\($0)</span>" }.joined()
  }

  /// Whether the symbol should not be used, and what instead.
  private var state: String {
    guard let state = entry.state else { return "" }
    var sentences = ["<strong>\(HTML.visible(pen.labels.title(of: state))).</strong>"]
    if let successor = state.successor {
      sentences.append(labels.useInstead.filled(pen.names.link(successor)))
    }
    if let message = state.message {
      let html = HTML.message(message)
      sentences.append(pen.foreign.isEmpty ? html : "<span\(pen.foreign)>\(html)</span>")
    }
    return "<p class=state>\(sentences.joined(separator: " "))</p>\n"
  }

  /// The declaration in both languages.
  var declarations: String {
    guard let swift = entry.swift, let objc = entry.objc else {
      return declaration(entry.swift ?? entry.objc, isAlone: true)
    }
    return declaration(swift) + declaration(objc)
  }

  private func declaration(_ code: ReferenceCode?, isAlone: Bool = false) -> String {
    guard let code else { return "" }
    let language = code.language == .swift ? "sw" : "oc"
    let html = HTMLCode(code, on: pen.page).html
    return "<pre class=\"decl \(isAlone ? "one-" : "")\(language)\" tabindex=0><code>\(html)"
      + "</code></pre>\n"
  }

  private var parameters: String {
    guard !entry.parameters.isEmpty else { return "" }
    let items = entry.parameters.map { parameter in
      let value = parameter.defaultValue.map { " <span class=soft>=</span> \(HTMLName.code($0))" }
      return "<dt><code>\(HTML.visible(parameter.shownName))</code>"
        + "<code class=type>\(HTMLCode(parameter.type, on: pen.page).html)</code>\(value ?? "")"
        + "</dt><dd\(pen.foreign)>\(pen.inline(parameter.text))</dd>\n"
    }
    return "<h4>\(labels.parameters)</h4>\n<dl class=parameters>\n\(items.joined())</dl>\n"
  }

  private func field(_ title: String, _ prose: Prose?) -> String {
    guard let prose, !prose.isEmpty else { return "" }
    return "<h4>\(title)</h4>\n<div\(pen.foreign)>\(pen.inline(prose))</div>\n"
  }

  private func links(_ title: String, _ links: [ReferenceLink]) -> String {
    links.isEmpty ? "" : "<p class=links><span>\(title)</span> \(pen.names.list(links))</p>\n"
  }

  /// Which page speaks, since when, where, under which conditions, and in which file it is declared.
  private var facts: String {
    var facts: [String] = []
    if let words = entry.words(in: pen.locale) {
      facts.append(labels.saysPage.filled(HTMLGuideCode.name(of: words.place, pen)))
    }
    if let since = entry.sinceText(pen.labels) {
      facts.append(labels.since.filled(HTML.visible(since)))
    }
    if entry.kind != .case, let value = entry.rawValue {
      facts.append(labels.rawValue.filled("<code>\(HTML.visible(value))</code>"))
    }
    facts += entry.platforms.map { HTML.visible($0) + "+" }
    facts += entry.unavailableOn.map { labels.unavailableOn.filled(HTML.visible($0)) }
    facts += entry.conditions.map { "<code>#if \(HTML.visible($0))</code>" }
    if let source = entry.source {
      let code = "<code class=source>\(HTML.visible(source.text))</code>"
      facts.append(
        source.address.map { "<a href=\"\(HTML.text($0))\">\(code)</a>" } ?? code)
    }
    guard !facts.isEmpty else { return "" }
    return "<p class=facts>\(facts.map { "<span>\($0)</span>" }.joined(separator: " "))</p>\n"
  }
}
