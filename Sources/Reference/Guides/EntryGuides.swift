// What the guides say of one symbol: where it is shown, where that is stale, and examples.

internal import APIModel

/// A symbol in the guides.
package struct EntryGuides: Sendable {
  /// An example as it is shown with the symbol.
  package struct Example: Sendable {
    package var example: GuideExample
    /// The anchor of the first place of a page that has it; it depends on the code alone.
    package var anchor: String
    /// Whether this is that place.
    package var isFirst = true
    /// Whether it is too long to be written in full once more.
    package var isElsewhere = false
    /// Whether it is shown at once.
    package var isOpen = false
  }

  /// A locale whose pages say something wrong of the symbol.
  package struct Stale: Hashable, Sendable {
    package var locale: String
    package var faults: [GuideFault]
  }

  /// The locales whose pages use or name it, and say nothing wrong of it.
  package var shown: [String] = []
  package var stale: [Stale] = []
  /// The locales whose pages still have what it took the place of, and not the symbol.
  package var older: [String] = []
  /// The locales that lack it; empty for what no guide needs to show.
  package var missing: [String] = []
  /// Short ones first.
  package var examples: [Example] = []
  /// How many further examples there are.
  package var moreExamples = 0

  package init() {}

  /// Whether all locales show it, and nothing is stale.
  package var isComplete: Bool { stale.isEmpty && older.isEmpty && missing.isEmpty }
}

/// What the guides say of each symbol.
struct GuideIndex {
  let guides: Guides
  /// By identifier.
  private let examples: [String: [GuideExample]]
  /// The locales that use what a symbol took the place of, by the place of the symbol.
  private var older: [ReferencePlace: Set<String>] = [:]

  /// More examples of a symbol are counted, not shown.
  static let mostExamples = 6

  /// - Parameter model: The API, with what was removed from it.
  init(_ guides: Guides, _ model: APIModel, _ links: SymbolLinks) {
    self.guides = guides
    var examples: [String: [GuideExample]] = [:]
    for example in guides.examples {
      for symbol in example.symbols { examples[symbol, default: []].append(example) }
    }
    self.examples = examples.mapValues { list in
      list.enumerated().sorted {
        ($0.element.lineCount, $0.offset) < ($1.element.lineCount, $1.offset)
      }.map(\.element)
    }
    for symbol in model.symbols where symbol.state != .current {
      let faults = (guides.faults[symbol.id] ?? []).filter(\.isOutdated)
      guard !faults.isEmpty, let successor = symbol.successor,
        let place = links.place(of: successor, beside: symbol)
      else { continue }
      older[place, default: []].formUnion(faults.map(\.place.locale))
    }
  }

  func entry(_ symbol: String, at place: ReferencePlace) -> EntryGuides {
    var entry = EntryGuides()
    let faults = Dictionary(grouping: guides.faults[symbol] ?? [], by: \.place.locale)
    let isExpected = guides.expected.contains(symbol)
    for locale in guides.locales {
      if let faults = faults[locale] {
        entry.stale.append(.init(locale: locale, faults: faults))
      } else if guides.names(symbol, in: locale) {
        entry.shown.append(locale)
      } else if older[place]?.contains(locale) == true {
        entry.older.append(locale)
      } else if isExpected {
        entry.missing.append(locale)
      }
    }
    let all = examples[symbol] ?? []
    entry.examples = all.prefix(Self.mostExamples).map {
      EntryGuides.Example(example: $0, anchor: Self.anchor(of: $0))
    }
    entry.moreExamples = all.count - entry.examples.count
    return entry
  }

  /// An anchor that stays while the code does.
  private static func anchor(of example: GuideExample) -> String {
    "~" + example.codes.map { String($0.digest.prefix(8)) }.joined(separator: "-")
  }
}

extension ReferencePage {
  /// Settles which examples are written in full, and which are shown at once.
  ///
  /// A short example stands with each symbol that it shows; a long one once a page.
  mutating func settleExamples() {
    var written: Set<String> = []
    if case .type(var entry) = subject {
      entry.guides?.settle(&written)
      subject = .type(entry)
    }
    for group in groups.indices {
      for index in groups[group].entries.indices
      where groups[group].entries[index].place.page == fileName {
        groups[group].entries[index].guides?.settle(&written)
      }
    }
  }
}

extension EntryGuides {
  /// The anchors of the examples that the page has so far are taken down.
  fileprivate mutating func settle(_ written: inout Set<String>) {
    var lines = 0
    for index in examples.indices {
      let count = examples[index].example.lineCount
      examples[index].isFirst = written.insert(examples[index].anchor).inserted
      examples[index].isElsewhere = !examples[index].isFirst && count > Self.shortExample
      guard !examples[index].isElsewhere else { continue }
      lines += count
      examples[index].isOpen = index < Self.mostOpen && lines <= Self.mostOpenLines
    }
  }

  /// Examples up to this many lines are shown with each symbol of a page.
  private static let shortExample = 20
  private static let mostOpen = 3
  /// As many lines of examples are shown at once with a symbol.
  private static let mostOpenLines = 24
}
