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
  }

  let id: SiteMap.PageID
  let file: String
  /// The pages that it takes in.
  let includedFiles: [String]
  let styles: [AnchorStyle]
  /// The text of each heading, and its explicit anchor.
  let headings: [(text: String, anchor: String?)]
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
  ///   - isAllowed: Whether a comment on the page allows a finding at a place.
  package init(
    _ context: PageContext, includes: [ResolvedInclude], isAllowed: (Place) -> Bool
  ) {
    let page = context.page
    file = page.file
    includedFiles = includes.compactMap(\.file)
    id = .init(key: context.key, locale: context.locale)
    styles = AnchorStyle.styles(of: page.dialect)
    headings = context.analyzed.headings.map { ($0.text, $0.anchor) }
    anchors = AnchorScan.anchors(in: page.bytes)
    isOpen =
      context.analyzed.isUnfenced || page.faults.contains { $0.kind == .wrappedPage }
      || includes.contains { $0.file == nil }
      || AnchorScan.includesOthers(
        page.bytes, page.dialect, areIncludesKnown: !includes.isEmpty)
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
    private let resolver: LinkResolver
    var links: [Link] = []
    var uncheckedLinkCount = 0
    var resolved: [LinkTarget.Manner: Int] = [:]

    init(_ context: PageContext) {
      page = context.page
      site = context.site
      resolver = LinkResolver(site: site, file: page.file, locale: context.locale)
    }

    /// Takes down the pages that should be taken in and are not there.
    mutating func addMissing(_ includes: [ResolvedInclude], _ isAllowed: (Place) -> Bool) {
      for include in includes {
        guard case .missing(let path) = include.target else { continue }
        let place = page.place(include.include.range)
        guard !isAllowed(place) else { continue }
        let target = LinkTarget(
          kind: .missing(path: path, certainty: .sure), key: "include:" + LinkPath.pageName(path))
        links.append(
          Link(target: target, destination: include.include.path, place: place, isInclude: true))
      }
    }

    mutating func look(_ isAllowed: (Place) -> Bool) {
      for inline in page.inlines where inline.kind == .link {
        guard let destination = inline.destination, PageLinks.isInternal(destination),
          page.lineLength(at: inline.range.lowerBound) <= PageLinks.longestLine
        else { continue }
        let target = resolver.resolve(destination)
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
        let place = page.place(inline.range)
        if !isAllowed(place) {
          links.append(Link(target: target, destination: destination, place: place))
        }
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
    let keys: Set<String> = ["slug", "permalink", "url", "aliases", "redirect_from", "id"]
    return entries.filter { keys.contains($0.key) }.flatMap { entry -> [String] in
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

  /// The anchors of the headings in one of the styles of the page, in order.
  func headingAnchors(_ style: AnchorStyle) -> [String] {
    zip(style.anchors(of: headings.map(\.text)), headings).map { made, heading in
      heading.anchor ?? made
    }
  }

  /// Every anchor that a link to the page may name.
  var allAnchors: Set<String> {
    styles.reduce(into: anchors) { $0.formUnion(headingAnchors($1)) }
  }
}

extension Page {
  /// The length in bytes of the line at a place.
  fileprivate func lineLength(at offset: Int) -> Int {
    lines.content(ofLine: lines.line(at: offset)).count
  }
}

/// Searches the bytes of a page for anchors that no heading has.
private enum AnchorScan {
  /// The values of `id` and `name` attributes, and what stands behind `#` between braces.
  static func anchors(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "="):
          if let value = attribute(bytes, index) { found.insert(value) }
        case UInt8(ascii: "{"):
          if let value = braced(bytes, index) { found.insert(value) }
        default: break
        }
        index += 1
      }
    }
    return found
  }

  /// The value behind the `=` of `id="…"`, `name='…'` and `id={"…"}`.
  private static func attribute(_ bytes: UnsafeBufferPointer<UInt8>, _ mark: Int) -> String? {
    guard
      mark >= 3
        && (bytes.starts(with: "id", at: mark - 2) && bytes[mark - 3] <= 0x20
          || mark >= 5 && bytes.starts(with: "name", at: mark - 4) && bytes[mark - 5] <= 0x20)
    else { return nil }
    var start = mark + 1
    if start < bytes.count, bytes[start] == UInt8(ascii: "{") { start += 1 }
    let quotes: [UInt8] = [0x22, 0x27, 0x60]
    guard start < bytes.count, quotes.contains(bytes[start]) else { return nil }
    return text(bytes, from: start + 1) { $0 == bytes[start] }
  }

  /// The anchor in `{#id}`, `{: #id .class}` and `{/* #id */}`.
  private static func braced(_ bytes: UnsafeBufferPointer<UInt8>, _ open: Int) -> String? {
    var index = open + 1
    while index < min(bytes.count, open + 8), [0x20, 0x3A, 0x2F, 0x2A].contains(bytes[index]) {
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    return text(bytes, from: index + 1) { $0 <= 0x20 || $0 == UInt8(ascii: "}") }
  }

  private static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, until isEnd: (UInt8) -> Bool
  ) -> String? {
    let limit = min(bytes.count, start + 200)
    guard start < limit, let end = bytes[start..<limit].firstIndex(where: isEnd), end > start else {
      return nil
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static let includes: [StaticString] = [
    "{% include", "{{< include", "{{% include", "{{< readfile", "{!", "{include}",
  ]

  /// The ways to take in pages that the reader of pages knows in the dialects which have them.
  private static let readIncludes: [StaticString] = ["import ", "--8<--", "<!--@include"]

  /// Whether a page takes in others, or what a generator writes (`::: module.path` in MkDocs).
  ///
  /// - Parameter areIncludesKnown: Whether the reader of pages took down what the page takes in.
  static func includesOthers(
    _ bytes: [UInt8], _ dialect: Dialect, areIncludesKnown: Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        var first = start
        while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
        if first < end, includesOthers(bytes, first..<end, dialect, areIncludesKnown) {
          return true
        }
        start = end + 1
      }
      return false
    }
  }

  private static func includesOthers(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ dialect: Dialect,
    _ areIncludesKnown: Bool
  ) -> Bool {
    let isRead =
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "i"), UInt8(ascii: "-"), UInt8(ascii: "<"):
        readIncludes.contains { bytes.starts(with: $0, at: line.lowerBound) }
      default: false
      }
    if isRead { return !areIncludesKnown && takesInPage(bytes[line]) }
    switch bytes[line.lowerBound] {
    case UInt8(ascii: ":"):
      return dialect == .mkdocs && bytes.starts(with: "::: ", at: line.lowerBound)
    case UInt8(ascii: "{"):
      return includes.contains { bytes.starts(with: $0, at: line.lowerBound) }
    default: return false
    }
  }

  /// Whether a line takes in a page: all do but imports whose paths do not end like one's.
  private static func takesInPage(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.first == UInt8(ascii: "i") else { return true }
    let marks: Set<UInt8> = [0x20, 0x0D, 0x3B, 0x22, 0x27]
    var end = line.endIndex
    while end > line.startIndex, marks.contains(line[end - 1]) { end -= 1 }
    let path = line[..<end]
    return path.suffix(3).elementsEqual(".md".utf8) || path.suffix(4).elementsEqual(".mdx".utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes from `offset` on are those of `text`.
  fileprivate func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
