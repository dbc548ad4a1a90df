// Explicit anchors of headings: `{#id}`, `{ #id .class }`, `{/* #id */}`, `<a id="id">`.

/// Takes explicit anchors out of headings.
enum HeadingAnchor {
  /// The anchor at the end of a heading's text, which is taken from it, or in its source.
  static func take(
    from text: inout String, source bytes: ByteBuffer, _ range: Range<Int>
  ) -> String? {
    if text.utf8.last == UInt8(ascii: "}"), let open = text.lastIndex(of: "{"),
      let anchor = anchor(in: text[open...].dropFirst().dropLast())
    {
      text = String(text[..<open]).trimmingEnd()
      return anchor
    }
    return bytes.find("<a ", in: range) == nil ? nil : elementAnchor(bytes, range)
  }

  /// The id among the words between braces: each of them is an id, a class or a pair.
  private static func anchor(in text: Substring) -> String? {
    var words = text.split { $0 == " " || $0 == "\t" }
    if let first = words.first, let last = words.last, first == "/*", last == "*/" {
      words = Array(words.dropFirst().dropLast())
    }
    if words.first == ":" { words.removeFirst() }
    if let first = words.first, first.hasPrefix(":") { words[0] = first.dropFirst() }
    let isAttribute: (Substring) -> Bool = {
      $0.hasPrefix("#") || $0.hasPrefix(".") || $0.contains("=")
    }
    guard words.allSatisfy(isAttribute) else { return nil }
    return words.first { $0.hasPrefix("#") && $0.count > 1 }.map { String($0.dropFirst()) }
  }

  private static func elementAnchor(_ bytes: ByteBuffer, _ range: Range<Int>) -> String? {
    var offset = range.lowerBound
    while let found = bytes.find("<a ", in: offset..<range.upperBound) {
      offset = found + 1
      guard let tag = Tag(bytes, at: found, limit: range.upperBound, isJSX: false) else { continue }
      let attributes = tag.readAttributes(bytes, isJSX: false)
      if let anchor = attributes.first(where: { $0.name == "id" || $0.name == "name" }) {
        return anchor.value
      }
    }
    return nil
  }

  /// The text of an ATX heading without its `#`.
  static func content(_ bytes: ByteBuffer, _ line: Range<Int>) -> Range<Int> {
    let start = bytes.endOfRun(of: 0x23, line.lowerBound, line.upperBound)
    return bytes.trimmed(start..<line.upperBound)
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate func trimmingEnd() -> String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
