// A page as it was read: its blocks in order, with their places in bytes.

package import Diagnostics

/// A page of documentation.
///
/// Every range counts bytes of the file as it is on disk; `lines` turns them into positions.
package final class Page: Sendable {
  /// The path relative to the project's root, separated by `/`.
  package let file: String
  package let dialect: Dialect
  package let lines: LineTable
  /// The file as it was read, the same as that of the lines.
  package let bytes: [UInt8]
  package let frontMatter: FrontMatter?
  package let headings: [Heading]
  package let codeBlocks: [CodeBlock]
  /// Paragraphs, list items' paragraphs and table cells: whatever holds running text.
  package let paragraphs: [Paragraph]
  package let tables: [Table]
  package let lists: [List]
  package let containers: [Container]
  /// Links, images and code spans in the order of the page.
  package let inlines: [Inline]
  /// `<!-- … -->`, `{/* … */}` and their like in the order of the page.
  package let comments: [PageComment]
  /// Where the page takes in other pages, in its order.
  package let includes: [PageInclude]
  /// What is wrong with the markup itself.
  package let faults: [PageFault]

  package init(
    file: String, dialect: Dialect, lines: LineTable, frontMatter: FrontMatter? = nil,
    headings: [Heading] = [], codeBlocks: [CodeBlock] = [], paragraphs: [Paragraph] = [],
    tables: [Table] = [], lists: [List] = [], containers: [Container] = [], inlines: [Inline] = [],
    comments: [PageComment] = [], includes: [PageInclude] = [], faults: [PageFault] = []
  ) {
    self.file = file
    self.dialect = dialect
    self.lines = lines
    bytes = lines.bytes
    self.frontMatter = frontMatter
    self.headings = headings
    self.codeBlocks = codeBlocks
    self.paragraphs = paragraphs
    self.tables = tables
    self.lists = lists
    self.containers = containers
    self.inlines = inlines
    self.comments = comments
    self.includes = includes
    self.faults = faults
  }

  /// The innermost of the containers around something that is wanted, from its innermost one out.
  package func container(around innermost: Int?, where isWanted: (Int) -> Bool) -> Int? {
    var container = innermost
    while let current = container, !isWanted(current) { container = containers[current].parent }
    return container
  }

  /// The containers around something, outermost first.
  package func containers(around innermost: Int?) -> [Int] {
    var path: [Int] = []
    var container = innermost
    while let current = container {
      path.append(current)
      container = containers[current].parent
    }
    return path.reversed()
  }

  /// The place of a stretch of this page.
  package func place(_ range: Range<Int>) -> Place {
    Place(file: file, range: lines.range(of: range))
  }

  /// The text of a stretch of this page; broken UTF-8 shows as replacement characters.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// The metadata at the head of a page.
package struct FrontMatter: Sendable {
  package enum Format: String, Sendable {
    case yaml, toml
  }

  package var format: Format
  /// The fences included.
  package var range: Range<Int>
  /// YAML by key, nested values as they are; empty for TOML, which is kept as text.
  package var values: YAMLValue
  /// What is between the fences.
  package var text: String
  /// What the YAML parser says where it cannot read it.
  package var error: String?

  package init(
    format: Format, range: Range<Int>, values: YAMLValue, text: String, error: String? = nil
  ) {
    self.format = format
    self.range = range
    self.values = values
    self.text = text
    self.error = error
  }
}

/// A heading, ATX or setext.
package struct Heading: Sendable {
  /// 1 to 6.
  package var level: Int
  /// The text without marks: `Use configure` for `## Use **configure** {#use}`.
  package var text: String
  /// An explicit anchor: `use` in the example above.
  package var anchor: String?
  package var range: Range<Int>
  /// The innermost container around it, an index into `Page.containers`.
  package var container: Int?
  /// Whether it was guessed in a page that lost its marks.
  package var isRecovered: Bool

  package init(
    level: Int, text: String, anchor: String? = nil, range: Range<Int>, container: Int? = nil,
    isRecovered: Bool = false
  ) {
    self.level = level
    self.text = text
    self.anchor = anchor
    self.range = range
    self.container = container
    self.isRecovered = isRecovered
  }
}

/// A code block: fenced, indented, or recovered from a page that lost its fences.
///
/// A class, since rules hand blocks around more often than pages are read.
package final class CodeBlock: Sendable {
  package enum Form: String, Sendable {
    case fenced, indented, recovered
  }

  package let form: Form
  /// The info string as written, without surrounding space.
  package let info: String
  /// The first word of the info string in lower case; `swift` of `Swift,ignore` and `{.swift}`.
  package let language: String
  /// Whether the info string asks for the block not to be checked.
  package let isSkipped: Bool
  /// Where the info string stands; empty at the end of the fence where there is none.
  package let infoRange: Range<Int>
  /// The text between the fences, without the block's indentation.
  package let code: MappedText
  /// From the opening fence, or the first line of code, to the closing fence, or the last line.
  ///
  /// The end stands in the last line, never behind its line break.
  package let range: Range<Int>
  /// Whether a closing fence was found; always true for blocks without fences.
  package let isClosed: Bool
  /// The innermost container around it, an index into `Page.containers`.
  package let container: Int?

  package init(
    form: Form, info: InfoString, infoRange: Range<Int>, code: MappedText, range: Range<Int>,
    isClosed: Bool, container: Int? = nil
  ) {
    self.form = form
    self.info = info.text
    language = info.language
    isSkipped = info.isSkipped
    self.infoRange = infoRange
    self.code = code
    self.range = range
    self.isClosed = isClosed
    self.container = container
  }
}

/// A run of text: a paragraph, the text of a list item or a table cell.
package struct Paragraph: Sendable {
  package var range: Range<Int>
  /// The innermost container around it, an index into `Page.containers`.
  package var container: Int?

  package init(range: Range<Int>, container: Int? = nil) {
    self.range = range
    self.container = container
  }
}

/// A GFM table.
package struct Table: Sendable {
  package struct Cell: Sendable {
    package var range: Range<Int>

    package init(range: Range<Int>) { self.range = range }
  }

  package var range: Range<Int>
  /// The header row first, without the delimiter row.
  package var rows: [[Cell]]
  /// The innermost container around it, an index into `Page.containers`.
  package var container: Int?

  package init(range: Range<Int>, rows: [[Cell]], container: Int? = nil) {
    self.range = range
    self.rows = rows
    self.container = container
  }
}

/// A list, ordered or not; nested lists stand in it as lists of their own.
package struct List: Sendable {
  package struct Item: Sendable {
    /// The whole item, nested lists included.
    package var range: Range<Int>
    /// The text of its first paragraph.
    package var textRange: Range<Int>

    package init(range: Range<Int>, textRange: Range<Int>) {
      self.range = range
      self.textRange = textRange
    }
  }

  package var isOrdered: Bool
  package var range: Range<Int>
  package var items: [Item]
  /// The innermost container around it, an index into `Page.containers`.
  package var container: Int?

  package init(isOrdered: Bool, range: Range<Int>, items: [Item], container: Int? = nil) {
    self.isOrdered = isOrdered
    self.range = range
    self.items = items
    self.container = container
  }
}

/// A link, an image or a code span.
package struct Inline: Sendable {
  package enum Kind: String, Sendable {
    case link, image, code
  }

  package var kind: Kind
  package var range: Range<Int>
  /// The text of a link, the alternative text of an image, the content of a code span.
  package var text: String
  /// Where a link or image leads, absent for code.
  package var destination: String?
  /// The innermost container around it, an index into `Page.containers`.
  package var container: Int?

  package init(
    kind: Kind, range: Range<Int>, text: String, destination: String? = nil, container: Int? = nil
  ) {
    self.kind = kind
    self.range = range
    self.text = text
    self.destination = destination
    self.container = container
  }
}

/// A comment that stands on lines of its own, in whichever form the dialect has.
package struct PageComment: Sendable {
  /// The text without the comment marks, trimmed.
  package var text: String
  package var range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
