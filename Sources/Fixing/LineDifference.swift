// The lines in which two texts differ.

/// A stretch of lines of one text, counted from 0, that stands for one of another.
struct LineChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>

  /// The changes that turn one text into the other, in order, with a line between each two.
  static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [LineChange] {
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < limit - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let (left, right) = (old[head..<old.count - tail], new[head..<new.count - tail])
    if left.count + right.count > longest { return changes(ofLong: left, right) }
    return changes(ofShort: Array(left), Array(right)).map { change in
      LineChange(
        old: head + change.old.lowerBound..<head + change.old.upperBound,
        new: head + change.new.lowerBound..<head + change.new.upperBound)
    }
  }

  /// As many lines are brought side by side: the memory for that grows with their square.
  private static let longest = 2_000

  /// The changes between two stretches line by line, where both have as many; else one for all.
  private static func changes(
    ofLong left: ArraySlice<ArraySlice<UInt8>>, _ right: ArraySlice<ArraySlice<UInt8>>
  ) -> [LineChange] {
    guard left.count == right.count else {
      return [LineChange(old: left.indices, new: right.indices)]
    }
    var changes: [LineChange] = []
    for index in left.indices where left[index] != right[index] {
      if let last = changes.last, last.old.upperBound == index {
        let range = last.old.lowerBound..<index + 1
        changes[changes.count - 1] = LineChange(old: range, new: range)
      } else {
        changes.append(LineChange(old: index..<index + 1, new: index..<index + 1))
      }
    }
    return changes
  }

  private static func changes(
    ofShort left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>]
  ) -> [LineChange] {
    let difference = right.difference(from: left)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var changes: [LineChange] = []
    var (x, y) = (0, 0)
    while x < left.count || y < right.count {
      let (startX, startY) = (x, y)
      while removed.contains(x) { x += 1 }
      while inserted.contains(y) { y += 1 }
      if x > startX || y > startY {
        changes.append(LineChange(old: startX..<x, new: startY..<y))
      } else {
        x += 1
        y += 1
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  /// Where the change is, in the text that it is a change of.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
