// Keys for what is kept of earlier runs: equal content, equal key.

internal import Diagnostics

/// A key of 128 bits made of texts, of which a change of any makes another key.
package struct ContentKey: Hashable, Sendable {
  private var first = ByteHash.empty
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init(_ texts: [String] = []) { for text in texts { add(Array(text.utf8)) } }

  /// Adds a text; its length is part of it, so that no two lists of texts run together.
  package mutating func add(_ bytes: [UInt8]) {
    var (one, two) = (first, second)
    var length = bytes.count
    for _ in 0..<8 {
      one = ByteHash.adding(UInt8(truncatingIfNeeded: length), to: one)
      length >>= 8
    }
    bytes.withUnsafeBufferPointer { buffer in
      for byte in buffer {
        one = ByteHash.adding(byte, to: one)
        two = (two &+ UInt64(byte) &+ 1) &* 0xFF51_AFD7_ED55_8CCD
        two ^= two >> 29
      }
    }
    (first, second) = (one, two ^ one)
  }

  /// Thirty-two hexadecimal digits.
  package var text: String { ByteHash.hexadecimal(first) + ByteHash.hexadecimal(second) }
}
