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
      } else if let marker = listMarker(cursor, interrupts: inParagraph) {
        if isTooDeep { return cutDeepLine() }
        openItem(&cursor, marker)
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

  // MARK: List items

  /// The mark of a list item.
  private struct Marker {
    var length: Int
  }

  private mutating func openItem(_ cursor: inout LineCursor, _ marker: Marker) {
    endParagraph()
    cursor.advance(marker.length)
    let afterMark = cursor.column
    cursor.skipSpaces(bytes, end)
    let spaces = cursor.column - afterMark
    let isEmpty = cursor.offset == end
    let base = isEmpty || spaces > 4 ? afterMark + 1 : cursor.column
    listMayGoOn = true
    frames.append(Frame(kind: .list, base: base, shadow: base + target - anchor.column))
  }

  /// The mark of a list item that starts at a place, if there is one.
  ///
  /// - Parameter interrupts: Whether it stands where a paragraph could go on.
  private func listMarker(_ cursor: LineCursor, interrupts: Bool) -> Marker? {
    let offset = cursor.offset
    var next = offset + 1
    switch bytes[offset] {
    case 0x2A, 0x2B, 0x2D:
      guard next == end || bytes[next].isSpaceOrTab else { return nil }
      if isThematicBreak(offset) { return nil }
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
    return Marker(length: next - offset)
  }

  // MARK: Leaves

  /// Whether `#` to `######` starts at `offset`.
  func isHeading(_ offset: Int) -> Bool {
    let after = bytes.endOfRun(of: 0x23, offset, end)
    return after - offset <= 6 && (after == end || bytes[after].isSpaceOrTab)
  }

  /// Whether a line is nothing but `-` or `=` from `offset` on: what makes a heading of a paragraph.
  func isUnderline(_ offset: Int, _ byte: UInt8) -> Bool {
    bytes.isBlank(bytes.endOfRun(of: byte, offset, end)..<end)
  }

  /// Whether a line is three or more of `*`, `-` or `_` from `offset` on.
  func isThematicBreak(_ offset: Int) -> Bool {
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
  func isLazy(_ cursor: LineCursor) -> Bool {
    switch bytes[cursor.offset] {
    case 0x23: !isHeading(cursor.offset)
    case 0x3C, 0x3E, 0x7B, 0x40, 0x7D: false
    case 0x60, 0x7E, 0x3A, 0x21, 0x3F, 0x3D:
      bytes.endOfRun(of: bytes[cursor.offset], cursor.offset, end) - cursor.offset < 3
    default: listMarker(cursor, interrupts: false) == nil && !isThematicBreak(cursor.offset)
    }
  }
}
