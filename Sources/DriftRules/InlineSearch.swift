// Looking for the code spans, links and images of a stretch of a page.

internal import Diagnostics
internal import Pages

extension Page {
  /// The code spans, links and images that start in a stretch of the page.
  ///
  /// - Parameter indices: Those to look at, where it is known; all otherwise.
  func inlines(in range: Range<Int>, among indices: Range<Int>? = nil) -> ArraySlice<Inline> {
    let all = inlines[indices ?? inlines.indices]
    let start = all.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return all[start...].prefix { $0.range.lowerBound < range.upperBound }
  }
}
