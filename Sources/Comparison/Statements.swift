// Which stretch of code a statement is.

/// The statements of a piece of code, as far as its marks and lines tell.
package struct Statements: Sendable {
  /// Where each one starts, in bytes, ascending.
  private let starts: [Int]

  package init(_ stream: CodeStream) {
    var starts: [Int] = []
    var depth = 0
    var isStart = true
    for index in stream.elements.indices {
      let element = stream.elements[index]
      let mark = element.kind == .mark ? stream.code[element.range.lowerBound] : 0
      if depth == 0, element.startsLine, ![0x2E, 0x3F, 0x3A, 0x26, 0x7C].contains(mark) {
        isStart = true
      }
      if isStart { starts.append(element.range.lowerBound) }
      isStart = false
      switch mark {
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D: depth = max(0, depth - 1)
      case 0x7B, 0x7D, 0x3B:
        depth = 0
        isStart = true
      default: break
      }
    }
    self.starts = starts
  }

  /// The bytes from the start of the statement at an offset to the start of the next one.
  package func range(at offset: Int) -> Range<Int> {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (low > 0 ? starts[low - 1] : 0)..<(low < starts.count ? starts[low] : .max)
  }
}
