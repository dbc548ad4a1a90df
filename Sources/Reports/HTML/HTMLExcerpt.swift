// Lines of a page as HTML: numbered, coloured and marked.

internal import Diagnostics
internal import Markup

/// Writes an excerpt as a figure.
struct HTMLExcerpt {
  /// Which of two pages the lines are of.
  enum Side {
    case source, target
    /// There is nothing to compare.
    case single
  }

  private let excerpt: Excerpt
  private let place: Place
  private let locale: LanguageTag
  private let side: Side

  init(_ excerpt: Excerpt, _ place: Place, locale: LanguageTag, side: Side) {
    self.excerpt = excerpt
    self.place = place
    self.locale = locale
    self.side = side
  }

  /// - Parameter button: HTML that stands beside the name of the file.
  func html(_ button: String) -> String {
    let tag = HTML.text(locale.description)
    let direction = locale.isRightToLeft && !excerpt.isCode ? " dir=rtl" : ""
    var html =
      "<figure class=\"\(side)\">\n<figcaption><span class=tag>\(tag)</span> "
      + "<span class=file>\(HTML.visible(place.file)):\(place.range.start.line)</span>\(button)"
      + "</figcaption>\n<pre class=\(excerpt.isCode ? "code" : "prose") lang=\"\(tag)\"\(direction) "
      + "tabindex=0>"
    for line in excerpt.lines { html += self.html(line) }
    return html + "</pre>\n</figure>\n"
  }

  private func html(_ line: Excerpt.Line) -> String {
    var html = "<span class=\(line.isFocus ? "\"l f\"" : "l")><i>\(line.number)</i>"
    for (look, bytes) in line.stretches { html += stretch(look, HTML.code(bytes)) }
    return html + "\n</span>"
  }

  private func stretch(_ look: Excerpt.Look, _ text: String) -> String {
    let attribute = look.colour.map { " class=\($0.rawValue)" } ?? ""
    if look.differs {
      let tag = side == .source ? "ins" : "del"
      return "<\(tag)\(attribute)>\(text)</\(tag)>"
    }
    if look.isFocus { return "<mark\(attribute)>\(text)</mark>" }
    return look.colour == nil ? text : "<span\(attribute)>\(text)</span>"
  }
}
