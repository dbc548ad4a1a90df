// Runs of lines that are code without fences.

internal import Pages

/// A run of lines that is code.
struct CodeRegion {
  /// What a region holds; what its parts hold where it was joined.
  struct Contents: OptionSet {
    let rawValue: Int

    /// More than comments and attributes.
    static let code = Contents(rawValue: 1)
    /// More than that and imports.
    static let body = Contents(rawValue: 2)
    static let xml = Contents(rawValue: 4)
  }

  /// Counted from 0.
  var lines: ClosedRange<Int>
  var contents: Contents
  /// Whether its first statement is an import.
  var startsFile = false
  /// The language that the first part with a mark of one looks like.
  var leaning: Snippet.Language?

  var isXML: Bool { contents.contains(.xml) }
}

/// Finds the runs of code among the lines of a page.
struct RegionFinder {
  private let page: [UInt8]
  /// The content of every line, without its break.
  private let lines: [Range<Int>]
  /// What every line looks like.
  let shapes: [LineShape]
  private let comments: BlockComments
  /// Lines that the page's dialect has as indented code: no code was lost there.
  private let indented: Set<Int>

  init(_ page: Page, lines: [Range<Int>]) {
    self.page = page.bytes
    self.lines = lines
    let classifier = LineClassifier(page.bytes)
    var shapes: [LineShape] = []
    shapes.reserveCapacity(lines.count)
    let body = page.frontMatter?.range.upperBound ?? 0
    for line in lines {
      shapes.append(line.lowerBound < body ? .prose : classifier.shape(of: line))
    }
    self.shapes = shapes
    comments = BlockComments(page.bytes)
    indented = Set(
      page.codeBlocks.filter { $0.form == .indented }.flatMap { block in
        page.lines.line(at: block.range.lowerBound)
          - 1..<page.lines.line(at: block.range.upperBound)
      })
  }

  /// The regions in order.
  func regions() -> [CodeRegion] {
    var chunks: [CodeRegion] = []
    var index = 0
    while index < lines.count {
      guard let chunk = chunk(at: index) else {
        index += 1
        continue
      }
      chunks.append(chunk)
      index = chunk.lines.upperBound + 1
    }
    return joined(chunks).filter { $0.contents.contains(.code) }
  }

  // MARK: One chunk

  /// The lines without a blank one between them, outside of brackets, that start at `index`.
  private func chunk(at index: Int) -> CodeRegion? {
    switch shapes[index] {
    case .prefix: return prefixChunk(index)
    case .code where !indented.contains(index), .follower where !indented.contains(index):
      return region(index...codeEnd(index))
    case .call where !indented.contains(index) && (isIntroduced(index) || isFollowed(index)):
      return region(index...codeEnd(index))
    case .xml:
      var end = index
      while end + 1 < lines.count, shapes[end + 1] == .xml { end += 1 }
      return CodeRegion(lines: index...end, contents: [.code, .xml])
    default: return nil
    }
  }

  /// Comments and attributes, and the code that follows them without a blank line.
  private func prefixChunk(_ start: Int) -> CodeRegion {
    var next = start
    while next < lines.count, case .prefix = shapes[next] { next = behindComment(next) }
    let isFollowed = next < lines.count && (shapes[next] == .code || shapes[next] == .call)
    return region(start...(isFollowed ? codeEnd(next) : next - 1))
  }

  /// What lines hold, looked at once.
  private func region(_ range: ClosedRange<Int>) -> CodeRegion {
    var region = CodeRegion(lines: range, contents: [])
    let code = range.filter { shapes[$0] == .code || shapes[$0] == .call }
    guard let first = code.first else { return region }
    region.contents = code.contains { !isImport($0) } ? [.code, .body] : .code
    region.startsFile = isImport(first)
    region.leaning = LanguageEvidence(self.code(of: region)).leaning
    return region
  }

  /// The line behind the comment or attribute that starts on a line.
  private func behindComment(_ line: Int) -> Int {
    let content = lines[line]
    let mark = page[content].firstIndex { $0 > 0x20 } ?? content.lowerBound
    guard let close = comments.end(of: mark) else { return line + 1 }
    var end = line
    while end + 1 < lines.count, lines[end].upperBound < close { end += 1 }
    return end + 1
  }

  /// The last line of the code that starts on a line.
  private func codeEnd(_ start: Int) -> Int {
    var tracker = BracketTracker()
    var last = start
    var index = start
    while index < lines.count {
      if index > start, !tracker.isInLiteral {
        if tracker.isOpen {
          if shapes[index] == .prose || shapes[index] == .xml { break }
        } else if !goesOn(index, from: start) {
          break
        }
      }
      tracker.read(lines[index], of: page, comments: comments)
      if shapes[index] != .blank { last = index }
      index += 1
    }
    return last
  }

  /// Whether a line belongs to the code directly above it.
  private func goesOn(_ index: Int, from start: Int) -> Bool {
    switch shapes[index] {
    case .code, .call, .follower, .prefix: true
    case .other: indentation(index) > indentation(start)
    default: false
    }
  }

  private func indentation(_ line: Int) -> Int {
    page[lines[line]].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether code stands directly below.
  private func isFollowed(_ index: Int) -> Bool {
    index + 1 < lines.count && (shapes[index + 1] == .code || shapes[index + 1] == .follower)
  }

  /// Whether the text above ends in a colon, or is code.
  private func isIntroduced(_ index: Int) -> Bool {
    guard let above = (0..<index).last(where: { shapes[$0] != .blank }) else { return false }
    if shapes[above] == .prefix { return true }
    let text = page[lines[above]]
    return text.last == 0x3A || text.suffix(3).elementsEqual("：".utf8)
  }

  // MARK: Joining

  /// Joins chunks that only blank lines stand between.
  private func joined(_ chunks: [CodeRegion]) -> [CodeRegion] {
    var regions: [CodeRegion] = []
    for chunk in chunks {
      guard let last = regions.last, belongTogether(last, chunk) else {
        regions.append(chunk)
        continue
      }
      regions[regions.count - 1] = CodeRegion(
        lines: last.lines.lowerBound...chunk.lines.upperBound,
        contents: last.contents.union(chunk.contents),
        startsFile: last.contents.isEmpty ? chunk.startsFile : last.startsFile,
        leaning: last.leaning ?? chunk.leaning)
    }
    return regions
  }

  private func belongTogether(_ first: CodeRegion, _ second: CodeRegion) -> Bool {
    let gap = first.lines.upperBound + 1..<second.lines.lowerBound
    guard gap.count <= 2, gap.allSatisfy({ shapes[$0] == .blank }), first.isXML == second.isXML
    else { return false }
    if second.startsFile, first.contents.contains(.body) { return false }
    return first.leaning == nil || second.leaning == nil || first.leaning == second.leaning
  }

  private func isImport(_ line: Int) -> Bool {
    let text = page[lines[line]].drop { $0 == 0x20 || $0 == 0x09 }
    return ["import ", "#import ", "@import ", "@testable import "].contains {
      text.starts(with: $0.utf8)
    }
  }

  /// The code of a region, line breaks as they are.
  func code(of region: CodeRegion) -> [UInt8] {
    Array(
      page[lines[region.lines.lowerBound].lowerBound..<lines[region.lines.upperBound].upperBound])
  }
}
