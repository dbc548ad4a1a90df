// Older code of the guides beside the code that took its place.

internal import Markup

/// Writes the code of the guides before and after a migration.
struct HTMLRewrites {
  private let migration: Migration
  private let root: String?

  /// - Parameter root: What leads to the root of the guides; nil where they can't be reached.
  init(_ migration: Migration, root: String?) {
    self.migration = migration
    self.root = root
  }

  var html: String {
    guard let first = migration.rewrites.first else { return "" }
    let others = migration.rewrites.dropFirst()
    let words = GuideWords.foldedExamples(others.count, hasOpen: true)
    return "<h3>\(GuideWords.rewrites)</h3>\n" + figures(first)
      + (others.isEmpty
        ? "" : "<details><summary>\(words)</summary>\n\(others.map(figures).joined())</details>\n")
  }

  private func figures(_ rewrite: GuideRewrite) -> String {
    let languages = Set(rewrite.pairs.map(\.before.language))
    return rewrite.pairs.map { figure($0, isAlone: languages.count == 1) }.joined()
  }

  private func figure(_ pair: GuideRewrite.Pair, isAlone: Bool) -> String {
    let language = isAlone ? "" : pair.before.language == .swift ? " sw" : " oc"
    return "<figure class=\"rewrite pair\(language)\">\n"
      + side(GuideWords.before, pair.before, "before", marking: migration.old.id)
      + side(GuideWords.after, pair.after, "after", marking: migration.new?.id) + "</figure>\n"
  }

  private func side(
    _ word: String, _ code: GuideCode, _ style: String, marking symbol: String?
  ) -> String {
    "<div class=\(style) lang=\"\(HTML.text(code.place.locale))\">\n<p><strong>\(word)</strong> \(HTMLGuideCode.link(code.place, root: root))"
      + "</p>\n" + HTMLGuideCode(code, marking: symbol).block(isAlone: true) + "</div>\n"
  }
}
