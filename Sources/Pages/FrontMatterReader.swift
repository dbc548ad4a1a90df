// Front matter: the metadata between `---` or `+++` at the head of a page.

internal import Diagnostics

/// Finds and reads front matter.
enum FrontMatterReader {
  /// Front matter and the number of the lines that it takes.
  struct Result {
    var frontMatter: FrontMatter
    var lineCount: Int
  }

  static func read(_ bytes: ByteBuffer, _ lines: LineTable) -> Result? {
    let start = byteOrderMark(bytes)
    for (mark, format) in [(ascii("-"), FrontMatter.Format.yaml), (ascii("+"), .toml)]
    where isFence(bytes, start..<lines.content(ofLine: 1).upperBound, mark) {
      return read(bytes, lines, from: start, mark, format)
    }
    return nil
  }

  /// The length of the byte order mark.
  static func byteOrderMark(_ bytes: ByteBuffer) -> Int {
    bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
  }

  private static func read(
    _ bytes: ByteBuffer, _ lines: LineTable, from start: Int, _ mark: UInt8,
    _ format: FrontMatter.Format
  ) -> Result? {
    var line = 2
    while line <= lines.lineCount {
      let content = lines.content(ofLine: line)
      if isFence(bytes, content, mark) || (format == .yaml && isFence(bytes, content, 0x2E)) {
        let text = lines.lineStarts[1]..<content.lowerBound
        return Result(
          frontMatter: value(bytes, format, text: text, range: start..<content.upperBound),
          lineCount: line)
      }
      line += 1
    }
    return nil
  }

  private static func value(
    _ bytes: ByteBuffer, _ format: FrontMatter.Format, text: Range<Int>, range: Range<Int>
  ) -> FrontMatter {
    var result = FrontMatter(
      format: format, range: range, values: .mapping([]), text: bytes.text(text))
    guard format == .yaml else { return result }
    let yaml = ByteBuffer(rebasing: bytes[text])
    if let values = PlainMapping.read(yaml) {
      result.values = values
      return result
    }
    do {
      result.values = try YAMLReader.read(Array(yaml))
    } catch {
      result.error = error.description
    }
    return result
  }

  /// Whether a line is three marks and nothing else.
  private static func isFence(_ bytes: ByteBuffer, _ line: Range<Int>, _ mark: UInt8) -> Bool {
    let end = bytes.endOfRun(of: mark, line.lowerBound, line.upperBound)
    return end - line.lowerBound == 3 && bytes.isBlank(end..<line.upperBound)
  }
}
