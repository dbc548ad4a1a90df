// A code block of a page with what is offered for review, to be copied over the old one.

internal import Diagnostics
internal import Pages

/// The lines between the fences of a block as they would stand in the page, with the edits of an
/// offer made.
struct OfferedBlock {
  let bytes: [UInt8]

  /// - Returns: nil where nothing is offered for review, or not within one code block.
  init?(_ diagnostic: Diagnostic, on page: ReportedPage?) {
    guard let page, let fix = diagnostic.fixes.first(where: { $0.safety == .review }) else {
      return nil
    }
    let lines = page.lines
    let edits = fix.edits.map { edit in
      let start = lines.offset(of: edit.place.range.start)
      return (range: start..<max(start, lines.offset(of: edit.place.range.end)), text: edit.text)
    }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard fix.edits.allSatisfy({ $0.place.file == diagnostic.place.file }),
      let first = edits.first, let last = edits.last,
      let block = page.codeBlocks.first(where: { $0.range.contains(first.range.lowerBound) }),
      let code = Self.lines(of: block, in: lines),
      code.lowerBound <= first.range.lowerBound, last.range.upperBound <= code.upperBound
    else { return nil }
    var result: [UInt8] = []
    var place = code.lowerBound
    for edit in edits {
      guard edit.range.lowerBound >= place else { return nil }
      result += lines.bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    bytes = result + lines.bytes[place..<code.upperBound]
  }

  /// The whole lines between the fences of a block; nil where it has none.
  private static func lines(of block: CodeBlock, in lines: LineTable) -> Range<Int>? {
    guard block.form == .fenced, block.isClosed else { return nil }
    let first = lines.line(at: block.range.lowerBound)
    let last = lines.line(at: block.range.upperBound)
    guard last > first else { return nil }
    return lines.lineStarts[first]..<lines.lineStarts[last - 1]
  }
}
