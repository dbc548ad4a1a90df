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

  /// Adds edits, all or none of them; equal ones count once.
  ///
  /// - Returns: Whether they agree with those that are there.
  func agrees(with others: [FileEdit]) -> Bool {
    others.allSatisfy { other in
      edits.allSatisfy { $0 == other || !$0.conflicts(with: other) }
    }
  }

  mutating func add(_ others: [FileEdit]) {
    edits = Set(edits + others).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
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

  /// The line, counted from 1, that a line of the file becomes; a line with an edit is the one that
  /// its start becomes.
  func line(after line: Int, in lines: LineTable) -> Int {
    let start = line <= lines.lineCount ? lines.lineStarts[line - 1] : lines.bytes.count
    return edits.reduce(line) { result, edit in
      guard edit.range.upperBound <= start, edit.range.lowerBound < start || edit.range.isEmpty
      else { return result }
      return result + edit.text.lineBreaks - Array(lines.bytes[edit.range]).lineBreaks
    }
  }
}

extension [UInt8] {
  /// How many lines end in it, as a `LineTable` counts them.
  fileprivate var lineBreaks: Int { LineTable(self).lineCount - 1 }
}
