// How many slips of the pen lie between two names.

/// How far two names are apart.
package enum EditDistance {
  /// The number of bytes to insert, delete, change or swap with a neighbour to make one name the
  /// other; `nil` beyond `limit`.
  package static func between(_ left: String, _ right: String, limit: Int) -> Int? {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard abs(left.count - right.count) <= limit, max(left.count, right.count) <= longest else {
      return nil
    }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = last[column] + (byte == other ? 0 : 1)
        cost = min(cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// The longest name that is compared, in bytes.
  private static let longest = 256
}
