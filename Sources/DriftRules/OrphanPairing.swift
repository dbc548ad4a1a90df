// Which source page a translation without one belongs to: pages move, and translations stay behind.

internal import Alignment
internal import Diagnostics

/// Pairs translations that lost their source page with source pages that lack a translation.
struct OrphanPairing {
  private let tree: DocumentationTree

  init(_ tree: DocumentationTree) { self.tree = tree }

  /// By locale, and within it by key.
  var orphans: [DocumentationTree.Orphan] {
    tree.targetLocales.flatMap(orphans(in:))
  }

  private func orphans(in locale: LanguageTag) -> [DocumentationTree.Orphan] {
    var homeless = tree.entries.filter { $0.source != nil && $0.translations[locale] == nil }
    return tree.entries.compactMap { entry in
      guard entry.source == nil, let file = entry.translations[locale] else { return nil }
      let home = home(of: entry.key, file, among: homeless)
      homeless.removeAll { $0.key == home }
      return DocumentationTree.Orphan(key: entry.key, file: file, locale: locale, home: home)
    }
  }

  /// The page with the same file name, if there is just one, else the one with the same words.
  private func home(
    of key: String, _ file: String, among entries: [DocumentationTree.Entry]
  ) -> String? {
    let name = Self.name(key)
    let namesakes = entries.filter { Self.name($0.key) == name && name != "index" }
    if namesakes.count == 1 { return namesakes[0].key }
    guard let words = tree.fingerprints[file], words.count >= 8 else { return nil }
    let likest = entries.map { entry in
      (entry.key, entry.source.flatMap { tree.fingerprints[$0] }?.similarity(to: words) ?? 0)
    }.max { $0.1 < $1.1 }
    guard let likest, likest.1 >= 0.7 else { return nil }
    return likest.0
  }

  private static func name(_ key: String) -> String {
    String(key.split(separator: "/").last ?? "")
  }
}
