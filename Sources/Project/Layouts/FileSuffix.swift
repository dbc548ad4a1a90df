// The locale at the end of the file's name: `page.md` and `page.de.md`, `README_ZH.md`.

internal import Diagnostics

enum FileSuffix: Layout {
  /// A name with its locales.
  private struct Page {
    var folder: String
    var stem: String
    var mark: Character
    var files: [(file: String, locale: LocaleSpelling)]
    /// The page without a locale in its name.
    var plain: String?

    var route: String { ProjectPath.join(folder, stem) }

    /// Whether the page without a locale stands in another folder: `README.md` of
    /// `docs/README.de.md`.
    var isDistant: Bool { plain.map { ProjectPath.folder($0) != folder } ?? false }
  }

  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    let all = localizedPages(tree).filter { $0.plain != nil || hasSource($0, tree) }
    let distant = all.filter(\.isDistant)
    let pages = all.filter { !$0.isDistant }
    return distant.compactMap { finding([$0], nil, tree) }
      + Dictionary(grouping: pages) { "\($0.mark)\($0.plain == nil)" }.values
      .flatMap { findings(Array($0), tree) }.inOrder
  }

  private static func hasSource(_ page: Page, _ tree: LayoutTree) -> Bool {
    page.files.count > 1 && tree.source(among: page.files.map(\.locale.tag)) != nil
  }

  private static func localizedPages(_ tree: LayoutTree) -> [Page] {
    var pages: [String: Page] = [:]
    let anyCase = Dictionary(tree.files.map { ($0.route.lowercased(), $0.path) }) { first, _ in
      first
    }
    for file in tree.files {
      guard let suffix = file.suffix else { continue }
      let route = ProjectPath.join(file.folder, suffix.stem)
      let plain =
        tree.routes[route]
        ?? (isReadme(suffix.stem) ? readme(of: suffix.stem, from: file.folder, anyCase) : nil)
      let page = Page(
        folder: file.folder, stem: suffix.stem, mark: suffix.mark, files: [], plain: plain)
      pages["\(suffix.mark)\(route)", default: page].files.append((file.path, suffix.locale))
    }
    return pages.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The README in a folder, else in the innermost one above it.
  private static func readme(
    of stem: String, from folder: String, _ routes: [String: String]
  ) -> String? {
    var folder = folder[...]
    while true {
      let route = ProjectPath.join(String(folder), stem)
      if let found = routes[route.lowercased()] { return found }
      if folder.isEmpty { return nil }
      folder = ProjectPath.folder(String(folder))
    }
  }

  private static func isReadme(_ stem: String) -> Bool { stem.lowercased() == "readme" }

  /// Patterns for pages with the same mark: of folders where many pages are translated, else of
  /// each page alone, so that not every file of a repository is taken for a source page.
  private static func findings(_ pages: [Page], _ tree: LayoutTree) -> [LayoutFinding] {
    let isAtRoot = pages.contains { $0.folder.isEmpty && !isReadme($0.stem) }
    if isAtRoot, !tree.hasForeignPages, coversMost(pages, of: "", tree) {
      return [finding(pages, "", tree)].compactMap { $0 }
    }
    let byFolder = Dictionary(grouping: pages) { $0.folder.split(separator: "/").first }
    return byFolder.values.flatMap { pages -> [LayoutFinding?] in
      let folder = FolderNames.common(pages.map(\.folder))
      let translated = pages.filter { !isReadme($0.stem) }
      if !folder.isEmpty, translated.count > 2 || coversMost(pages, of: folder, tree) {
        return [finding(pages, folder, tree)]
      }
      return single(pages, folder, tree)
    }.compactMap { $0 }
  }

  /// A finding for each page, and one for the READMEs of many folders.
  private static func single(
    _ pages: [Page], _ folder: String, _ tree: LayoutTree
  ) -> [LayoutFinding?] {
    let scattered = pages.filter { isReadme($0.stem) && $0.folder != folder }
    let stems = Set(scattered.map(\.stem))
    guard scattered.count > 1, let stem = stems.first, stems.count == 1 else {
      return pages.map { finding([$0], nil, tree) }
    }
    let rest = pages.filter { !isReadme($0.stem) || $0.folder == folder }
    return rest.map { finding([$0], nil, tree) } + [
      finding(scattered, folder, name: stem, tree)
    ]
  }

  /// Whether at least half of the pages in a folder are translated this way.
  private static func coversMost(_ pages: [Page], of folder: String, _ tree: LayoutTree) -> Bool {
    let files = Set(pages.flatMap { $0.files.map(\.file) })
    let own = pages.count { ProjectPath.isInside($0.folder, folder) }
    let all = tree.files(in: folder).count {
      !files.contains($0.path) && !MetaPages.contains($0.path)
    }
    return own * 2 >= (pages.contains { $0.plain == nil } ? all + own : all)
  }

  /// - Parameters:
  ///   - folder: Where `{path}` starts; absent where the pattern is of one page.
  ///   - name: The name that all pages have, where `{path}` stands for folders alone.
  private static func finding(
    _ pages: [Page], _ folder: String?, name: String? = nil, _ tree: LayoutTree
  ) -> LayoutFinding? {
    var localized = LocalizedPages()
    for page in pages {
      for entry in page.files { localized.add(entry.file, entry.locale, at: page.route) }
    }
    let stem =
      folder.map {
        ProjectPath.join($0, name.map { "{path}/\($0)" } ?? "{path}")
      } ?? pages[0].route
    let pattern = "\(stem)\(pages[0].mark){locale}"
    let summary = "the locale at the end of the file's name"
    let plain = Dictionary(
      pages.compactMap { page in page.plain.map { (page.route, $0) } }
    ) { first, _ in first }
    guard !plain.isEmpty else { return localized.finding(pattern, summary, in: tree) }
    let source = folder == nil ? plain[pages[0].route].map(withoutExtension) : stem
    var finding = localized.finding(pattern, source: source, summary, in: tree) { plain[$0] }
    if pages[0].mark != ".", !pages.contains(where: { isReadme($0.stem) }) {
      finding?.isWeak = !pages.flatMap(\.files).contains {
        $0.locale.text.count > 3 || evidentLanguages.contains($0.locale.tag.language)
      }
    }
    return finding
  }

  /// Languages whose codes are no words or abbreviations, so that one page behind a dash is enough.
  private static let evidentLanguages: Set<String> = [
    "ar", "de", "fa", "fr", "ja", "ko", "pl", "pt", "ru", "tr", "uk", "zh",
  ]

  private static func withoutExtension(_ path: String) -> String {
    String(path.dropLast(ProjectPath.pathExtension(path).count + 1))
  }
}
