// Older code of the guides beside the code that took its place.

internal import Markup

/// Writes the code of the guides before and after a migration.
struct HTMLRewrites {
  let migration: Migration
  let pen: HTMLPen

  private var words: GuideLabels { pen.labels.guides }

  var html: String {
    let rewrites = migration.rewrites.filter(isHere)
    guard let first = rewrites.first else { return "" }
    let others = rewrites.dropFirst()
    let title = pen.labels.foldedExamples(others.count, hasOpen: true)
    return "<h3>\(words.rewrites)</h3>\n" + figures(first)
      + (others.isEmpty
        ? "" : "<details><summary>\(title)</summary>\n\(others.map(figures).joined())</details>\n")
  }

  /// A translation shows what its own pages have.
  private func isHere(_ rewrite: GuideRewrite) -> Bool {
    pen.locale.isSource || rewrite.pairs.allSatisfy { $0.before.place.locale == pen.locale.tag }
  }

  private func figures(_ rewrite: GuideRewrite) -> String {
    let languages = Set(rewrite.pairs.map(\.before.language))
    return rewrite.pairs.map { figure($0, isAlone: languages.count == 1) }.joined()
  }

  private func figure(_ pair: GuideRewrite.Pair, isAlone: Bool) -> String {
    let language = isAlone ? "" : pair.before.language == .swift ? " sw" : " oc"
    return "<figure class=\"rewrite pair\(language)\">\n"
      + side(words.before, pair.before, "before", marking: migration.old.id)
      + side(words.after, pair.after, "after", marking: migration.new?.id) + "</figure>\n"
  }

  private func side(
    _ word: String, _ code: GuideCode, _ style: String, marking symbol: String?
  ) -> String {
    "<div class=\(style)\(pen.attributes(of: code.place.locale))>\n<p><strong>\(word)</strong> \(HTMLGuideCode.link(code.place, pen))"
      + "</p>\n" + HTMLGuideCode(code, marking: symbol).block(isAlone: true) + "</div>\n"
  }
}
