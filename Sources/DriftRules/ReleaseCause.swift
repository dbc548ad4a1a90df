// What findings have in common that come of the API of an earlier release.

internal import APIModel

/// The cause of findings on a page that was right before a release.
enum ReleaseCause {
  /// The cause by the release before which a page was right.
  static func before(_ release: String) -> String { "documents the API from before \(release)" }

  /// The cause where each of several facts points to one and the same release.
  static func common(_ releases: [String?]) -> String? {
    guard let first = releases.first, let release = first,
      releases.allSatisfy({ $0 == release })
    else { return nil }
    return before(release)
  }
}

extension EnumEntry {
  /// What missing and unknown cases have in common, where one release added and removed them.
  ///
  /// - Parameters:
  ///   - missing: Cases of the API that the page lacks, in either language.
  ///   - extra: Cases of the page that the API lacks.
  func cause(missing: [String], extra: [String]) -> String? {
    let added = missing.map { name in index(ofCase: name).flatMap { cases[$0].release } }
    return ReleaseCause.common(added + extra.map { removedIn[$0] })
  }
}
