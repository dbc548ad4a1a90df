// The repair that marks a call with `try` or `await`.

internal import Comparison
internal import Diagnostics
internal import Lexing
internal import Snippets

extension PageContext {
  /// Marks a call where the mark can stand: in front of the chain, which is all of a statement, a
  /// value that is assigned, or one that is returned.
  func effectFixes(for use: SnippetUse) -> [FixIt] {
    guard let block = use.block, use.language == .swift else { return [] }
    let marks = use.value.missingEffects.map(\.rawValue)
    let found = fixFromSource(FaultyCode(block: block, core: [use.value.chainRange])) {
      difference in marks.contains { difference.sourceText.holdsWord($0) }
    }
    if !found.isEmpty { return found }
    let code = analyzed.codeBlocks[block].code.bytes
    guard let place = placeOfMark(marks, before: use.value.chainRange.lowerBound, code) else {
      return []
    }
    let text = marks.joined(separator: " ") + " "
    let edit = CodeEdit(range: place..<place, text: Array(text.utf8))
    return fix(Wording.mark(marks), .safe, [edit], inBlock: block).map { [$0] } ?? []
  }

  /// Where marks go: `try` before `await`.
  private func placeOfMark(_ marks: [String], before start: Int, _ code: [UInt8]) -> Int? {
    let line = code.lineStart(before: start)
    var words = code[line..<start].split(separator: 0x20)
    var place = start
    if words.last?.elementsEqual("await".utf8) == true, marks == ["try"], let word = words.last {
      place = word.startIndex
      words.removeLast()
    } else if words.last?.elementsEqual("try".utf8) == true, marks == ["await"] {
      words.removeLast()
    }
    guard let last = words.last else { return place }
    return ["=", "return"].contains { last.elementsEqual($0.utf8) } ? place : nil
  }
}

private enum Wording {
  static func mark(_ marks: [String]) -> String {
    "write `\(marks.joined(separator: " "))` in front of it"
  }
}
