// Pages of which it matters who links to them.

/// Pages that are gone, or that lost anchors.
package struct LinkTargets: Sendable {
  private let routes: Set<String>

  /// - Parameter files: Relative to the root; they need not be there any more.
  package init(_ files: Set<String>) { routes = Set(files.map(LinkPath.route)) }

  package var isEmpty: Bool { routes.isEmpty }

  /// Whether a link leads to one of the pages, or to where it was.
  func contain(_ link: PageLinks.Link, _ site: SiteMap) -> Bool {
    switch link.target.kind {
    case .page(let id): site.file(of: id).map { routes.contains(LinkPath.route($0)) } ?? false
    case .missing(let path, _): routes.contains(LinkPath.route(path))
    case .samePage, .external, .other: false
    }
  }
}
