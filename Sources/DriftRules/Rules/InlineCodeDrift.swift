// Code spans that a translation lost or changed.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports code spans that differ from those of the source page.
///
/// *What it checks*: the names, values and commands that a paragraph, list item, heading or cell
/// of the source page marks as code stand in its counterpart, and that one names nothing that the
/// source page does not know. Sample texts in code spans may be translated.
///
/// *Why it matters*: readers copy what is marked as code.
///
/// *Example*: `--verbose` became `--ausführlich`.
///
/// *Instead*: write the code as the source page has it.
package struct InlineCodeDrift: PageRule {
  package static let info = RuleInfo(
    id: "inline-code-drift",
    family: .translation,
    summary: "A code span that the translation lost or changed.",
    rationale: """
      Names, options and values in a sentence are copied like code in a block. One that was \
      translated, misspelt or left behind when the source page changed does not work.
      """,
    severity: .warning,
    fix: .sometimes,
    clean: [
      .init(
        "The same code in another order, a sample text translated",
        [
          "docs/en/a.md": "# A\n\nSet `name` to `My first app` before `start()`.\n",
          "docs/ko/a.md": "# A\n\n`start()` 전에 `name`을 `내 첫 앱`으로 설정하세요.\n",
        ])
    ],
    drifting: [
      .init(
        "A name was translated",
        [
          "docs/en/a.md": "# A\n\nSet `retryCount` before `start()`.\n",
          "docs/de/a.md": "# A\n\nSetzen Sie vor `start()` den Wert `anzahlVersuche`.\n",
        ]),
      .init(
        "The marks of code are lost",
        [
          "docs/en/a.md": "# A\n\nCall `start()` once.\n",
          "docs/zh/a.md": "# A\n\n只调用一次start()。\n",
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison, let source = context.source,
      !source.hasCode(of: context.facts)
    else { return [] }
    let alignment = comparison.alignment
    let spans = CodeSpan(site: context.site)
    let left = alignment.source.marks(.code, key: spans.key)
    let right = alignment.target.marks(.code, key: spans.key)
    let matching = MarkMatching(left, right, alignment)
    guard !matching.lost.isEmpty || !matching.added.isEmpty else { return [] }
    let judge = CodeSpans(
      comparison, spans, right, lostCount: (matching.lost.count, left.count))
    var added = matching.added.prefix(Self.limit).filter(judge.isCompared)
    var lost: [Int: [Mark]] = [:]
    for mark in matching.lost.prefix(Self.limit) where judge.isLost(mark) {
      lost[mark.unit ?? -1, default: []].append(mark)
    }
    var found: [Diagnostic] = []
    for (unit, marks) in lost.sorted(by: { $0.key < $1.key }) {
      let counterpart = unit < 0 ? nil : alignment.parts.targetUnits[unit]
      let changed = added.filter { counterpart != nil && $0.unit == counterpart }
      added.removeAll { counterpart != nil && $0.unit == counterpart }
      if judge.isMended(marks, by: changed) { continue }
      let isChange = judge.areChanged(marks, to: changed)
      found.append(
        Self.diagnostic(marks, isChange ? changed : [], counterpart, context, comparison))
    }
    let extra = added.filter(judge.isStranger).map { mark in
      context.diagnostic(Self.info, at: mark.range, Wording.extra(mark.key))
    }
    return found + extra
  }

  /// How many spans without an equal are looked at; a page with more says something else.
  private static let limit = 500

  private static func diagnostic(
    _ lost: [Mark], _ added: [Mark], _ unit: Int?, _ context: PageContext,
    _ comparison: PartComparison
  ) -> Diagnostic {
    let note = context.sourceNote(lost[0].range, Wording.sourceCode)
    let names = lost.map(\.key)
    let related = note.map { [$0] } ?? []
    let bare = unit.map { context.bareText(names[0], inUnit: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    if let first = added.first, bare == nil {
      return context.diagnostic(
        info, at: first.range, Wording.changed(added.map(\.key), names),
        replacement: lost.count == 1 ? names[0] : nil, related: related,
        fixes: lost.count == 1 && added.count == 1 ? fixes(names[0], first, context) : [])
    }
    if let bare {
      return context.diagnostic(
        info, at: bare[0], Wording.unmarked(names), related: related,
        fixes: marking(names, at: bare, context))
    }
    if let span = unit.flatMap({ context.fullWidthSpan(names[0], inUnit: $0) }) {
      return context.diagnostic(
        info, at: span.range, Wording.changed([span.text], names), replacement: names[0],
        related: related)
    }
    let place = comparison.place(of: lost[0])
    return context.diagnostic(info, at: place..<place, Wording.missing(names), related: related)
  }
}

extension InlineCodeDrift {
  /// The name marked as code; safe where it stands there once.
  private static func marking(
    _ names: [String], at places: [Range<Int>], _ context: PageContext
  ) -> [FixIt] {
    guard Set(names).count == 1, let place = places.first, !names[0].contains("`") else {
      return []
    }
    let edit = FixIt.Edit(place: context.page.place(place), text: "`\(names[0])`")
    let safety: FixIt.Safety = places.count == 1 ? .safe : .review
    return [FixIt(title: Wording.mark(names[0]), safety: safety, edits: [edit])]
  }

  /// The name of the source page in the place of the one other; safe where the API has it, and not
  /// the other.
  private static func fixes(_ name: String, _ mark: Mark, _ context: PageContext) -> [FixIt] {
    let places = context.page.places(of: mark.key, in: mark.range)
    guard places.count == 1 else { return [] }
    let isKnown = context.api.map { api in
      api.knows(name) && !api.knows(mark.key)
    }
    return context.fixes(
      replacing: places[0], with: name, safety: isKnown == true ? .safe : .review)
  }
}

extension APICatalog {
  /// Whether a symbol, a case or a key goes by a name.
  fileprivate func knows(_ name: String) -> Bool {
    symbol(spelled: name) != nil || !enums(withCase: name).isEmpty
      || configuration.words.contains(name)
  }
}

extension PageFacts {
  /// Whether two pages have the same code spans, in whatever order.
  fileprivate func hasCode(of other: PageFacts) -> Bool {
    let (code, otherCode) = (inlines.code, other.inlines.code)
    let (texts, otherTexts) = (page.inlines, other.page.inlines)
    let isInOrder =
      code.count == otherCode.count
      && code.indices.allSatisfy { texts[code[$0]].text == otherTexts[otherCode[$0]].text }
    return isInOrder || codeSignature == other.codeSignature
  }
}

extension PageContext {
  /// Where a name stands in a run of text without being marked as code.
  fileprivate func bareText(_ name: String, inUnit unit: Int) -> [Range<Int>] {
    page.bareOccurrences(of: name, in: outline.parts.units[unit])
  }

  /// The code span of a run of text that writes a name with full-width marks: `open（_：）`.
  fileprivate func fullWidthSpan(_ name: String, inUnit unit: Int) -> Inline? {
    page.inlines[outline.parts.units[unit].inlines].first {
      $0.kind == .code && $0.text.utf8.count > name.utf8.count && $0.text.halfWidth == name
    }
  }
}

extension String {
  /// The text with the marks, digits and letters of ASCII in place of their full-width forms.
  fileprivate var halfWidth: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
          return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        }))
  }
}

private enum Wording {
  static let sourceCode = "the code of the source page"

  static func mark(_ name: String) -> String { "mark `\(name)` as code" }

  static func missing(_ names: [String]) -> String {
    "\(list(names)) of the source page \(Set(names).count == 1 ? "is" : "are") missing here"
  }

  static func unmarked(_ names: [String]) -> String {
    "\(list(names)) \(Set(names).count == 1 ? "is" : "are") code on the source page; mark it as code"
  }

  static func changed(_ names: [String], _ source: [String]) -> String {
    "the text says \(list(names)); the source page says \(list(source))"
  }

  static func extra(_ name: String) -> String {
    "\(list([name])) is not on the source page"
  }

  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
  }
}
