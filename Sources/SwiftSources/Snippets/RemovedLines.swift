// Lines of a difference that are taken away.

internal import APIModel
internal import Diagnostics

/// The lines of a snippet that start with a minus: a difference shows there what is no longer to
/// be written.
struct RemovedLines {
  /// Without their line breaks, in order.
  private var lines: [Range<Int>] = []

  var isEmpty: Bool { lines.isEmpty }

  init(of code: [UInt8]) {
    var start = 0
    var first: UInt8?
    for (index, byte) in code.enumerated() {
      if byte == 0x0A {
        add(start..<index, first)
        (start, first) = (index + 1, nil)
      } else if first == nil, byte > 0x20 {
        first = byte
      }
    }
    add(start..<code.count, first)
  }

  /// - Parameter first: The first byte that is no white space.
  private mutating func add(_ line: Range<Int>, _ first: UInt8?) {
    if first == UInt8(ascii: "-") { lines.append(line) }
  }

  /// The uses, with nothing said of those that stand in these lines.
  func silencing(_ uses: [SymbolUse]) -> [SymbolUse] {
    if isEmpty { return uses }
    return uses.map { use in
      let line = lines.partitioningIndex { $0.upperBound > use.range.lowerBound }
      return line < lines.count && lines[line].lowerBound <= use.range.lowerBound
        ? use.with(outcome: .unknownReceiver, missingEffects: []) : use
    }
  }
}
