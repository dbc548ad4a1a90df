// Brackets: how deep they nest, and what nested square ones cost.

/// What is open at a point of the code.
enum CodeOpening: Equatable {
  case round, square, curly, typeBody
  /// `\(` in a string with this many `#`, which goes on behind the parenthesis.
  case interpolation(pounds: Int, isMultiline: Bool)
}

extension CodeOpening {
  /// Whether statements or members stand in it.
  var isBlock: Bool { self == .curly || self == .typeBody }
}

extension CodeScan {
  mutating func push(_ opening: CodeOpening) {
    addLink()
    if !opening.isBlock { noteToken(startsDeclaration: false) }
    labels = 0
    enter(opening)
    if opening == .square {
      squares += 1
      squareCost += 1 << min(squares, 20)
    }
    if opening.isBlock {
      endRuns()
      branches.append(0)
    }
    let mostCost = CodeLimit.squareCost + CodeLimit.squareCostPerByte * index
    if open.count > CodeLimit.brackets || squareCost > mostCost { isSafe = false }
    pass()
  }

  mutating func enter(_ opening: CodeOpening) {
    open.append(opening)
    links.append(0)
  }

  mutating func close(_ byte: UInt8) {
    if byte == UInt8(ascii: "}") { endRuns() }
    keywordRun = 0
    pass()
    guard let match = open.lastIndex(where: { Self.closes(byte, $0) }) else { return }
    let opening = open[match]
    squares -= open[match...].count { $0 == .square }
    branches.removeLast(open[match...].count(where: \.isBlock))
    open.removeSubrange(match...)
    links.removeSubrange((match + 1)...)
    if opening == .typeBody { bodies.end() }
    if case .interpolation(let pounds, let isMultiline) = opening {
      skipString(pounds: pounds, isMultiline: isMultiline)
    }
  }

  static func closes(_ byte: UInt8, _ opening: CodeOpening) -> Bool {
    switch opening {
    case .round, .interpolation: byte == UInt8(ascii: ")")
    case .square: byte == UInt8(ascii: "]")
    case .curly, .typeBody: byte == UInt8(ascii: "}")
    }
  }

  mutating func endRuns() {
    generics = 0
    arrows = 0
    keywordRun = 0
    bodies.isHead = false
  }
}
