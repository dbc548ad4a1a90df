// The running text of a block, and where its bytes stand in the page.

/// Running text, line by line, without what stands before and after it in its lines.
struct InlineText {
  let bytes: ByteBuffer
  /// Where its first byte stands in the page.
  private let origin: Int
  /// By ascending offset, the first at 0; none where all of it stands in the page as it is.
  private let segments: [MappedText.Segment]
  /// Whether it is the cell of a table, in which pipes are escaped.
  let isCell: Bool

  /// A stretch of the page.
  init(_ page: ByteBuffer, _ range: Range<Int>, isCell: Bool) {
    bytes = ByteBuffer(rebasing: page[range])
    origin = range.lowerBound
    segments = []
    self.isCell = isCell
  }

  /// Text put together of lines that stand apart in the page.
  init(_ bytes: ByteBuffer, segments: [MappedText.Segment]) {
    self.bytes = bytes
    origin = 0
    self.segments = segments
    isCell = false
  }

  /// The stretch of the page that a stretch of the text stands at.
  func origin(of range: Range<Int>) -> Range<Int> {
    if segments.isEmpty { return origin + range.lowerBound..<origin + range.upperBound }
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
    if range.count >= 48 {
      return bytes.find(0x60, in: range) != nil || bytes.find(0x5B, in: range) != nil
        || bytes.find(0x3C, in: range) != nil
    }
    // For what is short, a loop is done before a search has begun.
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case 0x60, 0x5B, 0x3C: return true
      default: index += 1
      }
    }
    return false
  }
}
