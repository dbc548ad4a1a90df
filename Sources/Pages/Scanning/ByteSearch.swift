// Searching in the bytes of a page.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Bytes of a page, for as long as a scan lasts.
typealias ByteBuffer = UnsafeBufferPointer<UInt8>

extension UInt8 {
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  /// Space, tab, and the line breaks between them.
  var isWhiteSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }
  var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  /// A letter, a digit, or part of a character beyond ASCII.
  var isWordByte: Bool { isLetter || isDigit || self == 0x5F || self >= 0x80 }
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40)
      || (self >= 0x5B && self <= 0x60) || (self >= 0x7B && self <= 0x7E)
  }
}

/// The byte of an ASCII character.
func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: character.value) }

extension ByteBuffer {
  /// Whether the bytes from `offset` on are those of `text`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    let start = text.utf8Start
    for index in 0..<length where self[offset + index] != start[index] { return false }
    return true
  }

  /// Where `byte` stands first within `range`.
  func find(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard let baseAddress, !range.isEmpty, range.upperBound <= count,
      let found = memchr(baseAddress + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  /// Where `text` stands first within `range`.
  func find(_ text: StaticString, in range: Range<Int>) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0 else { return nil }
    var offset = range.lowerBound
    while offset + length <= range.upperBound,
      let found = find(text.utf8Start[0], in: offset..<range.upperBound - length + 1)
    {
      if starts(with: text, at: found) { return found }
      offset = found + 1
    }
    return nil
  }

  /// Whether the bytes in `range` are those of `text`.
  func reads(_ range: Range<Int>, _ text: String) -> Bool {
    let text = text.utf8
    return text.count == range.count && text.elementsEqual(self[range])
  }

  /// Whether two stretches hold the same bytes.
  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard let baseAddress, first.count == second.count else { return first.count == second.count }
    return memcmp(
      baseAddress + first.lowerBound, baseAddress + second.lowerBound, first.count) == 0
  }

  /// The first offset from `offset` on that holds neither space nor tab.
  func skipSpaces(_ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, self[offset].isSpaceOrTab { offset += 1 }
    return offset
  }

  /// The first offset from `offset` on that holds no white space, line breaks included.
  func skipWhiteSpace(_ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, self[offset].isWhiteSpace { offset += 1 }
    return offset
  }

  /// The end of the run of `byte` that starts at `offset`.
  func endOfRun(of byte: UInt8, _ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, self[offset] == byte { offset += 1 }
    return offset
  }

  /// `range` without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = skipWhiteSpace(range.lowerBound, range.upperBound)
    var end = range.upperBound
    while end > start, self[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }

  /// Whether nothing but spaces and tabs stands in `range`.
  func isBlank(_ range: Range<Int>) -> Bool {
    skipSpaces(range.lowerBound, range.upperBound) == range.upperBound
  }

  /// The text in `range`; broken UTF-8 shows as replacement characters.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
