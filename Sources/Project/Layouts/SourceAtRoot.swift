// Source pages at the root, with the locales' folders beside them: `docs/a.md`, `docs/de/a.md`.

internal import Diagnostics

enum SourceAtRoot: Layout {
  static func detect(_ files: [LayoutFile], sourceLocale: LanguageTag) -> DetectedLayout? {
    let folders = Set(files.flatMap { file in file.locales.map { file.folder(above: $0.index) } })
    return folders.sorted()
      .compactMap { layout(folder: $0, files, sourceLocale) }
      .reduce(nil) { best, next in next.pairs > best?.pairs ?? -1 ? next : best }
  }

  private static func layout(
    folder: String, _ files: [LayoutFile], _ sourceLocale: LanguageTag
  ) -> DetectedLayout? {
    let depth = folder.isEmpty ? 0 : folder.split(separator: "/").count
    var sources: Set<String> = []
    var translations: [String] = []
    var extensions: Set<String> = []
    for file in files where ProjectPath.isInside(file.path, folder) {
      if let locale = file.locales.first(where: { $0.index == depth }) {
        guard locale.tag != sourceLocale else { return nil }
        translations.append(file.path(below: depth))
      } else {
        sources.insert(file.path(below: depth - 1))
      }
      extensions.insert(file.fileExtension)
    }
    let pairs = translations.count { sources.contains($0) }
    let ending = LayoutDetector.ending(extensions)
    guard pairs > 0,
      let pattern = try? PagePattern(ProjectPath.join(folder, "{locale}/{path}\(ending)")),
      let source = try? PagePattern(ProjectPath.join(folder, "{path}\(ending)"))
    else { return nil }
    return DetectedLayout(
      summary: "layout found: \(source), and \(pattern) for the other locales",
      sources: [.init(pattern: pattern, source: source)], pairs: pairs)
  }
}
