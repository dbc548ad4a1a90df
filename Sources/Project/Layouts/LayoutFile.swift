// A file that could be a page, and where its path may name a locale.

internal import Diagnostics

/// A page as layouts look at it.
struct LayoutFile {
  /// A folder's name that ends in a locale: `guide` and `.` of `guide.zh_CN`.
  struct Affix {
    var index: Int
    var stem: String
    var mark: Character
    var locale: LocaleSpelling
  }

  let path: String
  let fileExtension: String
  /// The names of its folders.
  let folders: [Substring]
  /// The name without extension.
  let stem: Substring
  /// The locales that whole folder names are, by the folder's index.
  let locales: [(index: Int, locale: LocaleSpelling)]
  let affixes: [Affix]
  /// The locale at the end of the name, and what stands before it.
  let suffix: Affix?
  /// The locale that the whole name is.
  let nameLocale: LocaleSpelling?

  init?(_ path: String, names: LocaleNames) {
    let fileExtension = ProjectPath.pathExtension(path)
    guard ["md", "mdx", "markdown"].contains(fileExtension) else { return nil }
    let parts = path.dropLast(fileExtension.count + 1).split(separator: "/")
    guard let stem = parts.last else { return nil }
    let folders = Array(parts.dropLast())
    self.path = path
    self.fileExtension = String(fileExtension)
    self.folders = folders
    self.stem = stem
    locales = folders.indices.compactMap { index in
      LocaleSpelling(folders[index], names: names).map { (index, $0) }
    }
    affixes = folders.indices.compactMap { Self.affix(folders[$0], at: $0, names) }
    suffix = Self.affix(stem, at: folders.count, names)
    nameLocale = LocaleSpelling(stem, names: names)
  }

  /// The folder above another, empty at the root.
  func folder(above index: Int) -> String { folders[..<index].joined(separator: "/") }

  /// The path without extension behind a folder.
  func path(below index: Int) -> String {
    (folders[(index + 1)...] + [stem]).joined(separator: "/")
  }

  var folder: String { folders.joined(separator: "/") }

  /// The path without extension.
  var route: String { path(below: -1) }

  /// The longest locale that stands at the end of a name, behind a mark.
  private static func affix(_ name: Substring, at index: Int, _ names: LocaleNames) -> Affix? {
    for mark in name.indices where ".-_".contains(name[mark]) && mark > name.startIndex {
      let rest = name[name.index(after: mark)...]
      if let locale = LocaleSpelling(rest, names: names),
        locale.needsName || names.takes(locale.text, onlyInUse: name[mark] != ".")
      {
        return Affix(index: index, stem: String(name[..<mark]), mark: name[mark], locale: locale)
      }
    }
    return nil
  }
}
