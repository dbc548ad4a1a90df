// Searching in what is sorted by place.

internal import Pages

extension RandomAccessCollection {
  /// The first index whose element meets a condition that all later elements meet too.
  func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        (low, count) = (index(after: middle), count - half - 1)
      }
    }
    return low
  }
}

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
