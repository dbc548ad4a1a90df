// Texts told from others by their bytes, before they become strings.

/// The FNV-1a hash of a run of bytes, of 64 bits.
///
/// It can be built byte by byte while a text is read. Values are kept from run to run, so they
/// must not change. Nothing here is generic: across modules that would be called through tables.
/// What is called for every byte is open to the optimizer of other modules.
@usableFromInline
package enum ByteHash {
  /// The hash of nothing.
  @inlinable package static var empty: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// - Parameter start: The hash of what stands before the text.
  package static func of(_ text: String, behind start: UInt64 = empty) -> UInt64 {
    var text = text
    return text.withUTF8 { hash($0, start) }
  }

  package static func of(_ text: Substring) -> UInt64 {
    var text = text
    return text.withUTF8 { hash($0, empty) }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = adding(byte, to: hash) }
    return hash
  }

  /// The hash of a run that is one byte longer.
  @inlinable
  package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A hash as text, zeros in front.
  package static func hexadecimal(_ hash: UInt64, digits: Int = 16) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
