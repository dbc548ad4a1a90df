// The identity of a finding from one run to the next.

internal import Diagnostics

extension Diagnostic {
  /// A hash of what the finding says, and not of where it stands: rule, locale, symbol, message.
  ///
  /// It stays the same when lines move and files are renamed. FNV-1a of 64 bits, in hexadecimal.
  package var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, locale?.description ?? "", symbol ?? "", message] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
