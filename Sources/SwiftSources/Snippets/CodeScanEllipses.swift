// Dots that stand for what is left out.

extension CodeScan {
  var startsEllipsis: Bool { ellipsisCount != nil }

  /// The length of the `...` or `…` that starts here.
  var ellipsisCount: Int? {
    let dot = UInt8(ascii: ".")
    guard bytes[index] == dot || bytes[index] == 0xE2, index + 2 < bytes.count else { return nil }
    let next = (bytes[index], bytes[index + 1], bytes[index + 2])
    return next == (dot, dot, dot) || next == (0xE2, 0x80, 0xA6) ? 3 : nil
  }

  /// Notes an ellipsis that stands alone between statements of a block.
  mutating func noteEllipsis(_ count: Int) {
    guard open.last?.isBlock ?? true, isBeforeEnd(index + count) else { return }
    let separators: [UInt8?] = [
      nil, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ":"),
    ]
    let goesOn: [UInt8?] = [UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ".")]
    let isAlone =
      separators.contains(last) || lastWordIsIn || (isNewLine && !goesOn.contains(last))
    if isAlone { elisions.append(index..<index + count) }
  }

  /// Whether the statement ends here: at the end of the line, the block or the code.
  func isBeforeEnd(_ start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: ";"),
        UInt8(ascii: "/"):
        return true
      default: return false
      }
    }
    return true
  }
}
