// Judging the links of all pages, once all pages were read.

internal import APIModel
internal import Diagnostics

/// Finds the links that lead nowhere.
final class BrokenLinkSearch {
  enum Fault {
    /// And the destination that leads to the page that was certainly meant.
    case noPage(String?)
    case noAnchor(LostAnchor)

    /// The anchor, or the whole destination, to write instead.
    var replacement: String? {
      switch self {
      case .noPage(let destination): destination
      case .noAnchor(let lost): lost.successor.map { "#" + $0 }
      }
    }
  }

  /// An anchor that the page has not to which it leads.
  struct LostAnchor {
    var anchor: String
    /// The anchor of the heading that it means.
    var successor: String?
    /// Whether it is that of a heading of the source page, which the page has translated.
    var isOfSourcePage = false
  }

  private let pages: [PageLinks]
  private let site: SiteMap
  private let byID: [SiteMap.PageID: Int]
  private let aliases: Set<String>
  private let anchors: AnchorMemory
  /// How many links of a kind lead to pages, and how many do not.
  private var evidence: [LinkTarget.Certainty: (found: Int, missing: Int)] = [:]
  /// The names of the pages of each folder, without extensions.
  private lazy var names = Dictionary(grouping: Set(pages.map(\.file)), by: LinkPath.folder)
    .mapValues { files in
      files.map { LinkPath.withoutExtension(String($0.split(separator: "/").last ?? "")) }
    }

  init(_ pages: [PageLinks], _ site: SiteMap) {
    self.pages = pages
    self.site = site
    byID = Dictionary(pages.indices.map { (pages[$0].id, $0) }) { first, _ in first }
    aliases = Set(pages.flatMap(\.aliases))
    anchors = AnchorMemory(pages, IncludeGraph(pages))
    for page in pages {
      evidence[.rootRelative, default: (0, 0)].found += page.resolved[.rootRelative] ?? 0
      evidence[.relative, default: (0, 0)].found += page.resolved[.relative] ?? 0
      for link in page.links where !link.isAllowed {
        guard case .missing(_, let certainty) = link.target.kind else { continue }
        evidence[certainty, default: (0, 0)].missing += 1
      }
    }
  }

  typealias Report = (
    _ link: PageLinks.Link, _ file: String?, _ locale: LanguageTag, _ key: String, _ fault: Fault
  ) -> Diagnostic

  func findings(_ report: Report) -> SiteFindings {
    var result = SiteFindings()
    var sourceFaults: Set<[String]> = []
    let sources = pages.filter { $0.id.locale == site.sourceLocale }
    for page in sources + pages.filter({ $0.id.locale != site.sourceLocale }) {
      let isSource = page.id.locale == site.sourceLocale
      for link in page.links {
        switch judge(link, on: page) {
        case .right:
          if link.isAllowed, !isSure(link) { result.undecided.append(link.place) }
        case .undecided(let reason):
          if link.isAllowed {
            result.undecided.append(link.place)
          } else if page.reported == nil {
            result.skipped[page.id.locale, default: [:]][reason, default: 0] += 1
          }
        case .broken(let fault, let file):
          var finding = report(link, file, page.id.locale, page.id.key, fault)
          let trace = [page.id.key, link.target.key, link.target.anchor ?? ""]
          if isSource { sourceFaults.insert(trace) }
          finding.alsoInSource = !isSource && sourceFaults.contains(trace)
          let isReported = page.reported.map { $0.contain(link, site) && !link.isAllowed }
          if isReported ?? true { result.diagnostics.append(finding) }
        }
      }
    }
    return result
  }

  private enum Verdict {
    case right
    /// Too little is known; with the reason for the report.
    case undecided(String)
    /// With the file of the page that it leads to, where that is another one.
    case broken(Fault, String?)
  }

