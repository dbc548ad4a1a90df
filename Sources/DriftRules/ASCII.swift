// What a byte of text can be.

extension UInt8 {
  /// Whether it is a letter of ASCII.
  @inlinable package var isASCIILetter: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// Whether it is a digit of ASCII.
  @inlinable package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether it can stand in an ASCII name.
  @inlinable package var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }
}

extension UInt8 {
  /// Whether it can stand in a name, or is a byte of a letter beyond ASCII.
  var isOfName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
