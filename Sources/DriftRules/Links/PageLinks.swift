// What a page tells about links: the anchors it has, and the links that only other pages can judge.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// The anchors of a page, and its links that are not yet known to be right.
package final class PageLinks: Sendable {
  /// A link that may be broken.
  struct Link: Sendable {
    var target: LinkTarget
    var destination: String
    var place: Place
    /// Whether the page takes in what the link leads to.
    var isInclude = false
    /// Whether a comment on the page allows it to be broken.
    var isAllowed = false
    /// Whether it ends with its destination and one mark: `[text](destination)`, `<destination>`.
    var isPlain = false
  }

  let id: SiteMap.PageID
  package let file: String
  /// The pages that it takes in.
  package let includedFiles: [String]
  /// The pages to which links are reported; nil for all.
  let reported: LinkTargets?
  let styles: [AnchorStyle]
  /// The text of each heading, and its explicit anchor.
  let headings: [(text: String, anchor: String?)]
  /// The heading that answers to each of the source page's; nil where each does to its own place.
  private let counterparts: [Int?]?
  /// Anchors that stand elsewhere than in headings.
  let anchors: Set<String>
  /// Whether parts of the page come from elsewhere, so that it may have anchors that are not known.
  let isOpen: Bool
  /// Other paths that the page is served at, as its front matter has them.
  let aliases: [String]
  let links: [Link]
  /// How many links were left out because the page has more than any page needs.
  package let uncheckedLinkCount: Int
  /// How many links led to pages by guesses that other links can rely on.
  let resolved: [LinkTarget.Manner: Int]

  /// As many links of a page are judged as may be broken.
  private static let mostLinks = 1000

  /// - Parameters:
  ///   - includes: What the page takes in.
  ///   - reported: The pages to which links are reported; nil for all, none where the page is read
  ///     for the sake of others alone.
  ///   - isAllowed: Whether a comment on the page allows a finding at a place.
  package init(
    _ context: PageContext, includes: [ResolvedInclude], reported: LinkTargets? = nil,
    isAllowed: (Place) -> Bool
  ) {
    self.reported = reported
    let page = context.page
    file = page.file
    includedFiles = includes.compactMap(\.file)
    id = .init(key: context.key, locale: context.locale)
    styles = AnchorStyle.styles(of: page.dialect)
    headings = context.analyzed.headings.map { ($0.text, $0.anchor) }
    counterparts = context.alignment.map(\.movedHeadings) ?? []
    anchors = AnchorScan.anchors(in: page.bytes)
    isOpen =
      context.analyzed.isUnfenced || page.faults.contains { $0.kind == .wrappedPage }
      || includes.contains { $0.file == nil }
      || AnchorScan.includesOthers(page, areIncludesKnown: !includes.isEmpty)
    aliases = Self.aliases(page.frontMatter)
    var survey = Survey(context)
    survey.addMissing(includes, isAllowed)
    if !context.analyzed.isUnfenced { survey.look(isAllowed) }
    links = survey.links
    uncheckedLinkCount = survey.uncheckedLinkCount
    resolved = survey.resolved
  }

  /// Looks at the links of a page, and keeps those that only other pages can judge.
  private struct Survey {
    private let page: Page
    private let site: SiteMap
    private let facts: PageFacts
    var links: [Link] = []
    var uncheckedLinkCount = 0
    var resolved: [LinkTarget.Manner: Int] = [:]

    init(_ context: PageContext) {
      page = context.page
      site = context.site
      facts = context.facts
    }

    /// Takes down the pages that should be taken in and are not there.
    mutating func addMissing(_ includes: [ResolvedInclude], _ isAllowed: (Place) -> Bool) {
      for include in includes {
        guard case .missing(let path) = include.target else { continue }
        let place = page.place(include.include.range)
        let target = LinkTarget(
          kind: .missing(path: path, certainty: .sure), key: "include:" + LinkPath.pageName(path))
        links.append(
          Link(
            target: target, destination: include.include.path, place: place, isInclude: true,
            isAllowed: isAllowed(place)))
      }
    }

    mutating func look(_ isAllowed: (Place) -> Bool) {
      let indices = facts.inlines.links
      for place in indices.indices {
        let index = indices[place]
        guard let destination = page.inlines[index].destination,
          PageLinks.isInternal(destination)
        else { continue }
        let range = page.inlines[index].range
        guard page.lineLength(at: range.lowerBound) <= PageLinks.longestLine else {
          uncheckedLinkCount += 1
          continue
        }
        let target = facts.target(ofLink: place)
        switch target.kind {
        case .page(let page):
          if target.manner != .file { resolved[target.manner, default: 0] += 1 }
          guard let anchor = target.anchor, PageLinks.isPlain(anchor), site.file(of: page) != nil
          else {
            continue
          }
        case .samePage:
          guard let anchor = target.anchor, PageLinks.isPlain(anchor) else { continue }
        case .missing: break
        case .external, .other: continue
        }
        guard links.count < PageLinks.mostLinks else {
          uncheckedLinkCount += 1
          continue
        }
        let found = page.place(range)
        links.append(
          Link(
            target: target, destination: destination, place: found, isAllowed: isAllowed(found),
            isPlain: page.endsPlainly(page.inlines[index], destination)))
      }
    }
  }

  /// The pages whose anchors decide about its links, itself among them; none where it has no link
  /// that could be broken.
  package var linkedPages: [SiteMap.PageID] {
    links.isEmpty
      ? []
      : [id]
        + links.compactMap { link in
          if case .page(let id) = link.target.kind { id } else { nil }
        }
  }

  /// Whether all other pages have a say in whether a link of the page is broken: what lies where
  /// no page is known may be another address of one, and an anchor may be one of a page that takes
  /// this one in.
  package var hasOpenLinks: Bool {
    lazy var anchors = allAnchors
    return links.contains { link in
      switch link.target.kind {
      case .missing: true
      case .samePage: link.target.anchor.map { !anchors.contains($0) } ?? false
      case .page, .external, .other: false
      }
    }
  }

  /// Links in longer lines are not judged: nobody wrote them, and finding their columns takes long.
  private static let longestLine = 1 << 16

  /// A quick look at what is an address of another site for certain.
  private static func isInternal(_ destination: String) -> Bool {
    !destination.hasPrefix("http:") && !destination.hasPrefix("https:")
      && !destination.hasPrefix("mailto:")
  }

  /// Whether an anchor is one that a heading could have: not the top, a line, a text, a route.
  private static func isPlain(_ anchor: String) -> Bool {
    guard let first = anchor.first, first.isLetter || first.isNumber || first == "_" else {
      return false
    }
    if anchor.hasPrefix("_top") || anchor == "top" || anchor.hasPrefix("__") { return false }
    if first == "L", anchor.dropFirst().allSatisfy({ $0.isNumber || $0 == "-" || $0 == "L" }) {
      return false
    }
    return !anchor.contains("=") && !anchor.contains("/") && !anchor.hasPrefix("fn")
  }

  private static func aliases(_ front: FrontMatter?) -> [String] {
    guard let front, case .mapping(let entries) = front.values else { return [] }
    return entries.filter { isAlias($0.key) }.flatMap { entry -> [String] in
      switch entry.value {
      case .scalar(let text): [LinkPath.route(text)]
      case .sequence(let values):
        values.compactMap { value in
          if case .scalar(let text) = value { LinkPath.route(text) } else { nil }
        }
      case .mapping, .null: []
      }
    }
  }

  private static func isAlias(_ key: String) -> Bool {
    switch key {
    case "slug", "permalink", "url", "aliases", "redirect_from", "id": true
    default: false
    }
  }

  /// The anchors of the headings in one of the styles of the page, in order.
  func headingAnchors(_ style: AnchorStyle) -> [String] {
    zip(style.anchors(of: headings.map(\.text)), headings).map { made, heading in
      heading.anchor ?? made
    }
  }

  /// The index of the heading that answers to one of the source page.
  func heading(answeringTo place: Int) -> Int? {
    guard let counterparts else { return headings.indices.contains(place) ? place : nil }
    return counterparts.indices.contains(place) ? counterparts[place] : nil
  }

  /// The anchors that DocC knows.
  var doccAnchors: Set<String> { anchors.union(headingAnchors(.docc)) }

  /// Every anchor that a link to the page may name.
  package var allAnchors: Set<String> {
    styles.reduce(into: anchors) { $0.formUnion(headingAnchors($1)) }
  }
}