  private func judge(_ link: PageLinks.Link, on page: PageLinks) -> Verdict {
    switch link.target.kind {
    case .missing(let path, let certainty):
      guard isJudged(path, certainty) else { return .undecided(certainty.reason) }
      return isAlias(path) ? .right : .broken(.noPage(nearest(to: path, link)), nil)
    case .page(let id):
      guard let index = byID[id], let lost = lostAnchor(link, at: .page(index), of: index) else {
        return .right
      }
      return .broken(.noAnchor(lost), site.file(of: id))
    case .samePage:
      guard let index = byID[page.id],
        let lost = lostAnchor(link, at: .samePage(index), of: index)
      else { return .right }
      return .broken(.noAnchor(lost), nil)
    case .external, .other: return .right
    }
  }

  /// Whether enough is known to say that there is no page at a path.
  private func isJudged(_ path: String, _ certainty: LinkTarget.Certainty) -> Bool {
    if certainty == .sure || (certainty == .rootRelative && site.isRootKnown) { return true }
    guard let (found, missing) = evidence[certainty] else { return false }
    return found > 0 && found >= missing && site.hasFolder(String(LinkPath.folder(path)))
  }

  /// Whether a link without a fault is known to be right: its page was read, and is all there is.
  private func isSure(_ link: PageLinks.Link) -> Bool {
    guard case .page(let id) = link.target.kind else { return false }
    return byID[id].map { !anchors.isOpen(.page($0)) } ?? false
  }

  /// Whether the front matter of a page says that it is served there.
  private func isAlias(_ path: String) -> Bool {
    var rest = LinkPath.route(path)[...]
    while !rest.isEmpty {
      if aliases.contains(String(rest)) { return true }
      rest = rest.firstIndex(of: "/").map { rest[rest.index(after: $0)...] } ?? ""
    }
    return false
  }

  /// The destination with one slip mended, where a single page in the folder has such a name.
  private func nearest(to path: String, _ link: PageLinks.Link) -> String? {
    guard !link.isInclude,
      let name = link.destination.prefix(while: { $0 != "#" && $0 != "?" })
        .split(separator: "/").last
    else { return nil }
    let wanted = LinkPath.withoutExtension(String(name))
    let near = (names[LinkPath.folder(path)] ?? []).filter { NearMiss.isOneSlip($0, wanted) }
    guard near.count == 1 else { return nil }
    let ending = name.dropFirst(wanted.count)
    return link.destination.prefix(upTo: name.startIndex) + near[0] + ending
      + link.destination.suffix(from: name.endIndex)
  }

  // MARK: - Anchors

  /// What became of the anchor of a link; nil where it is there, or may be.
  ///
  /// - Parameter page: The page that the link leads to.
  private func lostAnchor(
    _ link: PageLinks.Link, at goal: AnchorMemory.Goal, of page: Int
  ) -> LostAnchor? {
    let isDocC = link.destination.hasPrefix("doc:")
    guard let anchor = link.target.anchor, !anchors.isOpen(goal),
      !anchors.hasAnchor(anchor, at: goal, isDocC: isDocC)
    else { return nil }
    return lost(anchor, on: page, isDocC ? [.docc] : pages[page].styles)
  }

  /// The heading that has the anchor on the source page may be translated.
  private func lost(_ anchor: String, on index: Int, _ styles: [AnchorStyle]) -> LostAnchor {
    let page = pages[index]
    guard let source = byID[.init(key: page.id.key, locale: site.sourceLocale)], source != index
    else { return LostAnchor(anchor: anchor) }
    for style in styles {
      guard let place = anchors.heading(named: anchor, style, on: source) else { continue }
      let heading = page.heading(answeringTo: place)
      return LostAnchor(
        anchor: anchor, successor: heading.map { anchors.headingAnchors(style, on: index)[$0] },
        isOfSourcePage: true)
    }
    return LostAnchor(anchor: anchor)
  }
}

extension LinkTarget.Certainty {
  /// Why links of this kind are not checked.
  fileprivate var reason: String {
    self == .rootRelative ? "root-relative-link" : "relative-link"
  }
}
