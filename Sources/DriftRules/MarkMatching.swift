// Marks of a page, such as links and code spans, beside those of its source page.

internal import Alignment
internal import Pages

/// Something on a page that has an equal on its counterpart: a link, a code span, a medium, a
/// number.
struct Mark {
  /// Equal for counterparts.
  var key: String
  /// What it says, or for a link what its text says.
  var text: String
  /// Where a link or medium leads.
  var destination: String
  /// In bytes of the page.
  var range: Range<Int>
  /// The run of text it stands in; absent within HTML.
  var unit: Int?
  var section: Int
}

/// The marks of two pages, equals taken away.
struct MarkMatching {
  /// Marks of the source page that the translation lacks.
  private(set) var lost: [Mark] = []
  /// Marks of the translation that the source page lacks.
  private(set) var added: [Mark] = []

  /// Pairs equal marks: in counterparts of a paragraph first, then in those of a section, then
  /// anywhere, so that what moved is not lost.
  init(_ source: [Mark], _ target: [Mark], _ alignment: PageAlignment) {
    if source.lazy.map(\.key).elementsEqual(target.lazy.map(\.key)) { return }
    let parts = alignment.parts
    var matching = Rounds(source, target)
    matching.pair({ $0.unit.flatMap { parts.targetUnits[$0] } }, { $0.unit })
    matching.pair({ alignment.targetSections[$0.section] }, { $0.section })
    matching.pair({ _ in 0 }, { _ in 0 })
    lost = matching.openSource.map { source[$0] }
    added = matching.openTarget.map { target[$0] }
  }

  /// What is not paired yet, as indices.
  private struct Rounds {
    private struct Slot: Hashable {
      var key: String
      var place: Int
    }

    let source: [Mark]
    let target: [Mark]
    var openSource: [Int]
    var openTarget: [Int]

    init(_ source: [Mark], _ target: [Mark]) {
      self.source = source
      self.target = target
      openSource = Array(source.indices)
      openTarget = Array(target.indices)
    }

    /// Pairs equal marks whose places agree.
    ///
    /// - Parameter counterpart: The place in the target for a mark of the source.
    mutating func pair(_ counterpart: (Mark) -> Int?, _ place: (Mark) -> Int?) {
      guard !openSource.isEmpty, !openTarget.isEmpty else { return }
      var slots: [Slot: [Int]] = [:]
      for index in openTarget.reversed() {
        guard let place = place(target[index]) else { continue }
        slots[Slot(key: target[index].key, place: place), default: []].append(index)
      }
      var taken: Set<Int> = []
      openSource.removeAll { index in
        guard let place = counterpart(source[index]),
          let found = slots[Slot(key: source[index].key, place: place)]?.popLast()
        else { return false }
        taken.insert(found)
        return true
      }
      openTarget.removeAll(where: taken.contains)
    }
  }
}

extension Outline {
  /// The marks among the inlines of the page.
  ///
  /// - Parameter key: What a mark has in common with its counterpart; nil where it is none.
  func marks(_ kind: Inline.Kind, key: (Inline) -> String?) -> [Mark] {
    let inlines = page.page.inlines
    return inlines.indices.compactMap { index in
      guard inlines[index].kind == kind, let key = key(inlines[index]) else { return nil }
      return mark(inlines[index], index, key: key)
    }
  }

  /// An inline of the page as a mark.
  func mark(_ inline: Inline, _ index: Int, key: String) -> Mark {
    Mark(
      key: key, text: inline.text, destination: inline.destination ?? "", range: inline.range,
      unit: parts.unit(ofInline: index), section: parts.section(at: inline.range.lowerBound))
  }
}
