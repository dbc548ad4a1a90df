// The ASCII words of a text, hashed as they pass.

/// Walks over the words of a text: runs of ASCII letters, digits and underscores.
enum Words {
  /// Which words are wanted.
  enum Choice {
    /// All of them: the text is code.
    case all
    /// Those that no translator touches: names and numbers such as `configure2`, `didClose`,
    /// `RICH_MEDIA` and `7.0.14`.
    case untranslated
  }

  /// Adds the hashes of the wanted words to a fingerprint.
  static func collect(
    _ bytes: UnsafeBufferPointer<UInt8>, _ choice: Choice, into builder: inout Fingerprint.Builder
  ) {
    var index = 0
    while index < bytes.count {
      guard isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      var shape = Shape()
      while index < bytes.count,
        isWord(bytes[index]) || choice == .untranslated && isPoint(bytes, index)
      {
        shape.add(bytes[index])
        index += 1
      }
      guard choice == .all || shape.isUntranslated else { continue }
      builder.add(hash(bytes[start..<index]))
    }
  }

  /// The FNV-1a hash of a text.
  static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Whether a point stands between two digits: of `7.0.14` no part alone says enough.
  private static func isPoint(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 0x2E && index + 1 < bytes.count && isDigit(bytes[index - 1])
      && isDigit(bytes[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  /// What kinds of characters a word holds.
  private struct Shape {
    private var length = 0
    private var hasDigit = false
    private var hasInnerCapital = false
    private var hasLowercase = false
    private var hasUnderscore = false

    mutating func add(_ byte: UInt8) {
      switch byte {
      case 0x30...0x39: hasDigit = true
      case 0x41...0x5A: if length > 0 { hasInnerCapital = true }
      case 0x5F: hasUnderscore = true
      default: hasLowercase = true
      }
      length += 1
    }

    var isUntranslated: Bool {
      guard length > 1 else { return false }
      return hasDigit || hasUnderscore || (hasInnerCapital && hasLowercase)
    }
  }
}
