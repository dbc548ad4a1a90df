// Findings that say the same, told apart.

internal import Diagnostics

/// Counts findings of one page that a format could not tell apart.
struct FindingOrdinals {
  private struct Key: Hashable {
    var file: String
    var name: String
  }

  private var counts: [Key: Int] = [:]

  /// 1 for the first finding of its page that a format calls so, 2 for the second.
  mutating func next(_ diagnostic: Diagnostic, called name: String) -> Int {
    let key = Key(file: diagnostic.place.file, name: name)
    counts[key, default: 0] += 1
    return counts[key] ?? 1
  }
}
