// A folder for each locale, the source among them: `docs/en`, `docs/de`.

enum FolderPerLocale: Layout {
  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    var folders: [String: LocalizedPages] = [:]
    for file in tree.files {
      for (index, locale) in file.locales {
        folders[file.folder(above: index), default: LocalizedPages()]
          .add(file.path, locale, at: file.path(below: index))
      }
    }
    return folders.sorted { $0.key < $1.key }.compactMap { folder, pages in
      pages.finding(
        ProjectPath.join(folder, "{locale}/{path}"), "a folder for each locale", in: tree)
    }
  }
}
