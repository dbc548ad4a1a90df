// Pages by what pairs them, and what that says of a layout.

internal import Diagnostics

/// Pages by locale in which the source locale is one of several.
struct LocalizedPages {
  /// By what pairs them.
  private(set) var files: [String: [(file: String, locale: LocaleSpelling)]] = [:]

  mutating func add(_ file: String, _ locale: LocaleSpelling, at path: String) {
    files[path, default: []].append((file, locale))
  }

  var tags: Set<LanguageTag> { Set(files.values.joined().map(\.locale.tag)) }

  /// The finding where source pages are among the files, or stand at other paths.
  ///
  /// - Parameter other: The source page of a path, where it is not among the files.
  func finding(
    _ pattern: String, source sourcePattern: String? = nil, _ summary: String, in tree: LayoutTree,
    other: ((String) -> String?)? = nil
  ) -> LayoutFinding? {
    let ownSource = tree.source(among: tags)
    guard (ownSource == nil) == (other != nil) else { return nil }
    let doubtful = doubtfulLocales { path, entries in
      other.map { $0(path) != nil } ?? entries.contains { $0.locale.tag == ownSource }
    }
    var finding = LayoutFinding(pattern: "", summary: summary)
    var seen: Set<String> = []
    for (path, entries) in files.sorted(by: { $0.key < $1.key }) {
      let source = other?(path) ?? entries.first { $0.locale.tag == ownSource }?.file
      for entry in entries where entry.locale.tag != ownSource && !doubtful.contains(entry.locale) {
        finding.add(entry.file, entry.locale, source: source)
      }
      for entry in entries where entry.locale.tag == ownSource {
        finding.ownSources.insert(entry.file)
        if entry.locale.needsName { finding.names[entry.locale.text] = entry.locale.tag }
      }
      seen.formUnion(entries.map(\.file))
      if let source { seen.insert(source) }
    }
    let ending = LayoutFinding.ending(seen)
    finding.pattern = pattern + ending
    finding.source = sourcePattern.map { $0 + ending }
    if let ownSource, ownSource != tree.sourceLocale { finding.sourceLocale = ownSource }
    return finding
  }

  /// The locales that are words too and have fewer than two pages with a source page.
  private func doubtfulLocales(
    hasSource: (String, [(file: String, locale: LocaleSpelling)]) -> Bool
  ) -> Set<LocaleSpelling> {
    var counts: [LocaleSpelling: Int] = [:]
    for (path, entries) in files {
      for entry in entries where entry.locale.isDoubtful {
        counts[entry.locale, default: 0] += hasSource(path, entries) ? 1 : 0
      }
    }
    return Set(counts.filter { $0.value < 2 }.keys)
  }
}
