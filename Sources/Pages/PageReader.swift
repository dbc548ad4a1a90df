// Reading a page: bytes in, page out.

internal import Diagnostics

/// Reads pages of any dialect.
package enum PageReader {
  /// Reads a page; whatever is wrong with its markup stands in `Page.faults`.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is on disk.
  ///   - file: The path relative to the project's root, separated by `/`.
  package static func read(_ bytes: [UInt8], file: String, dialect: Dialect) -> Page {
    let lines = LineTable(bytes)
    return bytes.withUnsafeBufferPointer { bytes in
      let front = FrontMatterReader.read(bytes, lines)
      let scanned = lines.lineStarts.withUnsafeBufferPointer { starts in
        var scanner = LineScanner(
          PageLines(bytes: bytes, starts: starts), traits: DialectTraits(dialect))
        return scanner.scan(
          from: front?.lineCount ?? 0, contentStart: FrontMatterReader.byteOrderMark(bytes))
      }
      let builder = build(bytes, scanned, dialect)
      return Page(
        file: file, dialect: dialect, lines: lines, frontMatter: front?.frontMatter,
        headings: builder.headings, codeBlocks: builder.codeBlocks,
        paragraphs: builder.paragraphs, tables: builder.tables, lists: builder.lists,
        containers: scanned.containers.map { Container($0) }, inlines: builder.inlines,
        comments: scanned.comments, includes: scanned.includes,
        faults: faults(
          builder.faults + scanned.faults + contentFaults(bytes, after: front?.frontMatter)))
    }
  }

  /// Has libcmark parse what was scanned.
  private static func build(
    _ bytes: ByteBuffer, _ scanned: ScannedPage, _ dialect: Dialect
  ) -> BlockBuilder {
    let text = scanned.shadow
    return text.bytes.withUnsafeBufferPointer { shadow in
      text.lines.withUnsafeBufferPointer { lines in
        let places = ShadowPlaces(page: bytes, shadow: shadow, lines: lines)
        var builder = BlockBuilder(dialect, places, scanned)
        builder.build(
          text.holdsText ? CmarkReader.blocks(shadow, lines: text.shownLines) : BlockTree())
        return builder
      }
    }
  }

  /// The faults in the order of the page; an open fence around all of it is told as that alone.
  private static func faults(_ found: [PageFault]) -> [PageFault] {
    guard found.count > 1 else { return found }
    let isWrapped = found.contains { $0.kind == .wrappedPage }
    return found.filter { !isWrapped || $0.kind != .unclosedFence }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What is wrong with the bytes themselves, or that there are none.
  private static func contentFaults(
    _ bytes: ByteBuffer, after frontMatter: FrontMatter?
  ) -> [PageFault] {
    var faults: [PageFault] = []
    if let bad = EncodingCheck.firstBadByte(bytes) {
      let byte = String(bytes[bad], radix: 16, uppercase: true)
      faults.append(
        PageFault(
          kind: .invalidEncoding, range: bad..<bad + 1,
          detail: "the byte \(byte) at offset \(bad) belongs to no character"))
    }
    let start = frontMatter?.range.upperBound ?? FrontMatterReader.byteOrderMark(bytes)
    if bytes.trimmed(start..<bytes.count).isEmpty, !holdsContent(frontMatter) {
      faults.append(
        PageFault(
          kind: .emptyPage, range: 0..<0,
          detail: frontMatter == nil
            ? "there is nothing in it but white space" : "there is nothing after its front matter"))
    }
    return faults
  }

  /// Whether front matter is more than a list of settings: some pages are nothing but data.
  private static func holdsContent(_ frontMatter: FrontMatter?) -> Bool {
    guard case .mapping(let entries)? = frontMatter?.values else { return false }
    return entries.contains { if case .mapping = $0.value { true } else { false } }
  }
}
