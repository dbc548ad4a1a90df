// The locale below the page's own folder: `docs/intro/en/index.md`, `docs/intro/de/index.md`.

enum LocaleInside: Layout {
  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    var names: [Substring: [String: LocalizedPages]] = [:]
    for file in tree.files {
      guard let (index, locale) = file.locales.last, index == file.folders.count - 1, index > 0
      else { continue }
      names[file.stem, default: [:]][file.folder(above: index), default: LocalizedPages()]
        .add(file.path, locale, at: file.folder(above: index))
    }
    return names.compactMap { name, folders in
      let home = FolderNames.common(folders.keys)
      guard folders.count > 1, folders[home] == nil else { return nil }
      var pages = LocalizedPages()
      for entry in folders.values.flatMap(\.files) {
        for file in entry.value { pages.add(file.file, file.locale, at: entry.key) }
      }
      return pages.finding(
        ProjectPath.join(home, "{path}/{locale}/\(name)"), "a folder for each locale of each page",
        in: tree)
    }.inOrder
  }
}
