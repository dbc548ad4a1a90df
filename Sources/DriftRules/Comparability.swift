// How far a translation can be compared with its source page at all.

internal import Alignment
internal import Diagnostics
internal import Pages

extension PageContext {
  /// The offset in this page up to which its structure can be compared; absent where it can't.
  ///
  /// A fence that stays open swallows what follows, a page inside a fence has no structure, and an
  /// empty page lacks everything: each is one cause that has a rule of its own. What a page takes in
  /// that its source page does not may be all that seems to be missing.
  var comparableEnd: Int? { alignment.flatMap(Self.comparableEnd) }

  /// Whether every rule about translations could look at all of the page: it has a source page, and
  /// neither lost its fences or its end.
  package var isFullyCompared: Bool {
    guard partComparison != nil, let source = alignment?.source.page.page else { return false }
    return comparableEnd == page.bytes.count
      && !page.hasFaultyFence(in: 0..<page.bytes.count)
      && !source.hasFaultyFence(in: 0..<source.bytes.count)
  }

  static func comparableEnd(_ alignment: PageAlignment) -> Int? {
    let source = alignment.source.page.page
    guard end(source) == source.bytes.count, !alignment.targetIncludesMore else { return nil }
    return end(alignment.target.page.page)
  }

  private static func end(_ page: Page) -> Int? {
    var end = page.bytes.count
    for fault in page.faults {
      switch fault.kind {
      case .wrappedPage, .emptyPage: return nil
      case .unclosedFence: end = min(end, fault.range.lowerBound)
      default: break
      }
    }
    return end
  }

  /// The end of a stretch of this page without the white space at its end.
  func contentEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, page.bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// A note at a stretch of the source page.
  func sourceNote(_ range: Range<Int>, _ message: String) -> Note? {
    guard let source = alignment?.source.page.page else { return nil }
    return Note(place: source.place(range), message: message)
  }
}

extension Page {
  /// Whether a fence that went wrong overlaps a stretch of this page.
  func hasFaultyFence(in range: Range<Int>) -> Bool {
    faults.contains { fault in
      [.malformedFence, .swallowedFence, .unclosedFence].contains(fault.kind)
        && range.overlaps(fault.range)
    }
  }
}
