// Doc comments as HTML: their structure stays, everything foreign in them is text.

internal import Markup
internal import PageFrame
internal import Pages

/// Writes prose piece by piece.
///
/// HTML of a comment is shown as it is written, images stand as their text, and links lead to the
/// web, to mail, or nowhere.
struct HTMLProse {
  private let prose: Prose
  private let page: String
  /// The level below which the headings of a comment stand.
  private let level: Int
  /// The attributes of the outermost blocks.
  private let attributes: String
  private var nesting = 0
  /// Whether each link that stands open leads somewhere; a link holds no link.
  private var links: [Bool] = []
  private var html = ""

  /// - Parameters:
  ///   - page: The page that the prose stands on.
  ///   - attributes: HTML, with a space before each.
  init(_ prose: Prose, on page: String, attributes: String = "", below level: Int = 3) {
    self.attributes = attributes
    self.prose = prose
    self.page = page
    self.level = level
  }

  /// The prose as blocks.
  var blocks: String {
    var run = self
    for piece in prose.pieces { run.add(piece) }
    return run.html
  }

  /// The prose of one paragraph without the paragraph around it; blocks as they are.
  var inline: String {
    let pieces = prose.pieces
    guard case .open(.paragraph)? = pieces.first, case .close(.paragraph)? = pieces.last,
      pieces.filter({ if case .open(.paragraph) = $0 { true } else { false } }).count == 1
    else { return blocks }
    var run = self
    for piece in pieces.dropFirst().dropLast() { run.add(piece) }
    return run.html
  }

  private mutating func add(_ piece: MarkdownPiece) {
    switch piece {
    case .open(.link(let address)):
      let leads = Prose.isHarmless(address) && !links.contains(true)
      links.append(leads)
      if leads { html += "<a href=\"\(HTML.text(address))\">" }
    case .close(.link):
      if links.popLast() == true { html += "</a>" }
    case .open(let element):
      html += opening(element)
      nesting += 1
    case .close(let element):
      html += closing(element)
      nesting -= 1
    case .text(let text), .html(let text): html += HTML.visible(text)
    case .code(let text): code(text)
    case .codeBlock(let code, let language): block(code, language)
    case .softBreak: html += "\n"
    case .hardBreak: html += "<br>"
    case .rule: html += "<hr>\n"
    }
  }

  private func opening(_ element: MarkdownElement) -> String {
    switch element {
    case .paragraph(let isTight): isTight ? "" : "<p\(own)>"
    case .heading(let step): "<h\(depth(step))\(own)>"
    case .quote: "<blockquote\(own)>"
    case .list(nil): "<ul\(own)>"
    case .list(let start?): start == 1 ? "<ol\(own)>" : "<ol start=\(start)\(own)>"
    case .item: "<li>"
    case .emphasis: "<em>"
    case .strong: "<strong>"
    case .link, .image: ""
    }
  }

  private func closing(_ element: MarkdownElement) -> String {
    switch element {
    case .paragraph(let isTight): isTight ? "" : "</p>\n"
    case .heading(let step): "</h\(depth(step))>\n"
    case .quote: "</blockquote>\n"
    case .list(let start): start == nil ? "</ul>\n" : "</ol>\n"
    case .item: "</li>\n"
    case .emphasis: "</em>"
    case .strong: "</strong>"
    case .link, .image: ""
    }
  }

  private var own: String { nesting == 0 ? attributes : "" }

  private func depth(_ step: Int) -> Int { min(6, level + step) }

  private mutating func code(_ text: String) {
    guard !links.contains(true), let place = prose.links[text] else {
      html += "<code>\(HTML.visible(text))</code>"
      return
    }
    let name = Prose.name(of: text, leadingTo: place, on: page)
    html += "<a href=\"\(place.address(from: page, ending: ".html"))\">\(HTMLName.code(name))</a>"
  }

  private mutating func block(_ code: String, _ language: String) {
    let html = prose.blocks[code].map { HTMLCode($0, on: page).html }
    let plain = code.hasSuffix("\n") ? String(code.dropLast()) : code
    self.html +=
      "<pre tabindex=0><code>\(html ?? HTMLCode(plain, language: language).html)</code></pre>\n"
  }
}
