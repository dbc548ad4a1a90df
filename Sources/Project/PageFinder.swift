// Finding pages: walks the folders of the patterns, and pairs what matches.

package import Diagnostics

/// Finds the pages that a configuration speaks of.
package struct PageFinder {
  private var configuration: Configuration
  private let store: FileStore
  private var notices: [String] = []

  private init(_ configuration: Configuration, _ store: FileStore) {
    self.configuration = configuration
    self.store = store
  }

  /// The folder into which reports go, at the root; no page is looked for in it.
  package static let reportFolder = "Reports"

  /// Finds all pages.
  ///
  /// - Parameters:
  ///   - only: The target locales that are asked for; empty for all.
  ///   - mayBeWithoutPages: Whether a locale that is asked for and has no pages is passed over.
  ///   - gone: Files that are not there any more.
  /// - Throws: A pattern that matches nothing, no pattern and no layout, a locale without pages.
  package static func find(
    _ configuration: Configuration, in store: FileStore, only: [LanguageTag] = [],
    mayBeWithoutPages: Bool = false, gone: Set<String> = []
  ) throws(ProjectError) -> PageSet {
    var finder = PageFinder(configuration, store)
    let layout = try finder.detectLayout()
    let configuration = finder.configuration
    let patterns = configuration.pages.flatMap { [$0.pattern, $0.source].compactMap { $0 } }
    let files = try finder.files(of: patterns + [configuration.source].compactMap { $0 })
    let pairing = try PagePairing(
      configuration, sources: configuration.pages, names: LocaleNames(configuration.localeNames))
    var set = try pairing.pair(files)
    if !gone.isEmpty {
      set.formerGroups = try pairing.pair((files + gone).sorted()).groups.filter { group in
        group.files.contains { gone.contains($0.path) }
      }
    }
    set.layout = layout
    set.requiredLocales = Set(configuration.locales)
    set.notices = finder.notices + set.notices
    set.folders = Set(patterns.flatMap(\.folders)).sorted {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
    set.otherFiles = Set(files)
    let all = finder.targets(found: set.locales)
    set.locales = only.isEmpty ? all : all.filter(only.contains)
    if !mayBeWithoutPages, let tag = only.first(where: { !all.contains($0) }) {
      throw .localeWithoutPages(tag.description, known: all.map(\.description))
    }
    for index in set.groups.indices where !only.isEmpty {
      set.groups[index].translations = set.groups[index].translations.filter {
        set.locales.contains($0.key)
      }
    }
    return set
  }

  /// Finds out where the pages are, where the configuration does not say it.
  ///
  /// - Returns: What was detected, a line each.
  private mutating func detectLayout() throws(ProjectError) -> [String] {
    guard configuration.pages.isEmpty else { return [] }
    guard let layout = try LayoutDetector.detect(configuration, in: store) else { throw .noLayout }
    layout.apply(to: &configuration)
    return layout.lines
  }

  private mutating func files(of patterns: [PagePattern]) throws(ProjectError) -> [String] {
    var walker = TreeWalker(
      store: store, named: patterns.reduce(into: []) { $0.formUnion($1.literalNames) },
      excluded: [Self.reportFolder])
    for pattern in patterns {
      for folder in Set(pattern.folders) where try store.kind(folder) == .folder {
        try walker.walk(folder)
      }
    }
    notices += Set(walker.notices).sorted()
    return walker.files.sorted()
  }

  private func targets(found: [LanguageTag]) -> [LanguageTag] {
    Set(found).union(configuration.locales).subtracting([configuration.sourceLocale]).sorted()
  }
}
