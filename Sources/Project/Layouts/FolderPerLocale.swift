// A folder for each locale, the source among them: `docs/en`, `docs/de`.

internal import Diagnostics

enum FolderPerLocale: Layout {
  private struct Candidate {
    var paths: [LanguageTag: Set<String>] = [:]
    var extensions: Set<String> = []
  }

  static func detect(_ files: [LayoutFile], sourceLocale: LanguageTag) -> DetectedLayout? {
    var candidates: [String: Candidate] = [:]
    for file in files {
      for (index, tag) in file.locales {
        let folder = file.folder(above: index)
        candidates[folder, default: Candidate()].paths[tag, default: []]
          .insert(file.path(below: index))
        candidates[folder]?.extensions.insert(file.fileExtension)
      }
    }
    return candidates.sorted { $0.key < $1.key }
      .compactMap { layout(folder: $0.key, $0.value, sourceLocale) }
      .reduce(nil) { best, next in next.pairs > best?.pairs ?? -1 ? next : best }
  }

  private static func layout(
    folder: String, _ candidate: Candidate, _ sourceLocale: LanguageTag
  ) -> DetectedLayout? {
    guard let source = candidate.paths[sourceLocale] else { return nil }
    let pairs = candidate.paths.reduce(0) { sum, entry in
      entry.key == sourceLocale ? sum : sum + entry.value.intersection(source).count
    }
    let ending = LayoutDetector.ending(candidate.extensions)
    guard let pattern = try? PagePattern(ProjectPath.join(folder, "{locale}/{path}\(ending)"))
    else {
      return nil
    }
    return DetectedLayout(
      summary: "layout found: \(pattern), a folder for each locale",
      sources: [.init(pattern: pattern)], pairs: pairs)
  }
}
