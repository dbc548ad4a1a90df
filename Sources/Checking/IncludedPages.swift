// Pages that stand outside of the tree's patterns and are taken in by its pages.

internal import Diagnostics
internal import DriftRules
internal import Pages

/// A page that another one takes in.
struct IncludeTrace: Sendable {
  /// The locale of the page that takes it in.
  var locale: LanguageTag
  var file: String
  /// What the source page takes in in its place, where that is another file.
  var source: String?
}

/// What of a tree is checked beside its entries: each file once, however many pages take it in.
struct IncludedPages {
  /// An entry, and whether its source page is checked too, or has been.
  typealias Entry = (entry: DocumentationTree.Entry, checksSource: Bool)

  private let site: SiteMap
  private let sourceLocale: LanguageTag
  private var seen: Set<String> = []

  init(_ site: SiteMap, _ sourceLocale: LanguageTag) {
    self.site = site
    self.sourceLocale = sourceLocale
  }

  /// The entries for files that are neither pages of the tree nor were there before.
  mutating func entries(for traces: [IncludeTrace]) -> [Entry] {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    let (own, translated) = (
      traces.filter { $0.locale == sourceLocale }, traces.filter { $0.locale != sourceLocale }
    )
    for trace in own where isNew(trace.file) {
      places[trace.file] = entries.count
      entries.append((.init(key: trace.file, source: trace.file, translations: [:]), true))
    }
    for trace in translated where isNew(trace.file) {
      if let place = trace.source.flatMap({ places[$0] }),
        entries[place].entry.translations[trace.locale] == nil
      {
        entries[place].entry.translations[trace.locale] = trace.file
      } else {
        let entry = DocumentationTree.Entry(
          key: trace.file, source: trace.source, translations: [trace.locale: trace.file])
        entries.append((entry, false))
      }
    }
    return entries
  }

  private mutating func isNew(_ file: String) -> Bool {
    !site.isPage(file) && seen.insert(file).inserted
  }
}

extension IncludeTrace {
  /// What a translation takes in, each with what the source page takes in in its place: what is
  /// called the same, else what stands at the same place where both take in equally many.
  static func traces(
    of includes: [ResolvedInclude], in locale: LanguageTag, beside source: [ResolvedInclude]
  ) -> [IncludeTrace] {
    includes.enumerated().compactMap { index, include in
      guard let file = include.file else { return nil }
      let namesake = source.first {
        !$0.include.names.isEmpty && $0.include.names == include.include.names
          || $0.include.path == include.include.path
      }
      let counterpart = namesake ?? (source.count == includes.count ? source[index] : nil)
      let other = counterpart?.file == file ? nil : counterpart?.file
      return IncludeTrace(locale: locale, file: file, source: other)
    }
  }
}
