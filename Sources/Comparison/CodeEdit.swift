// A change of a piece of code: what stands instead of some of its bytes.

/// A stretch of code and the text that replaces it.
package struct CodeEdit: Hashable, Sendable {
  /// Byte offsets of the code; empty where text is put in.
  package var range: Range<Int>
  package var text: [UInt8]

  package init(range: Range<Int>, text: [UInt8]) {
    self.range = range
    self.text = text
  }
}

extension [CodeEdit] {
  /// The code with all edits made; nil where two of them overlap.
  func applied(to code: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    for edit in self {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= code.count else { return nil }
      result += code[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + code[place...]
  }

  /// The edits in the order of the code; text that is put in comes before what replaces.
  package var inOrder: [CodeEdit] {
    sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
