// What a layout found: patterns, and the pages that they pair.

internal import Diagnostics

/// A way to read a tree, with what speaks for it.
struct LayoutFinding {
  struct Pair: Hashable {
    var source: String
    var target: String
  }

  /// The pattern of translations, of all pages where the source pages follow it too.
  var pattern: String
  /// The pattern of the source pages, where it is another.
  var source: String?
  /// What a person calls it: `a folder for each locale`.
  var summary: String
  var pairs: [Pair] = []
  /// The files that would be translations, those without a source page among them.
  var targets: Set<String> = []
  /// The source pages that follow its own pattern.
  var ownSources: Set<String> = []
  /// What stands in paths for which locale and is no language tag.
  var names: [String: LanguageTag] = [:]
  /// The source locale as the paths have it, where it names a region: `en-US` for `en`.
  var sourceLocale: LanguageTag?
  /// Whether one pair is too little to go by.
  var isWeak = false

  /// The extensions of the files of a finding, as a pattern ends: `.md`, `.{md,mdx}`.
  static func ending(_ files: some Sequence<String>) -> String {
    let sorted = Set(files.map { String(ProjectPath.pathExtension($0)) }).sorted()
    return sorted.count == 1 ? ".\(sorted[0])" : ".{\(sorted.joined(separator: ","))}"
  }

  /// Takes in a translation, with its source page where it has one.
  mutating func add(_ target: String, _ locale: LocaleSpelling, source: String?) {
    targets.insert(target)
    if locale.needsName { names[locale.text] = locale.tag }
    if let source { pairs.append(Pair(source: source, target: target)) }
  }
}

extension Sequence<LayoutFinding> {
  /// In an order that does not depend on that of dictionaries.
  var inOrder: [LayoutFinding] {
    sorted { ($0.pattern, $0.source ?? "") < ($1.pattern, $1.source ?? "") }
  }
}

/// The files of a project as layouts look at them.
struct LayoutTree {
  let files: [LayoutFile]
  let sourceLocale: LanguageTag
  let store: FileStore
  /// Whether there are other pages than these: those of other people, and fixtures of tests.
  let hasForeignPages: Bool
  /// The paths of the files by path without extension.
  let routes: [String: String]

  /// Folders of other people's files, and of files that are made.
  private static let foreignFolders: Set<Substring> = [
    "Carthage", "Fixtures", "Pods", "Tests", "__pycache__", "__tests__", "bower_components",
    "build", "dist", "fixtures", "test", "testdata", "tests", "third_party", "vendor", "venv",
  ]

  init(_ all: [LayoutFile], sourceLocale: LanguageTag, store: FileStore) {
    let files = all.filter { $0.folders.allSatisfy { !Self.foreignFolders.contains($0) } }
    self.files = files
    hasForeignPages = files.count < all.count
    self.sourceLocale = sourceLocale
    self.store = store
    routes = Dictionary(files.map { ($0.route, $0.path) }) { first, _ in first }
  }

  /// Which of the locales there are is the source locale: itself, else the one region of it.
  func source(among tags: some Sequence<LanguageTag>) -> LanguageTag? {
    let tags = Set(tags)
    if tags.contains(sourceLocale) { return sourceLocale }
    let regional = tags.filter { $0.language == sourceLocale.description }
    return regional.count == 1 ? regional.first : nil
  }

  /// The files that stand in a folder or deeper, the folder's own path aside.
  func files(in folder: String) -> some Sequence<LayoutFile> {
    files.lazy.filter { ProjectPath.isInside($0.path, folder) }
  }
}

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
