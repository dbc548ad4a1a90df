// What two sequences do not have in common.

/// Compares sequences by their longest common subsequence.
enum SequenceDifference {
  /// The product of the lengths above which nothing is said, once equal ends are cut off.
  private static let limit = 250_000

  /// The indices of the elements that have no counterpart, for both sequences.
  ///
  /// - Returns: nil where the middles are too long to compare.
  static func unpaired<Element: Equatable>(
    _ left: [Element], _ right: [Element]
  ) -> (left: Set<Int>, right: Set<Int>)? {
    var start = 0
    while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    guard (leftEnd - start) * (rightEnd - start) <= limit else { return nil }
    let pairs = pairs(left[start..<leftEnd], right[start..<rightEnd])
    return (
      Set(start..<leftEnd).subtracting(pairs.map(\.0)),
      Set(start..<rightEnd).subtracting(pairs.map(\.1))
    )
  }

  private static func pairs<Element: Equatable>(
    _ left: ArraySlice<Element>, _ right: ArraySlice<Element>
  ) -> [(Int, Int)] {
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    for i in stride(from: left.count - 1, through: 0, by: -1) {
      for j in stride(from: right.count - 1, through: 0, by: -1) {
        let isPair = left[left.startIndex + i] == right[right.startIndex + j]
        lengths[i * width + j] =
          isPair
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[left.startIndex + i] == right[right.startIndex + j] {
        pairs.append((left.startIndex + i, right.startIndex + j))
        i += 1
        j += 1
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
