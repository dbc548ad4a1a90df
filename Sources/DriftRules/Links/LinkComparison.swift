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
    let left = alignment.source.marks(.link) { Self.plainKey($0.destination, source) }
    let right = alignment.target.marks(.link) { Self.plainKey($0.destination, target) }
    if left.lazy.map(\.key).elementsEqual(right.lazy.map(\.key)) { return }
    if left.map(\.key).sorted() == right.map(\.key).sorted() {
      findSwaps(left, right)
    } else {
      compare()
    }
  }

  /// What a destination says without the locale that it spells first and without its anchor; enough
  /// to see that nothing is lost, without looking for pages.
  private static func plainKey(_ destination: String?, _ resolver: LinkResolver) -> String? {
    guard let bytes = destination?.utf8 else { return nil }
    if bytes.first == UInt8(ascii: "#") { return "#" }
    let path = bytes.prefix { $0 != UInt8(ascii: "#") }
    let slash = UInt8(ascii: "/")
    if path.first == slash, let spelling = resolver.ownSpelling?.utf8,
      path.dropFirst().starts(with: spelling)
    {
      let rest = path.dropFirst(spelling.count + 1)
      if rest.first == slash { return String(Substring(rest)) }
    }
    return String(Substring(path))
  }

  private mutating func compare() {
    let alignment = comparison.alignment
    let left = alignment.source.marks(.link) { $0.destination.map { source.resolve($0).key } }
    let right = alignment.target.marks(.link) { $0.destination.map { target.resolve($0).key } }
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

  /// Finds paragraphs that exchanged their links.
  private mutating func findSwaps(_ left: [Mark], _ right: [Mark]) {
    let parts = comparison.alignment.parts
    let links = Dictionary(grouping: right.filter { $0.unit != nil }) { $0.unit ?? 0 }
    var alone: [Int: (source: Mark, target: Mark)] = [:]
    for (unit, marks) in Dictionary(grouping: left.filter { $0.unit != nil }, by: { $0.unit ?? 0 })
    {
      guard marks.count == 1, let counterpart = parts.targetUnits[unit],
        let others = links[counterpart], others.count == 1, marks[0].key != others[0].key
      else { continue }
      alone[unit] = (marks[0], others[0])
    }
    for (unit, pair) in alone.sorted(by: { $0.key < $1.key }) {
      let partners = alone.filter {
        $0.value.source.key == pair.target.key && $0.value.target.key == pair.source.key
      }
      guard partners.count == 1, let partner = partners.first, partner.key > unit,
        isSwap(unit, partner.key)
      else { continue }
      swapped.append((pair.target, partner.value.target))
    }
  }

  /// Whether two paragraphs exchanged links alone, and not all that is in them.
  private func isSwap(_ first: Int, _ second: Int) -> Bool {
    let alignment = comparison.alignment
    guard let i = alignment.parts.targetUnits[first], let j = alignment.parts.targetUnits[second]
    else { return false }
    let texts = [first, second].map { alignment.source.linkText(inUnit: $0) }
    let others = [i, j].map { alignment.target.linkText(inUnit: $0) }
    return !(texts[0] == others[1] || texts[1] == others[0])
  }
}

extension Outline {
  /// The text of the first link in a run of text.
  fileprivate func linkText(inUnit unit: Int) -> String? {
    page.page.inlines[parts.units[unit].inlines].first { $0.kind == .link }?.text
  }
}
