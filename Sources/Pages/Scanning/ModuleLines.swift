// `import` and `export` in MDX.

extension LineScanner {
  /// Takes down the statement of JavaScript that starts a line, with the lines that it runs over.
  mutating func scanModuleLine(_ cursor: LineCursor) -> Bool {
    guard !inParagraph, cursor.offset == start, isModuleStatement(start) else { return false }
    var last = line
    if searches.mayScript {
      if let close = ScriptSkipper.endOfStatement(bytes, start, bytes.count) {
        last = lines.line(holding: max(start, close - 1), from: line)
      } else {
        searches.scripts += 1
      }
    }
    addImport(start..<lines.contentEnd(last))
    addMarks(upTo: last)
    return true
  }

  /// Whether what starts at `offset` is `import` or `export` as JavaScript has them, not prose.
  private func isModuleStatement(_ offset: Int) -> Bool {
    let isImport = bytes.starts(with: "import", at: offset)
    guard isImport || bytes.starts(with: "export", at: offset) else { return false }
    let next = bytes.skipSpaces(offset + 6, end)
    guard next < end else { return false }
    let byte = bytes[next]
    if byte == 0x7B || byte == 0x2A { return true }
    guard next > offset + 6 else { return false }
    if isImport {
      if byte == 0x22 || byte == 0x27 { return true }
      return bytes.find(" from ", in: next..<end) != nil
        || bytes.find(",", in: next..<end).map { bytes.isBlank($0 + 1..<end) } ?? false
    }
    return Self.declarations.contains { bytes.starts(with: $0, at: next) }
  }

  private static let declarations: [StaticString] = [
    "const ", "let ", "var ", "function ", "function*", "class ", "default ", "async ", "type ",
    "interface ", "enum ",
  ]
}
