// Headings of pages that lost their marks.

internal import Pages

/// Finds headings by their looks: a short line between blank lines, without a final stop.
struct HeadingRecovery {
  private let page: Page
  private let lines: [Range<Int>]
  private let shapes: [LineShape]
  /// Lines that are code.
  private let code: Set<Int>

  init(_ page: Page, lines: [Range<Int>], shapes: [LineShape], regions: [CodeRegion]) {
    self.page = page
    self.lines = lines
    self.shapes = shapes
    code = Set(regions.flatMap { Array($0.lines) })
  }

  /// Where a page shows the traces of links to headings, its headings are the lines before those.
  func headings() -> [Heading] {
    let candidates = candidates()
    let trace = repeatedTrace(after: candidates)
    let linked = candidates.filter {
      let next = nextText(after: $0)
      return isResidue(next) || trace != nil && next == trace
    }
    var chosen = candidates
    if linked.count > 1 {
      let title = candidates.last { $0 < linked[0] }
      chosen = (title.map { [$0] } ?? []) + linked
    }
    return chosen.enumerated().map { place, line in
      let range = trimmed(line)
      return Heading(
        level: place == 0 ? 1 : 2, text: page.text(range), range: range, isRecovered: true)
    }
  }

  private func candidates() -> [Int] {
    let alone = lines.indices.filter { isAlone($0) && isShortTitle($0) }
    var counts: [String: Int] = [:]
    for line in alone { counts[text(line), default: 0] += 1 }
    return alone.filter { counts[text($0)] == 1 && nextText(after: $0) != nil }
  }

  /// What stands behind most of the candidates: the trace of links in a language of its own.
  private func repeatedTrace(after candidates: [Int]) -> String? {
    var counts: [String: Int] = [:]
    for line in candidates {
      if let next = nextText(after: line) { counts[next, default: 0] += 1 }
    }
    return counts.first { $0.value > 2 && $0.value * 2 > candidates.count }?.key
  }

  /// Whether blank lines or the ends of the page stand around a line.
  private func isAlone(_ line: Int) -> Bool {
    guard shapes[line] == .other || shapes[line] == .prose || shapes[line] == .call,
      !code.contains(line)
    else { return false }
    let isOpenAbove = line == 0 || shapes[line - 1] == .blank || isFrontMatter(line - 1)
    let below = line + 1
    return isOpenAbove
      && (below >= lines.count || shapes[below] == .blank || isResidue(text(below)))
  }

  private func isFrontMatter(_ line: Int) -> Bool {
    lines[line].lowerBound < page.frontMatter?.range.upperBound ?? 0
  }

  private func isShortTitle(_ line: Int) -> Bool {
    guard !isFrontMatter(line) else { return false }
    let range = trimmed(line)
    let text = page.text(range)
    guard range.count <= 240, width(text) <= Self.widest, text.contains(where: \.isLetter),
      text.split(separator: " ").count <= 12, !text.unicodeScalars.contains(where: isCodeMark)
    else { return false }
    return !isListItem(text) && !hasFinalStop(text) && !isResidue(text) && !isLabel(text)
  }

  /// The widest heading, in columns; characters of East Asia take two.
  private static let widest = 80

  private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
  }

  private func isCodeMark(_ scalar: Unicode.Scalar) -> Bool {
    "={}<>|;\\→\"".unicodeScalars.contains(scalar)
  }

  private func isListItem(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return true }
    if "-*+•–—>|!#`<[{(:=.".unicodeScalars.contains(first) { return true }
    let digits = scalars.prefix { $0.value >= 0x30 && $0.value <= 0x39 }
    let mark = scalars.dropFirst(digits.count).first
    return !digits.isEmpty && (mark == "." || mark == ")")
      && scalars.dropFirst(digits.count + 1).first == " "
  }

  private func hasFinalStop(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return true }
    return ".:;,!?…。：；，、！？．،؛؟۔।;{}=".unicodeScalars.contains(last)
  }

  /// The trace of a link to a heading, or of a button beside it.
  private func isResidue(_ text: String?) -> Bool {
    guard let text else { return false }
    let phrases = ["Anchor link to", "Section titled", "Direct link to", "Permalink"]
    return phrases.contains { text.hasPrefix($0) } || text == "¶"
  }

  /// The name of a language, a file, or a place on the page: no heading.
  private func isLabel(_ text: String) -> Bool {
    if Snippet.Language(tabLabel: text) != nil, text.utf8.count < 16 { return true }
    let labels = ["Copy", "Note", "Tip", "Warning", "Caution", "Danger", "Important", "Example"]
    if labels.contains(text) { return true }
    guard !text.contains(" "), let dot = text.lastIndex(of: ".") else { return false }
    let suffix = text[dot...].dropFirst()
    return !suffix.isEmpty && suffix.count <= 10 && suffix.allSatisfy { $0.isLetter && $0.isASCII }
  }

  /// The next line that is not blank.
  private func nextText(after line: Int) -> String? {
    lines.indices.dropFirst(line + 1).first { shapes[$0] != .blank }.map(text)
  }

  private func text(_ line: Int) -> String { page.text(trimmed(line)) }

  private func trimmed(_ line: Int) -> Range<Int> {
    var range = lines[line]
    let bytes = page.bytes
    while let first = range.first, bytes[first] <= 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
    return range
  }
}
