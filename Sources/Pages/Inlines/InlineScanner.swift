// Links, images and code spans, found in the running text of a block.

/// Searches running text for inlines, in time that grows with its length.
///
/// libcmark's own positions of inlines are not exact; only what tells links and code apart is read
/// here, not emphasis, which changes neither.
struct InlineScanner {
  /// A bracket that may turn out to open a link.
  private struct Bracket {
    var offset: Int
    var isImage: Bool
    /// Whether another bracket stands between it and what comes.
    var holdsBracket = false
  }

  private let definitions: ReferenceDefinitions
  private var text = InlineText(ByteBuffer(start: nil, count: 0), segments: [])
  private var container: Int?
  /// Whether only elements count, as within an HTML block.
  private var isHTML = false
  private var brackets: [Bracket] = []
  /// The brackets below this one stand around a link, and so open none themselves.
  private var inactive = 0
  private var runs: BacktickRuns?
  private var commentEnd = Int.max
  private var offset = 0
  /// All inlines so far, text by text.
  private(set) var inlines: [Inline] = []
  private(set) var faults: [PageFault] = []

  private var bytes: ByteBuffer { text.bytes }

  /// How many inlines there is room for at first.
  private static let room = 16

  init(_ definitions: ReferenceDefinitions) {
    self.definitions = definitions
    inlines.reserveCapacity(Self.room)
  }

  /// Reads a text.
  mutating func scan(_ text: InlineText, container: Int?, isHTML: Bool) {
    self.text = text
    self.container = container
    self.isHTML = isHTML
    brackets.removeAll(keepingCapacity: true)
    inactive = 0
    runs = nil
    commentEnd = .max
    offset = 0
    let first = inlines.count
    scan()
    let isOrdered = (first + 1..<max(first + 1, inlines.count)).allSatisfy {
      inlines[$0 - 1].range.lowerBound <= inlines[$0].range.lowerBound
    }
    if !isOrdered { inlines[first...].sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  private mutating func scan() {
    while let next = nextMark() {
      offset = next
      switch bytes[offset] {
      case 0x5C: offset += offset + 1 < bytes.count && bytes[offset + 1].isPunctuation ? 2 : 1
      case 0x60: scanCode()
      case 0x3C: scanAngle()
      case 0x21 where offset + 1 < bytes.count && bytes[offset + 1] == 0x5B:
        push(isImage: true)
        offset += 2
      case 0x5B:
        push(isImage: false)
        offset += 1
      case 0x5D: scanClosingBracket()
      default: offset += 1
      }
    }
  }

  /// Where something stands next that may be or end an inline.
  private func nextMark() -> Int? {
    let bytes = bytes
    if isHTML { return bytes.find(0x3C, in: offset..<max(offset, bytes.count)) }
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case 0x5C, 0x60, 0x3C, 0x21, 0x5B, 0x5D: return index
      default: index += 1
      }
    }
    return nil
  }

  private mutating func push(isImage: Bool) {
    if !brackets.isEmpty { brackets[brackets.count - 1].holdsBracket = true }
    brackets.append(Bracket(offset: offset, isImage: isImage))
  }

  private mutating func add(
    _ kind: Inline.Kind, _ range: Range<Int>, _ content: String, _ destination: String? = nil
  ) {
    inlines.append(
      Inline(
        kind: kind, range: text.origin(of: range), text: content, destination: destination,
        container: container))
  }

  // MARK: Code

  private mutating func scanCode() {
    let after = bytes.endOfRun(of: 0x60, offset, bytes.count)
    guard let close = closingRun(ofLength: after - offset, from: after) else {
      offset = after
      return
    }
    let end = close + after - offset
    add(.code, offset..<end, InlineContent.code(bytes, after..<close, isCell: text.isCell))
    if after - offset >= 3 { judgeCode(offset..<end, after..<close) }
    offset = end
  }

  /// Where the next run of as many backticks starts; near ones are found without an index.
  private mutating func closingRun(ofLength length: Int, from start: Int) -> Int? {
    var next = start
    while next < min(start + 256, bytes.count) {
      guard bytes[next] == 0x60 else {
        next += 1
        continue
      }
      let end = bytes.endOfRun(of: 0x60, next, bytes.count)
      if end - next == length { return next }
      next = end
    }
    let known = runs ?? BacktickRuns(bytes)
    runs = known
    return known.next(ofLength: length, from: next)
  }

