// Which lines and columns of a block are code.

internal import Lexing

/// Blanks out what is no code, so that all offsets stay.
enum CodeLines {
  /// The code of a block: without what commands print, prompts and the columns of differences.
  static func code(of block: [UInt8], _ language: CodeLanguage) -> [UInt8] {
    if language.reading == .columns { return withoutColumns(block) }
    return language.traits.contains(.promptedCommands) ? withoutOutput(block) : block
  }

  private static func withoutColumns(_ block: [UInt8]) -> [UInt8] {
    var code = block
    var isStart = true
    for index in code.indices {
      let isBreak = code[index] == 0x0A || code[index] == 0x0D
      if isStart, code[index] == 0x2B || code[index] == 0x2D { code[index] = 0x20 }
      isStart = isBreak
    }
    return code
  }

  /// Keeps the lines behind a prompt, and those that go on with them; all where there is no prompt.
  private static func withoutOutput(_ block: [UInt8]) -> [UInt8] {
    let lines = lines(of: block)
    guard lines.contains(where: { prompt(at: $0, in: block) != nil }) else { return block }
    var code = block
    var goesOn = false
    for line in lines {
      if let prompt = prompt(at: line, in: block) {
        code[prompt] = 0x20
      } else if !goesOn {
        for index in line { code[index] = 0x20 }
      }
      goesOn = code[line].last { $0 > 0x20 } == 0x5C
    }
    return code
  }

  /// The offset of a prompt, `$ ` or `% ` or `> `, at the start of a line.
  private static func prompt(at line: Range<Int>, in block: [UInt8]) -> Int? {
    guard let start = line.first(where: { block[$0] > 0x20 }), start + 1 < line.upperBound,
      [0x24, 0x25, 0x3E].contains(block[start]), block[start + 1] == 0x20
    else { return nil }
    return start
  }

  /// The lines without their breaks.
  private static func lines(of block: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in block.indices where block[index] == 0x0A {
      lines.append(start..<index)
      start = index + 1
    }
    lines.append(start..<block.count)
    return lines
  }
}
