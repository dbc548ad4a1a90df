// Judging the links of all pages, once all pages were read.

internal import APIModel
internal import Diagnostics

/// Finds the links that lead nowhere.
struct BrokenLinkSearch {
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

  /// The anchors of pages that links were held against.
  private struct KnownAnchors {
    private struct Key: Hashable {
      var page: Int
      var isDocC: Bool
    }

    private var known: [Key: Set<String>] = [:]

    /// - Parameter isDocC: Whether the link is one that DocC alone knows.
    mutating func of(_ page: PageLinks, at index: Int, isDocC: Bool) -> Set<String> {
      let key = Key(page: index, isDocC: isDocC)
      if let found = known[key] { return found }
      let found = isDocC ? page.doccAnchors : page.allAnchors
      known[key] = found
      return found
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
    var anchors = KnownAnchors()
    var names: [Substring: [String]]?
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
          fault = isAlias(path) ? nil : .noPage(nearest(to: path, link, &names))
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

  /// The destination with one slip mended, where a single page in the folder has such a name.
  ///
  /// - Parameter names: The names of the pages of each folder, once they were asked for.
  private func nearest(
    to path: String, _ link: PageLinks.Link, _ names: inout [Substring: [String]]?
  ) -> String? {
    guard !link.isInclude,
      let name = link.destination.prefix(while: { $0 != "#" && $0 != "?" })
        .split(separator: "/").last
    else { return nil }
    let all = names ?? Dictionary(grouping: pages.map(\.file), by: LinkPath.folder)
    names = all
    let wanted = LinkPath.withoutExtension(String(name))
    let near = Set(all[LinkPath.folder(path)] ?? []).map {
      LinkPath.withoutExtension(String($0.split(separator: "/").last ?? ""))
    }.filter { NearMiss.isOneSlip($0, wanted) }
    guard near.count == 1 else { return nil }
    let ending = name.dropFirst(wanted.count)
    return link.destination.prefix(upTo: name.startIndex) + near[0] + ending
      + link.destination.suffix(from: name.endIndex)
  }

  // MARK: - Anchors

  /// - Parameter parts: The pages whose anchors count, the page among them.
  private func fault(
    _ link: PageLinks.Link, on index: Int, _ parts: Set<Int>, _ anchors: inout KnownAnchors
  ) -> Fault? {
    guard let anchor = link.target.anchor, !parts.contains(where: { pages[$0].isOpen }) else {
      return nil
    }
    let isDocC = link.destination.hasPrefix("doc:")
    for part in parts {
      let known = anchors.of(pages[part], at: part, isDocC: isDocC)
      if known.contains(isDocC ? AnchorStyle.docc.slug(anchor) : anchor) { return nil }
      if !isDocC, pages[part].styles.contains(.docc),
        Self.folded(known).contains(Self.fold(anchor))
      {
        return nil
      }
    }
    return .noAnchor(lost(anchor, on: index, isDocC ? [.docc] : pages[index].styles))
  }

  /// What became of an anchor: the heading that has it on the source page may be translated.
  private func lost(_ anchor: String, on index: Int, _ styles: [AnchorStyle]) -> LostAnchor {
    let page = pages[index]
    guard let source = byID[.init(key: page.id.key, locale: site.sourceLocale)], source != index
    else { return LostAnchor(anchor: anchor) }
    for style in styles {
      guard let place = pages[source].headingAnchors(style).firstIndex(of: anchor) else { continue }
      let heading = page.heading(answeringTo: place)
      return LostAnchor(
        anchor: anchor, successor: heading.map { page.headingAnchors(style)[$0] },
        isOfSourcePage: true)
    }
    return LostAnchor(anchor: anchor)
  }

  private static func folded(_ anchors: Set<String>) -> Set<String> { Set(anchors.map(fold)) }

  /// The letters and digits of an anchor, all that those of a page surely have in common whose
  /// dialect is not known.
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
