// Searching in the bytes of a page, as fast as the machine can: rules go over every page.

internal import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first in a range.
  func place(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// Where a byte stands first from a place on.
  func place(of byte: UInt8, from start: Int) -> Int? {
    start < count ? place(of: byte, in: start..<count) : nil
  }

  /// Whether the bytes from `offset` on are those of `text`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether a text stands anywhere in the bytes.
  func holds(_ text: StaticString) -> Bool {
    var start = 0
    while let place = place(of: text.utf8Start[0], from: start) {
      if starts(with: text, at: place) { return true }
      start = place + 1
    }
    return false
  }
}
