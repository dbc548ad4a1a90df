// Keys and values in the property lists that pages show.

/// A key of a property list with the element behind it.
struct PropertyListPair {
  var key: Range<Int>
  /// The name of the element behind the key: `string`, `true`.
  var element: String
  /// From the element's opening mark to its end.
  var elementRange: Range<Int>
  /// The text within the element; empty for an element without any.
  var value: Range<Int>

  /// All pairs in a piece of code, in order; ranges count its bytes.
  static func all(in code: [UInt8]) -> [PropertyListPair] {
    var pairs: [PropertyListPair] = []
    var reader = PropertyListReader(code: code)
    while let pair = reader.next() { pairs.append(pair) }
    return pairs
  }
}

/// Goes from key to key.
private struct PropertyListReader {
  let code: [UInt8]
  private var index = 0

  init(code: [UInt8]) { self.code = code }

  mutating func next() -> PropertyListPair? {
    while find("<key>") {
      let start = index
      guard find("</key>") else { return nil }
      let key = trimmed(start..<index - 6)
      skipSpace()
      let behind = index
      if let pair = element(behind: key) { return pair }
      // What is no value may be the next key.
      index = behind
    }
    return nil
  }

  private mutating func element(behind key: Range<Int>) -> PropertyListPair? {
    let start = index
    guard index < code.count, code[index] == 0x3C else { return nil }
    index += 1
    let name = index
    while index < code.count, code[index].isASCIILetter { index += 1 }
    let element = String(decoding: code[name..<index], as: UTF8.self)
    guard !element.isEmpty, element != "key", find(">") else { return nil }
    var pair = PropertyListPair(
      key: key, element: element, elementRange: start..<index, value: index..<index)
    if code[index - 2] == 0x2F { return pair }
    let text = index
    while index < code.count, code[index] != 0x3C { index += 1 }
    pair.value = trimmed(text..<index)
    return pair
  }

  /// Goes behind the next place of a text.
  private mutating func find(_ text: StaticString) -> Bool {
    let place = code.withUnsafeBufferPointer { code in
      text.withUTF8Buffer { code.place(of: $0, from: index) }
    }
    index = place.map { $0 + text.utf8CodeUnitCount } ?? code.count
    return place != nil
  }

  private mutating func skipSpace() {
    while index < code.count, code[index] <= 0x20 { index += 1 }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, code[start] <= 0x20 { start += 1 }
    while end > start, code[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
