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
    let (left, right) = (Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
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
        changes.append(
          LineChange(old: head + startX..<head + x, new: head + startY..<head + y))
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
