// Sections that stand in another order than on the source page.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports sections that stand elsewhere than on the source page.
///
/// *What it checks*: sections that have a counterpart come in the order of the source page; one
/// that was moved with its subsections is said once.
///
/// *Why it matters*: later sections build on earlier ones, and links say "above" and "below".
///
/// *Example*: the source page now explains installation first, the translation still last.
///
/// *Instead*: move the section.
package struct SectionOrder: PageRule {
  package static let info = RuleInfo(
    id: "section-order",
    family: .translation,
    summary: "A section that stands elsewhere than on the source page.",
    rationale: """
      A page is read from top to bottom. When its source page was put in another order, the \
      translation explains things before what they need.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same order",
        [
          "docs/en/a.md": """
          # Kit

          ## `open`

          Takes `path`.

          ## `close`

          Takes `force`.
          """,
          "docs/fa/a.md": """
          # Kit

          ## `open`

          `path` می‌گیرد.

          ## `close`

          `force` می‌گیرد.
          """,
        ])
    ],
    drifting: [
      .init(
        "Two sections are exchanged",
        [
          "docs/en/a.md": """
          # Kit

          ## `open`

          Takes `path` and `mode`.

          ## `close`

          Takes `force`.
          """,
          "docs/ja/a.md": """
          # Kit

          ## `close`

          `force`を取ります。

          ## `open`

          `path`と`mode`を取ります。
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.partComparison?.alignment else { return [] }
    let moved = Self.moved(alignment.targetSections)
    return moved.compactMap { index in
      let section = alignment.source.sections[index]
      if let parent = section.parent, moved.contains(parent) { return nil }
      guard let target = alignment.targetSections[index],
        let heading = alignment.target.sections[target].heading, let original = section.heading
      else { return nil }
      let before = alignment.targetSections[..<index].last { $0 != nil }.flatMap { $0 }
      let predecessor = before.flatMap { alignment.target.sections[$0].heading }
      let note = context.sourceNote(
        alignment.source.page.headings[original].range, Wording.sourceSection)
      return context.diagnostic(
        Self.info, at: context.analyzed.headings[heading].range,
        Wording.message(
          context.analyzed.headings[heading].text,
          after: predecessor.map { context.analyzed.headings[$0].text }),
        related: note.map { [$0] } ?? [])
    }
  }

  private static func areOrdered(_ targets: [Int?]) -> Bool {
    var last = -1
    for case let target? in targets {
      if target <= last { return false }
      last = target
    }
    return true
  }

  /// The fewest sections whose moving puts the others in order.
  private static func moved(_ targets: [Int?]) -> Set<Int> {
    if areOrdered(targets) { return [] }
    var tails: [Int] = []
    var before = [Int?](repeating: nil, count: targets.count)
    let paired = targets.indices.filter { targets[$0] != nil }
    for index in paired {
      let place = tails.partitioningIndex { (targets[$0] ?? 0) >= (targets[index] ?? 0) }
      before[index] = place > 0 ? tails[place - 1] : nil
      if place < tails.count { tails[place] = index } else { tails.append(index) }
    }
    var moved = Set(paired)
    var next = tails.last
    while let index = next {
      moved.remove(index)
      next = before[index]
    }
    return moved
  }
}

private enum Wording {
  static let sourceSection = "the section of the source page"

  static func message(_ title: String, after predecessor: String?) -> String {
    let place = predecessor.map { "after “\($0)”" } ?? "at the head of the page"
    return "the section “\(title)” stands elsewhere on the source page; move it \(place)"
  }
}
