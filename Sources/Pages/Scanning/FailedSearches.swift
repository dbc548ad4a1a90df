// What was looked for in vain, so that it is not looked for again and again.

/// Searches that failed: each may have run over much of the page.
struct FailedSearches {
  /// How many tags and expressions may run into nothing before only single lines are looked at.
  static let limit = 1000

  var tags = 0
  var scripts = 0
  /// No comment ends from here on.
  var commentEnd = Int.max

  var mayTag: Bool { tags < Self.limit }
  var mayScript: Bool { scripts < Self.limit }
}
