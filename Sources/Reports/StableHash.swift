// A hash that is the same in every run and on every machine.

internal import Diagnostics

/// FNV-1a of 64 bits over parts, white space within them counted as one space.
struct StableHash {
  private(set) var value = ByteHash.empty

  /// Adds a part; where one ends and the next starts counts too.
  mutating func add(_ part: some Sequence<UInt8>) {
    var isSpace = false
    for byte in part {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if !isSpace { add(0x20) }
        isSpace = true
      } else {
        add(byte)
        isSpace = false
      }
    }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { value = ByteHash.adding(byte, to: value) }

  /// Sixteen hexadecimal digits.
  var text: String { ByteHash.hexadecimal(value) }
}
