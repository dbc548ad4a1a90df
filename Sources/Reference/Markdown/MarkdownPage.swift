// One page of the Markdown reference.

internal import Markup

/// Writes the content of a page: the type, then its members by kind.
struct MarkdownPage {
  let page: ReferencePage
  let pen: MarkdownPen
  /// What leads to the root of the guides; nil where they can't be reached.
  let root: String?

  var blocks: [String] {
    var blocks: [String] = []
    if let entry = page.entry {
      blocks = ["\(entry.kind.rawValue.capitalized) in module \(pen.text(page.module))"]
      blocks += description(of: entry)
      blocks += relations
    } else {
      blocks = ["In module \(pen.text(page.module))"]
    }
    for group in page.groups {
      blocks.append("## \(group.kind.title)")
      if group.kind == .cases {
        blocks.append(CaseTable(pen: pen, root: root, entries: group.entries).text)
      } else {
        blocks += group.entries.flatMap(section)
      }
    }
    return blocks
  }

  private func section(_ entry: ReferenceEntry) -> [String] {
    let name = pen.code(entry.name)
    guard entry.place.anchor != nil else {
      return ["- " + Markdown.link(name, to: pen.address(entry.place))]
    }
    return pen.site.heading(3, name, name: entry.name, anchors: entry.anchors)
      + description(of: entry)
  }

  private func description(of entry: ReferenceEntry) -> [String] {
    var blocks: [String] = []
    if let state = entry.state { blocks.append(pen.warning(state)) }
    if !entry.text.isEmpty { blocks.append(pen.blocks(entry.text)) }
    if let picture = entry.picture { blocks.append(pen.picture(picture, of: entry)) }
    for code in [entry.swift, entry.objc].compactMap({ $0 }) {
      blocks.append(pen.site.codeBlock(code.text, language: code.language.rawValue))
    }
    if let parameters = parameters(of: entry) { blocks.append(parameters) }
    if let returns = entry.returns { blocks.append(pen.field("Returns", returns)) }
    if let throwing = entry.throwing { blocks.append(pen.field("Throws", throwing)) }
    if !entry.implementers.isEmpty {
      blocks.append("Implemented by \(pen.list(entry.implementers))")
    }
    if let requirement = entry.meets { blocks.append("Meets \(pen.link(requirement))") }
    return blocks + [facts(of: entry)].filter { !$0.isEmpty }
      + MarkdownGuides(entry, pen, root: root).blocks
  }

  /// What the type inherits from, and what inherits from it.
  private var relations: [String] {
    let lines = page.relations.rows.map { "- \($0): \(pen.list($1))" }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// A table of the parameters; nil where there is none.
  private func parameters(of entry: ReferenceEntry) -> String? {
    guard !entry.parameters.isEmpty else { return nil }
    let rows = entry.parameters.map { parameter in
      [
        pen.code(parameter.shownName, inTable: true),
        pen.code(parameter.type.text, inTable: true),
        parameter.defaultValue.map { pen.code($0, inTable: true) } ?? "", pen.cell(parameter.text),
      ]
    }
    return Markdown.table(header: ["Parameter", "Type", "Default", "Description"], rows: rows)
  }

  /// Since when, where, under which conditions, and in which file it is declared.
  private func facts(of entry: ReferenceEntry) -> String {
    var facts: [String] = []
    if let requirement = entry.requirement {
      facts.append(requirement == .optional ? "Optional requirement" : "Requirement")
    }
    if let value = entry.rawValue { facts.append("Raw value \(pen.code(value))") }
    if let since = entry.sinceText { facts.append("Since \(pen.text(since))") }
    if !entry.platforms.isEmpty {
      facts.append("Available from \(pen.text(entry.platforms.joined(separator: ", ")))")
    }
    if !entry.unavailableOn.isEmpty {
      facts.append("Not available on \(pen.text(entry.unavailableOn.joined(separator: ", ")))")
    }
    if !entry.conditions.isEmpty {
      facts.append("Under \(entry.conditions.map { pen.code($0) }.joined(separator: ", "))")
    }
    if let source = entry.source {
      let place = pen.code(source.text)
      facts.append(source.address.map { Markdown.link(place, to: $0) } ?? place)
    }
    return facts.joined(separator: " · ")
  }
}

/// Writes the cases of an enum as a table, in their order.
private struct CaseTable {
  let pen: MarkdownPen
  let root: String?
  let entries: [ReferenceEntry]

  var text: String {
    let hasObjC = entries.contains { $0.objcName != nil }
    let hasValues = entries.contains { $0.rawValue != nil }
    let header =
      ["Case"] + (hasObjC ? ["Objective-C"] : []) + (hasValues ? ["Raw value"] : [])
      + ["Description"]
    let rows = entries.map { entry in
      [name(entry)] + (hasObjC ? [code(entry.objcName)] : [])
        + (hasValues ? [code(entry.rawValue)] : []) + [description(entry)]
    }
    return Markdown.table(header: header, rows: rows)
  }

  private func name(_ entry: ReferenceEntry) -> String {
    MarkdownSite.elements(entry.anchors) + pen.code(entry.caseName, inTable: true)
  }

  private func code(_ text: String?) -> String {
    text.map { pen.code($0, inTable: true) } ?? ""
  }

  private func description(_ entry: ReferenceEntry) -> String {
    let since = entry.sinceText.map { "Since \(pen.text($0))." }
    let guides =
      entry.guides?.isComplete == false ? MarkdownGuides(entry, pen, root: root).state : ""
    let text = [entry.state.map(pen.remark), pen.cell(entry.text), since, guides]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    return text + (entry.picture.map { "<br />" + pen.picture($0, of: entry) } ?? "")
  }
}

extension ReferenceEntry {
  /// The anchors that lead to it, its own last.
  fileprivate var anchors: [String] { [alias, place.anchor].compactMap { $0 } }
}
