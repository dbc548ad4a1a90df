// What rules ask of a page, found out once for all of them.

package import Alignment
internal import Comparison
package import Diagnostics
internal import Lexing
internal import Pages

/// What rules ask of one page whatever they compare it with.
///
/// Each answer is found out when it is first asked for: once for all rules and, of a source page,
/// for all its translations. It depends on the page alone and never on its sections, which a
/// comparison may merge.
package final class PageFacts {
  package let outline: Outline
  /// Finds out where the links of the page lead.
  let resolver: LinkResolver

  package init(_ outline: Outline, _ site: SiteMap, _ locale: LanguageTag) {
    self.outline = outline
    resolver = LinkResolver(site: site, file: outline.page.page.file, locale: locale)
  }

  var page: Page { outline.page.page }

  // MARK: - Links, media and code spans

  /// The indices of links, media and code spans among `Page.inlines`.
  private(set) lazy var inlines = InlineIndices(page.inlines)

  /// Where links lead that were asked for, by the place of the link among `inlines.links`.
  private var targets: [LinkTarget?] = []

  /// Where a link leads.
  ///
  /// - Parameter place: Its place among `inlines.links`.
  func target(ofLink place: Int) -> LinkTarget {
    if targets.isEmpty { targets = Array(repeating: nil, count: inlines.links.count) }
    if let known = targets[place] { return known }
    let target = resolver.resolve(page.inlines[inlines.links[place]].destination ?? "")
    targets[place] = target
    return target
  }

  /// What the destinations of the links say, but for locale and anchor, as hashes.
  private(set) lazy var plainLinks = inlines.links.map { index in
    resolver.plainHash(page.inlines[index].destination ?? "")
  }

  /// What each link has in common with its counterpart.
  private(set) lazy var linkKeys = inlines.links.indices.map(key)

  /// The sum of the hashes of all code spans: equal where only their order differs.
  private(set) lazy var codeSignature = inlines.code.reduce(into: UInt64(0)) { sum, index in
    sum &+= ByteHash.of(page.inlines[index].text)
  }

  /// `doc:Set-Up` leads to the heading “Set Up” of its own page where no page is called so.
  private func key(ofLink place: Int) -> String {
    let target = target(ofLink: place)
    let destination = page.inlines[inlines.links[place]].destination ?? ""
    guard target.kind == .external, destination.hasPrefix("doc:") else { return target.key }
    let anchor = AnchorStyle.docc.slug(LinkPath.percentDecoded(String(destination.dropFirst(4))))
    let isOwn = outline.page.headings.contains { AnchorStyle.docc.slug($0.text) == anchor }
    return isOwn ? "#" : target.key
  }

  // MARK: - Text

  /// Where a dot stands between digits, as in every version number of more than one part.
  private lazy var numberDots = page.bytes.withUnsafeBufferPointer(Page.numberDots)

  /// The runs of text with such a dot, as indices of units; few have one.
  private(set) lazy var unitsWithNumber: [Int] = {
    let (dots, units) = (numberDots, outline.parts.units)
    var found: [Int] = []
    var next = 0
    for index in dots.isEmpty ? 0..<0 : units.indices {
      while next < dots.count, dots[next] <= units[index].range.lowerBound { next += 1 }
      if next == dots.count { break }
      if dots[next] < units[index].range.upperBound - 1 { found.append(index) }
    }
    return found
  }()

  /// Whether a stretch of the page has such a dot.
  func mayHoldVersion(_ range: Range<Int>) -> Bool {
    let dots = numberDots
    let next = dots.partitioningIndex { $0 > range.lowerBound }
    return next < dots.count && dots[next] < range.upperBound - 1
  }

  /// The version numbers of texts that were asked for, by where these start.
  private var versions: [Int: [VersionMention]] = [:]

  /// The version numbers of more than one part in a run of text or the front matter.
  func versions(in text: Range<Int>) -> [VersionMention] {
    if let known = versions[text.lowerBound] { return known }
    let found = page.versions(in: text, parts: 2)
    versions[text.lowerBound] = found
    return found
  }

  /// The texts of the page, for translations that may have kept one.
  private(set) lazy var texts = SourceTexts(outline)

  // MARK: - Code

  /// The code of blocks that was read to be compared, by block.
  private var streams: [Int: CodeStream] = [:]

  /// The code of a block as it is compared.
  ///
  /// - Parameter read: Reads it, where it was not in this language.
  func stream(
    ofBlock block: Int, _ language: CodeLanguage, _ read: () -> CodeStream
  ) -> CodeStream {
    if let known = streams[block], known.language === language { return known }
    let stream = read()
    streams[block] = stream
    return stream
  }

  /// What the tabs that the containers of the page are promise to hold.
  private(set) lazy var tabs = page.containers.indices.map { index in
    page.containers[index].label.map(TabLabel.init)
  }

  /// The examples of the page that stand in a tab for each language.
  private(set) lazy var tabPairs = TabPair.all(on: self)

  /// By code block, which of those examples it is a part of.
  private(set) lazy var tabPairOfBlock: [Int: Int] = {
    var found: [Int: Int] = [:]
    for index in tabPairs.indices {
      for block in tabPairs[index].blocks(of: outline.page) { found[block] = index }
    }
    return found
  }()
}

/// The links, media and code spans of a page, each as indices of all of them.
final class InlineIndices {
  /// Those with a destination.
  let links: [Int]
  /// Those with a destination.
  let images: [Int]
  let code: [Int]

  init(_ inlines: [Inline]) {
    var (links, images, code): ([Int], [Int], [Int]) = ([], [], [])
    for index in inlines.indices {
      switch inlines[index].kind {
      case .code: code.append(index)
      case .link: if inlines[index].destination != nil { links.append(index) }
      case .image: if inlines[index].destination != nil { images.append(index) }
      }
    }
    self.links = links
    self.images = images
    self.code = code
  }
}
