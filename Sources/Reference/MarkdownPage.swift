// One page of the Markdown reference.

internal import APIModel
internal import Markup

/// Writes a page: the type, then its members by kind.
struct MarkdownPage {
  let page: ReferenceSite.Page
  let links: SymbolLinks

  var text: String {
    let title = page.symbol == nil ? Markdown.text(page.title) : Markdown.code(page.title)
    var blocks = ["# \(title)"]
    if let symbol = page.symbol {
      blocks.append("\(symbol.kind.rawValue.capitalized) in module \(Markdown.text(page.module))")
      blocks += description(of: symbol)
    } else {
      blocks.append("In module \(Markdown.text(page.module))")
    }
    for group in page.groups {
      blocks.append("## \(group.title)")
      if group.members.allSatisfy({ $0.symbol.kind == .case }) {
        blocks.append(CaseTable(page: self, members: group.members).text)
      } else {
        blocks += group.members.flatMap(section)
      }
    }
    return blocks.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }

  private func section(_ member: ReferenceSite.Member) -> [String] {
    let name = Markdown.code(member.symbol.name)
    if let target = member.page { return ["- " + Markdown.link(name, to: target + ".md")] }
    return ["<a id=\"\(member.anchor)\"></a>", "### \(name)"] + description(of: member.symbol)
  }

  private func description(of symbol: Symbol) -> [String] {
    let comment = DocumentationComment(symbol.documentation ?? "")
    var blocks: [String] = []
    if let state = state(of: symbol) { blocks.append("> " + state) }
    if !comment.text.isEmpty { blocks.append(DocumentationText.blocks(comment.text)) }
    if let swift = symbol.declaration.swift {
      blocks.append(Markdown.codeBlock(swift, language: "swift"))
    }
    if let objc = symbol.declaration.objc {
      blocks.append(Markdown.codeBlock(objc, language: "objc"))
    }
    if let parameters = parameters(of: symbol, comment) { blocks.append(parameters) }
    if let returns = comment.returns {
      blocks.append("**Returns:** \(DocumentationText.summary(returns))")
    }
    if let throwing = comment.throwing {
      blocks.append("**Throws:** \(DocumentationText.summary(throwing))")
    }
    return blocks + [facts(of: symbol)].filter { !$0.isEmpty }
  }

  /// Whether the symbol should not be used, and what instead; nil for current ones.
  func state(of symbol: Symbol) -> String? {
    guard symbol.state != .current else { return nil }
    let word = symbol.availability.isUnavailable ? "unavailable" : symbol.state.rawValue
    let since = symbol.availability.deprecatedIn.map { " since \(Markdown.text($0))" } ?? ""
    var sentences = ["**\(word.capitalized)\(since).**"]
    if let successor = symbol.successor {
      let name = Markdown.code(successor)
      let target = links.target(of: successor, beside: symbol, on: page.fileName)
      sentences.append("Use \(target.map { Markdown.link(name, to: $0) } ?? name) instead.")
    }
    if let message = symbol.availability.message, says(message, moreThan: symbol.successor) {
      sentences.append(Markdown.text(message))
    }
    return sentences.joined(separator: " ")
  }

  /// Whether a deprecation's message is more than the advice to use the successor.
  private func says(_ message: String, moreThan successor: String?) -> Bool {
    guard let successor else { return true }
    let rest = message.replacing(successor, with: "").lowercased()
    let words = rest.split { !$0.isLetter && !$0.isNumber }
    return words.contains { !["please", "use", "instead", "renamed", "to"].contains($0) }
  }

  /// A table of the parameters; nil where there is none.
  private func parameters(of symbol: Symbol, _ comment: DocumentationComment) -> String? {
    guard !symbol.parameters.isEmpty else { return nil }
    let texts = Dictionary(comment.parameters.map { ($0.name, $0.text) }) { first, _ in first }
    let rows = symbol.parameters.map { parameter in
      let text = texts[parameter.name] ?? texts[parameter.label ?? ""] ?? ""
      return [
        Markdown.code(parameter.label ?? "_", inTable: true),
        Markdown.code(
          (parameter.isInout ? "inout " : "") + parameter.type
            + (parameter.isVariadic ? "..." : ""), inTable: true),
        parameter.defaultValue.map { Markdown.code($0, inTable: true) } ?? "",
        DocumentationText.cell(text),
      ]
    }
    return Markdown.table(header: ["Parameter", "Type", "Default", "Description"], rows: rows)
  }

  /// Since when, where, under which conditions, and in which file it is declared.
  private func facts(of symbol: Symbol) -> String {
    var facts: [String] = []
    if symbol.isRequirement {
      facts.append(symbol.isOptionalRequirement ? "Optional requirement" : "Requirement")
    }
    if let value = symbol.rawValue { facts.append("Raw value \(Markdown.code(value))") }
    if let since = symbol.since { facts.append("Since \(Markdown.text(since))") }
    let platforms = symbol.availability.introduced.sorted { $0.key < $1.key }
    if !platforms.isEmpty {
      let list = platforms.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      facts.append("Available from \(Markdown.text(list))")
    }
    if !symbol.availability.unavailableOn.isEmpty {
      let list = symbol.availability.unavailableOn.sorted().joined(separator: ", ")
      facts.append("Not available on \(Markdown.text(list))")
    }
    if !symbol.conditions.isEmpty {
      facts.append("Under \(symbol.conditions.map { Markdown.code($0) }.joined(separator: ", "))")
    }
    if let file = symbol.file {
      facts.append(Markdown.code(symbol.line.map { "\(file):\($0)" } ?? file))
    }
    return facts.joined(separator: " · ")
  }
}

/// Writes the cases of an enum as a table, in their order.
private struct CaseTable {
  let page: MarkdownPage
  let members: [ReferenceSite.Member]

  var text: String {
    let hasObjC = members.contains { $0.symbol.objcName != nil }
    let hasValues = members.contains { $0.symbol.rawValue != nil }
    let header =
      ["Case"] + (hasObjC ? ["Objective-C"] : []) + (hasValues ? ["Raw value"] : [])
      + ["Description"]
    let rows = members.map { member in
      [name(member)] + (hasObjC ? [code(member.symbol.objcName)] : [])
        + (hasValues ? [code(member.symbol.rawValue)] : []) + [description(member.symbol)]
    }
    return Markdown.table(header: header, rows: rows)
  }

  private func name(_ member: ReferenceSite.Member) -> String {
    let symbol = member.symbol
    let payload = symbol.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.type
    }
    let name =
      payload.isEmpty ? symbol.name : "\(symbol.baseName)(\(payload.joined(separator: ", ")))"
    return "<a id=\"\(member.anchor)\"></a>" + Markdown.code(name, inTable: true)
  }

  private func code(_ text: String?) -> String {
    text.map { Markdown.code($0, inTable: true) } ?? ""
  }

  private func description(_ symbol: Symbol) -> String {
    let comment = DocumentationComment(symbol.documentation ?? "")
    let since = symbol.since.map { "Since \(Markdown.text($0))." }
    return [page.state(of: symbol), DocumentationText.cell(comment.text), since]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
