// Lines of template marks: Hugo's `{{< >}}` and `{{% %}}`, Liquid's and Markdoc's `{% %}`.

extension LineScanner {
  /// Looks at a line that starts with a brace.
  mutating func scanBrace(_ cursor: LineCursor) -> Bool {
    if traits.hasShortcodes,
      bytes.starts(with: "{{<", at: cursor.offset)
        || bytes.starts(with: "{{%", at: cursor.offset)
    {
      return scanTemplateLine(cursor, .shortcode)
    }
    if traits.hasTags, bytes.starts(with: "{%", at: cursor.offset) {
      return scanTagComment(cursor) || scanTemplateLine(cursor, .tag)
    }
    return traits.isJSX ? scanExpression(cursor) : false
  }

  /// Takes a line down that is nothing but template marks.
  private mutating func scanTemplateLine(
    _ cursor: LineCursor, _ syntax: Container.Syntax
  ) -> Bool {
    var marks: [TemplateMark] = []
    var comments: [PageComment] = []
    var offset = cursor.offset
    var last = line
    while offset < lines.contentEnd(last) {
      guard let mark = TemplateMark(bytes, at: offset, syntax, limit: reach(from: last)) else {
        return false
      }
      if mark.name == "comment", let comment = comment(openedBy: mark, upTo: end) {
        comments.append(comment)
        offset = bytes.skipSpaces(comment.range.upperBound, end)
        continue
      }
      marks.append(mark)
      last = lines.line(holding: mark.range.upperBound - 1, from: line)
      offset = bytes.skipSpaces(mark.range.upperBound, lines.contentEnd(last))
    }
    page.comments += comments
    if let first = marks.first, marks.count == 1, takesLines(first, last) { return true }
    for mark in marks { take(mark, syntax, column: cursor.column) }
    addMarks(upTo: last, separates: false)
    return true
  }

  /// The comment between a mark and the next one of its name, where both stand in one line.
  private func comment(openedBy mark: TemplateMark, upTo end: Int) -> PageComment? {
    guard !mark.isClosing, !mark.isSelfClosing, mark.range.upperBound < end,
      let found = bytes.find(mark.syntax == .tag ? "{%" : "{{", in: mark.range.upperBound..<end),
      let close = TemplateMark(bytes, at: found, mark.syntax, limit: end),
      close.isClosing, close.name == mark.name
    else { return nil }
    return PageComment(
      text: bytes.text(bytes.trimmed(mark.range.upperBound..<found)),
      range: mark.range.lowerBound..<close.range.upperBound)
  }

  /// How far a mark may reach: ten lines.
  private func reach(from line: Int) -> Int {
    lines.contentEnd(min(line + 10, starts.count - 1))
  }

  private mutating func take(_ mark: TemplateMark, _ syntax: Container.Syntax, column: Int) {
    if mark.isClosing {
      close(syntax, mark.name, mark.range)
      return
    }
    let container = ContainerMark(
      syntax: syntax, name: mark.name, attributes: PlainAttributes.read(bytes.text(mark.arguments)),
      range: mark.range)
    if !mark.isSelfClosing,
      closings.hasClosing(mark.name, syntax, after: mark.range.lowerBound, in: bytes)
    {
      open(container, column: column)
    } else if !TemplateMark.statements.contains(mark.name) {
      add(container, isClosed: true)
    }
  }

  /// Takes the lines between marks that hold no Markdown: `highlight`, `comment`.
  private mutating func takesLines(_ mark: TemplateMark, _ opening: Int) -> Bool {
    guard !mark.isClosing, ["highlight", "comment"].contains(mark.name),
      let (closing, range) = closingLine(of: mark, after: opening)
    else { return false }
    if mark.name == "comment" {
      keepComment(
        mark.range.upperBound..<range.lowerBound, mark.range.lowerBound..<range.upperBound)
      addMarks(upTo: closing)
      return true
    }
    addMarks(upTo: opening)
    let start = ScannedFence(bytes, info: mark.firstArgument(bytes), range: mark.range)
    takeCode(of: start, to: .at(line: closing))
    return true
  }

