// Which pages a link may lead to: the pages of a project by path, key and locale.

package import Diagnostics
internal import Pages

/// The pages of a project as links see them.
package final class SiteMap: Sendable {
  /// A page in one of its locales.
  package struct PageID: Hashable, Sendable {
    package var key: String
    package var locale: LanguageTag

    package init(key: String, locale: LanguageTag) {
      self.key = key
      self.locale = locale
    }
  }

  /// A page, and what stands in its path for its locale.
  package struct Entry: Sendable {
    package var id: PageID
    package var file: String
    package var spelling: String?

    package init(id: PageID, file: String, spelling: String?) {
      self.id = id
      self.file = file
      self.spelling = spelling
    }
  }

  package let sourceLocale: LanguageTag
  /// Where root-relative links may start, the likeliest first.
  package let roots: [String]
  /// Whether the configuration names the root, so that it need not be guessed.
  package let isRootKnown: Bool
  /// What stands in paths for which locale.
  private let spellings: [String: LanguageTag]
  /// How each locale is spelled in paths.
  private let spellingOf: [LanguageTag: String]
  /// As many bytes as the longest of them has: tells most parts of paths from them.
  private let longestSpelling: Int
  let memory = LinkMemory()
  private let files: [String: PageID]
  private let pages: [PageID: String]
  /// By path without extension, index name and order number.
  private let routes: [String: PageID]
  /// By the name of the file, where a locale has one of that name.
  private let names: [PageID: PageID?]
  /// The folders that hold pages, and those above them.
  private let folders: Set<String>
  /// The folders all files of which are known.
  private let searched: [String]
  /// Files that were seen where the pages stand and are none.
  private let otherFiles: Set<String>

  /// - Parameters:
  ///   - roots: The folders where root-relative links may start.
  ///   - searched: The folders that were searched for pages.
  ///   - otherFiles: Files in them, such as images and pages that no pattern takes.
  package init(
    _ entries: [Entry], sourceLocale: LanguageTag, roots: [String], isRootKnown: Bool,
    searched: [String], otherFiles: some Sequence<String>
  ) {
    self.sourceLocale = sourceLocale
    self.roots = roots
    self.isRootKnown = isRootKnown
    var spellings = [sourceLocale.description: sourceLocale]
    var files: [String: PageID] = [:]
    var pages: [PageID: String] = [:]
    var routes: [String: PageID] = [:]
    var names: [PageID: PageID?] = [:]
    var folders: Set<String> = [""]
    files.reserveCapacity(entries.count)
    pages.reserveCapacity(entries.count)
    routes.reserveCapacity(entries.count)
    names.reserveCapacity(entries.count)
    for entry in entries {
      if let spelling = entry.spelling { spellings[spelling] = entry.id.locale }
      files[entry.file] = entry.id
      pages[entry.id] = entry.file
      routes[LinkPath.route(entry.file)] = entry.id
      let name = PageID(key: LinkPath.pageName(entry.file), locale: entry.id.locale)
      names[name] = .some(names[name] == nil ? entry.id : nil)
      if !folders.contains(String(LinkPath.folder(entry.file))) {
        folders.formUnion(LinkPath.foldersAbove(entry.file))
      }
    }
    self.spellings = spellings
    longestSpelling = spellings.keys.lazy.map(\.utf8.count).max() ?? 0
    spellingOf = Dictionary(
      spellings.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    ) { first, _ in first }
    self.files = files
    self.pages = pages
    self.routes = routes
    self.names = names
    self.folders = folders
    self.searched = searched
    self.otherFiles = Set(otherFiles)
  }

  /// A project without pages.
  package static func empty(_ sourceLocale: LanguageTag) -> SiteMap {
    SiteMap(
      [], sourceLocale: sourceLocale, roots: [], isRootKnown: false, searched: [],
      otherFiles: [])
  }

  /// The page at a path without regard to extension and index name.
  func page(at path: String) -> PageID? { files[path] ?? routes[LinkPath.route(path)] }

  /// Whether a file is one of the pages.
  package func isPage(_ file: String) -> Bool { files[file] != nil }

  /// The file of a page; absent where it is not translated.
  package func file(of page: PageID) -> String? { pages[page] }

  /// The page whose file has a name, if there is just one.
  func page(named name: String, in locale: LanguageTag) -> PageID? {
    names[PageID(key: name.lowercased(), locale: locale)] ?? nil
  }

  /// Whether a path lies where all files are known.
  func isSearched(_ path: String) -> Bool {
    searched.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
  }

  func hasFile(_ path: String) -> Bool { files[path] != nil || otherFiles.contains(path) }

  func hasFolder(_ path: String) -> Bool { folders.contains(path) }

  /// What a part of a path says of the locale.
  func locale(spelled part: Substring) -> LanguageTag? {
    part.utf8.count <= longestSpelling ? spellings[String(part)] : nil
  }

  /// How a locale is spelled in paths.
  func spelling(of locale: LanguageTag) -> String? {
    spellingOf[locale]
  }
}
