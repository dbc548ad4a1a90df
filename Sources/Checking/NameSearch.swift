// Which pages use names of the API.

internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// Looks for names of the API on pages.
///
/// A name counts wherever it stands as a word; one that is a plain word too, such as `delay`, only
/// in code.
struct NameSearch: Sendable {
  private let names: Set<[UInt8]>
  /// Which bytes names begin with.
  private let starts: [Bool]
  private let lengths: ClosedRange<Int>

  init(_ names: Set<String>) {
    self.names = Set(names.map { Array($0.utf8) })
    var starts = [Bool](repeating: false, count: 256)
    for name in self.names { if let first = name.first { starts[Int(first)] = true } }
    self.starts = starts
    let counts = self.names.map(\.count)
    lengths = (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  /// Whether one of the names stands on a page.
  func occur(on analyzed: AnalyzedPage) -> Bool {
    guard !names.isEmpty else { return false }
    let page = analyzed.page
    return page.bytes.withUnsafeBufferPointer { bytes in
      // Code that lost its fences may be anywhere.
      if occur(in: bytes[...], countsWords: analyzed.isUnfenced) { return true }
      return analyzed.codeBlocks.contains { occur(in: bytes[$0.range], countsWords: true) }
        || page.inlines.contains {
          $0.kind == .code && occur(in: bytes[$0.range], countsWords: true)
        }
    }
  }

  /// - Parameter countsWords: Whether names that could be words of a sentence count.
  private func occur(in bytes: Slice<UnsafeBufferPointer<UInt8>>, countsWords: Bool) -> Bool {
    var position = bytes.startIndex
    while position < bytes.endIndex {
      guard bytes[position].isASCIIWord else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.endIndex, bytes[position].isASCIIWord { position += 1 }
      guard starts[Int(bytes[start])], lengths.contains(position - start) else { continue }
      let word = bytes[start..<position]
      if !countsWords, word.allSatisfy(\.isSmallLetter) { continue }
      if names.contains(Array(word)) { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
