// A change of a file in bytes.

internal import Diagnostics

/// A stretch of a file and the bytes that replace it.
struct FileEdit: Hashable {
  /// Byte offsets of the file as it is; empty where text is put in.
  var range: Range<Int>
  var text: [UInt8]

  init(range: Range<Int>, text: [UInt8]) {
    self.range = range
    self.text = text
  }

  /// - Parameter lines: The lines of the file that the edit's place speaks of.
  init(_ edit: FixIt.Edit, in lines: LineTable) {
    let start = lines.offset(of: edit.place.range.start)
    range = start..<max(start, lines.offset(of: edit.place.range.end))
    text = Array(edit.text.utf8)
  }

  /// Whether both can't be made: they change the same bytes, or put text in at the same place.
  func conflicts(with other: FileEdit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound == other.range.lowerBound && range.isEmpty == other.range.isEmpty
        || isInside(other.range) || other.isInside(range)
    }
    return range.overlaps(other.range)
  }

  private func isInside(_ other: Range<Int>) -> Bool {
    range.lowerBound > other.lowerBound && range.lowerBound < other.upperBound
  }
}

/// The edits of one file that are made together.
struct FileEdits {
  /// In the order of the file, none in conflict with another.
  private(set) var edits: [FileEdit] = []

  /// Whether edits can be made with those that are there: equal ones count once.
  func agrees(with others: [FileEdit]) -> Bool {
    others.allSatisfy { other in
      var index = self.index(of: other)
      while index > 0, edits[index - 1].range.upperBound >= other.range.lowerBound { index -= 1 }
      while index < edits.count, edits[index].range.lowerBound <= other.range.upperBound {
        if edits[index] != other, edits[index].conflicts(with: other) { return false }
        index += 1
      }
      return true
    }
  }

  /// Adds edits that agree with those that are there and with each other; what is put in at one
  /// place stands in the order in which it comes.
  mutating func add(_ others: [FileEdit]) {
    for other in others {
      var index = index(of: other)
      while index < edits.count, edits[index].order == other.order, edits[index] != other {
        index += 1
      }
      if index == edits.count || edits[index] != other { edits.insert(other, at: index) }
    }
  }

  /// Whether edits can be made together: none changes what another one changes too, or puts text
  /// into the middle of that.
  static func isSound(_ edits: [FileEdit]) -> Bool {
    let edits = edits.sorted { $0.order < $1.order }
    return zip(edits, edits.dropFirst()).allSatisfy {
      $0 == $1 || $0.range.upperBound <= $1.range.lowerBound
    }
  }

  /// Where an edit stands among the others, or would.
  private func index(of edit: FileEdit) -> Int {
    edits.partitioningIndex { $0.order >= edit.order }
  }

  /// A file with the edits made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}

extension FileEdit {
  /// The order of edits: what is put in comes before what is replaced from there.
  fileprivate var order: (Int, Int) { (range.lowerBound, range.upperBound) }
}

/// Where the lines of a file stand once edits are made.
struct LineShift {
  private let lines: LineTable
  /// Where each edit ends, and by how many lines it and those before it move what follows.
  private var shifts: [(end: Int, lines: Int)] = []

  init(_ edits: FileEdits, in lines: LineTable) {
    self.lines = lines
    var shift = 0
    for edit in edits.edits {
      shift += Self.lineBreaks(edit.text) - Self.lineBreaks(Array(lines.bytes[edit.range]))
      shifts.append((edit.range.upperBound, shift))
    }
  }

  /// The line, counted from 1, that a line becomes: the one that its start stands on.
  func line(after line: Int) -> Int {
    let start = line <= lines.lineCount ? lines.lineStarts[line - 1] : lines.bytes.count
    let next = shifts.partitioningIndex { $0.end > start }
    return line + (next > 0 ? shifts[next - 1].lines : 0)
  }

  /// How many lines end in a text, as a `LineTable` counts them.
  private static func lineBreaks(_ text: [UInt8]) -> Int { LineTable(text).lineCount - 1 }
}
