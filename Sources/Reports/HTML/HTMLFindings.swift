// Findings as HTML: what is wrong, and both pages beside each other.

internal import Diagnostics
internal import Foundation
internal import Markup

/// Writes findings, one article each.
struct HTMLFindings {
  private let sourceLocale: LanguageTag
  private let causes: [String: Int]
  private let sources: [String: String]
  private let context: ReportContext
  private var pages: [String: ReportedPage?] = [:]
  private var anchors: [String: Int] = [:]

  init(_ report: Report, _ context: ReportContext) {
    self.context = context
    sourceLocale = report.sourceLocale
    causes = report.causeNumbers
    sources = report.documents.reduce(into: [:]) { sources, document in
      guard let source = document.files[report.sourceLocale] else { return }
      for (locale, file) in document.files where locale != report.sourceLocale {
        sources[file] = source
      }
      sources[document.key] = source
    }
  }

  /// The start of a locale's section.
  func localeStart(_ locale: LanguageTag?) -> String {
    let tag = locale?.description ?? HTMLWords.api
    return "<section class=locale data-locale=\"\(HTML.text(tag))\">\n"
      + "<h2>\(HTML.text(HTMLWords.name(of: locale))) <span class=tag>\(HTML.text(tag))</span></h2>\n"
  }

  /// The findings of a file.
  mutating func group(_ group: FindingGroup, _ blocks: inout CopiedBlocks) -> String {
    let tally = Report.Tally(group.diagnostics)
    var html = "<section class=page id=\(group.id)>\n<h3>"
    if let page = group.page { html += "\(HTML.visible(page)) " }
    html += "<code>\(HTML.visible(group.file))</code>\(HTMLWords.badges(tally))</h3>\n"
    for diagnostic in group.diagnostics { html += article(diagnostic, &blocks) }
    return html + "</section>\n"
  }

  private mutating func article(
    _ diagnostic: Diagnostic, _ blocks: inout CopiedBlocks
  ) -> String {
    let pair = ExcerptPair(diagnostic, sourceFile: sourceFile(of: diagnostic)) { page($0) }
    let parts = MessageParts(diagnostic.message)
    let severity = diagnostic.severity.rawValue
    var html =
      "<article id=\(anchor(of: diagnostic)) data-rule=\"\(HTML.text(diagnostic.rule))\" "
      + "data-severity=\(severity)\(attributes(diagnostic))>\n"
      + "<h4><span class=\"mark \(severity)\">\(severity)</span> \(HTML.message(parts.fault.capitalizedStart))</h4>\n"
    html += advice(parts.advice, diagnostic.replacement)
    let offer = OfferedBlock(
      diagnostic, on: diagnostic.fixes.isEmpty ? nil : page(diagnostic.place.file))
    if let pair { html += figures(pair, offer, diagnostic, &blocks) }
    return html + places(diagnostic, shown: pair?.sourcePlace) + footer(diagnostic) + "</article>\n"
  }

  /// The source page of a finding's page; nil where the finding is in it.
  private func sourceFile(of diagnostic: Diagnostic) -> String? {
    guard diagnostic.locale != sourceLocale else { return nil }
    return sources[diagnostic.place.file] ?? diagnostic.page.flatMap { sources[$0] }
  }

  /// Pages stand in the order of their findings, so that few need to be kept.
  private mutating func page(_ file: String) -> ReportedPage? {
    if let page = pages[file] { return page }
    if pages.count > 400 { pages.removeAll() }
    let page = context.page(file)
    pages[file] = .some(page)
    return page
  }

  /// The name that links to a finding use: it stays the same while the finding does.
  private mutating func anchor(of diagnostic: Diagnostic) -> String {
    let name = "f-" + diagnostic.fingerprint
    anchors[name, default: 0] += 1
    let count = anchors[name] ?? 1
    return count == 1 ? name : "\(name)-\(count)"
  }

  private func attributes(_ diagnostic: Diagnostic) -> String {
    let cause = diagnostic.cause.flatMap { causes[$0] }.map { " data-cause=c\($0)" } ?? ""
    return cause + (diagnostic.alsoInSource ? " data-source" : "")
  }

