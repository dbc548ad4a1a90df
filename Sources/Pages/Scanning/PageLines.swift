// The lines of a page while it is scanned.

/// The bytes of a page and where its lines start, for as long as a scan lasts; lines count from 0.
struct PageLines {
  let bytes: ByteBuffer
  /// The offset of the first byte of every line.
  let starts: UnsafeBufferPointer<Int>

  /// The end of a line without its line break.
  func contentEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let start = starts[line]
    var end = starts[line + 1]
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// A line without white space at its ends.
  func content(_ line: Int) -> Range<Int> {
    bytes.trimmed(starts[line]..<contentEnd(line))
  }

  /// The end of the last line before `line` that is not blank.
  func endOfContent(before line: Int) -> Int {
    var last = line - 1
    while last > 0, content(last).isEmpty { last -= 1 }
    return last >= 0 ? content(last).upperBound : 0
  }

  /// The last line from `first` on that starts at or before an offset.
  func line(holding offset: Int, from first: Int) -> Int {
    var low = first
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
