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
    var page = Page(file: file, dialect: dialect, lines: LineTable(bytes))
    bytes.withUnsafeBufferPointer { read($0, into: &page) }
    return page
  }

  private static func read(_ bytes: ByteBuffer, into page: inout Page) {
    let front = FrontMatterReader.read(bytes, page.lines)
    page.frontMatter = front?.frontMatter
    var scanner = LineScanner(bytes, page.lines, traits: DialectTraits(page.dialect))
    let scanned = scanner.scan(
      from: front?.lineCount ?? 0, contentStart: FrontMatterReader.byteOrderMark(bytes))
    page.containers = scanned.containers
    page.comments = scanned.comments
    page.includes = scanned.includes
    let nodes = CmarkReader.blocks(scanned.shadow.bytes)
    page = scanned.shadow.bytes.withUnsafeBufferPointer { shadow in
      var builder = BlockBuilder(page, bytes, shadow, scanned)
      builder.build(nodes)
      return builder.page
    }
    page.faults += scanned.faults + contentFaults(bytes, after: page.frontMatter)
    if page.faults.contains(where: { $0.kind == .wrappedPage }) {
      page.faults.removeAll { $0.kind == .unclosedFence }
    }
    page.faults.sort { $0.range.lowerBound < $1.range.lowerBound }
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
