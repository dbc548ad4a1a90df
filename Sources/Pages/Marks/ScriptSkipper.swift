// JavaScript between braces, read only as far as to find where it ends.

/// Finds the end of JavaScript expressions and statements.
struct ScriptSkipper {
  /// How far an end is looked for, in bytes.
  static let reach = 1 << 16

  private let bytes: ByteBuffer
  private let limit: Int
  private var offset: Int
  /// The brackets that are open; a backtick stands for a template literal.
  private var open: [UInt8] = []

  private init(_ bytes: ByteBuffer, _ offset: Int, _ limit: Int) {
    self.bytes = bytes
    self.offset = offset
    self.limit = min(limit, offset + Self.reach)
  }

  /// The offset after the brace that closes the one at `offset`.
  static func endOfBraces(_ bytes: ByteBuffer, _ offset: Int, _ limit: Int) -> Int? {
    var skipper = ScriptSkipper(bytes, offset, limit)
    repeat {
      guard skipper.offset < skipper.limit else { return nil }
      skipper.step()
    } while !skipper.open.isEmpty
    return skipper.offset
  }

  /// The first line break, or the end of the text, at which no bracket is open and the statement
  /// that starts at `offset` may end.
  static func endOfStatement(_ bytes: ByteBuffer, _ offset: Int, _ limit: Int) -> Int? {
    var skipper = ScriptSkipper(bytes, offset, limit)
    while skipper.offset < skipper.limit {
      let byte = bytes[skipper.offset]
      if byte == 0x0A || byte == 0x0D, skipper.open.isEmpty,
        !continues(bytes, offset..<skipper.offset)
      {
        return skipper.offset
      }
      skipper.step()
    }
    return skipper.open.isEmpty && skipper.offset == limit ? limit : nil
  }

  /// Whether a statement cannot end where `range` ends.
  private static func continues(_ bytes: ByteBuffer, _ range: Range<Int>) -> Bool {
    var last = range.upperBound
    while last > range.lowerBound, bytes[last - 1].isWhiteSpace { last -= 1 }
    guard last > range.lowerBound else { return false }
    switch bytes[last - 1] {
    case 0x3D, 0x2C, 0x2B, 0x3F, 0x3A, 0x26, 0x7C, 0x2E: return true
    case 0x3E: return last - 2 >= range.lowerBound && bytes[last - 2] == 0x3D
    default: return false
    }
  }

  /// Moves past one token.
  private mutating func step() {
    let byte = bytes[offset]
    if open.last == 0x60 { return stepInTemplate(byte) }
    switch byte {
    case 0x7B, 0x28, 0x5B, 0x60:
      open.append(byte)
      offset += 1
    case 0x7D, 0x29, 0x5D:
      _ = open.popLast()
      offset += 1
    case 0x22, 0x27: skipString(byte)
    case 0x2F: skipComment()
    default: offset += 1
    }
  }

  private mutating func stepInTemplate(_ byte: UInt8) {
    switch byte {
    case 0x5C: offset += 2
    case 0x60:
      open.removeLast()
      offset += 1
    case 0x24 where offset + 1 < limit && bytes[offset + 1] == 0x7B:
      open.append(0x7B)
      offset += 2
    default: offset += 1
    }
  }

  /// Moves past a string; an apostrophe in JSX text ends with its line.
  private mutating func skipString(_ quote: UInt8) {
    offset += 1
    while offset < limit {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D { return }
      offset += byte == 0x5C ? 2 : 1
      if byte == quote { return }
    }
  }

  private mutating func skipComment() {
    offset += 1
    guard offset < limit else { return }
    if bytes[offset] == 0x2A {
      let end = bytes.find("*/", in: offset + 1..<max(limit, offset + 1))
      offset = end.map { $0 + 2 } ?? limit
    } else if bytes[offset] == 0x2F, offset < 2 || bytes[offset - 2] != 0x3A {
      while offset < limit, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    }
  }
}
