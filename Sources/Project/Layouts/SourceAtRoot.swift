// Source pages at the root, with the locales' folders beside them: `docs/a.md`, `docs/de/a.md`.

enum SourceAtRoot: Layout {
  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    var folders: [String: LocalizedPages] = [:]
    for file in tree.files {
      guard let (index, locale) = file.locales.first else { continue }
      folders[file.folder(above: index), default: LocalizedPages()]
        .add(file.path, locale, at: file.path(below: index))
    }
    return folders.sorted { $0.key < $1.key }.compactMap { folder, pages in
      guard !folder.isEmpty || isWholeTree(pages, tree) else { return nil }
      return pages.finding(
        ProjectPath.join(folder, "{locale}/{path}"), source: ProjectPath.join(folder, "{path}"),
        "a folder for each locale beside the source pages", in: tree
      ) { tree.routes[ProjectPath.join(folder, $0)] }
    }
  }

  /// Whether the repository holds little but these pages, so that all of it may be read as pages.
  private static func isWholeTree(_ pages: LocalizedPages, _ tree: LayoutTree) -> Bool {
    guard !tree.hasForeignPages else { return false }
    let sources = tree.files.filter { $0.locales.isEmpty && !MetaPages.contains($0.path) }
    let paired = sources.count { pages.files[$0.route] != nil }
    return paired > 1 && paired * 2 >= sources.count
  }
}
