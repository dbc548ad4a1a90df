// Lines of a difference that are taken away.

internal import APIModel

extension SnippetFindings {
  /// Says nothing of what stands in lines that start with a minus: a difference shows there what
  /// is no longer to be written.
  mutating func passOverRemovedLines(of code: [UInt8]) {
    guard !uses.isEmpty, code.holdsRemovedLine else { return }
    // A difference shows the lines that changed, and not all cases.
    switches = []
    for index in uses.indices where code.isRemoved(uses[index].range.lowerBound) {
      uses[index].outcome = .unknownReceiver
      uses[index].missingEffects = []
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
