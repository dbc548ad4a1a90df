// Where the lines of code start.

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where the line that holds an offset starts.
  @inlinable
  package func lineStart(before offset: Int) -> Int {
    self[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? startIndex
  }
}
