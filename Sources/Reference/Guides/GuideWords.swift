// The words around what the guides say, all in one place, for every format.

/// Labels and sentences about the guides.
enum GuideWords {
  static let guides = "Guides"
  static let coverage = "Coverage"
  static let coverageLead =
    "How many symbols of each type the guides use or name, of those that a guide should show, by language."
  static let type = "Type"
  static let all = "All types"
  static let removed = "Removed"
  static let stale = "Stale"
  static let staleLead = "What a guide still says otherwise than the API of today."
  static let unused = "Not shown in any guide"
  static let unusedLead = "Public symbols that no code of a guide uses."
  static let nothingUnused = "The code of the guides uses every public symbol."
  static let nothingStale = "Nothing: what the guides say of the API agrees with it."
  static let describedOnly = "in text only"

  static let shownIn = "Shown in"
  static let staleIn = "Stale in"
  static let olderIn = "Older code in"
  static let missingIn = "Not in"
  static let shownNowhere = "Not shown in any guide."

  static let example = "Example"
  static let examples = "Examples"
  static let seeExample = "See the example of"
  static let rewrites = "In the guides"
  static let before = "Before"
  static let after = "After"

  static func shown(_ count: Int, of all: Int) -> String { "\(count) of \(all)" }
  static func stale(_ count: Int) -> String { "\(count) stale" }

  static func moreExamples(_ count: Int) -> String {
    count == 1 ? "1 more example in the guides" : "\(count) more examples in the guides"
  }

  static func foldedExamples(_ count: Int, hasOpen: Bool) -> String {
    let noun = count == 1 ? "example" : "examples"
    return hasOpen ? "\(count) more \(noun)" : "\(count) \(noun)"
  }

  /// Page and heading: `Positions › Full screen`.
  static func name(of place: GuidePlace) -> String {
    place.heading.map { "\(place.title) › \($0)" } ?? place.title
  }

  /// The rules that found something, each with how often: `deprecated-symbol × 3`.
  static func rules(_ faults: [GuideFault]) -> String {
    let counts = Dictionary(grouping: faults, by: \.rule).mapValues(\.count)
    return counts.sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }.joined(separator: ", ")
  }
}
