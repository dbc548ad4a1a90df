// The anchors of a page's headings.

extension PageContext {
  /// The anchor of every heading, as the site that the dialect is for most likely makes them.
  package var headingAnchors: [String] {
    let headings = analyzed.headings
    let made =
      AnchorStyle.styles(of: page.dialect).first?.anchors(of: headings.map(\.text))
      ?? headings.map { _ in "" }
    return zip(headings, made).map { $0.anchor ?? $1 }
  }
}
