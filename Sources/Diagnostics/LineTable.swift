// Byte offsets of a text turned into lines and columns, and back.

internal import Foundation

/// The lines of a text.
///
/// A line ends at LF, CRLF or a lone CR, as CommonMark has it.
package struct LineTable: Sendable {
  /// The text as it was read.
  package let bytes: [UInt8]
  /// The offset of the first byte of every line.
  package let lineStarts: [Int]
  /// The UTF-16 code units before every `stride`th byte, where a line is longer than that: so that
  /// a position in a line of megabytes takes no longer than in any other.
  private let unitsBefore: [Int]

  private static let stride = 1024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer(Self.starts)
    let hasLongLine = Self.hasLongLine(lineStarts, end: bytes.count)
    unitsBefore = hasLongLine ? bytes.withUnsafeBufferPointer(Self.sums) : []
  }

  private static func hasLongLine(_ starts: [Int], end: Int) -> Bool {
    var start = 0
    for next in starts {
      if next - start > stride { return true }
      start = next
    }
    return end - start > stride
  }

  private static func sums(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var sums: [Int] = []
    sums.reserveCapacity(bytes.count / stride + 1)
    var units = 0
    for index in 0..<bytes.count {
      if index % stride == 0 { sums.append(units) }
      units += utf16Units(of: bytes[index])
    }
    return sums
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var index = 0
    guard let base = bytes.baseAddress else { return starts }
    if memchr(base, 0x0D, bytes.count) == nil {
      // Most texts have LF alone, which the machine finds many bytes at a time.
      while let found = memchr(base + index, 0x0A, bytes.count - index) {
        index = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) + 1
        starts.append(index)
      }
      return starts
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte > 0x0D { continue }
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    return starts
  }

  /// The number of lines; a text that ends in a line break has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The line, counted from 1, that holds the byte at `offset`.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, counted from 1, without its line break.
  package func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    if line < lineStarts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// The position of the byte at `offset`; offsets outside the text are clamped.
  package func position(at offset: Int) -> TextPosition {
    let offset = clamped(offset)
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    let units =
      offset - start > Self.stride
      ? unitsUpTo(offset) - unitsUpTo(start) : units(in: start..<offset)
    return TextPosition(line: line, column: offset - start + 1, utf16Column: units + 1)
  }

  /// The offset of the byte at a position of this text.
  package func offset(of position: TextPosition) -> Int {
    let line = min(max(position.line, 1), lineStarts.count)
    return min(lineStarts[line - 1] + position.column - 1, bytes.count)
  }

  /// The range of the bytes in `offsets`.
  package func range(of offsets: Range<Int>) -> TextRange {
    let start = position(at: offsets.lowerBound)
    let (lower, upper) = (clamped(offsets.lowerBound), clamped(offsets.upperBound))
    let lineEnd = start.line < lineStarts.count ? lineStarts[start.line] : bytes.count + 1
    guard upper < lineEnd, upper - lower <= Self.stride else {
      return TextRange(start: start, end: position(at: upper))
    }
    // Mostly it ends in its own line, of which only its bytes are left to be counted.
    let end = TextPosition(
      line: start.line, column: start.column + upper - lower,
      utf16Column: start.utf16Column + units(in: lower..<upper))
    return TextRange(start: start, end: end)
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), bytes.count) }

  private func unitsUpTo(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let step = (offset - 1) / Self.stride
    return unitsBefore[step] + units(in: step * Self.stride..<offset)
  }

  private func units(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var units = 0
      var index = range.lowerBound
      while index < range.upperBound {
        // A sum of one byte, which the machine adds up many at a time, and stretches for which it
        // is large enough.
        var sum: UInt8 = 0
        let end = min(index + 96, range.upperBound)
        for byte in buffer[index..<end] {
          sum &+= byte & 0xC0 == 0x80 ? 0 : 1
          sum &+= byte >= 0xF0 ? 1 : 0
        }
        units += Int(sum)
        index = end
      }
      return units
    }
  }

  /// How many UTF-16 code units a byte stands for: its character's, at the first byte; else none.
  private static func utf16Units(of byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }
}