  /// Takes down a code span that was meant as a fenced block: "Run: ```shell kit run ```".
  private mutating func judgeCode(_ range: Range<Int>, _ content: Range<Int>) {
    let words = bytes.text(content).split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2, bytes[content.lowerBound].isLetter, CodeLanguages.isKnown(words[0]),
      !content.contains(where: { bytes[$0] == 0x60 })
    else { return }
    faults.append(
      PageFault(
        kind: .swallowedFence, range: text.origin(of: range),
        detail: "it runs inside a sentence, and opens a code block only on a line of its own"))
  }

  // MARK: Angle brackets

  private mutating func scanAngle() {
    if let end = endOfComment() {
      offset = end
    } else if !isHTML, let link = LinkSyntax.autolink(bytes, at: offset, bytes.count) {
      add(.link, offset..<link.end, bytes.text(link.content), link.destination)
      offset = link.end
    } else if let tag = Tag(bytes, at: offset, limit: bytes.count, isJSX: false) {
      takeTag(tag)
      offset = tag.range.upperBound
    } else {
      offset += 1
    }
  }

  private mutating func endOfComment() -> Int? {
    guard bytes.starts(with: "<!--", at: offset), offset < commentEnd else { return nil }
    if let close = bytes.find("-->", in: offset + 2..<bytes.count) { return close + 3 }
    commentEnd = offset
    return nil
  }

  private mutating func takeTag(_ tag: Tag) {
    guard var inline = ElementInlines.read(bytes, tag, isJSX: false) else { return }
    var range = tag.range
    if inline.kind == .link, let close = bytes.find("</a>", in: range.upperBound..<limit(range)) {
      inline.text = InlineContent.plain(bytes, range.upperBound..<close)
      range = range.lowerBound..<close + 4
    }
    inline.range = text.origin(of: range)
    inline.container = container
    inlines.append(inline)
  }

  /// How far the text of an HTML link may reach.
  private func limit(_ range: Range<Int>) -> Int { min(bytes.count, range.upperBound + 2000) }

  // MARK: Brackets

  private mutating func scanClosingBracket() {
    let closing = offset
    offset += 1
    guard let bracket = brackets.popLast() else { return }
    let isInactive = brackets.count < inactive && !bracket.isImage
    inactive = min(inactive, brackets.count)
    guard !isInactive, let end = endOfLink(bracket, closing) else { return }
    let content = bracket.offset + (bracket.isImage ? 2 : 1)..<closing
    let kind: Inline.Kind = bracket.isImage ? .image : .link
    add(
      kind, bracket.offset..<end.offset, InlineContent.plain(bytes, content), end.destination)
    if !bracket.isImage { inactive = brackets.count }
    offset = end.offset
  }

  /// Where the link ends whose text ends at `closing`, and where it leads.
  private func endOfLink(
    _ bracket: Bracket, _ closing: Int
  ) -> (offset: Int, destination: String)? {
    let next = closing + 1
    if next < bytes.count, bytes[next] == 0x28, let end = LinkSyntax.target(bytes, at: next) {
      return end
    }
    guard !definitions.isEmpty else { return nil }
    if let label = LinkSyntax.label(bytes, at: next, bytes.count) {
      let destination = definitions.destination(of: bytes.text(label))
      return destination.map { (label.upperBound + 1, $0) }
    }
    let start = bracket.offset + (bracket.isImage ? 2 : 1)
    guard !bracket.holdsBracket, closing - start <= 1000,
      let destination = definitions.destination(of: bytes.text(start..<closing))
    else { return nil }
    return (bytes.starts(with: "[]", at: next) ? next + 2 : next, destination)
  }
}

/// The runs of backticks of a text, by their length.
private struct BacktickRuns {
  private var starts: [Int: [Int]] = [:]

  init(_ bytes: ByteBuffer) {
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == 0x60 else {
        offset += 1
        continue
      }
      let end = bytes.endOfRun(of: 0x60, offset, bytes.count)
      starts[end - offset, default: []].append(offset)
      offset = end
    }
  }

  /// Where the next run of a length starts, from `offset` on.
  func next(ofLength length: Int, from offset: Int) -> Int? {
    guard let places = starts[length] else { return nil }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] : nil
  }
}