extension PageAlignment {
  /// The heading of the translation for every heading of the source page; nil where all have their
  /// counterparts at the same places.
  fileprivate var movedHeadings: [Int?]? {
    let (headings, others) = (source.page.headings, target.page.headings)
    var found = [Int?](repeating: nil, count: headings.count)
    for (section, counterpart) in targetSections.enumerated() {
      guard let counterpart, let heading = source.sections[section].heading else { continue }
      found[heading] = target.sections[counterpart].heading
    }
    if headings.first?.level == 1, others.first?.level == 1, found.first == .some(nil) {
      found[0] = 0
    }
    return headings.count == others.count && found.enumerated().allSatisfy { $0 == $1 }
      ? nil : found
  }
}

extension Page {
  /// Whether a link ends with its destination in parentheses, or is it in angle brackets.
  fileprivate func endsPlainly(_ link: Inline, _ destination: String) -> Bool {
    let end = link.range.upperBound - 1
    var destination = destination
    let start = end - destination.utf8.count
    guard start > link.range.lowerBound else { return false }
    let isMarked =
      bytes[start - 1] == 0x28 && bytes[end] == 0x29
      || bytes[start - 1] == 0x3C && bytes[end] == 0x3E
    return isMarked && destination.withUTF8 { bytes[start..<end].elementsEqual($0) }
  }

  /// The length in bytes of the line at a place.
  fileprivate func lineLength(at offset: Int) -> Int {
    lines.content(ofLine: lines.line(at: offset)).count
  }
}
