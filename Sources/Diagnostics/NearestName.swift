// What somebody meant who misspelt a name.

/// Finds the known name that is closest to a misspelt one.
package enum NearestName {
  /// The candidate that takes the fewest letters to change, or nil where none is close.
  ///
  /// Letters that are added, dropped, replaced or swapped with their neighbour count one each; a
  /// third of the longer name may differ, in case not counted. Of equals the first is taken.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(longest))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().utf8.prefix(longest))
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Names are compared up to this many bytes.
  private static let longest = 64

  /// The number of edits, by rows of the usual table; three rows are kept for swaps.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last.last ?? 0
  }
}
