// What was looked for in vain, so that it is not looked for again and again.

/// Searches that failed: each may have run over the rest of the page.
struct FailedSearches {
  /// How many tags and scripts may run into nothing before only single lines are looked at.
  private static let limit = 100

  /// Tags and scripts that nothing ended.
  var scripts = 0
  /// No comment ends from here on.
  var commentEnd = Int.max
  /// The shortest fence of each mark that nothing further down closes.
  private var fences: [UInt8: Int] = [:]
  /// The template marks that nothing further down closes.
  private var templates: Set<String> = []

  var mayScript: Bool { scripts < Self.limit }

  func mayClose(_ fence: FenceRun) -> Bool { fence.length < fences[fence.mark] ?? Int.max }

  mutating func setUnclosed(_ fence: FenceRun) { fences[fence.mark] = fence.length }

  func mayClose(template name: String) -> Bool { !templates.contains(name) }

  mutating func setUnclosed(template name: String) { templates.insert(name) }
}
