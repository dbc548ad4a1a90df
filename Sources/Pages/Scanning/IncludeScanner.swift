// Lines that take in other pages.

extension LineScanner {
  /// Takes down the import of a page that stands in a stretch; other imports are none of a page's.
  mutating func addImport(_ statement: Range<Int>) {
    guard bytes[statement.lowerBound] == 0x69, let path = lastQuoted(in: statement),
      isPagePath(path)
    else { return }
    add(
      PageInclude(
        syntax: .module, path: bytes.text(path), range: path,
        names: Self.names(in: bytes.text(statement.lowerBound + 6..<path.lowerBound - 1)),
        isShown: false))
  }

  /// Takes down the page that a comment of VitePress takes in.
  mutating func addInclude(ofComment text: Range<Int>) {
    guard let mark = bytes.find("@include:", in: text), mark == text.lowerBound else { return }
    addInclude(.comment, bytes.trimmed(mark + 9..<text.upperBound))
  }

  /// Takes down a line `--8<-- "setup.md"`, or the lines between two `--8<--`.
  mutating func scanSnippet(_ cursor: LineCursor) -> Bool {
    guard !inParagraph, bytes.starts(with: "--8<--", at: cursor.offset) else { return false }
    let rest = bytes.trimmed(cursor.offset + 6..<end)
    if !rest.isEmpty {
      addInclude(.snippet, rest.lowerBound + 1..<max(rest.lowerBound + 1, rest.upperBound - 1))
      addMarks(upTo: line)
      return true
    }
    guard let last = endOfSnippets() else { return false }
    for line in (line + 1)..<last {
      addInclude(.snippet, bytes.trimmed(starts[line]..<lines.contentEnd(line)))
    }
    addMarks(upTo: last)
    return true
  }

  /// As many lines may stand between two `--8<--`.
  private static let mostSnippets = 100

  /// The line, counted from 0, that closes the snippets which this one opens.
  private func endOfSnippets() -> Int? {
    let limit = min(starts.count, line + Self.mostSnippets)
    return ((line + 1)..<max(line + 1, limit)).first { line in
      let content = bytes.trimmed(starts[line]..<lines.contentEnd(line))
      return content.count == 6 && bytes.starts(with: "--8<--", at: content.lowerBound)
    }
  }

  /// Takes down a path, behind which the part that is meant may stand: `a.md:2:4`, `a.md{3,}`,
  /// `a.md#use`.
  private mutating func addInclude(_ syntax: PageInclude.Syntax, _ text: Range<Int>) {
    let path =
      text
      .lowerBound..<(text.first { [0x3A, 0x7B, 0x23].contains(bytes[$0]) }
      ?? text.upperBound)
    guard isPagePath(path) else { return }
    add(PageInclude(syntax: syntax, path: bytes.text(path), range: path))
  }

  /// Whether a path is that of a page by its extension, and short enough for a path; it is neither
  /// meant for a loader of code (`!!`) nor left out (`;`).
  private func isPagePath(_ path: Range<Int>) -> Bool {
    guard path.count < 1000, path.count > 3 else { return false }
    return bytes[path.lowerBound] != 0x21 && bytes[path.lowerBound] != 0x3B
      && PageInclude.endings.contains { ending in
        let length = ending.utf8CodeUnitCount
        return path.count > length && bytes.starts(with: ending, at: path.upperBound - length)
      }
  }

  /// What stands between the last two quotes of a statement.
  private func lastQuoted(in statement: Range<Int>) -> Range<Int>? {
    var end = statement.upperBound
    while end > statement.lowerBound, bytes[end - 1] <= 0x20 || bytes[end - 1] == 0x3B { end -= 1 }
    guard end - 1 > statement.lowerBound, [0x22, 0x27].contains(bytes[end - 1]) else { return nil }
    var start = end - 1
    while start > statement.lowerBound, end - start < 1000 {
      if bytes[start - 1] == bytes[end - 1] { return start..<end - 1 }
      start -= 1
    }
    return nil
  }

  /// The names that an import clause binds: `A` and `c` of `A, { b as c } from`.
  private static func names(in clause: String) -> [String] {
    let words = clause.split {
      !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == ",")
    }
    guard let from = words.lastIndex(of: "from") else { return [] }
    return words[..<from].joined(separator: " ").split(separator: ",").compactMap { binding in
      binding.split(separator: " ").last.map(String.init)
    }
  }

  /// Finds out which imports the page shows: those whose names stand in tags.
  mutating func findShownImports() {
    let names = Set(page.includes.flatMap(\.names))
    guard !names.isEmpty else { return }
    let tags = tagNames(among: names)
    for index in page.includes.indices where page.includes[index].syntax == .module {
      page.includes[index].isShown = !tags.isDisjoint(with: page.includes[index].names)
    }
  }

  /// The names that stand behind `<` somewhere on the page.
  private func tagNames(among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for open in bytes.indices where bytes[open] == 0x3C {
      let rest = bytes[(open + 1)...].prefix(Self.longestName)
      let name = rest.prefix { $0.isWordByte || $0 == 0x24 }
      guard let first = name.first, !(0x61...0x7A).contains(first) else { continue }
      let text = String(decoding: name, as: UTF8.self)
      if names.contains(text) { found.insert(text) }
    }
    return found
  }

  private static let longestName = 100
  /// A page takes in no more pages than this.
  private static let mostIncludes = 200

  private mutating func add(_ include: PageInclude) {
    if page.includes.count < Self.mostIncludes { page.includes.append(include) }
  }
}
