// Pages written down in lines, so that tests can say what they expect in a glance.

import Diagnostics

@testable import Pages

/// Reads a page from a text.
func read(_ text: String, _ dialect: Dialect = .plain) -> Page {
  PageReader.read(Array(text.utf8), file: "docs/page.md", dialect: dialect)
}

extension Page {
  /// Code blocks: `3-5 swift: let a = 1⏎ in Tabs > TabItem(label: Swift)`.
  var codeSummary: [String] {
    codeBlocks.map { block in
      let code = block.code.string.replacing("\n", with: "⏎")
      let open = block.isClosed ? "" : " (open)"
      return
        "\(lineSpan(block.range)) \(block.form == .indented ? "indented" : block.info)\(open): "
        + code + pathSummary(block.container)
    }
  }

  /// Headings: `1 #2 Use it {anchor}`.
  var headingSummary: [String] {
    headings.map { heading in
      let anchor = heading.anchor.map { " {\($0)}" } ?? ""
      return "\(line(heading.range.lowerBound)) #\(heading.level) \(heading.text)\(anchor)"
    }
  }

  /// Paragraphs: `3: Some text in note`.
  var paragraphSummary: [String] {
    paragraphs.map { paragraph in
      "\(line(paragraph.range.lowerBound)): "
        + text(paragraph.range).replacing("\n", with: "⏎") + pathSummary(paragraph.container)
    }
  }

  /// Faults: `unclosedFence 3:1-3:9`.
  var faultSummary: [String] {
    faults.map { "\($0.kind.rawValue) \(span($0.range))" }
  }

  /// Containers: `Tabs 1-7`, with ` (open)` for those that nothing closes.
  var containerSummary: [String] {
    containers.map { container in
      "\(name(of: container)) \(lineSpan(container.range))\(container.isClosed ? "" : " (open)")"
    }
  }

  /// Links, images and code spans: `link 3:5-3:11 text -> destination`.
  var inlineSummary: [String] {
    inlines.map { inline in
      let destination = inline.destination.map { " -> \($0)" } ?? ""
      return "\(inline.kind.rawValue) \(span(inline.range)) \(inline.text)\(destination)"
    }
  }

  private func line(_ offset: Int) -> Int { lines.line(at: offset) }

  private func lineSpan(_ range: Range<Int>) -> String {
    "\(line(range.lowerBound))-\(line(range.upperBound))"
  }

  private func span(_ range: Range<Int>) -> String {
    let range = lines.range(of: range)
    return "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
  }

  private func pathSummary(_ container: Int?) -> String {
    let names = containers(around: container).map { name(of: containers[$0]) }
    return names.isEmpty ? "" : " in " + names.joined(separator: " > ")
  }

  private func name(of container: Container) -> String {
    let attributes = container.attributes.map { "\($0.name): \($0.value)" }
    return attributes.isEmpty
      ? container.name : "\(container.name)(\(attributes.joined(separator: ", ")))"
  }

  /// The places in the page of the bytes of a code block must hold the same bytes.
  func isMappedRight(_ block: CodeBlock) -> Bool {
    block.code.bytes.indices.allSatisfy { index in
      let byte = block.code.bytes[index]
      return byte == 0x0A || bytes[block.code.origin(of: index)] == byte
    }
  }
}
