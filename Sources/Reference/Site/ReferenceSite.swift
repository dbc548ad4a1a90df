// A reference before any format: all of its pages as plain values, made once from the API.

package import APIModel

/// The content of a reference.
///
/// Formats write it and decide nothing about it: which symbol stands where, what its names lead to
/// and what is said of it is settled here.
package struct ReferenceSite: Sendable {
  /// The modules by name.
  package let modules: [String]
  /// By module and title.
  package let pages: [ReferencePage]
  /// Whether anything has a spelling in Objective-C.
  package let hasObjectiveC: Bool
  /// What each release changed, the newest first; empty without a history.
  package let changes: [ReleaseChanges]
  /// What is outdated or gone, with what has taken its place.
  package let migrations: [Migration]
  private let pictures: ReferencePictures
  /// What the guides show of each type; nil where no guides are known.
  package let coverage: Coverage?

  /// The locales that it is written in, that of the doc comments first.
  package let locales: [ReferenceLocale]

  /// - Parameters:
  ///   - model: Today's API.
  ///   - history: The API of past releases.
  ///   - number: The release that today's API is of; nil where it has no number yet.
  ///   - sources: Where sources are shown.
  ///   - pictures: What to show beside symbols.
  ///   - guides: What the pages of the guides show of it.
  ///   - locales: BCP 47 tags: that of the doc comments first; those of the guides where it is empty.
  package init(
    _ model: APIModel, history: APIHistory = APIHistory([]), number: ReleaseNumber? = nil,
    sources: SourceAddress? = nil, pictures: ReferencePictures = ReferencePictures(),
    guides: Guides? = nil, locales: [String] = []
  ) {
    let judged = history.judged(model, number: number)
    var shown = judged
    for module in shown.modules.indices {
      shown.modules[module].symbols.removeAll { !$0.isPublic || $0.state == .removed }
    }
    shown.modules.removeAll(where: \.symbols.isEmpty)
    let layout = SiteLayout(shown)
    let links = SymbolLinks(layout)
    let kinship = Kinship(APILookup(shown), links)
    let builder = EntryBuilder(
      links: links, kinship: kinship, sources: sources, pictures: pictures,
      guides: guides.map { GuideIndex($0, judged, links) })
    self.pictures = pictures
    self.locales = Self.locales(locales.isEmpty ? guides?.locales ?? [] : locales)
    modules = shown.modules.map(\.name)
    let pages = layout.pages.map { builder.page($0) }
    self.pages = pages
    let gone = judged.symbols.filter { $0.isPublic && $0.state == .removed }
    coverage = guides.map {
      Coverage(of: pages, gone: gone.map(builder.entryOfRemoved), in: $0)
    }
    hasObjectiveC = shown.symbols.contains { $0.objcName != nil || $0.declaration.objc != nil }
    changes = ReleaseChanges.all(model, history, number: number, links)
    migrations = Migration.all(
      of: pages, gone: gone, builder)
  }

  private static func locales(_ tags: [String]) -> [ReferenceLocale] {
    let source = tags.first ?? ReferenceLabels.english.language
    var folders: Set<String> = []
    return ([source] + tags.dropFirst()).map { ReferenceLocale($0, source: source) }
      .filter { folders.insert($0.folder.lowercased()).inserted }
  }

  /// The files of all pictures that are shown.
  var pictureFiles: [ReferenceFile] { pictures.files(of: shownPictures) }

  /// The names of the pictures that belong to no symbol.
  package var strayPictures: [String] { pictures.strays(beside: shownPictures) }

  private var shownPictures: [ReferencePicture] { entries.compactMap(\.picture) }

  /// All entries, each once.
  package var entries: [ReferenceEntry] { pages.flatMap(\.ownEntries) }
}
