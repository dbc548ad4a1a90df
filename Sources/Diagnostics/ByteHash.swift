// Texts told from others by their bytes, before they become strings.

/// The FNV-1a hash of a run of bytes, of 64 bits.
///
/// It can be built byte by byte while a text is read. Values are kept from run to run, so they
/// must not change. Without `@inline(__always)` nothing of another module becomes a part of a loop.
package enum ByteHash {
  /// The hash of nothing.
  @inlinable @inline(__always) package static var empty: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// - Parameter start: The hash of what stands before the bytes.
  @inlinable @inline(__always) package static func of(
    _ bytes: some Sequence<UInt8>, behind start: UInt64 = empty
  ) -> UInt64 {
    var hash = start
    for byte in bytes { hash = adding(byte, to: hash) }
    return hash
  }

  /// The hash of a run that is one byte longer.
  @inlinable @inline(__always) package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
