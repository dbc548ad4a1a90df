// Text cut out of a page, which knows where each of its bytes came from.

/// The text of a block without indentation and container marks.
///
/// Offsets into the text map back to byte offsets of the page.
package struct MappedText: Hashable, Sendable {
  /// A stretch of the text that stands in the page as it is, such as a line: where it starts here,
  /// and where it starts in the page.
  package struct Segment: Hashable, Sendable {
    package var offset: Int
    package var origin: Int

    package init(offset: Int, origin: Int) {
      self.offset = offset
      self.origin = origin
    }
  }

  package var bytes: [UInt8]
  /// By ascending offset; the first starts at 0.
  package var segments: [Segment]

  package init(bytes: [UInt8] = [], segments: [Segment] = []) {
    self.bytes = bytes
    self.segments = segments
  }

  /// The text; broken UTF-8 shows as replacement characters.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The offset in the page of the byte at `offset` here.
  package func origin(of offset: Int) -> Int {
    var low = 0
    var high = segments.count
    guard high > 0 else { return offset }
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].offset <= offset { low = middle } else { high = middle }
    }
    return segments[low].origin + offset - segments[low].offset
  }

  /// The offset here of the byte that came from `origin` in the page; nil for none.
  package func offset(ofOrigin origin: Int) -> Int? {
    var low = 0
    var high = segments.count
    guard high > 0 else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].origin <= origin { low = middle } else { high = middle }
    }
    let offset = segments[low].offset + origin - segments[low].origin
    let end = low + 1 < segments.count ? segments[low + 1].offset : bytes.count
    return (segments[low].offset..<end).contains(offset) ? offset : nil
  }

  /// Says where the text from `offset` on stands in the page; what goes on where it stood needs no
  /// segment of its own.
  mutating func map(_ offset: Int, to origin: Int) {
    if let last = segments.last, origin - last.origin == offset - last.offset { return }
    segments.append(Segment(offset: offset, origin: origin))
  }

  /// Leaves out blank lines at the end.
  mutating func dropBlankEnd() {
    while bytes.count > 1, bytes[bytes.count - 1] == 0x0A, bytes[bytes.count - 2] == 0x0A {
      bytes.removeLast()
    }
    while let last = segments.last, last.offset >= bytes.count { segments.removeLast() }
  }

  /// The stretch of the page that the bytes in `range` came from.
  package func origin(of range: Range<Int>) -> Range<Int> {
    guard range.upperBound > range.lowerBound else {
      let start = origin(of: range.lowerBound)
      return start..<start
    }
    let start = origin(of: range.lowerBound)
    return start..<max(start, origin(of: range.upperBound - 1) + 1)
  }
}
