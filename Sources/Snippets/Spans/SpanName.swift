// What a code span in running text may be: a name of an API in one of its forms.

/// A code span, cut into the parts of a name.
enum SpanName {
  /// A part of a path: `glow` or `fade(to:)`.
  struct Part {
    var name: String
    /// Where the name stands in the text, in bytes.
    var range: Range<Int>
    /// The labels between the parentheses, `_` for none; nil without parentheses, and where values
    /// stand in them.
    var labels: [String]?
    var isCalled = false
  }

  /// `-[Lamp glow]`, `+[Lamp sharedLamp]`
  case method(isStatic: Bool, type: Part, selector: Part)
  /// `[[Lamp sharedLamp] glow]`
  case message
  /// `Lamp.glow`, `fade(to:)`, `Lamp`
  case path([Part])
  /// `.steady`
  case member(Part)
  /// `fadeTo:seconds:`
  case selector(Part)

  /// Longer text is no name.
  private static let longest = 200

  /// - Returns: nil for a text of any other kind: a path, a key with its value, a command.
  init?(_ text: String) {
    var reader = SpanNameReader(bytes: Array(text.utf8.prefix(Self.longest + 1)))
    guard reader.bytes.count > 2, reader.bytes.count <= Self.longest, let name = reader.read()
    else {
      return nil
    }
    self = name
  }
}

/// Reads the forms of a name from bytes.
private struct SpanNameReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private var isAtEnd: Bool { index == bytes.count }

  mutating func read() -> SpanName? {
    switch byte {
    case 0x2D, 0x2B: return readMethod()
    case 0x5B: return bytes.last == 0x5D && bytes.contains(0x20) ? .message : nil
    case 0x2E:
      index = 1
      guard let part = readPart(), isAtEnd else { return nil }
      return .member(part)
    default:
      if bytes.last == 0x3A { return readSelector().map { .selector($0) } }
      return readPath()
    }
  }

  private mutating func readMethod() -> SpanName? {
    let isStatic = byte == 0x2B
    index = 1
    guard take(0x5B), let type = readWord() else { return nil }
    if byte == 0x28 {
      while !isAtEnd, byte != 0x29 { index += 1 }
      index += 1
    }
    guard take(0x20), let selector = readSelector(), take(0x5D), isAtEnd else { return nil }
    return .method(isStatic: isStatic, type: type, selector: selector)
  }

  private mutating func readSelector() -> SpanName.Part? {
    let start = index
    while Self.isWordByte(byte) || byte == 0x3A { index += 1 }
    guard index > start, !(0x30...0x39).contains(bytes[start]), bytes[start] != 0x3A,
      isAtEnd || byte == 0x5D
    else { return nil }
    return SpanName.Part(name: text(start..<index), range: start..<index)
  }

  private mutating func readPath() -> SpanName? {
    var parts: [SpanName.Part] = []
    repeat {
      guard let part = readPart() else { return nil }
      parts.append(part)
    } while take(0x2E)
    return isAtEnd ? .path(parts) : nil
  }

  private mutating func readPart() -> SpanName.Part? {
    guard var part = readWord() else { return nil }
    guard take(0x28) else { return part }
    part.isCalled = true
    let start = index
    while !isAtEnd, byte != 0x29 {
      if byte == 0x28 { return nil }
      index += 1
    }
    part.labels = labels(in: start..<index)
    return take(0x29) ? part : nil
  }

  private func labels(in range: Range<Int>) -> [String]? {
    guard !range.isEmpty, bytes[range.upperBound - 1] == 0x3A else { return nil }
    guard bytes[range].allSatisfy({ Self.isWordByte($0) || $0 == 0x3A }) else { return nil }
    return bytes[range].split(separator: 0x3A, omittingEmptySubsequences: true).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private mutating func readWord() -> SpanName.Part? {
    let start = index
    while Self.isWordByte(byte) { index += 1 }
    guard index > start, !(0x30...0x39).contains(bytes[start]) else { return nil }
    return SpanName.Part(name: text(start..<index), range: start..<index)
  }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted, !isAtEnd else { return false }
    index += 1
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
