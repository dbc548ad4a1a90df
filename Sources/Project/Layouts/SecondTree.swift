// A second tree with the same paths: `docs/a.md` and `translations/ja/docs/a.md`.

/// Finds source pages by the ends of paths, wherever the two trees stand.
enum SecondTree: Layout {
  /// Where the two trees stand.
  private struct Roots: Hashable {
    /// The folder of the locales' folders.
    var locales: String
    /// What stands between a locale's folder and the part of the path that both trees share.
    var inner: String
    var source: String
    /// The page, where it is one at the root of the repository.
    var name: String?

    /// How much the roots tell: of equals, the innermost are meant.
    var specificity: Int { source.utf8.count + inner.utf8.count }

    var order: String { "\(locales)/\(inner)/\(source)" }

    /// Whether the names of the folders alone say that one is the translation of the other.
    var isEvident: Bool {
      let container = ProjectPath.name(locales).lowercased()
      if Self.containers.contains(container) { return true }
      if let name, locales.isEmpty { return !["index", "readme"].contains(name.lowercased()) }
      return !source.isEmpty && inner.hasSuffix(ProjectPath.name(source))
    }

    private static let containers: Set<String> = [
      "i18n", "intl", "l10n", "lang", "langs", "languages", "locale", "locales", "localization",
      "localized", "translated", "translations",
    ]
  }

  /// More places of pages with the same path are not looked at, nor more pairs of roots.
  private static let mostPlaces = 8
  private static let mostRoots = 64

  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    let places = placesByTail(tree)
    var votes: [Roots: Int] = [:]
    for file in tree.files {
      for roots in roots(of: file, places, tree) { votes[roots, default: 0] += 1 }
    }
    let best = votes.sorted {
      ($1.value, $1.key.specificity, $0.key.order) < ($0.value, $0.key.specificity, $1.key.order)
    }
    return best.prefix(mostRoots).compactMap { finding($0.key, tree) }
  }

  /// The folders that hold a path, by the path: those of all files outside of locales' folders.
  private static func placesByTail(_ tree: LayoutTree) -> [String: [String]] {
    var places: [String: [String]] = [:]
    for file in tree.files where file.locales.isEmpty {
      for depth in 0...file.folders.count {
        let tail = file.path(below: depth - 1)
        if places[tail, default: []].count < mostPlaces {
          places[tail, default: []].append(file.folder(above: depth))
        }
      }
    }
    return places
  }

  private static func roots(
    of file: LayoutFile, _ places: [String: [String]], _ tree: LayoutTree
  ) -> [Roots] {
    guard let (index, locale) = file.locales.first, locale.tag != tree.sourceLocale else {
      return []
    }
    let locales = file.folder(above: index)
    return (index...max(index, file.folders.count - 1)).flatMap { depth in
      let tail = file.path(below: depth)
      let inner = file.folders[(index + 1)..<(depth + 1)].joined(separator: "/")
      return (places[tail] ?? []).compactMap { source -> Roots? in
        if source == locales, inner.isEmpty, !source.isEmpty { return nil }
        if source.isEmpty, tail.contains("/") { return nil }
        return Roots(
          locales: locales, inner: inner, source: source, name: source.isEmpty ? tail : nil)
      }
    }
  }

  private static func finding(_ roots: Roots, _ tree: LayoutTree) -> LayoutFinding? {
    var pages = LocalizedPages()
    let depth = roots.locales.split(separator: "/").count
    for file in tree.files(in: roots.locales) {
      guard let (index, locale) = file.locales.first, index == depth,
        locale.tag != tree.sourceLocale
      else { continue }
      let path = file.path(below: index)
      guard ProjectPath.isInside(path, roots.inner) else { continue }
      let tail = ProjectPath.relative(path, to: roots.inner)
      guard roots.name.map({ $0 == tail }) ?? true else { continue }
      pages.add(file.path, locale, at: tail)
    }
    let name = roots.name ?? "{path}"
    var finding = pages.finding(
      ProjectPath.join(roots.locales, "{locale}/" + ProjectPath.join(roots.inner, name)),
      source: ProjectPath.join(roots.source, name), "a second tree with the same paths", in: tree
    ) { tree.routes[ProjectPath.join(roots.source, $0)] }
    finding?.isWeak = !roots.isEvident
    return finding
  }
}
