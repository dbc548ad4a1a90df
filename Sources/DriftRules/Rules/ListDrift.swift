// Lists of a translation that lack items.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports lists that have fewer or more items than those of the source page.
///
/// *What it checks*: a section has as many list items as its counterpart. An item whose code or
/// links are reported as lost is not said again.
///
/// *Why it matters*: steps, conditions and choices stand in lists.
///
/// *Example*: a step was added to the source page's instructions.
///
/// *Instead*: add the item.
package struct ListDrift: PageRule {
  package static let info = RuleInfo(
    id: "list-drift",
    family: .translation,
    summary: "A list that has fewer or more items than the source page's.",
    rationale: """
      Readers follow a list item by item. A step that is missing is not done, and a condition \
      that is missing is not met.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same items under other marks",
        [
          "docs/en/a.md": "# A\n\n- Open the lid.\n- Press the button.\n- Wait.\n",
          "docs/zh/a.md": "# A\n\n* 打开盖子。\n* 按下按钮。\n* 等待。\n",
        ])
    ],
    drifting: [
      .init(
        "An item is missing",
        [
          "docs/en/a.md": "# A\n\n1. Open the lid.\n2. Press the button.\n3. Wait.\n",
          "docs/he/a.md": "# A\n\n1. פתחו את המכסה.\n2. לחצו על הכפתור.\n",
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison else { return [] }
    let alignment = comparison.alignment
    let (counts, others) = (itemCounts(alignment.source), itemCounts(alignment.target))
    var found: [Diagnostic] = []
    for section in counts.indices where counts[section] > 0 {
      guard let counterpart = alignment.targetSections[section],
        counts[section] != others[counterpart], comparison.compares(section)
      else { continue }
      let difference = counts[section] - others[counterpart]
      found +=
        difference > 0
        ? Self.missing(items(alignment.source, section), difference, context, comparison)
        : Self.extra(items(alignment.target, counterpart), -difference, context, comparison)
    }
    return found
  }

  /// How many list items each section has.
  private func itemCounts(_ outline: Outline) -> [Int] {
    var counts = [Int](repeating: 0, count: outline.sections.count)
    for unit in outline.parts.units where unit.kind == .item { counts[unit.section] += 1 }
    return counts
  }

  /// The list items of a section, as indices of units.
  private func items(_ outline: Outline, _ section: Int) -> [Int] {
    let units = outline.parts.units
    let first = units.partitioningIndex { $0.section >= section }
    return units.indices[first...].prefix { units[$0].section == section }
      .filter { units[$0].kind == .item }
  }

  private static func missing(
    _ items: [Int], _ count: Int, _ context: PageContext, _ comparison: PartComparison
  ) -> [Diagnostic] {
    let alignment = comparison.alignment
    let units = alignment.source.parts.units
    let counterparts = alignment.parts.targetUnits
    let lost = items.filter { item in
      counterparts[item].map { alignment.target.parts.units[$0].kind != .item } ?? true
    }
    let unsaid = lost.prefix(count).filter { item in
      let unit = units[item]
      return counterparts[item] == nil && !comparison.isWithinLost(unit.range.lowerBound)
        && !isSaidElsewhere(unit, context, comparison)
    }.map { units[$0] }
    return wholeLists(unsaid, alignment.source.page.page).map { first, count in
      let place = comparison.place(of: first.range.lowerBound, in: first.section)
      return context.diagnostic(
        info, at: place..<place,
        Wording.missing(alignment.source.page.page.text(first.range), count),
        related: context.sourceNote(first.range, Wording.source).map { [$0] } ?? [])
    }
  }

  /// The items, those of a list that is lost as a whole taken together.
  ///
  /// - Returns: The first one, and how many it stands for.
  private static func wholeLists(
    _ items: [TextUnit], _ page: Page
  ) -> [(first: TextUnit, count: Int)] {
    guard items.count > 1 else { return items.map { ($0, 1) } }
    let starts = Set(items.map(\.range.lowerBound))
    let whole = page.lists.filter { list in
      list.items.count > 1 && list.items.allSatisfy { starts.contains($0.textRange.lowerBound) }
    }
    var counts: [Int: Int] = [:]
    for list in whole {
      for item in list.items { counts[item.textRange.lowerBound] = 0 }
      counts[list.items[0].textRange.lowerBound] = list.items.count
    }
    return items.map { ($0, counts[$0.range.lowerBound] ?? 1) }.filter { $0.1 > 0 }
  }

  private static func extra(
    _ items: [Int], _ count: Int, _ context: PageContext, _ comparison: PartComparison
  ) -> [Diagnostic] {
    let units = context.outline.parts.units
    let added = items.filter { comparison.alignment.parts.sourceUnits[$0] == nil }
    return added.prefix(count).compactMap { item in
      let unit = units[item]
      guard !comparison.isWithinAdded(unit.range.lowerBound), unit.inlines.isEmpty else {
        return nil
      }
      return context.diagnostic(
        info, at: context.firstLine(of: unit.range), Wording.extra(context.page.text(unit.range)))
    }
  }

  /// Whether links or code of an item are lost with it, which is said of them.
  private static func isSaidElsewhere(
    _ unit: TextUnit, _ context: PageContext, _ comparison: PartComparison
  ) -> Bool {
    let source = comparison.alignment.source.page.page
    let spans = CodeSpan(site: context.site)
    return source.inlines[unit.inlines].contains { inline in
      switch inline.kind {
      case .link: true
      case .code: spans.key(inline) != nil
      case .image: false
      }
    }
  }
}

private enum Wording {
  static let source = "the item of the source page"

  static func missing(_ text: String, _ count: Int) -> String {
    count == 1
      ? "an item of this list is missing here: “\(shortened(text))”"
      : "a list of \(count) items is missing here: “\(shortened(text))” and more"
  }

  static func extra(_ text: String) -> String {
    "the source page's list has no such item: “\(shortened(text))”"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}
