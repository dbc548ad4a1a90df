// What stands around a finding: which of two equal findings it is.

package import Diagnostics

/// Hashes of the text at a finding, by which equal findings of a page are told apart.
///
/// None of them needs to last: a finding whose line was rewritten is known by the words on one side
/// of it, one that moved by its line, and one whose paragraph was wrapped anew by the words on both
/// sides. A part is 0 where there is nothing to go by.
package struct FindingContext: Hashable, Sendable {
  /// The line that the finding stands in.
  var line: UInt32 = 0
  /// The last words before it, whatever the line.
  var before: UInt32 = 0
  /// The first words after it.
  var after: UInt32 = 0
  /// What the finding points at in another file: the text of the source page.
  var source: UInt32 = 0

  /// Nothing to go by.
  static let none = FindingContext()

  /// `00000000-1a2b3c4d-00000000-00000000`: before, line, after, source.
  var text: String {
    [before, line, after, source].map { ByteHash.hexadecimal(UInt64($0), digits: 8) }
      .joined(separator: "-")
  }

  init() {}

  /// Reads what `text` writes; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count == 8 ? UInt32($0, radix: 16) : nil }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    (before, line, after, source) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

/// Finds what stands around the findings of a run.
package struct FindingContexts {
  private let text: (_ file: String) -> LineTable?
  private var texts: [String: LineTable?] = [:]

  /// - Parameter text: The text of a file; nil where it can't be read.
  package init(text: @escaping (_ file: String) -> LineTable?) { self.text = text }

  /// How many words of each side count.
  private static let mostWords = 8
  /// How far they may stand away, in bytes.
  private static let farthest = 1_024
  /// How many lines of the source page count.
  private static let mostLines = 8
  /// How many bytes of a line count.
  private static let mostBytes = 2_048

  package mutating func context(of diagnostic: Diagnostic) -> FindingContext {
    var context = FindingContext()
    let (file, line) = (diagnostic.place.file, diagnostic.place.range.start.line)
    if let lines = lines(of: file), line <= lines.lineCount {
      context.line = Self.hash(of: line...line, in: lines)
      let start = lines.offset(of: diagnostic.place.range.start)
      let end = max(start, lines.offset(of: diagnostic.place.range.end))
      let before = lines.bytes[max(0, start - Self.farthest)..<start]
      let after = lines.bytes[end..<min(lines.bytes.count, end + Self.farthest)]
      context.before = Self.hash(of: Self.words(of: before).suffix(Self.mostWords))
      context.after = Self.hash(of: Self.words(of: after).prefix(Self.mostWords))
    }
    guard let place = diagnostic.related.first(where: { $0.place.file != file })?.place,
      let lines = lines(of: place.file), place.range.start.line <= lines.lineCount
    else { return context }
    context.source = Self.hash(at: place.range, in: lines)
    return context
  }

  /// The lines of a stretch of another file, or the first after its start that says something.
  private static func hash(at range: TextRange, in lines: LineTable) -> UInt32 {
    let start = range.start.line
    let end = min(lines.lineCount, start + mostLines - 1)
    let own = hash(of: start...max(start, min(range.end.line, end)), in: lines)
    guard own == 0 else { return own }
    let rest = start...max(start, min(lines.lineCount, start + mostLines))
    return rest.lazy.map { hash(of: $0...$0, in: lines) }.first { $0 > 0 } ?? 0
  }

  private static func hash(of numbers: ClosedRange<Int>, in lines: LineTable) -> UInt32 {
    hash(of: numbers.lazy.map { lines.bytes[lines.content(ofLine: $0)].prefix(mostBytes) })
  }

  /// The hash of the parts that say something; 0 where none does.
  private static func hash(of parts: some Sequence<ArraySlice<UInt8>>) -> UInt32 {
    var hash = StableHash()
    var isEmpty = true
    for part in parts.lazy.map(trimmed) where saysSomething(part) {
      hash.add(part)
      isEmpty = false
    }
    return isEmpty ? 0 : max(1, UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32))
  }

  /// The words of a stretch of text, those left out that say nothing.
  private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { $0 <= 0x20 }.filter(saysSomething)
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 <= 0x20 }
    while let last = line.last, last <= 0x20 { line.removeLast() }
    return line
  }

  /// Whether a line or word is one of its own: three letters or digits, and no fence.
  private static func saysSomething(_ line: ArraySlice<UInt8>) -> Bool {
    guard !line.starts(with: "```".utf8), !line.starts(with: "~~~".utf8) else { return false }
    return line.lazy.filter(\.isLetterOrDigit).prefix(3).count == 3
  }

  private mutating func lines(of file: String) -> LineTable? {
    if let known = texts[file] { return known }
    if texts.count > 200 { texts.removeAll() }
    let lines = text(file)
    texts[file] = .some(lines)
    return lines
  }
}

extension UInt8 {
  /// Whether it is a letter or digit, or part of a character beyond ASCII.
  fileprivate var isLetterOrDigit: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