  private mutating func closingLine(
    of opening: TemplateMark, after line: Int
  ) -> (line: Int, range: Range<Int>)? {
    guard searches.mayClose(template: opening.name) else { return nil }
    for index in line + 1..<max(line + 1, starts.count) {
      let content = lines.content(index)
      if let mark = TemplateMark(
        bytes, at: content.lowerBound, opening.syntax, limit: content.upperBound),
        mark.isClosing, mark.name == opening.name, mark.range.upperBound == content.upperBound
      {
        return (index, mark.range)
      }
    }
    searches.setUnclosed(template: opening.name)
    return nil
  }
}

/// A template mark: `{{< tab "Swift" >}}`, `{% endtab %}`, `{% /tab %}`.
struct TemplateMark {
  var syntax: Container.Syntax
  var range: Range<Int>
  var name: String
  var arguments: Range<Int>
  var isClosing = false
  var isSelfClosing = false

  /// Tags that say something and hold nothing.
  static let statements: Set<String> = ["assign", "else", "elsif", "when", "break", "continue"]

  init?(_ bytes: ByteBuffer, at offset: Int, _ syntax: Container.Syntax, limit: Int) {
    guard let inner = Self.inner(bytes, offset, syntax, limit) else { return nil }
    self.syntax = syntax
    range = offset..<inner.end
    var content = bytes.trimmed(inner.content)
    if let last = content.last, bytes[last] == 0x2F {
      isSelfClosing = true
      content = bytes.trimmed(content.lowerBound..<last)
    }
    if let first = content.first, bytes[first] == 0x2F {
      isClosing = true
      content = bytes.trimmed(first + 1..<content.upperBound)
    }
    var after = content.lowerBound
    while after < content.upperBound, !bytes[after].isWhiteSpace { after += 1 }
    name = bytes.text(content.lowerBound..<after)
    guard let first = name.utf8.first, first.isLetter || first == 0x5F else { return nil }
    if syntax == .tag, name.hasPrefix("end"), name.count > 3 {
      isClosing = true
      name.removeFirst(3)
    }
    arguments = bytes.trimmed(after..<content.upperBound)
  }

  /// What stands between the braces, and where the mark ends.
  private static func inner(
    _ bytes: ByteBuffer, _ offset: Int, _ syntax: Container.Syntax, _ limit: Int
  ) -> (content: Range<Int>, end: Int)? {
    if syntax == .tag {
      guard bytes.starts(with: "{%", at: offset),
        let close = bytes.find("%}", in: offset + 2..<max(limit, offset + 2))
      else { return nil }
      var content = offset + 2..<close
      if let first = content.first, bytes[first] == 0x2D { content = first + 1..<close }
      if let last = content.last, bytes[last] == 0x2D { content = content.lowerBound..<last }
      return (content, close + 2)
    }
    let isAngle = bytes.starts(with: "{{<", at: offset)
    guard isAngle || bytes.starts(with: "{{%", at: offset),
      let close = bytes.find(isAngle ? ">}}" : "%}}", in: offset + 3..<max(limit, offset + 3))
    else { return nil }
    return (offset + 3..<close, close + 3)
  }

  /// The first word of the arguments, without quotes: the language of `highlight`.
  func firstArgument(_ bytes: ByteBuffer) -> Range<Int> {
    var end = arguments.lowerBound
    while end < arguments.upperBound, !bytes[end].isWhiteSpace { end += 1 }
    var start = arguments.lowerBound
    while start < end, bytes[start] == 0x22 || bytes[start] == 0x27 { start += 1 }
    while end > start, bytes[end - 1] == 0x22 || bytes[end - 1] == 0x27 { end -= 1 }
    return start..<end
  }
}
