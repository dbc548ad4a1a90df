// Docusaurus: `docs`, `versioned_docs`, `blog` and, by locale, `i18n/de/docusaurus-plugin-…`.

enum Docusaurus: Layout {
  private static let prefix = "docusaurus-plugin-content-"

  /// A plugin's folder of translations, up to the shared path, and its folder of source pages.
  private struct Folders: Hashable {
    /// The folder of the site.
    var site: String
    /// What stands behind the locale: `docusaurus-plugin-content-docs/current`.
    var inner: String
    var source: String
  }

  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    var found: [Folders: LocalizedPages] = [:]
    for file in tree.files {
      guard let (index, locale) = file.locales.first(where: { isTranslations($0.index, file) }),
        locale.tag != tree.sourceLocale, let inner = innerFolders(file, behind: index)
      else { continue }
      let site = file.folder(above: index - 1)
      let plugin = String(inner[0].dropFirst(prefix.count))
      let folders = Folders(
        site: site, inner: inner.joined(separator: "/"),
        source: ProjectPath.join(
          site, sourceFolder(plugin, version: inner.count > 1 ? inner[1] : "current")))
      found[folders, default: LocalizedPages()]
        .add(file.path, locale, at: file.path(below: index + inner.count))
    }
    return found.sorted { $0.key.inner < $1.key.inner }.compactMap { folders, pages in
      var finding = pages.finding(
        ProjectPath.join(folders.site, "i18n/{locale}/\(folders.inner)/{path}"),
        source: folders.source + "/{path}", "Docusaurus", in: tree
      ) { tree.routes[ProjectPath.join(folders.source, $0)] }
      finding?.isDeclared = true
      return finding
    }
  }

  private static func isTranslations(_ index: Int, _ file: LayoutFile) -> Bool {
    index > 0 && file.folders[index - 1] == "i18n" && index + 1 < file.folders.count
      && file.folders[index + 1].hasPrefix(prefix)
  }

  /// The plugin's folder and, for documents, that of the version.
  private static func innerFolders(_ file: LayoutFile, behind index: Int) -> [Substring]? {
    let isDocs = file.folders[index + 1].dropFirst(prefix.count).hasPrefix("docs")
    let inner = file.folders[(index + 1)...].prefix(isDocs ? 2 : 1)
    return inner.count == (isDocs ? 2 : 1) ? Array(inner) : nil
  }

  /// Where the source pages of a plugin stand: `docs`, or the folder that its id names.
  private static func sourceFolder(_ plugin: String, version: Substring) -> String {
    let parts = plugin.split(separator: "-", maxSplits: 1)
    let id = parts.count > 1 ? String(parts[1]) : nil
    switch parts.first {
    case "docs" where version == "current": return id ?? "docs"
    case "docs": return (id.map { $0 + "_" } ?? "") + "versioned_docs/\(version)"
    case "pages": return id ?? "src/pages"
    default: return id ?? plugin
    }
  }
}
