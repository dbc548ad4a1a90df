// The running text of a block, and where its bytes stand in the page.

/// Running text, line by line, without what stands before and after it in its lines.
struct InlineText {
  var bytes: ByteBuffer
  /// By ascending offset; the first starts at 0.
  var segments: [MappedText.Segment]
  /// Whether it is the cell of a table, in which pipes are escaped.
  var isCell = false

  /// The stretch of the page that a stretch of the text stands at.
  func origin(of range: Range<Int>) -> Range<Int> {
    let start = origin(of: range.lowerBound)
    return start..<max(start, origin(of: range.upperBound - 1) + 1)
  }

  private func origin(of offset: Int) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].offset <= offset { low = middle } else { high = middle }
    }
    return segments[low].origin + offset - segments[low].offset
  }

  /// Whether anything in a stretch of the page could be an inline.
  static func mayHoldInlines(_ bytes: ByteBuffer, _ range: Range<Int>) -> Bool {
    for index in range {
      switch bytes[index] {
      case 0x60, 0x5B, 0x3C: return true
      default: continue
      }
    }
    return false
  }
}
