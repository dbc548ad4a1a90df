// Repairs of a page: what to write in the place of some of its bytes.

internal import Comparison
internal import Diagnostics
internal import Lexing
internal import Pages

extension PageContext {
  /// A repair that writes one text in the place of another.
  ///
  /// - Parameters:
  ///   - range: Bytes of the page.
  ///   - written: What stands there, as far as the rule knows; where something else does, such as
  ///     an escaped spelling, nothing is offered.
  func fixes(
    replacing range: Range<Int>, reading written: String? = nil, with text: String,
    safety: FixIt.Safety = .safe
  ) -> [FixIt] {
    let bytes = page.bytes[range]
    guard !bytes.elementsEqual(text.utf8), written.map({ bytes.elementsEqual($0.utf8) }) ?? true
    else { return [] }
    let edit = FixIt.Edit(place: page.place(range), text: text)
    return [FixIt(title: Wording.write(text), safety: safety, edits: [edit])]
  }

  /// A repair by edits of a code block, or of the page where there is none; nil where the lines of
  /// the code are not those of the page.
  func fix(
    _ title: String, _ safety: FixIt.Safety, _ edits: [CodeEdit], inBlock block: Int?
  ) -> FixIt? {
    guard let found = block.map({ pageEdits(edits, inBlock: $0) }) ?? edits else { return nil }
    return FixIt(
      title: title, safety: safety,
      edits: found.map {
        FixIt.Edit(place: page.place($0.range), text: String(decoding: $0.text, as: UTF8.self))
      })
  }

  /// All edits of a code block as edits of the page; nil where one can't be told.
  private func pageEdits(_ edits: [CodeEdit], inBlock block: Int) -> [CodeEdit]? {
    let found = edits.compactMap { pageEdit($0, inBlock: block) }
    return found.count == edits.count ? found : nil
  }

  /// An edit of a code block as one of the page: with the page's line breaks, and in front of each
  /// new line what stands in front of the others, such as `> `.
  private func pageEdit(_ edit: CodeEdit, inBlock block: Int) -> CodeEdit? {
    let code = analyzed.codeBlocks[block].code
    if edit.range.isEmpty, let line = edit.text.last, line == 0x0A, isLineStart(edit.range, code) {
      return insertion(edit, code)
    }
    guard let range = pageRange(edit.range, code) else { return nil }
    guard edit.text.contains(0x0A) else { return CodeEdit(range: range, text: edit.text) }
    guard let (line, prefix) = prefix(ofLineAt: max(0, edit.range.lowerBound - 1), code) else {
      return nil
    }
    return CodeEdit(range: range, text: pageText(edit.text, lineBreak(of: line), prefix))
  }

  /// Lines that are put in behind a line, or before the first one.
  private func insertion(_ edit: CodeEdit, _ code: MappedText) -> CodeEdit? {
    let isBehind = edit.range.lowerBound > 0
    let neighbour = isBehind ? edit.range.lowerBound - 1 : edit.range.lowerBound
    guard let (line, prefix) = prefix(ofLineAt: neighbour, code) else { return nil }
    let lineBreak = lineBreak(of: line)
    let text = prefix + pageText(edit.text.dropLast(), lineBreak, prefix)
    guard let start = lineStart(isBehind ? line + 1 : line) else {
      let end = page.bytes.count
      return CodeEdit(range: end..<end, text: lineBreak + text)
    }
    return CodeEdit(range: start..<start, text: text + lineBreak)
  }

  /// Where a line starts; nil behind the last line.
  private func lineStart(_ line: Int) -> Int? {
    line <= page.lines.lineCount ? page.lines.lineStarts[line - 1] : nil
  }

  private func isLineStart(_ range: Range<Int>, _ code: MappedText) -> Bool {
    range.lowerBound == 0 || code.bytes[range.lowerBound - 1] == 0x0A
  }

  /// The bytes of the page that some bytes of a code block came from: whole lines with what stands
  /// in front of them; nil where the page has other bytes there.
  private func pageRange(_ range: Range<Int>, _ code: MappedText) -> Range<Int>? {
    if range.isEmpty {
      let isBehind = range.lowerBound > 0 && code.bytes[range.lowerBound - 1] != 0x0A
      let origin =
        isBehind
        ? code.origin(of: range.lowerBound - 1) + 1 : code.origin(of: range.lowerBound)
      return origin..<origin
    }
    if isLineStart(range, code), code.bytes[range.upperBound - 1] == 0x0A {
      let lines = page.lines
      let first = lines.line(at: code.origin(of: range.lowerBound))
      let last = lines.line(at: code.origin(of: range.upperBound - 1))
      guard last < lines.lineCount else { return nil }
      return lines.lineStarts[first - 1]..<lines.lineStarts[last]
    }
    let origin = code.origin(of: range)
    let isSame =
      origin.upperBound <= page.bytes.count
      && page.bytes[origin].elementsEqual(code.bytes[range])
    return isSame || code.bytes[range].contains(0x0A) ? origin : nil
  }

  /// The line of the page that a byte of code stands in, and what stands in front of the code there.
  private func prefix(ofLineAt offset: Int, _ code: MappedText) -> (line: Int, bytes: [UInt8])? {
    let origin = code.origin(of: code.bytes.lineStart(before: offset))
    let line = page.lines.line(at: origin)
    let prefix = page.bytes[page.lines.lineStarts[line - 1]..<origin]
    guard prefix.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }) else { return nil }
    return (line, Array(prefix))
  }

  private func lineBreak(of line: Int) -> [UInt8] {
    let end = page.lines.content(ofLine: line).upperBound
    let next = line < page.lines.lineCount ? page.lines.lineStarts[line] : page.bytes.count
    return end < next ? Array(page.bytes[end..<next]) : [0x0A]
  }

  private func pageText(
    _ text: some Sequence<UInt8>, _ lineBreak: [UInt8], _ prefix: [UInt8]
  ) -> [UInt8] {
    text.reduce(into: []) { result, byte in
      if byte == 0x0A { result += lineBreak + prefix } else { result.append(byte) }
    }
  }
}

private enum Wording {
  static func write(_ text: String) -> String { "write \(text.quoted)" }
}
