// What to make of a tree in which no translation has a source page.

internal import Diagnostics

/// Pages of the source locale alone are a layout; translations alone are a question.
enum LonelyPages {
  /// The folder of the source locale, where there are no translations yet.
  ///
  /// - Throws: Translations are there, and no pages that they could be translations of.
  static func layout(
    of findings: [LayoutFinding], _ tree: LayoutTree
  ) throws(ProjectError) -> DetectedLayout? {
    if let folder = translationsAlone(tree) {
      let pattern = ProjectPath.join(folder.path, "{locale}/{path}.md")
      let tags = folder.tags.map(\.description).sorted().joined(separator: ", ")
      throw .unsureLayout(
        "\(pattern) has pages in \(tags), and none in \(tree.sourceLocale)",
        advice: "'source-locale' says which locale is written first, 'source' where its pages are")
    }
    if let doubtful = findings.first(where: { $0.targets.count > 1 && $0.source == nil }) {
      throw .unsureLayout(
        "only \(doubtful.pairs.count) of \(doubtful.targets.count) translations in "
          + "\(doubtful.pattern) have a source page",
        advice: doubtful.advice)
    }
    let alone = findings.first {
      $0.targets.isEmpty && $0.source == nil && $0.pattern.contains("{locale}/{path}")
    }
    guard let alone else { return nil }
    let copies = copies(of: alone, tree)
    if let copy = copies.sorted().first {
      throw .unsureLayout(
        "the pages in \(alone.pattern) are those of '\(copy)' and its like in another language",
        advice: "'source-locale' says which one; it is \(tree.sourceLocale) where nothing does")
    }
    return DetectedLayout(
      lines: [alone.line + ", and no translations"],
      sources: [.init(pattern: try PagePattern(alone.pattern))], localeNames: alone.names,
      sourceLocale: alone.sourceLocale ?? tree.sourceLocale)
  }

  /// The pages that stand above the source locale's folder at the same paths.
  private static func copies(of finding: LayoutFinding, _ tree: LayoutTree) -> [String] {
    let depth = finding.pattern.split(separator: "/").firstIndex(of: "{locale}") ?? 0
    return tree.files.compactMap { file in
      guard finding.ownSources.contains(file.path), depth < file.folders.count else { return nil }
      let folder = file.folder(above: depth)
      return tree.routes[ProjectPath.join(folder, file.path(below: depth))]
    }
  }

  /// The folder whose locales share pages, without the source locale.
  private static func translationsAlone(
    _ tree: LayoutTree
  ) -> (path: String, tags: Set<LanguageTag>)? {
    var folders: [String: LocalizedPages] = [:]
    for file in tree.files {
      for (index, locale) in file.locales where !locale.isDoubtful {
        folders[file.folder(above: index), default: LocalizedPages()]
          .add(file.path, locale, at: file.path(below: index))
      }
    }
    let shared = folders.filter { folder in
      tree.source(among: folder.value.tags) == nil
        && folder.value.files.values.contains { Set($0.map(\.locale.tag)).count > 1 }
    }
    return shared.max { ($0.value.files.count, $1.key) < ($1.value.files.count, $0.key) }
      .map { ($0.key, $0.value.tags) }
  }
}
