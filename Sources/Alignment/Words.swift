// The ASCII words of a text, hashed as they pass.

internal import Diagnostics

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
    Shape.ofByte.withUnsafeBufferPointer { shapes in
      var index = 0
      while index < bytes.count {
        var shape = shapes[Int(bytes[index])]
        if shape.isEmpty {
          index += 1
          continue
        }
        let start = index
        // A capital at the head of a word says nothing.
        shape.remove(.capital)
        var hash = ByteHash.empty
        repeat {
          hash = ByteHash.adding(bytes[index], to: hash)
          index += 1
          guard index < bytes.count else { break }
          let next = shapes[Int(bytes[index])]
          if next.isEmpty {
            guard choice == .untranslated, isPoint(bytes, index) else { break }
          }
          shape.formUnion(next)
        } while true
        guard choice == .all || index - start > 1 && shape.isUntranslated else { continue }
        builder.add(hash)
      }
    }
  }

  /// The hash of a text, the same as that of a word.
  static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
    text.reduce(ByteHash.empty) { ByteHash.adding($1, to: $0) }
  }

  /// Whether a point stands between two digits: of `7.0.14` no part alone says enough.
  private static func isPoint(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 0x2E && index + 1 < bytes.count && isDigit(bytes[index - 1])
      && isDigit(bytes[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// What kinds of characters a word holds.
  private struct Shape: OptionSet {
    let rawValue: UInt8

    static let digit = Shape(rawValue: 1)
    static let underscore = Shape(rawValue: 2)
    static let capital = Shape(rawValue: 4)
    static let lowercase = Shape(rawValue: 8)

    /// The kind of every byte; empty for those that belong to no word.
    static let ofByte: [Shape] = (0...255).map { byte in
      switch UInt8(byte) {
      case 0x30...0x39: .digit
      case 0x41...0x5A: .capital
      case 0x5F: .underscore
      case 0x61...0x7A: .lowercase
      default: []
      }
    }

    /// Whether a word of such characters is a name or a number.
    var isUntranslated: Bool {
      !isDisjoint(with: [.digit, .underscore]) || isSuperset(of: [.capital, .lowercase])
    }
  }
}
