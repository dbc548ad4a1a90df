// An HTML or JSX tag.

/// A tag: where it stands, and where its parts do.
struct Tag {
  var range: Range<Int>
  /// Empty for the tags of a JSX fragment.
  var name: Range<Int>
  var isClosing = false
  var isSelfClosing = false
  /// What stands between the name and the closing bracket.
  var attributes: Range<Int>

  /// Reads the tag that starts at `offset`, which may run over lines but for blank ones.
  init?(_ bytes: ByteBuffer, at offset: Int, limit: Int, isJSX: Bool) {
    guard offset < limit, bytes[offset] == 0x3C else { return nil }
    var next = offset + 1
    if next < limit, bytes[next] == 0x2F {
      isClosing = true
      next += 1
    }
    let after = Tag.endOfName(bytes, next, limit)
    name = next..<after
    guard after < limit, name.isEmpty ? isJSX && bytes[after] == 0x3E : bytes[next].isLetter
    else { return nil }
    var reader = AttributeReader(bytes, after, limit, isJSX: isJSX)
    guard let end = reader.end() else { return nil }
    isSelfClosing = end.isSelfClosing
    attributes = after..<(end.offset - (isSelfClosing ? 2 : 1))
    range = offset..<end.offset
  }

  /// The name of the element whose tag starts at `offset`.
  static func name(_ bytes: ByteBuffer, _ offset: Int, _ limit: Int) -> Range<Int> {
    let start = offset + 1 < limit && bytes[offset + 1] == 0x2F ? offset + 2 : offset + 1
    return start..<endOfName(bytes, start, limit)
  }

  /// The end of an element's name.
  static func endOfName(_ bytes: ByteBuffer, _ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit {
      let byte = bytes[end]
      guard
        byte.isLetter || (byte >= 0x2D && byte <= 0x3A && byte != 0x2F) || byte == 0x5F
      else { break }
      end += 1
    }
    return end
  }

  /// The attributes in the order of the tag.
  func readAttributes(_ bytes: ByteBuffer, isJSX: Bool) -> [Container.Attribute] {
    var reader = AttributeReader(bytes, attributes.lowerBound, attributes.upperBound, isJSX: isJSX)
    var result: [Container.Attribute] = []
    while let attribute = reader.next() {
      let value = attribute.value.map { AttributeReader.text(bytes, $0) } ?? ""
      result.append(.init(name: bytes.text(attribute.name), value: value))
    }
    return result
  }
}

/// Reads the attributes of a tag one after the other.
struct AttributeReader {
  private let bytes: ByteBuffer
  private let limit: Int
  private let isJSX: Bool
  private var offset: Int

  init(_ bytes: ByteBuffer, _ offset: Int, _ limit: Int, isJSX: Bool) {
    self.bytes = bytes
    self.offset = offset
    self.limit = limit
    self.isJSX = isJSX
  }

  /// The offset after the bracket that ends the tag.
  mutating func end() -> (offset: Int, isSelfClosing: Bool)? {
    while true {
      guard skipSpace() != nil, offset < limit else { return nil }
      switch bytes[offset] {
      case 0x3E: return (offset + 1, false)
      case 0x2F:
        guard offset + 1 < limit, bytes[offset + 1] == 0x3E else { return nil }
        return (offset + 2, true)
      default:
        let before = offset
        guard next() != nil, offset > before else { return nil }
      }
    }
  }

  /// The next attribute; its value includes quotes or braces.
  mutating func next() -> (name: Range<Int>, value: Range<Int>?)? {
    guard skipSpace() != nil, offset < limit else { return nil }
    let start = offset
    if bytes[offset] == 0x7B, isJSX {
      guard let end = ScriptSkipper.endOfBraces(bytes, offset, limit) else { return nil }
      offset = end
      return (start..<end, nil)
    }
    while offset < limit, isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start, bytes[start - 1].isWhiteSpace else { return nil }
    let name = start..<offset
    let afterName = offset
    guard skipSpace() != nil, offset < limit, bytes[offset] == 0x3D else {
      offset = afterName
      return (name, nil)
    }
    offset += 1
    guard skipSpace() != nil, let value = value() else { return nil }
    return (name, value)
  }

  private mutating func value() -> Range<Int>? {
    guard offset < limit else { return nil }
    let start = offset
    switch bytes[offset] {
    case 0x22, 0x27:
      let quote = bytes[offset]
      offset += 1
      while offset < limit, bytes[offset] != quote {
        if bytes[offset] == 0x0A || bytes[offset] == 0x0D, skipSpace() == nil { return nil }
        if offset < limit, bytes[offset] != quote { offset += 1 }
      }
      guard offset < limit else { return nil }
      offset += 1
    case 0x7B where isJSX:
      guard let end = ScriptSkipper.endOfBraces(bytes, offset, limit) else { return nil }
      offset = end
    default:
      if isJSX { return nil }
      while offset < limit, !bytes[offset].isWhiteSpace,
        ![0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60].contains(bytes[offset])
      {
        offset += 1
      }
    }
    return offset > start ? start..<offset : nil
  }

  /// Moves past white space; absent at a blank line.
  private mutating func skipSpace() -> Void? {
    var breaks = 0
    while offset < limit, bytes[offset].isWhiteSpace {
      if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !bytes.starts(with: "\r\n", at: offset))
      {
        breaks += 1
      }
      offset += 1
    }
    return breaks > 1 ? nil : ()
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x60, 0x7B, 0x7D: false
    default: byte > 0x20
    }
  }

  /// The value of an attribute without its quotes or braces.
  static func text(_ bytes: ByteBuffer, _ range: Range<Int>) -> String {
    var range = range
    while range.count >= 2 {
      let pair = (bytes[range.lowerBound], bytes[range.upperBound - 1])
      guard pair == (0x22, 0x22) || pair == (0x27, 0x27) || pair == (0x7B, 0x7D) else { break }
      range = range.lowerBound + 1..<range.upperBound - 1
      if pair.0 != 0x7B { break }
    }
    return bytes.text(range)
  }
}
