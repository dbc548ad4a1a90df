// Judging the links of all pages, once all pages were read.

internal import Diagnostics

/// Finds the links that lead nowhere.
struct BrokenLinkSearch {
  enum Fault {
    case noPage
    /// The anchor, and that of the heading that it seems to mean.
    case noAnchor(String, String?)

    /// The anchor to write instead.
    var replacement: String? {
      if case .noAnchor(_, let successor) = self { successor.map { "#" + $0 } } else { nil }
    }
  }

  private let pages: [PageLinks]
  private let site: SiteMap
  private let byID: [SiteMap.PageID: Int]
  private let aliases: Set<String>
  private let graph: IncludeGraph
  /// How many links of a kind lead to pages, and how many do not.
  private var evidence: [LinkTarget.Certainty: (found: Int, missing: Int)] = [:]

  init(_ pages: [PageLinks], _ site: SiteMap) {
    self.pages = pages
    self.site = site
    byID = Dictionary(pages.indices.map { (pages[$0].id, $0) }) { first, _ in first }
    aliases = Set(pages.flatMap(\.aliases))
    graph = IncludeGraph(pages)
    for page in pages {
      evidence[.rootRelative, default: (0, 0)].found += page.resolved[.rootRelative] ?? 0
      evidence[.relative, default: (0, 0)].found += page.resolved[.relative] ?? 0
      for case .missing(_, let certainty) in page.links.map(\.target.kind) {
        evidence[certainty, default: (0, 0)].missing += 1
      }
    }
  }

  typealias Report = (
    _ link: PageLinks.Link, _ file: String?, _ locale: LanguageTag, _ key: String, _ fault: Fault
  ) -> Diagnostic

  func findings(_ report: Report) -> SiteFindings {
    var result = SiteFindings()
    var anchors: [Int: Set<String>] = [:]
    var sourceFaults: Set<[String]> = []
    let sourceFirst = pages.sorted {
      ($0.id.locale == site.sourceLocale ? 0 : 1) < ($1.id.locale == site.sourceLocale ? 0 : 1)
    }
    for page in sourceFirst {
      for link in page.links {
        let fault: Fault?
        var file: String?
        switch link.target.kind {
        case .missing(let path, let certainty):
          guard isJudged(path, certainty) else {
            if page.reported != nil { continue }
            result.skipped[page.id.locale, default: [:]][certainty.reason, default: 0] += 1
            continue
          }
          fault = isAlias(path) ? nil : .noPage
        case .page(let id):
          file = site.file(of: id)
          fault = byID[id].flatMap { self.fault(link, on: $0, graph.parts(of: $0), &anchors) }
        case .samePage:
          fault = byID[page.id].flatMap {
            self.fault(link, on: $0, graph.surroundings(of: $0), &anchors)
          }
        case .external, .other: fault = nil
        }
        guard let fault else { continue }
        var finding = report(link, file, page.id.locale, page.id.key, fault)
        let trace = [page.id.key, link.target.key, link.target.anchor ?? ""]
        if page.id.locale == site.sourceLocale {
          sourceFaults.insert(trace)
        } else {
          finding.alsoInSource = sourceFaults.contains(trace)
        }
        if page.reported?.contain(link, site) ?? true { result.diagnostics.append(finding) }
      }
    }
    return result
  }

  /// Whether enough is known to say that there is no page at a path.
  private func isJudged(_ path: String, _ certainty: LinkTarget.Certainty) -> Bool {
    if certainty == .sure || (certainty == .rootRelative && site.isRootKnown) { return true }
    guard let (found, missing) = evidence[certainty] else { return false }
    return found > 0 && found >= missing && site.hasFolder(String(LinkPath.folder(path)))
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

  // MARK: - Anchors

  /// - Parameter parts: The pages whose anchors count, the page among them.
  private func fault(
    _ link: PageLinks.Link, on index: Int, _ parts: Set<Int>, _ anchors: inout [Int: Set<String>]
  ) -> Fault? {
    guard let anchor = link.target.anchor, !parts.contains(where: { pages[$0].isOpen }) else {
      return nil
    }
    for part in parts {
      let known = anchors[part] ?? pages[part].allAnchors
      anchors[part] = known
      if known.contains(anchor) { return nil }
      if pages[part].styles.contains(.docc), Self.folded(known).contains(Self.fold(anchor)) {
        return nil
      }
    }
    return .noAnchor(anchor, successor(of: anchor, on: index))
  }

  /// The anchor of the heading whose counterpart on the source page has an anchor.
  private func successor(of anchor: String, on index: Int) -> String? {
    let page = pages[index]
    guard let source = byID[.init(key: page.id.key, locale: site.sourceLocale)], source != index,
      pages[source].headings.count == page.headings.count, let style = page.styles.first,
      let place = pages[source].headingAnchors(style).firstIndex(of: anchor)
    else { return nil }
    return page.headingAnchors(style)[place]
  }

  private static func folded(_ anchors: Set<String>) -> Set<String> { Set(anchors.map(fold)) }

  /// The letters and digits of an anchor: DocC asks for no more.
  private static func fold(_ anchor: String) -> String {
    anchor.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension LinkTarget.Certainty {
  /// Why links of this kind are not checked.
  fileprivate var reason: String {
    self == .rootRelative ? "root-relative-link" : "relative-link"
  }
}
