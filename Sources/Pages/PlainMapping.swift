// Front matter of the plainest kind, read without libyaml.

/// Reads YAML that is nothing but lines `key: text`, as front matter mostly is; to set libyaml up
/// for it takes longer than all else that is done with it.
enum PlainMapping {
  /// The mapping in some bytes; nil where they are anything else, or may be.
  static func read(_ bytes: ByteBuffer) -> YAMLValue? {
    var entries: [YAMLValue.Entry] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.find(0x0A, in: start..<bytes.count) ?? bytes.count
      guard entries.count < 32, let (key, text) = entry(bytes, start..<end),
        !entries.contains(where: { bytes.reads(key, $0.key) })
      else { return nil }
      entries.append(
        .init(
          key: bytes.text(key), value: .scalar(bytes.text(text)), line: entries.count + 1))
      start = end + 1
    }
    return entries.isEmpty ? nil : .mapping(entries)
  }

  /// The key and the text of a line.
  private static func entry(
    _ bytes: ByteBuffer, _ line: Range<Int>
  ) -> (key: Range<Int>, text: Range<Int>)? {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index].isKeyByte { index += 1 }
    let key = line.lowerBound..<index
    guard let first = key.first, bytes[first].isLetter, key.count <= 64,
      bytes.starts(with: ": ", at: index)
    else { return nil }
    index += 2
    while index < line.upperBound, bytes[index] == 0x20 { index += 1 }
    let text = index..<line.upperBound
    return isPlain(bytes, text) ? (key, text) : nil
  }

  /// Whether a text stands for itself: it starts with a letter or digit, and holds neither
  /// a mark of YAML's nor a character that YAML takes for a line break or forbids.
  private static func isPlain(_ bytes: ByteBuffer, _ text: Range<Int>) -> Bool {
    guard let first = text.first, let last = text.last,
      bytes[first] >= 0x80 || bytes[first].isLetter || bytes[first].isDigit,
      bytes[last] != 0x20, bytes[last] != 0x3A,
      EncodingCheck.firstBadByte(ByteBuffer(rebasing: bytes[text])) == nil
    else { return false }
    for index in text {
      switch bytes[index] {
      case 0..<0x20, 0x7F: return false
      case 0x3A: if bytes[index + 1] == 0x20 { return false }
      case 0x23: if bytes[index - 1] == 0x20 { return false }
      // The controls behind ASCII, line and paragraph separators, the mark of a byte order, and
      // what is no character.
      case 0xC2: if bytes[index + 1] < 0xA0 { return false }
      case 0xE2:
        if bytes.starts(with: "\u{2028}", at: index) || bytes.starts(with: "\u{2029}", at: index) {
          return false
        }
      case 0xEF: if bytes[index + 1] == 0xBB || bytes[index + 1] == 0xBF { return false }
      default: continue
      }
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isKeyByte: Bool { isLetter || isDigit || self == 0x5F || self == 0x2D }
}
