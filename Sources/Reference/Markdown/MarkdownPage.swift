// One page of the Markdown reference.

internal import Markup

/// Writes a page: the type, then its members by kind.
struct MarkdownPage {
  let page: ReferencePage
  /// What leads to the root of the guides; nil where they can't be reached.
  var root: String?

  var text: String {
    var blocks: [String] = []
    if let entry = page.entry {
      let kind = entry.kind.rawValue.capitalized
      blocks = [
        "# \(Markdown.code(page.title))", "\(kind) in module \(Markdown.text(page.module))",
      ]
      blocks += description(of: entry)
      blocks += relations
    } else {
      blocks = ["# \(Markdown.text(page.title))", "In module \(Markdown.text(page.module))"]
    }
    for group in page.groups {
      blocks.append("## \(group.kind.title)")
      if group.kind == .cases {
        blocks.append(CaseTable(page: self, entries: group.entries).text)
      } else {
        blocks += group.entries.flatMap(section)
      }
    }
    return blocks.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }

  private func section(_ entry: ReferenceEntry) -> [String] {
    let name = Markdown.code(entry.name)
    guard entry.place.anchor != nil else {
      return ["- " + Markdown.link(name, to: links.address(entry.place))]
    }
    return [anchors(of: entry), "### \(name)"] + description(of: entry)
  }

  fileprivate func anchors(of entry: ReferenceEntry) -> String {
    [entry.alias, entry.place.anchor].compactMap { $0 }.map { "<a id=\"\($0)\"></a>" }.joined()
  }

  private func description(of entry: ReferenceEntry) -> [String] {
    var blocks: [String] = []
    if let state = state(of: entry) { blocks.append("> " + state) }
    if !entry.text.isEmpty { blocks.append(DocumentationText.blocks(entry.text.markdown)) }
    if let swift = entry.swift { blocks.append(Markdown.codeBlock(swift.text, language: "swift")) }
    if let objc = entry.objc { blocks.append(Markdown.codeBlock(objc.text, language: "objc")) }
    if let parameters = parameters(of: entry) { blocks.append(parameters) }
    if let returns = entry.returns {
      blocks.append("**Returns:** \(DocumentationText.summary(returns.markdown))")
    }
    if let throwing = entry.throwing {
      blocks.append("**Throws:** \(DocumentationText.summary(throwing.markdown))")
    }
    if !entry.implementers.isEmpty {
      blocks.append("Implemented by \(links.list(entry.implementers))")
    }
    if let requirement = entry.meets { blocks.append("Meets \(links.link(requirement))") }
    return blocks + [facts(of: entry)].filter { !$0.isEmpty }
      + MarkdownGuides(entry, root: root).blocks
  }

  /// What the type inherits from, and what inherits from it.
  private var relations: [String] {
    let relations = page.relations
    let rows: [(String, [ReferenceLink])] = [
      ("Inherits from", [relations.superclass].compactMap { $0 }),
      ("Raw values", [relations.rawType].compactMap { $0 }),
      ("Conforms to", relations.conformances), ("Inherited by", relations.subclasses),
      ("Refined by", relations.refinements), ("Conforming types", relations.conformers),
    ]
    let lines = rows.filter { !$0.1.isEmpty }.map { "- \($0): \(links.list($1))" }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// Whether the symbol should not be used, and what instead; nil for current ones.
  fileprivate func state(of entry: ReferenceEntry) -> String? {
    guard let state = entry.state else { return nil }
    let since = state.since.map { " since \(Markdown.text($0))" } ?? ""
    var sentences = ["**\(state.word.rawValue.capitalized)\(since).**"]
    if let successor = state.successor { sentences.append("Use \(links.link(successor)) instead.") }
    if let message = state.message { sentences.append(Markdown.text(message)) }
    return sentences.joined(separator: " ")
  }

  private var links: MarkdownLinks { MarkdownLinks(page: page.fileName) }

  /// A table of the parameters; nil where there is none.
  private func parameters(of entry: ReferenceEntry) -> String? {
    guard !entry.parameters.isEmpty else { return nil }
    let rows = entry.parameters.map { parameter in
      [
        Markdown.code(parameter.label ?? "_", inTable: true),
        Markdown.code(parameter.type.text, inTable: true),
        parameter.defaultValue.map { Markdown.code($0, inTable: true) } ?? "",
        DocumentationText.cell(parameter.text.markdown),
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
    if let value = entry.rawValue { facts.append("Raw value \(Markdown.code(value))") }
    if let since = entry.since { facts.append("Since \(Markdown.text(since))") }
    if !entry.platforms.isEmpty {
      facts.append("Available from \(Markdown.text(entry.platforms.joined(separator: ", ")))")
    }
    if !entry.unavailableOn.isEmpty {
      facts.append("Not available on \(Markdown.text(entry.unavailableOn.joined(separator: ", ")))")
    }
    if !entry.conditions.isEmpty {
      facts.append("Under \(entry.conditions.map { Markdown.code($0) }.joined(separator: ", "))")
    }
    if let source = entry.source { facts.append(Markdown.code(source.text)) }
    return facts.joined(separator: " · ")
  }
}

/// Writes the cases of an enum as a table, in their order.
private struct CaseTable {
  let page: MarkdownPage
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
    page.anchors(of: entry) + Markdown.code(entry.caseName, inTable: true)
  }

  private func code(_ text: String?) -> String {
    text.map { Markdown.code($0, inTable: true) } ?? ""
  }

  private func description(_ entry: ReferenceEntry) -> String {
    let since = entry.since.map { "Since \(Markdown.text($0))." }
    let guides =
      entry.guides?.isComplete == false ? MarkdownGuides(entry, root: page.root).state : ""
    return [page.state(of: entry), DocumentationText.cell(entry.text.markdown), since, guides]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
