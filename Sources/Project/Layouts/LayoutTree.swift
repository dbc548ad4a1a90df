// The files of a project that could be pages.

internal import Diagnostics

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
