// What somebody meant who misspelt a name.

/// Finds the known name that is closest to a misspelt one.
package enum NearestName {
  /// The candidate with the fewest edits, in case not counted, or nil where none is close.
  ///
  /// A third of the longer name may differ. Of equals the first is taken.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let limit = max(1, max(wanted.utf8.count, candidate.utf8.count) / 3)
      let distance = EditDistance.between(wanted, candidate.lowercased(), limit: limit)
      if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }
}
