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

  /// The unpaired indices, ascending, each run moved back to a good start where it reads the same.
  ///
  /// Of `case a case b case c` without `b`, `b case` and `case b` are both what is missing.
  /// - Parameter isGoodStart: Whether a run may well start at an index.
  static func slid<Element: Equatable>(
    _ unpaired: Set<Int>, in elements: [Element], isGoodStart: (Int) -> Bool
  ) -> [Int] {
    let indices = unpaired.sorted()
    var slid: [Int] = []
    var first = 0
    while first < indices.count {
      var last = first
      while last + 1 < indices.count, indices[last + 1] == indices[last] + 1 { last += 1 }
      let run = indices[first]...indices[last]
      let floor = slid.last.map { $0 + 1 } ?? 0
      var shift = 0
      while run.lowerBound - shift > floor, !isGoodStart(run.lowerBound - shift),
        elements[run.lowerBound - shift - 1] == elements[run.upperBound - shift]
      {
        shift += 1
      }
      if !isGoodStart(run.lowerBound - shift) { shift = 0 }
      slid += run.map { $0 - shift }
      first = last + 1
    }
    return slid
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