  /// What to do, and what to write instead, to be copied.
  private func advice(_ advice: String?, _ replacement: String?) -> String {
    let text = replacement.map { HTML.visible($0) } ?? ""
    let button =
      text.isEmpty
      ? "" : " <button type=button class=copy data-copy=\"\(text)\" hidden>Copy</button>"
    if let advice {
      let isSaid = replacement.map { advice.utf8.firstRange(of: $0.utf8) != nil } ?? true
      let rest = isSaid ? "" : ": <code>\(text)</code>"
      return "<p class=advice>\(HTML.message(advice.capitalizedStart))\(rest)\(button)</p>\n"
    }
    return text.isEmpty ? "" : "<p class=advice>Write <code>\(text)</code>\(button)</p>\n"
  }

  private func figures(
    _ pair: ExcerptPair, _ offer: OfferedBlock?, _ diagnostic: Diagnostic,
    _ blocks: inout CopiedBlocks
  ) -> String {
    var html = "<div class=\"pair\(pair.source == nil ? " single" : "")\">\n"
    if let source = pair.source, let place = pair.sourcePlace {
      let copy = pair.rightBlock.map { Self.button($0, "Copy this block", &blocks) }
      html += HTMLExcerpt(source, place, locale: sourceLocale, side: .source).html(copy ?? "")
    }
    let side: HTMLExcerpt.Side = diagnostic.locale == sourceLocale ? .single : .target
    let target = HTMLExcerpt(
      pair.target, pair.targetPlace, locale: diagnostic.locale ?? sourceLocale, side: side)
    let copy = offer.map {
      Self.button($0.bytes, "Copy the source’s code with these comments", &blocks)
    }
    return html + target.html(copy ?? "") + "</div>\n"
  }

  private static func button(
    _ block: [UInt8], _ title: String, _ blocks: inout CopiedBlocks
  ) -> String {
    "<button type=button class=copy data-block=b\(blocks.number(of: block)) hidden>\(title)</button>"
  }

  /// Other places that explain the finding.
  private func places(_ diagnostic: Diagnostic, shown: Place?) -> String {
    let notes = diagnostic.related.filter { $0.place != shown }
    guard !notes.isEmpty else { return "" }
    let items = notes.map { note in
      let place = "\(note.place.file):\(note.place.range.start.line)"
      return "<li><code>\(HTML.visible(place))</code> \(HTML.message(note.message))</li>\n"
    }
    return "<ul class=places>\n\(items.joined())</ul>\n"
  }

  private func footer(_ diagnostic: Diagnostic) -> String {
    var html =
      "<p class=about><a class=rule href=\"?rule=\(URIText.path(diagnostic.rule))\">"
      + "\(HTML.text(diagnostic.rule))</a>"
    if diagnostic.alsoInSource { html += "<span>\(Wording.sameFault.capitalizedStart)</span>" }
    for fix in diagnostic.fixes {
      let kind = fix.safety == .safe ? "concord fix" : "To review"
      html += "<span>\(kind): \(HTML.message(fix.title))</span>"
    }
    if let cause = diagnostic.cause { html += "<span>Cause: \(HTML.message(cause))</span>" }
    return html + "</p>\n"
  }
}

/// Words and small pieces that the pages share.
enum HTMLWords {
  /// What stands for the locale of findings that are about code.
  static let api = "API"

  /// `German`; the tag itself where it has no name.
  static func name(of locale: LanguageTag?) -> String {
    guard let tag = locale?.description else { return "The API’s own comments" }
    return Foundation.Locale(identifier: "en_US").localizedString(forIdentifier: tag) ?? tag
  }

  /// The counts of each severity that there is.
  static func badges(_ tally: Report.Tally) -> String {
    let counts = [("error", tally.errors), ("warning", tally.warnings), ("note", tally.notes)]
    return counts.filter { $0.1 > 0 }.map { name, count in
      " <span class=\"badge \(name)\">\(Wording.count(count, name))</span>"
    }.joined()
  }
}

extension String {
  /// The sentence with a capital letter where it starts with a small one.
  var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
