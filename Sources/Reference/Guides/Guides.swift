// The guides of a project: what their pages show of the API, each thing once.

/// What all pages of the guides show.
package struct Guides: Sendable {
  /// BCP 47 tags: that of the source pages first, the others sorted.
  package let locales: [String]
  /// What leads from a page of the reference to the root of the guides, ended by a slash; nil where
  /// the guides can't be reached.
  package let address: String?
  /// The examples of the source locale, then those that other locales alone have.
  let examples: [GuideExample]
  /// The identifiers of the symbols that a guide should show.
  let expected: Set<String>
  /// What the code of a locale uses.
  let used: [String: Set<String>]
  /// What the text of a locale names.
  let described: [String: Set<String>]
  /// By symbol, in the order of locales and pages.
  let faults: [String: [GuideFault]]
  /// By outdated symbol, the best first.
  let rewrites: [String: [GuideRewrite]]
  /// By symbol, in the order of locales and pages.
  let descriptions: [String: [GuideDescription]]

  /// - Parameters:
  ///   - pages: In the order of the guides.
  ///   - sourceLocale: The locale whose example is shown where several have it.
  ///   - expected: The identifiers of the symbols that a guide should show.
  package init(
    _ pages: [GuidePage], sourceLocale: String, locales: [String], expected: Set<String>,
    address: String?
  ) {
    let others = Set(locales + pages.map(\.locale)).subtracting([sourceLocale])
    self.locales = [sourceLocale] + others.sorted()
    self.address = address
    self.expected = expected
    let ranks = Dictionary(uniqueKeysWithValues: zip(self.locales, self.locales.indices))
    let ordered = pages.enumerated().sorted {
      (ranks[$0.element.locale] ?? 0, $0.offset) < (ranks[$1.element.locale] ?? 0, $1.offset)
    }.map(\.element)
    examples = Self.unique(ordered.flatMap(\.examples))
    used = Self.union(pages, \.used)
    described = Self.union(pages, \.described)
    faults = Dictionary(grouping: ordered.flatMap(\.faults), by: \.symbol)
    rewrites = Self.rewrites(ordered.flatMap(\.rewrites))
    descriptions = Dictionary(grouping: ordered.flatMap(\.descriptions), by: \.symbol)
  }

  private static func union(
    _ pages: [GuidePage], _ part: (GuidePage) -> Set<String>
  ) -> [String: Set<String>] {
    pages.reduce(into: [:]) { $0[$1.locale, default: []].formUnion(part($1)) }
  }

  /// The examples whose code is not all there already.
  private static func unique(_ examples: [GuideExample]) -> [GuideExample] {
    var seen: Set<String> = []
    return examples.filter { example in
      let digests = Set(example.codes.map(\.digest))
      defer { seen.formUnion(digests) }
      return !digests.isSubset(of: seen)
    }
  }

  /// Each pair of codes once.
  ///
  /// What the guides of one locale show on purpose comes before what a translation still has, what
  /// is shown in both languages before what is not, short code before long.
  private static func rewrites(_ all: [GuideRewrite]) -> [String: [GuideRewrite]] {
    let ordered = all.enumerated().sorted { left, right in
      (left.element.rank, left.element.lineCount, left.offset)
        < (right.element.rank, right.element.lineCount, right.offset)
    }.map(\.element)
    var seen: Set<GuideRewrite.Digests> = []
    let unique = ordered.filter { rewrite in
      let digests = Set(rewrite.pairs.map(\.digests))
      defer { seen.formUnion(digests) }
      return !digests.isSubset(of: seen)
    }
    return unique.reduce(into: [:]) { found, rewrite in
      for symbol in rewrite.outdated { found[symbol, default: []].append(rewrite) }
    }
  }

  /// Whether any code uses a symbol.
  func isUsed(_ symbol: String) -> Bool { used.values.contains { $0.contains(symbol) } }

  /// Whether the code or the text of a locale names a symbol.
  func names(_ symbol: String, in locale: String) -> Bool {
    used[locale]?.contains(symbol) == true || described[locale]?.contains(symbol) == true
  }
}
