// Lines of Swift, and what both languages share.

extension CodeLine {
  /// What the line looks like; nil where it shows no pattern of code.
  func shape() -> LineShape? {
    let start = behindModifiers()
    guard start < tokens.count else { return .prefix }
    return declaration(start) ?? statement(start) ?? objectiveC(start) ?? expression(start)
      ?? follower()
  }

  /// The index behind attributes and modifiers: `@objc(name) public static`.
  private func behindModifiers() -> Int {
    var index = 0
    while index < tokens.count, tokens[index].kind == .keyword {
      if text(tokens[index]).first == 0x40, !isObjCWord(index) {
        index += 1
      } else if Self.modifiers.contains(word(index)) {
        index += 1
      } else if reads(index, "class"), reads(index + 1, "func") || reads(index + 1, "var") {
        index += 1
      } else {
        break
      }
      if isMark(index, "(") { index = behindGroup(index) }
    }
    return index
  }

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "static", "final", "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "convenience", "required", "dynamic",
    "optional", "nonisolated", "indirect", "prefix", "postfix", "infix", "async", "package",
  ]

  private func declaration(_ index: Int) -> LineShape? {
    switch word(index) {
    case "func":
      return isMark(index + 2, "(") || isMark(index + 2, "<") ? .code : nil
    case "class", "struct", "enum", "protocol", "extension", "actor":
      guard isIdentifier(index + 1) else { return nil }
      if endsWith("{") || endsWith("}") && has("{") { return .code }
      return isMark(index + 2, ":") && isIdentifier(index + 3) ? .code : .follower
    case "let", "var":
      let isNamed = ["=", ":", ","].contains { reads(index + 2, $0) } && isWord(index + 1)
      return isNamed || isMark(index + 1, "(") && has("=") ? .code : nil
    case "import": return importShape(index)
    case "init", "deinit", "subscript":
      return endsWith("{") || endsWith("}") && has("{") || closes(from: index) == false
        ? .code : nil
    case "typealias", "associatedtype": return isIdentifier(index + 1) && has("=") ? .code : nil
    case "case": return .follower
    default: return nil
    }
  }

  /// `import Kit`, `@testable import Kit`, `import struct Kit.Lamp`, and nothing more.
  private func importShape(_ index: Int) -> LineShape? {
    var next = index + 1
    if ["struct", "class", "func", "enum", "protocol"].contains(word(next)) { next += 1 }
    guard isCapitalised(next) else { return nil }
    next += 1
    while isMark(next, "."), isIdentifier(next + 1) { next += 2 }
    return next == tokens.count ? .code : nil
  }

  private func statement(_ index: Int) -> LineShape? {
    switch word(index) {
    case "if", "guard", "for", "while", "switch", "do", "defer", "repeat", "catch", "else":
      if kind(index + 1) == .punctuation, !["(", "[", "{", "!", "."].contains(word(index + 1)) {
        return nil
      }
      return endsWith("{") || endsWith("}") && has("{") || endsWith(";") && has("(")
        ? .code : .follower
    case "return", "break", "continue", "throw", "fallthrough", "default", "where":
      return .follower
    case "try", "await":
      var next = index + 1
      while isMark(next, "?") || isMark(next, "!") || reads(next, "await") { next += 1 }
      return expression(next) == nil ? nil : .code
    case "#if", "#else", "#elseif", "#endif", "#ifdef", "#ifndef": return .code
    case "#pragma", "#undef": return .follower
    default: return nil
    }
  }

  /// What may only stand beside other code.
  private func follower() -> LineShape? {
    let starts = ["{", "}", ")", "]", "."]
    if starts.contains(where: { reads(0, $0) }) { return .follower }
    return endsWith(";") || endsWith("{") || endsWith(",") && tokens.count <= 2 ? .follower : nil
  }
}
