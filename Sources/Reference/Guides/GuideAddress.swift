// The address of a place on a page of the guides.

internal import Markup

extension GuidePlace {
  /// The address of the page, at the heading where the place stands under one.
  ///
  /// - Parameter root: What leads to the root of the guides, ended by a slash, or a template of the
  ///   addresses that a site serves the pages at: `https://example.org/{locale}/{page}/`.
  func address(from root: String) -> String {
    let isTemplate = root.contains(Self.pageMark)
    let address =
      isTemplate
      ? root.replacing("{locale}", with: URIText.path(locale))
        .replacing(Self.pageMark, with: URIText.path(page))
      : root + URIText.path(file)
    return address + (anchor.map { "#" + URIText.path($0) } ?? "")
  }

  private static let pageMark = "{page}"

  /// What addresses start with, or the template that makes them, from what a person wrote.
  ///
  /// - Throws: A template that names no page.
  package static func root(_ written: String) throws(ReferenceError) -> String {
    if written.contains(pageMark) { return written }
    guard !written.contains("{") else { throw .guideTemplate(written) }
    return written.hasSuffix("/") ? written : written + "/"
  }
}
