// A folder for each page, its files named after locales: `docs/intro/en.md`, `docs/intro/de.md`.

enum LocaleAsFileName: Layout {
  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    var folders: [String: [(file: String, locale: LocaleSpelling)]] = [:]
    for file in tree.files {
      if let locale = file.nameLocale {
        folders[file.folder, default: []].append((file.path, locale))
      }
    }
    folders = folders.filter { tree.source(among: $0.value.map(\.locale.tag)) != nil }
    let home = FolderNames.common(folders.keys)
    return Dictionary(grouping: folders) { $0.key == home }.map { isHome, folders in
      var pages = LocalizedPages()
      for (folder, entries) in folders {
        for entry in entries { pages.add(entry.file, entry.locale, at: folder) }
      }
      return pages.finding(
        ProjectPath.join(home, isHome ? "{locale}" : "{path}/{locale}"),
        "a folder for each page, a file for each locale", in: tree)
    }.compactMap { $0 }.inOrder
  }
}

/// What folders have in common.
enum FolderNames {
  /// The innermost folder that all of these stand in, or are; empty at the root.
  static func common(_ folders: some Sequence<String>) -> String {
    var common: [Substring]?
    for folder in folders {
      let parts = folder.split(separator: "/")
      guard let known = common else {
        common = parts
        continue
      }
      common = zip(known, parts).prefix { $0 == $1 }.map(\.0)
    }
    return (common ?? []).joined(separator: "/")
  }
}
