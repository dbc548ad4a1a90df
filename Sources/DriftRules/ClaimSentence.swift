// A sentence around a version number: whether it says since when something is there.

/// The words before and behind a number, in lower case.
struct ClaimSentence {
  let before: [UInt8]
  let after: [UInt8]

  /// Whether the words of a language make the number the release that brought something.
  func isClaim(_ words: ClaimWords) -> Bool {
    let head = trimmedHead(words.fillers)
    let tail = trimmedTail(words.fillers)
    let isCertain =
      words.leads.contains { head.endsInWord($0) } || words.trails.contains(where: tail.starts)
    let since = words.sinces.first { head.endsInWord($0) }
    let saysSince = since != nil || words.sinceTrails.contains(where: tail.starts)
    guard isCertain || saysSince, !words.others.contains(where: holds) else { return false }
    return isCertain || words.available.contains(where: holds)
      || Self.opensAside(head.dropLast(since?.count ?? 0))
  }

  private func holds(_ word: ClaimWords.Word) -> Bool {
    before.holds(word) || after.holds(word)
  }

  /// Whether a text ends where words in parentheses or behind a dash start: `x` (since 2.0).
  private static func opensAside(_ text: ArraySlice<UInt8>) -> Bool {
    let end = text.reversed().drop { $0 == 0x20 || $0 == 0x0A }
    return asides.contains { mark in end.starts(with: mark.reversed()) }
  }

  private static let asides = ["(", "[", ":", "（", "：", "—", "–"].map { Array($0.utf8) }

  /// What stands before the number, without marks and words such as "version".
  private func trimmedHead(_ fillers: [ClaimWords.Word]) -> ArraySlice<UInt8> {
    var rest = before[...]
    while true {
      while let last = rest.last, Self.isMark(last) { rest.removeLast() }
      // A `v` is the mark of a number only behind a space.
      if rest.last == UInt8(ascii: "v"), rest.dropLast().last.map(Self.isMark) ?? true {
        rest.removeLast()
      } else if let filler = fillers.first(where: rest.endsInWord) {
        rest.removeLast(filler.count)
      } else {
        return rest
      }
    }
  }

  /// What follows on the number, without marks and words such as "version".
  private func trimmedTail(_ fillers: [ClaimWords.Word]) -> ArraySlice<UInt8> {
    var rest = after[...]
    while true {
      while let first = rest.first, Self.isMark(first) { rest.removeFirst() }
      guard let filler = fillers.first(where: rest.starts) else { return rest }
      rest.removeFirst(filler.count)
    }
  }

  /// Whether a byte is white space, or a mark of emphasis, code or quotation.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x2A, 0x5F, 0x60, 0x22: true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends in a word, with no letter of an alphabet with spaces directly before it.
  fileprivate func endsInWord(_ word: [UInt8]) -> Bool {
    guard suffix(word.count).elementsEqual(word) else { return false }
    guard let before = dropLast(word.count).last, let first = word.first else { return true }
    // The first byte of the scripts without spaces is E2 or higher.
    return first >= 0xE2 || !before.isOfName
  }

  fileprivate func starts(_ word: [UInt8]) -> Bool { starts(with: word) }
}
