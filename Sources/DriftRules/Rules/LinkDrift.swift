// Links of a translation that are missing, lead elsewhere or to another language.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports links that differ from those of the source page.
///
/// *What it checks*: every link of the source page is there and leads to the same page, links of
/// two paragraphs are not exchanged, and a link does not lead to the source language where the
/// page is translated.
///
/// *Why it matters*: readers miss what the source page points to, or land in a language that they
/// did not choose.
///
/// *Example*: `[style](/en/style)` on a French page, with `fr/style.md` there.
///
/// *Instead*: link to the page in the language of the translation.
package struct LinkDrift: PageRule {
  package static let info = RuleInfo(
    id: "link-drift",
    family: .translation,
    summary: "A link that is missing, leads elsewhere, or leads to the source language.",
    rationale: """
      A link that was added to the source page shows readers the way; one that is missing in the \
      translation sends nobody anywhere. A link that stayed in the source language throws readers \
      out of theirs, and they rarely find back.
      """,
    severity: .warning,
    fix: .sometimes,
    clean: [
      .init(
        "The same links, localized, in another order",
        [
          "docs/en/a.md": "# A\n\nSee [keys](/en/keys) and [roles](https://acme.test/en/roles).\n",
          "docs/de/a.md":
            "# A\n\nSiehe [Rollen](https://acme.test/de/roles) und [Schlüssel](/de/keys).\n",
          "docs/en/keys.md": "# Keys\n",
          "docs/de/keys.md": "# Schlüssel\n",
        ])
    ],
    drifting: [
      .init(
        "A link is missing",
        [
          "docs/en/a.md": "# A\n\n- [Keys](keys.md)\n- [Roles](roles.md)\n",
          "docs/ja/a.md": "# A\n\n- [キー](keys.md)\n",
          "docs/en/keys.md": "# Keys\n",
          "docs/ja/keys.md": "# キー\n",
          "docs/en/roles.md": "# Roles\n",
          "docs/ja/roles.md": "# ロール\n",
        ]),
      .init(
        "A link leads to the source language",
        [
          "docs/en/a.md": "# A\n\nSee [keys](/en/keys).\n",
          "docs/ar/a.md": "# A\n\nراجع [المفاتيح](/en/keys).\n",
          "docs/en/keys.md": "# Keys\n",
          "docs/ar/keys.md": "# المفاتيح\n",
        ]),
      .init(
        "Two links are exchanged",
        [
          "docs/en/a.md": "# A\n\n- [Keys](keys.md)\n- [Roles](roles.md)\n",
          "docs/zh/a.md": "# A\n\n- [密钥](roles.md)\n- [角色](keys.md)\n",
          "docs/en/keys.md": "# Keys\n",
          "docs/zh/keys.md": "# 密钥\n",
          "docs/en/roles.md": "# Roles\n",
          "docs/zh/roles.md": "# 角色\n",
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison, let source = context.source else { return [] }
    let links = LinkComparison(comparison, source, context.facts)
    let missing = links.lost.map { mark in
      let place = comparison.place(of: mark)
      return context.diagnostic(
        Self.info, at: place..<place, Wording.missing(mark.destination),
        related: Self.note(mark, context))
    }
    let changed = links.changed.map { pair in
      context.diagnostic(
        Self.info, at: pair.target.range,
        Wording.changed(pair.target.destination, pair.source.destination),
        related: Self.note(pair.source, context),
        fixes: context.linkFixes(
          at: pair.target.range, leadingTo: pair.source.destination,
          fitsText: pair.source.text == pair.target.text))
    }
    let swapped = links.swapped.map { pair in
      context.diagnostic(
        Self.info, at: pair.first.range,
        Wording.swapped(pair.first.destination, pair.second.destination),
        related: [Note(place: context.page.place(pair.second.range), message: Wording.other)],
        fixes: context.exchangeFixes(pair.first.range, pair.second.range))
    }
    return missing + changed + swapped + Self.unlocalized(context)
  }

  private static func note(_ mark: Mark, _ context: PageContext) -> [Note] {
    context.sourceNote(mark.range, Wording.sourceLink).map { [$0] } ?? []
  }

  // MARK: - Language

  /// Links to pages in the source language that are translated.
  private static func unlocalized(_ context: PageContext) -> [Diagnostic] {
    let site = context.site
    guard context.locale != site.sourceLocale else { return [] }
    let (facts, inlines) = (context.facts, context.page.inlines)
    var isLocalizing: Bool?
    return facts.inlines.links.enumerated().compactMap { place, index in
      guard let destination = inlines[index].destination,
        mayLeadToSource(destination, facts.resolver)
      else { return nil }
      let target = facts.target(ofLink: place)
      guard case .page(let page) = target.kind, page.locale == site.sourceLocale,
        page.key != context.key,
        let file = site.file(of: .init(key: page.key, locale: context.locale))
      else { return nil }
      if !target.spellsLocale {
        let spellsOwn = isLocalizing ?? self.spellsOwnLocale(context)
        isLocalizing = spellsOwn
        guard spellsOwn else { return nil }
      }
      return context.diagnostic(
        info, at: inlines[index].range,
        Wording.unlocalized(destination, site.sourceLocale, context.locale),
        related: [Note(place: Place(file: file, range: .fileStart), message: Wording.translated)],
        fixes: context.linkFixes(
          at: inlines[index].range, leadingTo: destination, fitsText: true))
    }
  }

  /// Whether a destination is worth being resolved: one that is relative stays in its language
  /// unless it spells another.
  private static func mayLeadToSource(_ destination: String, _ resolver: LinkResolver) -> Bool {
    if destination.hasPrefix("/") {
      return resolver.ownPrefix.map { !destination.hasPrefix($0) } ?? true
    }
    guard destination.hasPrefix("."),
      let spelling = resolver.site.spelling(of: resolver.site.sourceLocale)
    else { return false }
    return destination.split(separator: "/").contains { $0 == spelling }
  }

  /// Whether the links of a page spell its locale, so that those that do not lead elsewhere.
  private static func spellsOwnLocale(_ context: PageContext) -> Bool {
    guard let prefix = context.facts.resolver.ownPrefix else { return false }
    return context.facts.inlines.links.contains {
      context.page.inlines[$0].destination?.hasPrefix(prefix) == true
    }
  }
}

private enum Wording {
  static let sourceLink = "the link of the source page"
  static let other = "the other link"
  static let translated = "the translated page"

  static func missing(_ destination: String) -> String {
    "the link to `\(destination)` of the source page is missing here"
  }

  static func changed(_ destination: String, _ source: String) -> String {
    "this link leads to `\(destination)`; on the source page it leads to `\(source)`"
  }

  static func swapped(_ destination: String, _ other: String) -> String {
    "the links to `\(destination)` and `\(other)` are exchanged"
  }

  static func unlocalized(
    _ destination: String, _ source: LanguageTag, _ locale: LanguageTag
  ) -> String {
    "the link to `\(destination)` leads to the page in \(source); the page is there in \(locale)"
  }
}
