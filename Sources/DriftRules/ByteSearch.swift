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

  /// Whether the bytes of a range are those of `text`.
  func holds(_ text: StaticString, at range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && starts(with: text, at: range.lowerBound)
  }

  /// Where a text starts first from a place on; an empty one stands nowhere.
  func place(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = baseAddress, let wanted = text.baseAddress, let first = text.first else {
      return nil
    }
    let end = count - text.count + 1
    var start = start
    while start < end, let place = place(of: first, in: start..<end) {
      if memcmp(base + place, wanted, text.count) == 0 { return place }
      start = place + 1
    }
    return nil
  }
}

extension Sequence<UInt8> {
  /// Whether some bytes stand one behind the other anywhere in these.
  func holds(_ bytes: some Sequence<UInt8>) -> Bool {
    withBuffer { all in bytes.withBuffer { all.place(of: $0, from: 0) != nil } }
  }

  /// Whether a text stands anywhere in the bytes.
  package func holds(_ text: StaticString) -> Bool {
    withBuffer { all in text.withUTF8Buffer { all.place(of: $0, from: 0) != nil } }
  }

  private func withBuffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}

extension [UInt8] {
  /// Where a word stands first in a range, with nothing of an ASCII name directly before and behind
  /// it.
  func range(ofWord word: [UInt8], in range: Range<Int>) -> Range<Int>? {
    withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        let part = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        var start = range.lowerBound
        while let place = part.place(of: word, from: start) {
          let found = place..<place + word.count
          if isWord(found) { return found }
          start = place + 1
        }
        return nil
      }
    }
  }

  /// Whether a stretch, which must not be empty, is no part of a longer ASCII name.
  func isWord(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    return !(start > 0 && self[start].isASCIIWord && self[start - 1].isASCIIWord)
      && !(end < count && self[end - 1].isASCIIWord && self[end].isASCIIWord)
  }
}

extension String {
  /// Whether a name stands in this text with nothing of a name directly before and behind it.
  func holdsWord(_ name: String) -> Bool {
    Array(utf8).range(ofWord: Array(name.utf8), in: 0..<utf8.count) != nil
  }
}
