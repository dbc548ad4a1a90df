// Writing lines of the shadow text.

extension LineScanner {
  /// Adds the line at hand as running text.
  ///
  /// - Parameters:
  ///   - last: Where it is cut off; the end of the line if absent.
  ///   - shown: Where libcmark has seen enough of it; nowhere if absent.
  ///   - isBare: Whether libcmark must see nothing but text in it, whatever it starts with.
  mutating func addText(to last: Int? = nil, shown: Int = .max, isBare: Bool = false) {
    if readsParagraph { return continueParagraph(to: last ?? end) }
    addLine(.text, to: last ?? end, shown: shown, lead: isBare ? UInt8(ascii: "x") : nil)
    inParagraph = true
    paragraphLength += end - start
    if paragraphLength > Self.dullLimit {
      page.shadow.dull(from: contentOffset + Self.blockMarkLength)
    }
  }

  /// Adds the line at hand, up to `last`, with the indentation that it is to have.
  ///
  /// - Parameter lead: A byte to put in front of it.
  mutating func addLine(
    _ kind: ShadowText.LineKind, to last: Int, shown: Int = .max, lead: UInt8? = nil
  ) {
    // What follows directly on an item's text may be more of it to libcmark, whatever it looks like.
    if page.shadow.isParted, !frames.holdsList { listMayGoOn = false }
    page.shadow.startLine(kind, container: innermostContainer, origin: start)
    if target == anchor.column, lead == nil {
      page.shadow.keep(bytes, start..<max(start, last), upTo: shown)
    } else {
      writePrefix()
      if let lead { page.shadow.pad(lead) }
      page.shadow.keep(bytes, anchor.offset..<max(anchor.offset, last), upTo: shown)
    }
  }

  /// Writes the marks of quotes and the indentation before `target`.
  mutating func writePrefix() {
    for frame in frames where frame.kind == .quote {
      page.shadow.pad(0x20, frame.markShadow - page.shadow.width)
      page.shadow.pad(0x3E)
      page.shadow.pad(0x20, frame.shadow - page.shadow.width)
    }
    page.shadow.pad(0x20, target - page.shadow.width)
  }

  /// Adds the line at hand as one that libcmark must not see, keeping apart what stands around.
  mutating func addMark(_ kind: ShadowText.LineKind = .mark, separates: Bool = true) {
    endParagraph()
    if contentOffset > anchor.offset {
      addLine(kind, to: contentOffset)
    } else if separates, !traits.hasIndentedCode, !listMayGoOn, frames.last?.shadow ?? 0 == 0 {
      // Nothing could go on behind a blank line, of which one says as much as several.
      return page.shadow.addBlank(kind, container: innermostContainer, origin: anchor.offset)
    } else {
      page.shadow.startLine(kind, container: innermostContainer, origin: anchor.offset)
      guard separates else { return }
      target = frames.last?.shadow ?? 0
      writePrefix()
    }
    if separates { separate() }
  }

  /// Keeps apart what stands around the line at hand, which holds nothing so far: a blank line does
  /// but for lists and indented code, which would go on behind it.
  private mutating func separate() {
    guard traits.hasIndentedCode || listMayGoOn else { return }
    page.shadow.separate()
    if !frames.holdsList { listMayGoOn = false }
  }

  /// Adds the lines up to `last` as ones that libcmark must not see, and makes it the one at hand.
  mutating func addMarks(upTo last: Int, separates: Bool = true) {
    addMark(separates: separates)
    while line < last {
      setLine(line + 1)
      page.shadow.addBlank(.mark, container: innermostContainer, origin: start)
    }
  }
}
