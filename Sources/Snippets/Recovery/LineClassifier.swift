// Telling lines of code from lines of prose.

internal import Lexing

/// Says what a line looks like, by its tokens as Swift has them; Objective-C is near enough.
struct LineClassifier {
  private let page: [UInt8]

  init(_ page: [UInt8]) { self.page = page }

  /// Longer lines are taken for prose unread.
  private static let longest = 4096

  /// - Parameter content: The line without its break.
  func shape(of content: Range<Int>) -> LineShape {
    let start = page[content].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? content.upperBound
    if start == content.upperBound { return .blank }
    guard content.upperBound - start <= Self.longest else { return .prose }
    let text = page[start..<content.upperBound]
    if text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) { return .prefix }
    if page[start] == 0x3C { return isXML(text) ? .xml : .other }
    if text.starts(with: "#pragma mark".utf8) { return .follower }
    let code = CodeLine(page, line: start..<content.upperBound)
    if isProse(code) { return .prose }
    let isItem = code.isMark(0, "-") || code.isMark(0, "*")
    if !isItem, code.tokens.contains(where: { $0.kind == .placeholder }) { return .code }
    return code.shape() ?? .other
  }

  /// Several words in a row that are no keywords, or letters outside ASCII outside of strings.
  private func isProse(_ line: CodeLine) -> Bool {
    var run = 0
    var wide = 0
    for token in line.tokens {
      if token.kind == .identifier {
        run += 1
        wide += line.text(token).count { $0 >= 0x80 }
        if run >= 4 || wide >= 9 { return true }
      } else if token.kind != .keyword {
        if token.kind == .punctuation { wide += line.text(token).count { $0 >= 0x80 } }
        run = 0
      }
    }
    return false
  }

  /// A tag that fills the line, and is none of HTML's or of a component.
  private func isXML(_ text: ArraySlice<UInt8>) -> Bool {
    var end = text.endIndex
    while end > text.startIndex, text[end - 1] <= 0x20 { end -= 1 }
    guard text[..<end].last == 0x3E else { return false }
    let name = text.dropFirst().drop { $0 == 0x2F || $0 == 0x3F || $0 == 0x21 }
      .prefix { $0 != 0x20 && $0 != 0x3E && $0 != 0x2F && $0 != 0x09 }
    guard let first = name.first, first >= 0x61 && first <= 0x7A || text.dropFirst().first == 0x21
    else { return false }
    return !Self.htmlTags.contains(String(decoding: name, as: UTF8.self))
  }

  private static let htmlTags: Set<String> = [
    "a", "article", "aside", "audio", "b", "blockquote", "body", "br", "button", "caption",
    "center", "code", "col", "dd", "del", "details", "div", "dl", "dt", "em", "embed", "figcaption",
    "figure",
    "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html",
    "i", "iframe", "img", "input", "ins", "kbd", "label", "li", "link", "main", "mark", "meta",
    "nav", "ol", "option", "p", "picture", "pre", "s", "script", "section", "select", "small",
    "source", "span", "strong", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td",
    "template", "textarea", "tfoot", "th", "thead", "title", "tr", "tt", "u", "ul", "video",
  ]
}
