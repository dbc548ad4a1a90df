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
  /// Whether the site generator itself says it, by its configuration or its names of folders.
  var isDeclared = false

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
