// Comments and strings, which are passed over.

extension CodeScan {
  func follows(_ next: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: next)
  }

  mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), follows("*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), follows("/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  mutating func startString() {
    var pounds = 0
    while pounds < index, bytes[index - pounds - 1] == UInt8(ascii: "#") { pounds += 1 }
    let isMultiline = hasQuotes(3, at: index)
    pass(isMultiline ? 3 : 1)
    skipString(pounds: pounds, isMultiline: isMultiline)
  }

  /// Skips to the end of a string, or to the code that is interpolated.
  mutating func skipString(pounds: Int, isMultiline: Bool) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A where !isMultiline, 0x0D where !isMultiline: return
      case UInt8(ascii: "\\"):
        index += 1
        guard hasPounds(pounds) else { continue }
        index += pounds
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") {
          enter(.interpolation(pounds: pounds, isMultiline: isMultiline))
          if open.count > CodeLimit.brackets { isSafe = false }
          return pass()
        }
        if bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "\"") where hasQuotes(isMultiline ? 3 : 1, at: index):
        pass(isMultiline ? 3 : 1)
        guard hasPounds(pounds) else { continue }
        index += pounds
        return
      default: index += 1
      }
    }
  }

  func hasQuotes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  func hasPounds(_ count: Int) -> Bool {
    index + count <= bytes.count
      && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
