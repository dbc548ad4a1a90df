// Findings that say the same, told apart.

internal import Diagnostics

/// Counts findings of one page with the same fingerprint.
struct FindingOrdinals {
  private struct Key: Hashable {
    var file: String
    var fingerprint: String
  }

  private var counts: [Key: Int] = [:]

  /// 1 for the first such finding of its page, 2 for the second.
  mutating func next(_ diagnostic: Diagnostic) -> Int {
    let key = Key(file: diagnostic.place.file, fingerprint: diagnostic.fingerprint)
    counts[key, default: 0] += 1
    return counts[key] ?? 1
  }
}
