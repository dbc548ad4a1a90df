// A number that stands for a piece of code.

/// A hash of 128 bits: equal code has equal hashes, and for different code that is not to
/// be expected in the life of the tool.
@usableFromInline
package struct CodeHash: Hashable, Sendable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// Starts from a number that tells kinds of code apart.
  package init(seed: UInt64) {
    low = seed &+ 0x9E37_79B9_7F4A_7C15
    high = seed ^ 0xC2B2_AE3D_27D4_EB4F
  }

  @inlinable
  package static func == (left: CodeHash, right: CodeHash) -> Bool {
    left.low == right.low && left.high == right.high
  }

  /// Half of it tells pieces of code apart well enough for a table.
  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(low) }

  /// The hash as 32 hexadecimal digits.
  package var hexadecimal: String {
    [low, high].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Adds eight bytes.
  package mutating func add(_ word: UInt64) {
    let first = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    low = first.high ^ first.low
    let second = (high &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    high = second.high &+ (second.low ^ (second.low >> 29))
  }

  /// Adds sixteen bytes.
  private mutating func add(_ first: UInt64, _ second: UInt64) {
    let one = (low ^ first).multipliedFullWidth(by: second ^ 0xA076_1D64_78BD_642F)
    let two = (high &+ second).multipliedFullWidth(by: first ^ 0xE703_7ED1_A0B4_28DB)
    low = (low &<< 7 | low &>> 57) ^ one.high ^ one.low
    high = (high &<< 11 | high &>> 53) &+ (two.high ^ two.low)
  }

  /// Adds a run of bytes and its length.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(UInt64(bytes.count))
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 16 <= raw.count {
      add(
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        raw.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self))
      index += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    if index + 8 <= raw.count {
      rest.0 = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < raw.count {
      rest.1 = rest.1 << 8 | UInt64(raw[index])
      index += 1
    }
    add(rest.0, rest.1)
  }
}

extension CodeHash {
  /// Stands for the bytes as they are.
  package init(bytes: [UInt8]) {
    self.init(seed: 0)
    bytes.withUnsafeBufferPointer { add($0) }
  }

  /// The hash of the same code for another use of it.
  ///
  /// - Parameter seed: A number that tells the uses apart.
  package func seeded(_ seed: UInt64) -> CodeHash {
    var hash = self
    hash.add(seed)
    return hash
  }

  /// Stands for Swift code whatever its comments and layout, but for what matters: line breaks,
  /// whether there is space before a token, and comments that stand for left out code.
  ///
  /// What plain strings say matters where an enum is declared, whose values they may be.
  ///
  /// - Parameter tokens: The tokens of the code, comments included.
  package init(swift tokens: [CodeToken], code: [UInt8]) {
    self.init(seed: 1)
    let stringsMatter = tokens.contains { token in
      token.range.count == 4 && token.kind == .keyword
        && code[token.range].elementsEqual("enum".utf8)
    }
    var isBroken = false
    var end = 0
    code.withUnsafeBufferPointer { buffer in
      for token in tokens {
        let text = UnsafeBufferPointer(rebasing: buffer[token.range])
        if token.kind == .comment {
          isBroken = isBroken || token.startsLine || text.contains(0x0A)
          if text.count < 16, CommentText(code[token.range]).isEllipsis { add(0) }
          continue
        }
        let hasSpace = token.range.lowerBound > end
        end = token.range.upperBound
        let startsLine = token.startsLine || isBroken
        isBroken = false
        add(UInt64(token.kind.rawValue) << 2 | (startsLine ? 2 : 0) | (hasSpace ? 1 : 0) | 1 << 8)
        let isPlain =
          token.kind == .string && !stringsMatter && text.count > 2
          && !text.contains { $0 == UInt8(ascii: "\\") || $0 == 0x0A }
        if isPlain { add(UInt64(text[0]) << 8 | UInt64(text[text.count - 1])) } else { add(text) }
      }
    }
  }
}
