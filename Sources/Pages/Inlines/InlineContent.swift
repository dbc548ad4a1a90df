// The text of inlines as a reader sees it.

/// Makes plain text of the content of inlines.
enum InlineContent {
  /// The content of a code span: line breaks are spaces, one space at either end goes.
  static func code(_ bytes: ByteBuffer, _ range: Range<Int>, isCell: Bool) -> String {
    if bytes.find(isCell ? 0x7C : 0x0A, in: range) == nil {
      return bytes.text(unpadded(bytes, range))
    }
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    for index in range {
      if isCell, bytes[index] == 0x7C, content.last == 0x5C { content.removeLast() }
      content.append(bytes[index] == 0x0A ? 0x20 : bytes[index])
    }
    return content.withUnsafeBufferPointer { $0.text(unpadded($0, $0.indices)) }
  }

  /// What is left of the content of a code span without a space at either end.
  private static func unpadded(_ bytes: ByteBuffer, _ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, bytes[range.lowerBound] == 0x20, bytes[range.upperBound - 1] == 0x20,
      range.contains(where: { bytes[$0] != 0x20 })
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// How much of the text of a link is kept, in bytes; links may stand in each other by the
  /// thousand.
  private static let limit = 1024

  /// Running text without marks, cut off where nobody reads on.
  static func plain(_ bytes: ByteBuffer, _ range: Range<Int>) -> String {
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + limit)
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    var index = range.lowerBound
    var lastParenthesis = range.upperBound
    while lastParenthesis > index, bytes[lastParenthesis - 1] != 0x29 { lastParenthesis -= 1 }
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x5C where index + 1 < range.upperBound && bytes[index + 1].isPunctuation:
        index += 1
        content.append(bytes[index])
      case 0x2A, 0x60: break
      case 0x5F where isMark(bytes, index, range): break
      case 0x21 where index + 1 < range.upperBound && bytes[index + 1] == 0x5B: index += 1
      case 0x5D where index + 1 < lastParenthesis && bytes[index + 1] == 0x28:
        index = bytes.find(")", in: index..<lastParenthesis) ?? index
      case 0x0A: content.append(0x20)
      default: content.append(byte)
      }
      index += 1
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// Whether an underscore stands at the edge of a word, where it marks emphasis.
  private static func isMark(_ bytes: ByteBuffer, _ index: Int, _ range: Range<Int>) -> Bool {
    let before = index > range.lowerBound && bytes[index - 1].isWordByte
    let after = index + 1 < range.upperBound && bytes[index + 1].isWordByte
    return !(before && after)
  }
}
