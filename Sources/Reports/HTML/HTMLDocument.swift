// The pages of the HTML report: what stands around the findings.

internal import Diagnostics
internal import Markup
internal import PageFrame

/// Writes whole pages.
struct HTMLDocument {
  let report: Report

  init(_ report: Report) { self.report = report }

  /// Everything on one page.
  func whole(_ parts: FindingParts) -> String {
    let list = parts.parts.first.map(findings) ?? ""
    return page(header + HTMLMatrix(report, parts).html + causes(parts) + list + coverage)
  }

  /// The page that leads to the others.
  func overview(_ parts: FindingParts) -> String {
    page(header + HTMLMatrix(report, parts).html + causes(parts) + contents(parts) + coverage)
  }

  /// One of several pages of findings.
  func part(_ index: Int, of parts: FindingParts, overview: String) -> String {
    let count = parts.parts.count
    let neighbours = [(index - 1, "Before"), (index + 1, "After")]
      .filter { parts.parts.indices.contains($0.0) }.map { number, word in
        "<a href=\"\(URIText.path(parts.fileName(number)))\" data-keep>\(word)</a>"
      }
    let navigation =
      "<header>\n<p class=brand>Concord <span>Documentation report</span></p>\n"
      + "<h1>Findings, part \(index + 1) of \(count)</h1>\n"
      + "<p class=parts><a href=\"\(URIText.path(overview))\">Overview</a>"
      + "\(neighbours.joined())</p>\n</header>\n<main>\n"
    return page(navigation + findings(parts.parts[index]), head: Self.partMark + "\n")
  }

  /// What the head of a page of findings has and no other page, so that a later run knows it.
  static let partMark = "<meta name=generator content=\"Concord report, part\">"

  private func page(_ content: String, head: String = "") -> String {
    PageFrame(
      title: title, styleSource: ContentHash.source(of: HTMLStyle.css),
      scriptSource: ContentHash.source(of: HTMLScript.text),
      head: "\(head)<style>\(HTMLStyle.css)</style>",
      body: "\(content)</main>\n\(Self.footer)<script>\(HTMLScript.text)</script>"
    ).html
  }

  private static let footer = """
    <footer>
    <p class=keys hidden><kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> next and last finding \
    <kbd>c</kbd> copy <kbd>Esc</kbd> clear</p>
    <p>Written by Concord. This page works from disk and asks for nothing.</p>
    </footer>

    """

  private var title: String {
    let new = report.baseline == nil ? "" : "new "
    return report.diagnostics.isEmpty
      ? "No \(new)drift" : (new + Wording.counts(report.tally)).capitalizedStart
  }

  private var header: String {
    let targets = report.locales.filter { $0.tag != report.sourceLocale }
    let blocks = report.locales.reduce(0) { $0 + $1.coverage.comparedBlocks }
    let names = report.locales.reduce(0) { $0 + $1.coverage.resolvedReferences }
    let compared =
      "\(report.pageCount), \(Wording.count(targets.count, "translation")), "
      + "\(Wording.count(blocks, "code block")) compared, \(Wording.count(names, "API name")) resolved."
    let remarks = (report.remarks + report.standing).map {
      "<li>\(HTML.message($0.capitalizedStart))</li>\n"
    }.joined()
    return "<header>\n<p class=brand>Concord <span>Documentation report</span></p>\n"
      + "<h1>\(HTML.text(title))</h1>\n<p class=lead>\(compared)</p>\n"
      + (remarks.isEmpty ? "" : "<ul class=remarks>\n\(remarks)</ul>\n") + "</header>\n<main>\n"
  }

  private func causes(_ parts: FindingParts) -> String {
    let causes = report.sharedCauses
    guard !causes.isEmpty else { return "" }
    let isSingle = parts.parts.count == 1
    let items = causes.enumerated().map { index, cause in
      let count = Wording.count(cause.count, "finding")
      let link =
        isSingle
        ? "<a href=\"?cause=c\(index + 1)#findings\">\(count)</a>"
        : "<span>\(count)</span>"
      let files = cause.files.map { file in
        "<li><code>\(HTML.visible(file.file))</code> <span>\(file.count)</span></li>"
      }
      return "<li><p>\(HTML.message(cause.text.capitalizedStart)) \(link)</p>"
        + "<details><summary>\(Wording.count(files.count, "file"))</summary>"
        + "<ul class=files>\(files.joined())</ul></details></li>\n"
    }
    return "<section class=causes>\n<h2>Causes</h2>\n"
      + "<p class=soft>Many findings, few reasons: mend one of these and its findings go together.</p>\n"
      + "<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  /// Where the parts start.
  private func contents(_ parts: FindingParts) -> String {
    let items = parts.parts.enumerated().map { index, part in
      let first = part.groups.first?.file ?? ""
      return "<li><a href=\"\(URIText.path(parts.fileName(index)))\">Part \(index + 1)</a> "
        + "<span>\(Wording.count(part.findings, "finding"))</span> "
        + "<code>\(HTML.visible(first))</code></li>\n"
    }
    return "<section class=contents id=findings>\n<h2>Findings</h2>\n"
      + "<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private func findings(_ part: FindingParts.Part) -> String {
    let blocks = part.blocks.blocks.enumerated().map { index, block in
      "<pre id=b\(index + 1)>\(HTML.text(String(decoding: block, as: UTF8.self)))</pre>\n"
    }
    return "<div class=findings id=findings>\n" + HTMLFilters(report, part).html
      + "<p class=\"nothing soft\" hidden>Nothing matches. <a href=\"?\" data-clear>Show all"
      + "</a></p>\n" + part.html + "</div>\n<div id=blocks hidden>\n\(blocks.joined())</div>\n"
  }

  private var coverage: String {
    let header = [
      "Language", "Pages", "Code blocks", "Compared", "Names", "Resolved", "Errors", "Warnings",
      "Notes", "Not checked",
    ]
    let rows = report.locales.map { tag, coverage, tally in
      "<tr><th scope=row>\(HTML.text(tag.description))</th>"
        + coverage.columns(tally).map { "<td>\($0)</td>" }.joined()
        + "<td class=reasons>\(HTML.text(Wording.skipped(coverage.skipped)))</td></tr>\n"
    }
    return "<details class=coverage>\n<summary>What was compared</summary>\n"
      + "<div class=wide><table>\n<thead><tr>"
      + header.map { "<th scope=col>\($0)</th>" }.joined()
      + "</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table></div>\n</details>\n"
  }
}
