// What the search says in the language of its page: a script file beside the pages of each locale.

internal import APIModel
internal import Foundation
internal import Markup

/// Writes the labels of the search, and what pages of a locale say of symbols.
struct SearchWords {
  /// What the script reads.
  private struct Content: Encodable {
    /// By the names of kinds in the index.
    var kinds: [String: String]
    var kindOfOwner: String
    var noResult: String
    /// What stands for the abstract of an entry, by its number in the index.
    var abstracts: [String: String]
  }

  private let content: Content

  init(_ site: ReferenceSite, _ locale: ReferenceLocale) {
    let labels = locale.labels
    let entries = site.entries
    let kinds = Set(entries.map(\.kind))
    content = Content(
      kinds: Dictionary(uniqueKeysWithValues: kinds.map { ($0.rawValue, labels.word(for: $0)) }),
      kindOfOwner: labels.frame.kindOfOwner, noResult: labels.frame.noResult,
      abstracts: entries.enumerated().reduce(into: [:]) { abstracts, entry in
        abstracts[String(entry.offset)] = entry.element.words(in: locale).map {
          Prose.short($0.text.plainText)
        }
      })
  }

  /// A script that defines them.
  var script: String { SearchIndex.script(defining: "referenceWords", content) }
}
