// Where CommonMark's own blocks start: lists, quotes, headings, thematic breaks.

extension LineScanner {
  /// Opens the quotes and list items that start in a line.
  ///
  /// - Returns: Whether nothing is left of the line.
  mutating func openBlocks(_ cursor: inout LineCursor) -> Bool {
    while cursor.offset < end {
      if traits.hasIndentedCode, cursor.column - contentColumn >= 4 { return false }
      if bytes[cursor.offset] == 0x3E {
        if isTooDeep { return cutDeepLine() }
        openQuote(&cursor)
      } else if let length = BlockMarks.listMark(
        bytes, cursor.offset, end, interrupts: inParagraph)
      {
        if isTooDeep { return cutDeepLine() }
        openItem(&cursor, length)
      } else {
        return false
      }
      contentOffset = cursor.offset
    }
    addLine(.text, to: end)
    endParagraph()
    return true
  }

  private var isTooDeep: Bool { frames.count >= Self.depthLimit }

  /// Leaves out what stands deeper in a line than anybody can read, and says so once.
  private mutating func cutDeepLine() -> Bool {
    if !saidTooDeep {
      saidTooDeep = true
      page.faults.append(
        PageFault(
          kind: .excessiveNesting, range: contentOffset..<end,
          detail: "lists and quotes nest deeper than \(Self.depthLimit) levels here"))
    }
    addLine(.text, to: contentOffset)
    endParagraph()
    return true
  }

  private mutating func openQuote(_ cursor: inout LineCursor) {
    endParagraph()
    let shift = target - anchor.column
    var frame = Frame(kind: .quote, base: 0, shadow: 0, markShadow: cursor.column + shift)
    cursor.advance(1)
    if cursor.offset < end, bytes[cursor.offset] == 0x20 { cursor.advance(1) }
    frame.base = cursor.column
    frame.shadow = cursor.column + shift
    frames.append(frame)
    cursor.skipSpaces(bytes, end)
  }

  private mutating func openItem(_ cursor: inout LineCursor, _ markLength: Int) {
    endParagraph()
    cursor.advance(markLength)
    let afterMark = cursor.column
    cursor.skipSpaces(bytes, end)
    let spaces = cursor.column - afterMark
    let isEmpty = cursor.offset == end
    let base = isEmpty || spaces > 4 ? afterMark + 1 : cursor.column
    listMayGoOn = true
    frames.append(Frame(kind: .list, base: base, shadow: base + target - anchor.column))
  }
}

/// What a line starts with, from the first byte at `offset` that is no white space to its end.
enum BlockMarks {
  /// The length of the mark of a list item.
  ///
  /// - Parameter interrupts: Whether it stands where a paragraph could go on.
  static func listMark(
    _ bytes: ByteBuffer, _ offset: Int, _ end: Int, interrupts: Bool
  ) -> Int? {
    var next = offset + 1
    switch bytes[offset] {
    case 0x2A, 0x2B, 0x2D:
      guard next == end || bytes[next].isSpaceOrTab else { return nil }
      if isThematicBreak(bytes, offset, end) { return nil }
    case 0x30...0x39:
      while next < end, bytes[next].isDigit, next - offset < 10 { next += 1 }
      guard next < end, next - offset < 10, bytes[next] == 0x2E || bytes[next] == 0x29
      else { return nil }
      next += 1
      guard next == end || bytes[next].isSpaceOrTab else { return nil }
      if interrupts, next - offset != 2 || bytes[offset] != 0x31 { return nil }
    default:
      return nil
    }
    if interrupts, bytes.isBlank(next..<end) { return nil }
    return next - offset
  }

  /// Whether `#` to `######` stands there.
  static func isHeading(_ bytes: ByteBuffer, _ offset: Int, _ end: Int) -> Bool {
    let after = bytes.endOfRun(of: 0x23, offset, end)
    return after - offset <= 6 && (after == end || bytes[after].isSpaceOrTab)
  }

  /// Whether it is nothing but `-` or `=`: what makes a heading of a paragraph.
  static func isUnderline(_ bytes: ByteBuffer, _ offset: Int, _ end: Int) -> Bool {
    let byte = bytes[offset]
    guard byte == 0x2D || byte == 0x3D else { return false }
    return bytes.isBlank(bytes.endOfRun(of: byte, offset, end)..<end)
  }

  /// Whether it is three or more of `*`, `-` or `_`.
  static func isThematicBreak(_ bytes: ByteBuffer, _ offset: Int, _ end: Int) -> Bool {
    let byte = bytes[offset]
    guard byte == 0x2A || byte == 0x2D || byte == 0x5F else { return false }
    var count = 0
    var index = offset
    while index < end {
      if bytes[index] == byte {
        count += 1
      } else if !bytes[index].isSpaceOrTab {
        return false
      }
      index += 1
    }
    return count >= 3
  }

  /// Whether a line that is outside its list or quote can only continue the paragraph there.
  static func isLazy(_ bytes: ByteBuffer, _ offset: Int, _ end: Int) -> Bool {
    switch bytes[offset] {
    case 0x23: !isHeading(bytes, offset, end)
    case 0x3C, 0x3E, 0x7B, 0x40, 0x7D: false
    case 0x60, 0x7E, 0x3A, 0x21, 0x3F, 0x3D:
      bytes.endOfRun(of: bytes[offset], offset, end) - offset < 3
    default:
      listMark(bytes, offset, end, interrupts: false) == nil
        && !isThematicBreak(bytes, offset, end)
    }
  }

  /// Where a line has shown that it is text: behind its first letter; absent where what stands
  /// before that letter could be taken for something else.
  static func endOfHead(_ bytes: ByteBuffer, _ offset: Int, _ end: Int) -> Int? {
    switch bytes[offset] {
    case 0x3C: return nil
    case 0x60, 0x7E: if FenceRun(bytes, at: offset, end)?.length ?? 0 > 2 { return nil }
    default: break
    }
    var index = offset
    while index < min(end, offset + LineScanner.blockMarkLength) {
      if bytes[index].isLetter || bytes[index] >= 0x80 { return index + 1 }
      index += 1
    }
    return nil
  }
}
