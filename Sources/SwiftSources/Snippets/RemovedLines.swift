// Lines of a difference that are taken away.

internal import APIModel

/// The lines of a snippet that start with a minus: a difference shows there what is no longer to
/// be written.
struct RemovedLines {
  private let code: [UInt8]
  let isEmpty: Bool

  init(of code: [UInt8]) {
    self.code = code
    isEmpty = !code.holdsRemovedLine
  }

  /// The uses, with nothing said of those that stand in these lines.
  func silencing(_ uses: [SymbolUse]) -> [SymbolUse] {
    if isEmpty { return uses }
    return uses.map { use in
      code.isRemoved(use.range.lowerBound)
        ? use.with(outcome: .unknownReceiver, missingEffects: []) : use
    }
  }
}

extension [UInt8] {
  fileprivate var holdsRemovedLine: Bool {
    withUnsafeBufferPointer { bytes in
      var isStart = true
      for byte in bytes {
        if isStart, byte == UInt8(ascii: "-") { return true }
        if byte == 0x0A { isStart = true } else if byte > 0x20 { isStart = false }
      }
      return false
    }
  }

  /// Whether the line that an offset stands in starts with a minus.
  fileprivate func isRemoved(_ offset: Int) -> Bool {
    var start = Swift.min(offset, count)
    while start > 0, self[start - 1] != 0x0A { start -= 1 }
    return self[start...].first { $0 > 0x20 } == UInt8(ascii: "-")
  }
}
