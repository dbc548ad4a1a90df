// What was read from a page, as `concord inspect` prints it.

internal import APIModel
internal import Diagnostics
internal import Pages
internal import Snippets

/// The JSON form of a page, `concord.page/1`.
struct PageInspection: Encodable {
  struct Heading: Encodable {
    var level: Int
    var text: String
    var anchor: String?
    var line: Int
  }

  struct CodeBlock: Encodable {
    var language: String
    var info: String
    var startLine: Int
    var endLine: Int
    var closed: Bool
    var code: String
    var container: [String]
    var recovered: Bool
  }

  struct Enum: Encodable {
    struct Case: Encodable {
      var name: String
      var value: String?
      var comment: String?
      var line: Int
    }

    var name: String
    var kind: String
    var rawType: String?
    var line: Int
    var inComment: Bool
    var cases: [Case]
  }

  struct Link: Encodable {
    var text: String
    var destination: String
    var line: Int
  }

  struct Include: Encodable {
    var path: String
    var shown: Bool
    var line: Int
  }

  struct Container: Encodable {
    var name: String
    var label: String?
    var startLine: Int
    var endLine: Int
    var closed: Bool
  }

  struct Fault: Encodable {
    var kind: String
    var detail: String
    var line: Int
  }

  let schema = "concord.page/1"
  var file: String
  var dialect: String
  var frontMatter: FrontMatterValue
  var headings: [Heading]
  var codeBlocks: [CodeBlock]
  var enums: [Enum]
  var links: [Link]
  var images: [Link]
  var includes: [Include]
  var containers: [Container]
  var faults: [Fault]

  init(_ analyzed: AnalyzedPage) {
    let page = analyzed.page
    let line = { (offset: Int) in page.lines.line(at: offset) }
    file = page.file
    dialect = page.dialect.name
    frontMatter = FrontMatterValue(page.frontMatter?.values ?? .mapping([]))
    headings = analyzed.headings.map {
      Heading(level: $0.level, text: $0.text, anchor: $0.anchor, line: line($0.range.lowerBound))
    }
    codeBlocks = analyzed.codeBlocks.map { block in
      CodeBlock(
        language: block.language, info: block.info, startLine: line(block.range.lowerBound),
        endLine: line(block.range.upperBound), closed: block.isClosed,
        code: block.code.string,
        container: page.containers(around: block.container).map { page.containers[$0].title },
        recovered: block.form == .recovered)
    }
    enums = analyzed.snippets.flatMap { snippet in
      let code = analyzed.codeBlocks[snippet.block].code
      return snippet.findings.enums.map { Enum($0) { line(code.origin(of: $0)) } }
    }
    let links = { (kind: Inline.Kind) in
      page.inlines.filter { $0.kind == kind }.map {
        Link(text: $0.text, destination: $0.destination ?? "", line: line($0.range.lowerBound))
      }
    }
    self.links = links(.link)
    images = links(.image)
    includes = page.includes.map {
      Include(path: $0.path, shown: $0.isShown, line: line($0.range.lowerBound))
    }
    containers = page.containers.map {
      Container(
        name: $0.name, label: $0.label, startLine: line($0.range.lowerBound),
        endLine: line(max($0.range.lowerBound, $0.range.upperBound - 1)), closed: $0.isClosed)
    }
    faults = page.faults.map {
      Fault(kind: $0.kind.rawValue, detail: $0.detail, line: line($0.range.lowerBound))
    }
  }
}

extension PageInspection.Enum {
  /// - Parameter line: The line of the page that an offset of the code stands on.
  fileprivate init(_ declared: EnumDeclaration, line: (Int) -> Int) {
    name = declared.name
    kind = declared.kind.rawValue
    rawType = declared.rawType
    self.line = line(declared.range.lowerBound)
    inComment = declared.isInComment
    cases = declared.cases.map {
      Case(
        name: $0.name, value: $0.value, comment: $0.comment, line: line($0.range.lowerBound))
    }
  }
}

extension Dialect {
  /// The name that can be configured; the guess where nothing tells the dialect is CommonMark.
  fileprivate var name: String { self == .plain ? Dialect.commonmark.rawValue : rawValue }
}

extension Container {
  /// The name with what tells it from its neighbours: `TabItem(label: Swift)`.
  fileprivate var title: String {
    guard !attributes.isEmpty else { return name }
    let list = attributes.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

/// A YAML value as JSON.
struct FrontMatterValue: Encodable {
  private let value: YAMLValue

  init(_ value: YAMLValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .scalar(let text):
      try text.encode(to: encoder)
    case .sequence(let values):
      try values.map(FrontMatterValue.init).encode(to: encoder)
    case .mapping(let entries):
      var container = encoder.container(keyedBy: Key.self)
      for entry in entries {
        try container.encode(FrontMatterValue(entry.value), forKey: Key(stringValue: entry.key))
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
