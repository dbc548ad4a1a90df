// The imports that a snippet starts with.

/// The lines `import Module` at the head of a snippet.
///
/// Most snippets start with some. The parser spends as much on one as on any declaration, and says
/// no more of it than that it is one.
struct ImportLines {
  private(set) var modules: Set<String> = []
  /// From the first of the lines to the end of the last; nothing else stands between.
  private(set) var range = 0..<0

  init(_ code: [UInt8]) {
    code.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ code: UnsafeBufferPointer<UInt8>) {
    var index = Self.behindSpace(0, code)
    let start = index
    while let name = Self.module(at: index, code) {
      let next = Self.behindSpace(name.upperBound, code)
      // What follows may go on with the import: `.Part` on a line of its own.
      let end = Self.behindComments(next, code)
      guard end == code.count || Self.isLetter(code[end]) || code[end] == UInt8(ascii: "@") else {
        return
      }
      modules.insert(String(decoding: code[name], as: UTF8.self))
      range = start..<name.upperBound
      index = next
    }
  }

  /// The name of the module where the line reads `import Module` and no more; names that could be
  /// keywords are left to the parser.
  private static func module(at start: Int, _ code: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let keyword: StaticString = "import "
    let first = start + keyword.utf8CodeUnitCount
    guard first < code.count, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[first]) else {
      return nil
    }
    for index in start..<first where code[index] != keyword.utf8Start[index - start] { return nil }
    var end = first + 1
    while end < code.count, isLetter(code[end]) || isDigit(code[end]) { end += 1 }
    guard end == code.count || code[end] == 0x0A else { return nil }
    let name = code[first..<end]
    return name.elementsEqual("Any".utf8) || name.elementsEqual("Self".utf8) ? nil : first..<end
  }

  private static func behindSpace(_ start: Int, _ code: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < code.count, code[index] == 0x20 || code[index] == 0x0A { index += 1 }
    return index
  }

  /// Passes over lines of comment and the space around them.
  private static func behindComments(_ start: Int, _ code: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index + 1 < code.count, code[index] == 0x2F, code[index + 1] == 0x2F {
      index = code[index...].firstIndex(of: 0x0A) ?? code.count
      index = behindSpace(index, code)
    }
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
