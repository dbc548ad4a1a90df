// The identity of a finding from one run to the next.

internal import Diagnostics

extension Diagnostic {
  /// A hash of what the finding says, and not of where it stands: rule, locale, symbol, message.
  ///
  /// It stays the same when lines move and files are renamed. FNV-1a of 64 bits, in hexadecimal.
  package var fingerprint: String {
    var hash = ByteHash.empty
    for part in [rule, locale?.description ?? "", symbol ?? "", message] {
      hash = ByteHash.adding(0xFF, to: ByteHash.of(part, behind: hash))
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
