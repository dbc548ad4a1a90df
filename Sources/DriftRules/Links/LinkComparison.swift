// The links of a translation beside those of its source page.

internal import Alignment
internal import Diagnostics
internal import Pages

/// What differs between the links of two pages.
struct LinkComparison {
  /// Links of the source page that are nowhere in the translation.
  private(set) var lost: [Mark] = []
  /// Links that lead elsewhere than their counterparts.
  private(set) var changed: [(source: Mark, target: Mark)] = []
  /// Links whose destinations were exchanged, once for each pair.
  private(set) var swapped: [(first: Mark, second: Mark)] = []

  private let comparison: PartComparison
  private let source: LinkResolver
  private let target: LinkResolver

  init(_ comparison: PartComparison, site: SiteMap, locale: LanguageTag) {
    self.comparison = comparison
    let alignment = comparison.alignment
    source = LinkResolver(
      site: site, file: alignment.source.page.page.file, locale: site.sourceLocale)
    target = LinkResolver(site: site, file: alignment.target.page.page.file, locale: locale)
    let (resolver, other) = (source, target)
    let paths = alignment.source.page.page.inlines.lazy.compactMap { Self.plainPath($0, resolver) }
    let others = alignment.target.page.page.inlines.lazy.compactMap { Self.plainPath($0, other) }
    if paths.elementsEqual(others, by: { $0.elementsEqual($1) }) { return }
    let left = alignment.source.marks(.link) { Self.plainKey($0, source) }
    let right = alignment.target.marks(.link) { Self.plainKey($0, target) }
    if left.map(\.key).sorted() == right.map(\.key).sorted() {
      findSwaps(left, right)
    } else {
      compare()
    }
  }

  private static func plainKey(_ inline: Inline, _ resolver: LinkResolver) -> String? {
    plainPath(inline, resolver).map { String(Substring($0)) }
  }

  /// What a destination says without the locale that it spells first and without its anchor; enough
  /// to see that nothing is lost, without looking for pages.
  private static func plainPath(_ inline: Inline, _ resolver: LinkResolver) -> Substring.UTF8View? {
    guard inline.kind == .link, let destination = inline.destination else { return nil }
    let bytes = destination.utf8
    if bytes.first == UInt8(ascii: "#") { return Substring("#").utf8 }
    let path = bytes.prefix { $0 != UInt8(ascii: "#") }
    let slash = UInt8(ascii: "/")
    if path.first == slash, let spelling = resolver.ownSpelling?.utf8,
      path.dropFirst().starts(with: spelling)
    {
      let rest = path.dropFirst(spelling.count + 1)
      if rest.first == slash { return rest }
    }
    return path
  }

  private mutating func compare() {
    let alignment = comparison.alignment
    let left = alignment.source.marks(.link) { Self.key($0, source, alignment.source) }
    let right = alignment.target.marks(.link) { Self.key($0, target, alignment.target) }
    let matching = MarkMatching(left, right, alignment)
    var added = matching.added.filter {
      comparison.compares(target: $0.section) && !comparison.isWithinAdded($0.range.lowerBound)
    }
    for mark in matching.lost
    where comparison.compares(mark.section) && !comparison.isWithinLost(mark.range.lowerBound) {
      guard let place = counterpart(of: mark, among: added) else {
        lost.append(mark)
        continue
      }
      let counterpart = added.remove(at: place)
      if Self.isChange(mark.key, counterpart.key) { changed.append((mark, counterpart)) }
    }
    findSwaps(left, right)
  }

  /// What a link has in common with its counterpart.
  ///
  /// `doc:Set-Up` leads to the heading “Set Up” of its own page where no page is called so.
  private static func key(
    _ inline: Inline, _ resolver: LinkResolver, _ outline: Outline
  ) -> String? {
    guard let destination = inline.destination else { return nil }
    let target = resolver.resolve(destination)
    guard target.kind == .external, destination.hasPrefix("doc:") else { return target.key }
    let anchor = AnchorStyle.docc.slug(LinkPath.percentDecoded(String(destination.dropFirst(4))))
    let isOwn = outline.page.headings.contains { AnchorStyle.docc.slug($0.text) == anchor }
    return isOwn ? "#" : target.key
  }

  /// The link that stands in the place of a lost one.
  private func counterpart(of mark: Mark, among added: [Mark]) -> Int? {
    let alignment = comparison.alignment
    if let unit = mark.unit.flatMap({ alignment.parts.targetUnits[$0] }) {
      return added.firstIndex { $0.unit == unit }
    }
    let isExternal = mark.key.hasPrefix("//")
    return added.firstIndex {
      $0.section == alignment.targetSections[mark.section] && isExternal == $0.key.hasPrefix("//")
    }
  }

  /// Whether one destination in place of another is drift: pages of other sites have
  /// counterparts in other languages that nothing tells from strangers.
  private static func isChange(_ key: String, _ other: String) -> Bool {
    let isExternal = key.hasPrefix("//")
    guard isExternal || other.hasPrefix("//") else { return key != "#" && other != "#" }
    return false
  }

  /// Finds paragraphs that exchanged one of their links.
  private mutating func findSwaps(_ left: [Mark], _ right: [Mark]) {
    let alone = differences(left, right)
    var partners: [[String]: [Int]] = [:]
    for (unit, pair) in alone {
      partners[[pair.source.key, pair.target.key], default: []].append(unit)
    }
    for (unit, pair) in alone.sorted(by: { $0.key < $1.key }) {
      guard let found = partners[[pair.target.key, pair.source.key]], found.count == 1,
        found[0] > unit, let partner = alone[found[0]], isSwap(pair, partner)
      else { continue }
      swapped.append((pair.target, partner.target))
    }
  }

  /// The paragraphs that have one link of their counterpart less, and another one more.
  private func differences(
    _ left: [Mark], _ right: [Mark]
  ) -> [Int: (source: Mark, target: Mark)] {
    let links = Dictionary(grouping: right.filter { $0.unit != nil }) { $0.unit ?? 0 }
    var found: [Int: (source: Mark, target: Mark)] = [:]
    for (unit, marks) in Dictionary(grouping: left.filter { $0.unit != nil }, by: { $0.unit ?? 0 })
    {
      guard let counterpart = comparison.alignment.parts.targetUnits[unit],
        let others = links[counterpart], marks.count == others.count
      else { continue }
      let (keys, otherKeys) = (Set(marks.map(\.key)), Set(others.map(\.key)))
      let lost = marks.filter { !otherKeys.contains($0.key) }
      let gained = others.filter { !keys.contains($0.key) }
      if lost.count == 1, gained.count == 1 { found[unit] = (lost[0], gained[0]) }
    }
    return found
  }

  /// Whether two paragraphs exchanged links alone, and not their texts with them.
  private func isSwap(
    _ first: (source: Mark, target: Mark), _ second: (source: Mark, target: Mark)
  ) -> Bool {
    first.source.text != second.target.text && second.source.text != first.target.text
  }
}
