// Needleman–Wunsch: two sequences brought side by side so that most of them agrees.

/// Aligns two sequences of things that have something in common.
enum SequenceAlignment {
  /// Pairs elements of two sequences, in order, so that the sum of their scores is greatest.
  ///
  /// Leaving an element alone costs nothing, so only pairs with a score above 0 are made. Time and
  /// memory grow with the product of the counts; where that exceeds `limit`, only pairs near the
  /// diagonal are tried.
  ///
  /// - Parameters:
  ///   - greatest: No score is above it; then pairs are not asked about that no best alignment has.
  ///   - score: How well the element at an index of the first sequence goes with that at an index
  ///     of the second.
  /// - Returns: The pairs of indices, ascending.
  static func pairs(
    _ count: Int, _ otherCount: Int, limit: Int = 4_000_000, greatest: Double? = nil,
    score: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    guard count > 0, otherCount > 0 else { return [] }
    let band = Band(count, otherCount, limit: limit)
    let fewest = band.isWhole ? greatest.map { fewestPairs(count, otherCount, $0, score) } ?? 0 : 0
    var best = [Double](repeating: 0, count: otherCount + 1)
    var steps = [UInt8](repeating: Step.up.rawValue, count: count * band.breadth)
    for i in 0..<count {
      let columns = band.columns(of: i)
      let row = i * band.breadth - columns.lowerBound
      var diagonal = best[columns.lowerBound]
      for j in columns {
        let above = best[j + 1]
        var value = above
        var step = Step.up
        if best[j] > value {
          value = best[j]
          step = .left
        }
        let most = min(i, j) + 1 + min(count - 1 - i, otherCount - 1 - j)
        let paired = most < fewest ? 0 : score(i, j)
        if paired > 0, diagonal + paired >= value {
          value = diagonal + paired
          step = .pair
        }
        diagonal = above
        best[j + 1] = value
        steps[row + j] = step.rawValue
      }
      if columns.upperBound < otherCount {
        for j in columns.upperBound..<otherCount { best[j + 1] = best[columns.upperBound] }
      }
    }
    return trace(steps, band)
  }

  /// How many pairs the best alignment has at least: as many as its sum takes where each has the
  /// greatest score.
  private static func fewestPairs(
    _ count: Int, _ otherCount: Int, _ greatest: Double, _ score: (Int, Int) -> Double
  ) -> Int {
    // What is alike from the start on, and from some place on up to the end.
    let both = min(count, otherCount)
    var sum = (0..<both).reduce(0.0) { $0 + max(0, score($1, $1)) }
    var best = sum
    if count != otherCount {
      for index in (0..<both).reversed() {
        sum -= max(0, score(index, index))
        sum += max(0, score(index + count - both, index + otherCount - both))
        best = max(best, sum)
      }
    }
    return Int((best / greatest - 1e-6).rounded(.up))
  }

  private enum Step: UInt8 { case up, left, pair }

  /// Which columns of the matrix are looked at in a row.
  private struct Band {
    let count: Int
    let otherCount: Int
    let width: Int

    init(_ count: Int, _ otherCount: Int, limit: Int) {
      self.count = count
      self.otherCount = otherCount
      width = count * otherCount <= limit ? otherCount : max(16, limit / count / 2)
    }

    /// Whether all columns are looked at in every row.
    var isWhole: Bool { width == otherCount }

    /// The most columns that are looked at in a row.
    var breadth: Int { min(otherCount, 2 * width + 1) }

    func columns(of row: Int) -> Range<Int> {
      let middle = count == 1 ? 0 : row * (otherCount - 1) / (count - 1)
      return max(0, middle - width)..<min(otherCount, middle + width + 1)
    }
  }

  private static func trace(_ steps: [UInt8], _ band: Band) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (i, j) = (band.count - 1, band.otherCount - 1)
    while i >= 0, j >= 0 {
      let columns = band.columns(of: i)
      guard columns.contains(j) else {
        if j < columns.lowerBound { i -= 1 } else { j -= 1 }
        continue
      }
      switch Step(rawValue: steps[i * band.breadth + j - columns.lowerBound]) {
      case .left: j -= 1
      case .pair:
        pairs.append((i, j))
        i -= 1
        j -= 1
      default: i -= 1
      }
    }
    return pairs.reversed()
  }
}
