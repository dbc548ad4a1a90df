// Lines that call or assign.

extension CodeLine {
  /// A chain that is called or assigned to, and fills the line.
  func expression(_ start: Int) -> LineShape? {
    guard isIdentifier(start) || reads(start, "self") || reads(start, "super") else { return nil }
    var chain = Chain(index: start + 1)
    while let next = step(&chain) { chain.index = next }
    let index = chain.index
    if index >= tokens.count { return chain.calls == 0 ? nil : callShape(chain) }
    if isAssignment(index), index + 1 < tokens.count {
      let isTelling = chain.members > 0 || chain.calls > 0
      return isTelling || endsWith(";") || endsWith(")") || closes(from: index) == false
        ? .code : .follower
    }
    if isMark(index, ";"), index + 1 == tokens.count, chain.calls + chain.members > 0 {
      return .code
    }
    if isMark(index, "{") {
      let isTelling = chain.members > 0 || chain.calls > 0 || isCapitalised(start)
      let isClosure = tokens.contains { $0.kind == .keyword && text($0).elementsEqual("in".utf8) }
      return isTelling || isClosure ? .code : .follower
    }
    return nil
  }

  private struct Chain {
    var index: Int
    var members = 0
    var calls = 0
    var hasArguments = false
    /// Whether its only arguments are labels: `configure(position:)`.
    var isName = false
  }

  /// The index behind the next piece of a chain; nil where it ends.
  private func step(_ chain: inout Chain) -> Int? {
    let index = chain.index
    if isMark(index, "."), isWord(index + 1) || kind(index + 1) == .number {
      chain.members += 1
      return index + 2
    }
    if isMark(index, "?") || isMark(index, "!"),
      isMark(index + 1, ".") || isMark(index + 1, "[") || isMark(index + 1, "(")
    {
      return index + 1
    }
    guard isMark(index, "(") || isMark(index, "["), adjoins(index - 1) else { return nil }
    let end = behindGroup(index)
    if isMark(index, "(") {
      chain.calls += 1
      chain.hasArguments = chain.hasArguments || end > index + 2
      chain.isName = end > index + 2 && isLabelList(index + 1..<end - 1)
    }
    return end
  }

  private func callShape(_ chain: Chain) -> LineShape {
    if chain.isName { return .other }
    let isTelling = chain.members > 1 || chain.hasArguments
    return isTelling ? .code : .call
  }

  private func isLabelList(_ range: Range<Int>) -> Bool {
    guard range.count % 2 == 0, closing(range.lowerBound - 1) != nil else { return false }
    return range.allSatisfy { index in
      (index - range.lowerBound) % 2 == 0 ? isWord(index) : isMark(index, ":")
    }
  }
}
