// Changes of files as a unified diff, as `patch -p1` and `git apply` take it.

/// Writes unified diffs.
package enum UnifiedDiff {
  /// The lines around a change.
  private static let context = 3

  /// The diff of one file; empty where nothing differs.
  ///
  /// Lines end at LF alone, as the programs that read diffs have it: a CR is a part of its line.
  package static func text(file: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let (left, right) = (lines(of: old), lines(of: new))
    let changes = LineChange.changes(from: left, to: right)
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(name("a/" + file))\n+++ \(name("b/" + file))\n".utf8)
    for hunk in hunks(changes) { result += text(of: hunk, left, right) }
    return result
  }

  /// The lines of a text with their line breaks.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// A file's name: with a tab behind it where it holds a space, and in quotes where it holds what
  /// would end it.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard needsQuotes else { return path.contains(" ") ? path + "\t" : path }
    let quoted = path.utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x22, 0x5C: text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text += String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"\(quoted)\""
  }

  /// Changes that stand so close to each other that their contexts meet.
  private static func hunks(_ changes: [LineChange]) -> [[LineChange]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private static func text(
    of hunk: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let left = first.old.lowerBound - before..<last.old.upperBound + after
    let right = first.new.lowerBound - before..<last.new.upperBound + after
    var result = Array("@@ -\(range(left)) +\(range(right)) @@\n".utf8)
    var place = left.lowerBound
    for change in hunk {
      for index in place..<change.old.lowerBound { add(old[index], " ", to: &result) }
      for index in change.old { add(old[index], "-", to: &result) }
      for index in change.new { add(new[index], "+", to: &result) }
      place = change.old.upperBound
    }
    for index in place..<left.upperBound { add(old[index], " ", to: &result) }
    return result
  }

  /// `12,7`: the first line, or the one before where there is none, and how many there are.
  private static func range(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func add(
    _ line: ArraySlice<UInt8>, _ mark: StaticString, to result: inout [UInt8]
  ) {
    result += Array("\(mark)".utf8) + line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
