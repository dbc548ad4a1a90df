// What stands for a value in a string: interpolations, format specifiers, names in braces.

internal import Lexing

/// A part of a string literal that stands for a value.
struct StringSlot: Sendable {
  enum Kind: Sendable {
    /// Code, which may stand in any order.
    case interpolation
    /// A name or number that says which value it is.
    case named
    /// A specifier whose place says which value it is.
    case positional
  }

  /// The tokens of an interpolation, or the one word of any other.
  var words: [String]
  var kind: Kind
  /// Byte offsets of the code.
  var range: Range<Int>

  /// The slots in a stretch of text, in its order.
  static func slots(
    in code: [UInt8], _ text: Range<Int>, _ traits: CodeLanguage.Traits
  ) -> [StringSlot] {
    var found: [StringSlot] = []
    var index = text.lowerBound
    while index < text.upperBound, found.count < most {
      let slot: (end: Int, kind: Kind)? =
        switch code[index] {
        case 0x25: specifier(code, index + 1, text.upperBound)
        case 0x24 where traits.contains(.dollarSlots): variable(code, index + 1, text.upperBound)
        case 0x7B where traits.contains(.braceSlots): braces(code, index + 1, text.upperBound)
        default: nil
        }
      guard let slot else {
        index += code[index] == 0x5C || isDoublePercent(code, index, text.upperBound) ? 2 : 1
        continue
      }
      let isTemplate = code[index] == 0x7B && index > text.lowerBound && code[index - 1] == 0x24
      let range = (isTemplate ? index - 1 : index)..<slot.end
      let word = String(decoding: code[range], as: UTF8.self)
      found.append(StringSlot(words: [word], kind: slot.kind, range: range))
      index = slot.end
    }
    return found
  }

  /// How long a slot may be in bytes, and how many of them a string may have.
  private static let longest = 128
  private static let most = 64

  private static func isDoublePercent(_ code: [UInt8], _ index: Int, _ end: Int) -> Bool {
    code[index] == 0x25 && index + 1 < end && code[index + 1] == 0x25
  }

  /// Reads `%d`, `%1$@`, `%-5.2f` or `%(name)s`.
  private static func specifier(_ code: [UInt8], _ start: Int, _ end: Int) -> (Int, Kind)? {
    var index = start
    var kind = Kind.positional
    if index < end, code[index] == 0x28 {
      let limit = min(end, start + longest)
      while index < limit, code[index] != 0x29, code[index] > 0x20 { index += 1 }
      guard index < end, code[index] == 0x29 else { return nil }
      index += 1
      kind = .named
    }
    let digits = index
    while index < end, isDigit(code[index]) { index += 1 }
    if index > digits, index < end, code[index] == 0x24 {
      index += 1
      kind = .named
    } else if index > digits, code[digits] != 0x30 {
      // `%20d` may as well be a part of an address.
      return nil
    }
    while index < end, isDigit(code[index]) || [0x2B, 0x2D, 0x23, 0x2E, 0x2A].contains(code[index])
    {
      index += 1
    }
    let lengths = Array("hlqLztj".utf8)
    while index < end, lengths.contains(code[index]) { index += 1 }
    guard index < end, conversions.contains(code[index]) else { return nil }
    return (index + 1, kind)
  }

  private static let conversions = Array("@diuoxXfFeEgGaAcCsSp".utf8)

  /// Reads `$name` or `${…}`.
  private static func variable(_ code: [UInt8], _ start: Int, _ end: Int) -> (Int, Kind)? {
    guard start < end else { return nil }
    if code[start] == 0x7B {
      guard let close = code[start..<min(end, start + longest)].firstIndex(of: 0x7D) else {
        return nil
      }
      return (close + 1, .named)
    }
    guard isLetter(code[start]) else { return nil }
    var index = start
    while index < end, isLetter(code[index]) || isDigit(code[index]) { index += 1 }
    return (index, .named)
  }

  /// Reads `{name}`, `{0}`, `{}` or `{name:>5}`.
  private static func braces(_ code: [UInt8], _ start: Int, _ end: Int) -> (Int, Kind)? {
    var index = start
    while index < end, code[index] != 0x7D {
      guard code[index] > 0x20, index - start < longest, code[index] != 0x7B, code[index] != 0x22
      else {
        return nil
      }
      index += 1
    }
    guard index < end else { return nil }
    return (index + 1, index == start ? .positional : .named)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte >= 0x80
  }
}

/// How the slots of two strings differ.
struct SlotDifference {
  /// What the source has and the translation lacks.
  var lost: StringSlot?
  /// What the translation has and the source lacks.
  var added: StringSlot?
  /// Whether these are all that differ, and of one kind.
  private(set) var isExchange = false

  /// - Parameter renames: The new names of what the translation renames.
  /// - Returns: nil where the translation has what the source has, as far as order says nothing.
  init?(_ source: [StringSlot], _ target: [StringSlot], renames: [String: String]) {
    let wanted = source.map { $0.words.map { renames[$0] ?? $0 } }
    var free = target.map(\.words)
    var lost: [Int] = []
    for (index, words) in wanted.enumerated() {
      if let place = free.firstIndex(of: words) {
        free.remove(at: place)
      } else {
        lost.append(index)
      }
    }
    var added = target
    for words in wanted {
      if let place = added.firstIndex(where: { $0.words == words }) { added.remove(at: place) }
    }
    self.lost = lost.first.map { source[$0] }
    self.added = added.first
    isExchange = lost.count == 1 && added.count == 1 && self.lost?.kind == added[0].kind
    if self.lost != nil || self.added != nil { return }
    let order = source.filter { $0.kind == .positional }
    let found = target.filter { $0.kind == .positional }
    guard let place = order.indices.first(where: { order[$0].words != found[$0].words }) else {
      return nil
    }
    self.lost = order[place]
    self.added = found[place]
  }
}
