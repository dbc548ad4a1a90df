// Link reference definitions: `[label]: destination "title"`.

/// Where the labels of a page lead.
struct ReferenceDefinitions {
  private var destinations: [String: String] = [:]

  var isEmpty: Bool { destinations.isEmpty }

  /// Where a label leads; labels are compared without case and with white space as one space.
  func destination(of label: String) -> String? { destinations[Self.normalized(label)] }

  /// Keeps a definition; the first of a label counts.
  mutating func add(_ label: String, _ destination: String) {
    let key = Self.normalized(label)
    guard !key.isEmpty, destinations[key] == nil else { return }
    destinations[key] = destination
  }

  private static func normalized(_ label: String) -> String {
    label.lowercased().uppercased().split { $0.isWhitespace }.joined(separator: " ")
  }
}

/// A definition at its place.
struct ReferenceDefinition {
  var label: String
  var destination: String
  /// What stands between the marks of its title; nil where it has none.
  var title: Range<Int>?
  /// The offset after its last byte.
  var end: Int

  /// Reads the definition that starts at `offset`; it may run over line breaks up to `limit`.
  init?(_ bytes: ByteBuffer, at offset: Int, limit: Int) {
    guard let label = LinkSyntax.label(bytes, at: offset, limit),
      label.upperBound + 1 < limit, bytes[label.upperBound + 1] == 0x3A,
      bytes[label.lowerBound] != 0x5E
    else { return nil }
    let start = bytes.skipWhiteSpace(label.upperBound + 2, limit)
    guard start < limit, let destination = LinkSyntax.destination(bytes, at: start, limit) else {
      return nil
    }
    self.label = bytes.text(label)
    self.destination = LinkSyntax.unescaped(bytes, destination.content)
    guard let end = Self.end(bytes, after: destination.end, limit) else { return nil }
    self.end = end
    let title = bytes.skipWhiteSpace(destination.end, end)
    self.title = title + 1 < end ? title + 1..<end - 1 : nil
  }

  /// The end of the definition: after a title, if one stands there and nothing after it.
  private static func end(_ bytes: ByteBuffer, after offset: Int, _ limit: Int) -> Int? {
    let next = bytes.skipWhiteSpace(offset, limit)
    if next > offset, next < limit, let title = LinkSyntax.title(bytes, at: next, limit),
      isEndOfLine(bytes, bytes.skipSpaces(title, limit), limit)
    {
      return title
    }
    return isEndOfLine(bytes, bytes.skipSpaces(offset, limit), limit) ? offset : nil
  }

  private static func isEndOfLine(_ bytes: ByteBuffer, _ offset: Int, _ limit: Int) -> Bool {
    offset >= limit || bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }
}

extension LineScanner {
  /// Takes down the link reference definition that starts a line, with the lines it runs over.
  mutating func scanDefinition(_ cursor: LineCursor) -> Bool {
    guard !inParagraph else { return false }
    let isQuoted = frames.holdsQuote
    let limit = isQuoted ? end : lines.contentEnd(min(line + 2, starts.count - 1))
    guard let definition = ReferenceDefinition(bytes, at: cursor.offset, limit: limit) else {
      return false
    }
    page.definitions.add(definition.label, definition.destination)
    addComment(of: definition, at: cursor.offset)
    let last = lines.line(holding: definition.end - 1, from: line)
    addLine(.definition, to: end)
    while line < last {
      setLine(line + 1)
      anchor = LineCursor(offset: start, column: 0)
      anchor.skipSpaces(bytes, end)
      target = anchor.column
      addLine(.definition, to: end)
    }
    return true
  }
}
