// What the files of a Markdown reference are called, and how links to them are written.

/// Gives the pages of a reference their names and addresses on a site.
struct SiteAddresses {
  private let site: MarkdownSite
  /// The address of the folder on the site, with slashes at both ends.
  private let base: String
  /// The names of files by those of pages.
  private let names: [String: String]

  /// - Parameters:
  ///   - pages: The names of the pages, own ones included.
  ///   - base: The address of the folder on the site.
  init(_ pages: [String], on site: MarkdownSite, base: String) {
    self.site = site
    let parts = base.split(separator: "/")
    self.base = "/" + parts.map { $0 + "/" }.joined()
    let own = OwnPage.allCases.map(\.fileName)
    // An overview is what is called like one, or like its folder.
    let folder = site == .docusaurus ? parts.last.map(String.init) : nil
    var unique = UniqueNames(
      taken: Set(
        own + (site == .plain ? [] : ["readme"]) + [folder?.lowercased()].compactMap { $0 }))
    var names: [String: String] = [:]
    for page in pages where !own.contains(page) {
      names[page] = unique.unique(Self.name(of: page, on: site))
    }
    self.names = names
  }

  /// Names that every site makes the same address of: none starts like a draft, and Starlight's are
  /// the slugs that it would make of them.
  private static func name(of page: String, on site: MarkdownSite) -> String {
    switch site {
    case .plain, .mkdocs: page
    case .docusaurus: page.hasPrefix("_") ? "u" + page : page
    case .starlight:
      (page.hasPrefix("_") ? "u" + page : page).lowercased().replacing(".", with: "-")
    }
  }

  /// The path of a page's file.
  func file(of page: String) -> String { name(of: page) + ".md" }

  private func name(of page: String) -> String { names[page] ?? page }

  /// The address as a page writes it.
  func address(_ place: ReferencePlace, from page: String) -> String {
    guard site == .starlight else {
      let named = ReferencePlace(page: name(of: place.page), anchor: place.anchor)
      return named.address(from: name(of: page), ending: ".md")
    }
    let fragment = place.anchor.map { "#\($0)" } ?? ""
    if place.page == page, place.anchor != nil { return fragment }
    let isIndex = place.page == OwnPage.index.fileName
    return base + (isIndex ? "" : name(of: place.page) + "/") + fragment
  }
}
