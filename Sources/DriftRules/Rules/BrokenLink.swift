// Links that lead nowhere.

package import Diagnostics

/// Reports links to pages and anchors that are not there.
///
/// *What it checks*: a link within the project leads to a page, and its anchor to a heading or an
/// id on that page, as the page's dialect makes anchors. Links that name headings by the anchors
/// of the source page, while the headings are translated, share one cause. A page that is only missing in one
/// language is no broken link. What a page takes in (`import Setup from './_setup.mdx'`) is there,
/// and its anchors count as the page's own. Root-relative links count where the site's root is known:
/// `site-root:`, or other such links that lead to pages; the rest is counted as not checked.
///
/// *Why it matters*: a link that leads nowhere ends the reader's way.
///
/// *Example*: `[Setup](#setup)` on a German page whose heading became `## Einrichtung`.
///
/// *Instead*: link to the anchor of the translated heading, or give the heading an id.
package struct BrokenLink: SiteRule {
  package static let info = RuleInfo(
    id: "broken-link",
    family: .page,
    summary: "A link to a page or an anchor that is not there.",
    rationale: """
      Pages move and headings are reworded. Anchors are made of headings, so a heading that was \
      translated has another anchor, and every link to it breaks without a trace on the page.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Links to pages, anchors and the anchors of translated headings",
        [
          "docs/en/a.md": "# A\n\n[B](b.md#make-keys), [C](#set-up)\n\n## Set up\n\nText.\n",
          "docs/de/a.md":
            "# A\n\n[B](b.md#schlüssel-erzeugen), [C](#einrichtung)\n\n## Einrichtung\n\nText.\n",
          "docs/en/b.md": "# B\n\n## Make keys\n\nText.\n",
          "docs/de/b.md": "# B\n\n## Schlüssel erzeugen\n\nText.\n",
        ])
    ],
    drifting: [
      .init(
        "A page that is not there",
        ["docs/en/a.md": "# A\n\nSee [B](b.md).\n"]),
      .init(
        "The name of a page with a slip",
        [
          "docs/en/a.md": "# A\n\nSee [Setup](setpu.md#install).\n",
          "docs/en/setup.md": "# Setup\n\n## Install\n\nText.\n",
        ]),
      .init(
        "A page that should be taken in and is not there",
        ["docs/en/a.mdx": "import Setup from './_setup.mdx'\n\n# A\n\n<Setup />\n"]),
      .init(
        "The anchor of a heading that was translated",
        [
          "docs/en/a.md": "# A\n\nSee [Setup](#set-up).\n\n## Set up\n\nText.\n",
          "docs/zh/a.md": "# A\n\n参见[设置](#set-up)。\n\n## 设置\n\n正文。\n",
        ]),
    ])

  package func check(_ pages: [PageLinks], _ site: SiteMap) -> SiteFindings {
    BrokenLinkSearch(pages, site).findings { link, file, locale, key, fault in
      Diagnostic(
        rule: Self.info.id, severity: Self.info.severity, locale: locale, page: key,
        place: link.place, message: Wording.message(link, fault),
        replacement: fault.replacement, cause: Wording.cause(fault),
        related: file.map {
          [Note(place: Place(file: $0, range: .fileStart), message: Wording.target)]
        } ?? [], fixes: Self.fixes(link, fault))
    }
  }

  /// The anchor of the heading, or the page, that was meant.
  private static func fixes(_ link: PageLinks.Link, _ fault: BrokenLinkSearch.Fault) -> [FixIt] {
    guard let replacement = fault.replacement, link.isPlain else { return [] }
    var place = link.place
    let text =
      replacement.hasPrefix("#")
      ? link.destination.drop { $0 != "#" } : link.destination[...]
    place.range.end.column -= 1
    place.range.end.utf16Column -= 1
    place.range.start = place.range.end
    place.range.start.column -= text.utf8.count
    place.range.start.utf16Column -= text.utf16.count
    let edit = FixIt.Edit(place: place, text: replacement)
    return [FixIt(title: Wording.write(replacement), safety: .safe, edits: [edit])]
  }
}

private enum Wording {
  static let target = "the page that the link leads to"

  static func write(_ destination: String) -> String { "write \(destination.quoted)" }

  static func message(_ link: PageLinks.Link, _ fault: BrokenLinkSearch.Fault) -> String {
    let destination = link.destination
    return switch fault {
    case .noPage where link.isInclude: "the page takes in `\(destination)`, which is not there"
    case .noPage(nil): "the link `\(destination)` leads to no page"
    case .noPage(let near?): "the link `\(destination)` leads to no page; write `\(near)` instead"
    case .noAnchor(let lost):
      "the link `\(destination)` leads to no anchor; "
        + (lost.successor.map { "the heading's is `#\($0)`" }
          ?? "the page has no `#\(lost.anchor)`")
    }
  }

  /// What all links have in common that name headings as the source page has them.
  static func cause(_ fault: BrokenLinkSearch.Fault) -> String? {
    guard case .noAnchor(let lost) = fault, lost.isOfSourcePage else { return nil }
    return "links name headings by the source page's anchors, and the headings are translated"
  }
}
