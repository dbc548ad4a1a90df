// The ways in which projects lay out their translations: one file each, tried in turn.

internal import Diagnostics
internal import Pages

/// A layout that was found in a project.
package struct DetectedLayout: Hashable, Sendable {
  /// What a person reads: `docs/{locale}/{path}.md: a folder for each locale`.
  package var summary: String
  package var sources: [Configuration.PageSource]
  /// How many translations have a source page in it.
  var pairs: Int
}

/// A way to lay out translations.
protocol Layout {
  /// The layout, where the files show it.
  static func detect(_ files: [LayoutFile], sourceLocale: LanguageTag) -> DetectedLayout?
}

/// A file that could be a page, seen from one of the folders above it that names a locale.
struct LayoutFile {
  let path: String
  let fileExtension: String
  /// The parts of the path, the extension taken away.
  let parts: [Substring]
  /// The locales that parts name, by the part's index.
  let locales: [(index: Int, tag: LanguageTag)]

  init?(_ path: String, names: LocaleNames) {
    let fileExtension = ProjectPath.pathExtension(path)
    guard ["md", "mdx", "markdown"].contains(fileExtension) else { return nil }
    self.path = path
    self.fileExtension = String(fileExtension)
    let parts = path.dropLast(fileExtension.count + 1).split(separator: "/")
    self.parts = parts
    locales = parts.indices.dropLast().compactMap { index in
      names.tag(of: String(parts[index])).map { (index, $0) }
    }
  }

  /// The folder above a part, empty at the root.
  func folder(above index: Int) -> String { parts[..<index].joined(separator: "/") }

  /// What follows a part.
  func path(below index: Int) -> String { parts[(index + 1)...].joined(separator: "/") }
}

/// Finds out how a project lays out its translations.
package enum LayoutDetector {
  /// All layouts; of two that pair equally many pages, the first is taken.
  private static var layouts: [any Layout.Type] { [FolderPerLocale.self, SourceAtRoot.self] }

  /// The layout with the most pairs of a source page and its translation.
  package static func detect(
    _ configuration: Configuration, in store: FileStore
  ) throws(ProjectError) -> DetectedLayout? {
    var walker = TreeWalker(store: store, excluded: [PageFinder.reportFolder])
    try walker.walk("")
    let names = LocaleNames(configuration.localeNames)
    let files = walker.files.sorted().compactMap { LayoutFile($0, names: names) }
    var best: DetectedLayout?
    for layout in layouts {
      let found = layout.detect(files, sourceLocale: configuration.sourceLocale)
      if let found, found.pairs > best?.pairs ?? -1 { best = found }
    }
    return best
  }

  /// The end of a pattern that matches these extensions: `.md`, `.{md,mdx}`.
  static func ending(_ extensions: Set<String>) -> String {
    let sorted = extensions.sorted()
    return sorted.count == 1 ? ".\(sorted[0])" : ".{\(sorted.joined(separator: ","))}"
  }
}
