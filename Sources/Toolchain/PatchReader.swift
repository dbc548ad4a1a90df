// Follows lines back through the patches of a history.

/// Reads what `git log` writes, the newest commit first, and follows lines from version to version
/// until the commit that added them.
struct PatchReader {
  private(set) var answers: [LineOrigin?]
  /// How many questions are still open.
  private(set) var openCount: Int

  private let questions: [LineQuestion]
  /// The questions about a file that are open.
  private var open: [String: [Int]]
  /// Where each line stands in the version that is looked at.
  private var lines: [Int]
  /// How far the patch of the file moves each line.
  private var shifts: [Int]
  private var commit: LineOrigin?
  private var file: String?
  private var isNewFile = false
  private var hunk: Hunk?

  /// A stretch of a patch that is being read.
  private struct Hunk {
    var oldLeft: Int
    var newLeft: Int
    /// The line of the new version that comes next.
    var newLine: Int
    /// The questions whose line it adds.
    var hits: [Int]
    /// The questions whose former text it may take away.
    var near: [Int]
    var removesFormer: Set<Int> = []
  }

  init(_ questions: [LineQuestion]) {
    self.questions = questions
    answers = Array(repeating: nil, count: questions.count)
    openCount = questions.count
    open = Dictionary(grouping: questions.indices) { questions[$0].file }
    lines = questions.map(\.line)
    shifts = Array(repeating: 0, count: questions.count)
  }

  /// What starts the line of a commit: no line of a patch does.
  static let commitMark: UInt8 = 0
  /// What stands between hash, date and subject.
  static let fieldMark: UInt8 = 0x1F

  /// How far from a line its former text may have stood.
  private static let nearness = 30

  /// Reads the next line, without its line break.
  mutating func read(_ line: some Collection<UInt8>) {
    if hunk != nil, readWithinHunk(line) { return }
    if line.first == Self.commitMark {
      endFile()
      commit = Self.commit(line.dropFirst())
    } else if line.starts(with: "diff --git ".utf8) {
      endFile()
    } else if line.starts(with: "--- ".utf8) {
      isNewFile = line.elementsEqual("--- /dev/null".utf8)
    } else if line.starts(with: "+++ b/".utf8) {
      let path = line.dropFirst(6)
      let end = path.firstIndex(of: 0x09) ?? path.endIndex
      let name = String(decoding: path[..<end], as: UTF8.self)
      file = open[name] == nil ? nil : name
    } else if line.starts(with: "@@ -".utf8) {
      startHunk(line)
    }
  }

  private static func commit(_ line: some Collection<UInt8>) -> LineOrigin? {
    let fields = line.split(separator: fieldMark, maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].count >= 40, fields[1].count == 10 else { return nil }
    return LineOrigin(
      commit: String(decoding: fields[0].prefix(10), as: UTF8.self),
      date: String(decoding: fields[1], as: UTF8.self),
      subject: String(decoding: fields[2], as: UTF8.self), removesFormer: false)
  }

  /// Moves the lines of the file to where they stood in the older version.
  private mutating func endFile() {
    for index in file.flatMap({ open[$0] }) ?? [] {
      lines[index] += shifts[index]
      shifts[index] = 0
    }
    file = nil
    hunk = nil
  }

  // MARK: - Hunks

  private mutating func startHunk(_ line: some Collection<UInt8>) {
    let numbers = Self.numbers(line)
    guard numbers.count == 4 else { return }
    let (oldCount, newStart, newCount) = (numbers[1], numbers[2], numbers[3])
    var started = Hunk(
      oldLeft: oldCount, newLeft: newCount, newLine: newStart, hits: [], near: [])
    for index in file.flatMap({ open[$0] }) ?? [] {
      let line = lines[index]
      if newCount > 0, line >= newStart, line < newStart + newCount {
        started.hits.append(index)
      } else if line > newStart {
        shifts[index] += oldCount - newCount
      }
      let distance = max(newStart - line, line - newStart - newCount)
      if questions[index].former != nil, distance <= Self.nearness { started.near.append(index) }
    }
    hunk = started
    endHunk()
  }

  /// The four numbers of `@@ -1,2 +3,4 @@`; a count that is left out is 1.
  private static func numbers(_ line: some Collection<UInt8>) -> [Int] {
    var numbers: [Int] = []
    for part in line.split(separator: 0x20).dropFirst().prefix(2) {
      let fields = part.dropFirst().split(separator: 0x2C).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard let start = fields.first ?? nil, let count = fields.count > 1 ? fields[1] : 1,
        start >= 0, count >= 0, start < 1 << 40, count < 1 << 40
      else { return [] }
      numbers += [start, count]
    }
    return numbers
  }

  /// - Returns: Whether the line is one of the hunk's.
  private mutating func readWithinHunk(_ line: some Collection<UInt8>) -> Bool {
    switch line.first {
    case 0x2D:
      hunk?.oldLeft -= 1
      readRemoved(line.dropFirst().trimmed)
    case 0x2B:
      readAdded(line.dropFirst().trimmed)
      hunk?.newLeft -= 1
      hunk?.newLine += 1
    case 0x5C: return true
    default:
      hunk = nil
      return false
    }
    endHunk()
    return true
  }

  private mutating func readRemoved(_ text: some Collection<UInt8>) {
    guard let hunk, !hunk.near.isEmpty, !text.isEmpty else { return }
    for index in hunk.near where questions[index].former.map(text.elementsEqual) == true {
      self.hunk?.removesFormer.insert(index)
    }
  }

  /// A line that was changed since the newest commit has an origin that the history does not know.
  private mutating func readAdded(_ text: some Collection<UInt8>) {
    guard let hunk, !hunk.hits.isEmpty else { return }
    for index in hunk.hits where lines[index] == hunk.newLine {
      if !text.elementsEqual(questions[index].text) { close(index, nil) }
    }
  }

  private mutating func endHunk() {
    guard let hunk, hunk.oldLeft <= 0, hunk.newLeft <= 0 else { return }
    for index in Set(hunk.hits).union(hunk.removesFormer).sorted() {
      var origin = commit
      origin?.removesFormer = hunk.removesFormer.contains(index)
      // What was there from the first commit of the file on was not brought by a change.
      close(index, isNewFile ? nil : origin)
    }
    self.hunk = nil
  }

  private mutating func close(_ index: Int, _ answer: LineOrigin?) {
    let file = questions[index].file
    guard let position = open[file]?.firstIndex(of: index) else { return }
    open[file]?.remove(at: position)
    answers[index] = answer
    openCount -= 1
  }
}

extension Collection<UInt8> {
  /// The text without white space around it.
  package var trimmed: SubSequence {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
    guard let start = firstIndex(where: { !isSpace($0) }) else { return self[endIndex...] }
    var end = start
    for index in indices[start...] where !isSpace(self[index]) { end = index }
    return self[start...end]
  }
}
