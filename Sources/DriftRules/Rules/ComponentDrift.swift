// Asides, tabs, components and media that a translation lost or changed.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports components and media that differ from those of the source page.
///
/// *What it checks*: every aside, tab, component and image of the source page has a counterpart,
/// and asides are of the same kind. Images may be replaced by localized ones, and HTML that only
/// lays out does not count.
///
/// *Why it matters*: a warning that is missing warns nobody, and code that lost its tab stands
/// beside code that says the same in another language.
///
/// *Example*: `<Aside type="caution">` was added to the source page, the translation lacks it.
///
/// *Instead*: translate the aside, wrap the code in its tab, add the image.
package struct ComponentDrift: PageRule {
  package static let info = RuleInfo(
    id: "component-drift",
    family: .translation,
    summary: "An aside, tab, component or image that is missing or of another kind.",
    rationale: """
      Asides hold what readers must not overlook, tabs what belongs to one language or platform, \
      images what words do not say. What is missing of it is missed last, since the text around \
      it reads well.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same aside in another syntax, the image localized",
        [
          "docs/en/a.mdx":
            "# A\n\n<Aside type=\"tip\">\nSave first.\n</Aside>\n\n![Save](../img/save.png)\n",
          "docs/ko/a.mdx":
            "# A\n\n:::tip[팁]\n먼저 저장하세요.\n:::\n\n![저장](../img/save-ko.png)\n",
        ])
    ],
    drifting: [
      .init(
        "An aside is missing",
        [
          "docs/en/a.mdx":
            "# A\n\n<Aside type=\"caution\">\nThis deletes all.\n</Aside>\n\nText.\n",
          "docs/de/a.mdx": "# A\n\nText.\n",
        ]),
      .init(
        "A warning became a note",
        [
          "docs/en/a.mdx": "# A\n\n:::danger\nThis deletes all.\n:::\n",
          "docs/ar/a.mdx": "# A\n\n:::note\nهذا يحذف كل شيء.\n:::\n",
        ]),
      .init(
        "An image is missing",
        [
          "docs/en/a.md": "# A\n\nPress Save.\n\n![Save](../img/save.png)\n",
          "docs/zh/a.md": "# A\n\n按“保存”。\n",
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison,
      !context.page.faults.contains(where: { $0.kind == .unclosedContainer }),
      !comparison.alignment.source.page.page.faults.contains(where: {
        $0.kind == .unclosedContainer
      })
    else { return [] }
    return Self.components(context, comparison) + Self.media(context, comparison)
  }

  // MARK: - Components

  private static func components(
    _ context: PageContext, _ comparison: PartComparison
  ) -> [Diagnostic] {
    let source = comparison.alignment.source
    let writtenOut = comparison.alignment.writtenOutNames
    var lost: [Group: [Int]] = [:]
    var found: [Diagnostic] = []
    for index in source.parts.components.indices
    where comparison.compares(source.parts.sectionOfContainer[index])
      && source.parts.components[index].role != .layout
      && !writtenOut.contains(source.page.page.containers[index].name)
    {
      if let counterpart = comparison.alignment.parts.targetContainers[index] {
        if source.parts.components[index].role == .aside {
          found += changed(index, counterpart, context, comparison)
        }
      } else if !comparison.isWithinLostComponent(source.page.page.containers[index].parent) {
        lost[Group(index, source), default: []].append(index)
      }
    }
    return found
      + lost.sorted { $0.value[0] < $1.value[0] }.map { _, indices in
        let first = source.page.page.containers[indices[0]]
        let section = source.parts.sectionOfContainer[indices[0]]
        let place = comparison.place(of: first.range.lowerBound, in: section)
        let labels = indices.compactMap { source.page.page.containers[$0].label }
        return context.diagnostic(
          info, at: place..<place,
          Wording.missing(source.parts.components[indices[0]], first.name, indices.count, labels),
          related: context.sourceNote(first.openingRange, Wording.source).map { [$0] } ?? [])
      }
  }

  /// What is said once: components of one name that are lost from one section; asides and tabs
  /// stand for themselves.
  private struct Group: Hashable {
    var section: Int
    var name: String
    var index: Int?

    init(_ index: Int, _ source: Outline) {
      section = source.parts.sectionOfContainer[index]
      name = source.parts.components[index].name
      self.index = source.parts.components[index].role == .other ? nil : index
    }
  }

  /// - Parameter index: That of an aside.
  private static func changed(
    _ index: Int, _ counterpart: Int, _ context: PageContext, _ comparison: PartComparison
  ) -> [Diagnostic] {
    let source = comparison.alignment.source
    let component = source.parts.components[index]
    let other = comparison.alignment.target.parts.components[counterpart]
    guard other.name != component.name, !areAlike(component, other) else { return [] }
    let note = context.sourceNote(
      source.page.page.containers[index].openingRange, Wording.source)
    return [
      context.diagnostic(
        info, at: context.page.containers[counterpart].openingRange,
        Wording.kind(other, component), related: note.map { [$0] } ?? [])
    ]
  }

  /// Kinds of asides that differ in name alone.
  private static func areAlike(_ a: Component, _ b: Component) -> Bool {
    [["note", "info", "important"], ["warning", "caution", "important"]].contains {
      $0.contains(a.name) && $0.contains(b.name)
    }
  }

  // MARK: - Media

  private static func media(_ context: PageContext, _ comparison: PartComparison) -> [Diagnostic] {
    guard let images = context.source?.inlines.images,
      images.count > context.facts.inlines.images.count
    else { return [] }
    let key: (Inline) -> String? = { inline in
      inline.destination.map { String($0.split(separator: "/").last ?? "") }
    }
    let source = comparison.alignment.source.marks(.image, key: key)
    let target = comparison.alignment.target.marks(.image, key: key)
    let matching = MarkMatching(source, target, comparison.alignment)
    var replacements = matching.added.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    return matching.lost.compactMap { mark in
      guard comparison.compares(mark.section), !comparison.isWithinLost(mark.range.lowerBound),
        let section = comparison.alignment.targetSections[mark.section]
      else { return nil }
      if let count = replacements[section], count > 0 {
        replacements[section] = count - 1
        return nil
      }
      let place = comparison.place(of: mark)
      return context.diagnostic(
        info, at: place..<place, Wording.missingImage(mark.key),
        related: context.sourceNote(mark.range, Wording.source).map { [$0] } ?? [])
    }
  }
}

private enum Wording {
  static let source = "on the source page"

  static func missing(
    _ component: Component, _ name: String, _ count: Int, _ labels: [String]
  ) -> String {
    let labels = labels.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    let suffix = labels.isEmpty ? "" : " " + labels
    if count > 1 {
      let more = count > 3 ? " and more" : ""
      return
        "\(count) components `\(name)` of the source page are missing here\(labels.isEmpty ? "" : ":")\(suffix)\(more)"
    }
    let what =
      switch component.role {
      case .aside: "aside (\(component.name))"
      case .tabs: "group of tabs"
      case .tab: "tab\(suffix)"
      case .other, .layout: "component `\(name)`\(suffix)"
      }
    return "the \(what) of the source page is missing here"
  }

  static func kind(_ component: Component, _ source: Component) -> String {
    "this aside is a \(component.name); on the source page it is a \(source.name)"
  }

  static func missingImage(_ name: String) -> String {
    "the image `\(name)` of the source page is missing here"
  }
}
