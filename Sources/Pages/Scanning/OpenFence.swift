// A fence that was opened, and the marks that fences are made of.

/// A fence that code stands behind until it is closed.
struct OpenFence {
  /// A backtick or a tilde.
  var mark: UInt8
  var length: Int
  /// The line of the opening fence, counted from 0.
  var line: Int
  /// Where the opening fence starts.
  var offset: Int
  /// Its column in the page, and in the shadow text.
  var column: Int
  var shadowColumn: Int
  /// How many frames stand around it.
  var frameCount: Int
  /// Whether it has the indentation of code, so that its closing fence may have it too.
  var isIndented: Bool
}

/// The run of backticks or tildes that a line starts with.
struct FenceRun {
  var mark: UInt8
  var length: Int
  /// What stands after it, without white space around.
  var rest: Range<Int>

  /// - Parameters:
  ///   - offset: The first byte of the line that is no white space.
  ///   - end: The end of the line.
  init?(_ bytes: ByteBuffer, at offset: Int, _ end: Int) {
    guard offset < end, bytes[offset] == 0x60 || bytes[offset] == 0x7E else { return nil }
    mark = bytes[offset]
    let after = bytes.endOfRun(of: mark, offset, end)
    length = after - offset
    rest = bytes.trimmed(after..<end)
  }

  /// Whether it opens a fenced code block.
  func opens(_ bytes: ByteBuffer) -> Bool {
    length >= 3 && !(mark == 0x60 && rest.contains { bytes[$0] == 0x60 })
  }

  /// Whether it closes a fence of the same mark and of a length.
  func closes(_ mark: UInt8, _ length: Int) -> Bool {
    self.mark == mark && self.length >= length && rest.isEmpty
  }
}
