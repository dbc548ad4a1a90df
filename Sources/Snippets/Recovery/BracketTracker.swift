// Where code is open: brackets, comments and strings that go on after a line.

/// Follows brackets through the lines of a page, in code that may be Swift or Objective-C.
struct BracketTracker {
  /// How many brackets are open.
  private var depth = 0
  /// The end of the block comment that is open, in bytes of the page.
  private var commentEnd = 0
  private var isInString = false
  private var line = 0..<0

  /// Whether the code goes on after the line that was read last.
  var isOpen: Bool { depth > 0 || isInLiteral }

  /// Whether the next line begins inside a comment or string.
  var isInLiteral: Bool { isInString || commentEnd > line.upperBound }

  /// Reads a line.
  ///
  /// - Parameter comments: The block comments of the page, by the offset of their start.
  mutating func read(_ line: Range<Int>, of page: [UInt8], comments: BlockComments) {
    self.line = line
    var index = max(line.lowerBound, min(commentEnd, line.upperBound))
    while index < line.upperBound {
      if isInString {
        if stands("\"\"\"", at: index, page) {
          isInString = false
          index += 3
        } else {
          index += page[index] == 0x5C ? 2 : 1
        }
        continue
      }
      switch page[index] {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x29, 0x5D, 0x7D:
        depth = max(0, depth - 1)
      case 0x22:
        index = behindString(index, page)
        continue
      case 0x27 where index + 2 < line.upperBound && page[index + 2] == 0x27: index += 2
      case 0x2F where stands("//", at: index, page): return
      case 0x2F where stands("/*", at: index, page):
        commentEnd = comments.end(of: index) ?? line.upperBound
        index = commentEnd
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func behindString(_ start: Int, _ page: [UInt8]) -> Int {
    if stands("\"\"\"", at: start, page) {
      isInString = true
      return start + 3
    }
    var index = start + 1
    while index < line.upperBound, page[index] != 0x22 { index += page[index] == 0x5C ? 2 : 1 }
    return index + 1
  }

  private func stands(_ text: StaticString, at index: Int, _ page: [UInt8]) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= line.upperBound else { return false }
    for offset in 0..<count where page[index + offset] != text.utf8Start[offset] { return false }
    return true
  }
}

/// The block comments of a page, found in one pass.
struct BlockComments {
  private var ends: [Int: Int] = [:]

  /// A comment ends where the comments within it are balanced, and where that never happens at
  /// the first end mark.
  init(_ page: [UInt8]) {
    var open: [Int] = []
    var lone: [Int] = []
    var index = 0
    while index + 1 < page.count {
      if page[index] == 0x2F, page[index + 1] == 0x2A {
        open.append(index)
        lone.append(index)
        index += 2
      } else if page[index] == 0x2A, page[index + 1] == 0x2F {
        for start in lone { ends[start] = index + 2 }
        lone.removeAll(keepingCapacity: true)
        if let start = open.popLast() { ends[start] = index + 2 }
        index += 2
      } else {
        index += 1
      }
    }
  }

  /// The offset behind the comment that starts at `start`; nil where nothing ends it.
  func end(of start: Int) -> Int? { ends[start] }
}
