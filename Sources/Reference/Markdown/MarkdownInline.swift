// The inline parts of doc comments as Markdown: written anew, so that nothing foreign is live.

internal import Markup
internal import Pages

/// Writes text, emphasis, code and links.
struct MarkdownInline {
  private let prose: Prose
  private let pen: MarkdownPen
  private let inTable: Bool
  /// What is written of the block that stands open.
  private var markdown = ""
  /// Text that is not yet written: what it means depends on all of it.
  private var text = ""
  /// Whether each link that stands open leads somewhere.
  private var links: [Bool] = []
  private var isHeading = false

  init(_ prose: Prose, _ pen: MarkdownPen, inTable: Bool = false) {
    self.prose = prose
    self.pen = pen
    self.inTable = inTable
  }

  /// The blocks of a comment, each on one line.
  static func fragments(_ prose: Prose, _ pen: MarkdownPen, inTable: Bool = false) -> [String] {
    var inline = MarkdownInline(prose, pen, inTable: inTable)
    var fragments: [String] = []
    for piece in prose.pieces {
      if piece.endsHTML { fragments.append(inline.take()) }
      switch piece {
      case .close(.paragraph), .close(.heading): fragments.append(inline.take())
      case .codeBlock(let code, _):
        fragments += code.split(separator: "\n").map { pen.code(String($0), inTable: inTable) }
      case .softBreak, .hardBreak: inline.add(.text(" "))
      default: inline.add(piece)
      }
    }
    return (fragments + [inline.take()]).filter { !$0.isEmpty }
  }

  /// Adds what stands inside a block; what blocks are made of is passed over.
  mutating func add(_ piece: MarkdownPiece) {
    switch piece {
    case .text(let text), .html(let text): self.text += text
    case .code(let text): code(text)
    case .softBreak: add("\n")
    case .hardBreak: add("<br />\n")
    case .open(.heading): isHeading = true
    case .close(.heading): isHeading = false
    case .open(.emphasis), .close(.emphasis): add("*")
    case .open(.strong), .close(.strong): if !isHeading { add("**") }
    case .open(.link(let address)):
      // A link holds no link.
      let leads = Prose.isHarmless(address) && !links.contains(true)
      links.append(leads)
      if leads { add("[") }
    case .close(.link(let address)):
      if links.popLast() == true { add(String(Markdown.link("", to: address).dropFirst())) }
    case .open, .close, .codeBlock, .rule: break
    }
  }

  /// What was written since the last time.
  mutating func take() -> String {
    add("")
    defer { markdown = "" }
    while markdown.utf8.last == 0x20 { markdown.removeLast() }
    let isBold = isHeading && !markdown.isEmpty
    return isBold ? "**\(markdown)**" : markdown
  }

  private mutating func code(_ text: String) {
    let isLink = !links.contains(true)
    guard isLink, let place = prose.links[text] else {
      add(pen.code(text, inTable: inTable))
      return
    }
    let name = Prose.name(of: text, leadingTo: place, on: pen.page)
    add(Markdown.link(pen.code(name, inTable: inTable), to: pen.address(place)))
  }

  /// Writes the text that waits, and Markdown behind it.
  private mutating func add(_ mark: String) {
    if !text.isEmpty {
      let isStart = markdown.isEmpty || markdown.hasSuffix("\n")
      let lead = text.prefix { $0 == " " }
      let rest = pen.text(String(text.dropFirst(lead.count)))
      markdown += isStart ? rest : lead + rest
      text = ""
    }
    markdown += mark
  }
}

extension MarkdownPiece {
  /// Whether a block of HTML in front of it, which nothing closes, is over.
  var endsHTML: Bool {
    switch self {
    case .open(.paragraph), .open(.heading), .open(.quote), .open(.list), .open(.item),
      .close(.quote), .close(.list), .close(.item), .codeBlock, .rule:
      true
    default: false
    }
  }
}
