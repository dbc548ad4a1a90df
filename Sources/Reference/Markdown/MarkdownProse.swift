// Doc comments as blocks of Markdown, written anew from their pieces.

internal import Markup
internal import Pages

/// Writes lists, quotes and paragraphs line by line, each behind the marks of what it stands in.
struct MarkdownProse {
  /// What a block stands in.
  private struct Container {
    /// What its first line starts with; nil once that is written.
    var mark: String?
    /// What its other lines start with.
    let indentation: String
  }

  private let prose: Prose
  private let pen: MarkdownPen
  private var inline: MarkdownInline
  private var markdown = ""
  private var containers: [Container] = []
  /// The next number of each list that stands open; nil for those without.
  private var lists: [Int?] = []
  /// Whether a blank line comes in front of the next block.
  private var needsGap = false
  /// How many containers stand open beyond those that are written.
  private var hidden = 0

  /// Nobody reads what stands deeper than this.
  private static let deepest = 12

  /// The comment, without a line break at its end.
  static func blocks(_ prose: Prose, _ pen: MarkdownPen) -> String {
    var writer = MarkdownProse(prose, pen)
    for piece in prose.pieces {
      if piece.endsHTML { writer.writeInline() }
      writer.add(piece)
    }
    writer.writeInline()
    return String(writer.markdown.dropLast())
  }

  private init(_ prose: Prose, _ pen: MarkdownPen) {
    self.prose = prose
    self.pen = pen
    inline = MarkdownInline(prose, pen)
  }

  private mutating func add(_ piece: MarkdownPiece) {
    switch piece {
    case .close(.paragraph(let isTight)):
      writeInline()
      if isTight { needsGap = false }
    case .close(.heading):
      writeInline()
      inline.add(piece)
    case .codeBlock(let code, let language): write(pen.site.codeBlock(code, language: language))
    case .rule: write("***")
    case .open(.quote): open("> ", "> ")
    case .open(.list(let start)): lists.append(start)
    case .open(.item): openItem()
    case .close(.item):
      if containers.last?.mark != nil, hidden == 0 { write("") }
      close()
    case .close(.quote):
      close()
      needsGap = true
    case .close(.list):
      lists.removeLast()
      needsGap = true
    default: inline.add(piece)
    }
  }

  /// Writes what stands in the block that ends.
  private mutating func writeInline() {
    let text = inline.take()
    if !text.isEmpty { write(text) }
  }

  private mutating func openItem() {
    var mark = "-"
    if let number = lists.last, let number {
      mark = "\(number)."
      lists[lists.count - 1] = number == .max ? number : number + 1
    }
    let width = max(mark.utf8.count + 1, pen.site.itemIndentation ?? 0)
    let space = String(repeating: " ", count: width)
    open(mark + space.dropFirst(mark.utf8.count), space)
  }

  private mutating func open(_ mark: String, _ indentation: String) {
    guard containers.count < Self.deepest else {
      hidden += 1
      return
    }
    fillGap()
    containers.append(Container(mark: mark, indentation: indentation))
  }

  private mutating func close() {
    if hidden > 0 { hidden -= 1 } else { containers.removeLast() }
  }

  /// Writes the lines of a block.
  private mutating func write(_ block: String) {
    fillGap()
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) { write(line: line) }
    needsGap = true
  }

  private mutating func fillGap() {
    if needsGap { write(line: "") }
    needsGap = false
  }

  private mutating func write(line: Substring) {
    var start = ""
    for index in containers.indices {
      start += containers[index].mark ?? containers[index].indentation
      containers[index].mark = nil
    }
    if line.isEmpty { while start.utf8.last == 0x20 { start.removeLast() } }
    markdown += start + line + "\n"
  }
}
