// Enum declarations in Objective-C and C.

internal import APIModel
internal import Lexing

/// Reads the enum declarations of a snippet: those of the `NS_ENUM` family and plain ones.
struct ObjCEnumReader {
  private let tokens: ObjCTokens

  init(_ tokens: ObjCTokens) { self.tokens = tokens }

  /// The enums in order, with the comments of their cases.
  func enums() -> [EnumDeclaration] {
    var found: [EnumDeclaration] = []
    let comments = CaseComments(code: tokens.code, tokens: tokens.all)
    var index = 0
    while index < tokens.count {
      guard let head = head(at: index), let (declaration, end) = declaration(head, from: index)
      else {
        index += 1
        continue
      }
      var complete = declaration
      let names = declaration.cases.map(\.range)
      let texts = comments.comments(of: names, in: declaration.range)
      for index in complete.cases.indices { complete.cases[index].comment = texts[index] }
      complete.isElided = declaration.isElided || hasElision(in: declaration.range)
      found.append(complete)
      index = end
    }
    return found
  }

  /// What stands before the opening brace of an enum.
  private struct Head {
    var kind: EnumDeclaration.Kind
    var name: Int?
    var rawType: Range<Int>?
    var brace: Int
  }

  // MARK: Heads

  private func head(at index: Int) -> Head? {
    if tokens.reads(index, "enum") { return plainHead(index) }
    let first = tokens.byte(index)
    guard first == UInt8(ascii: "N") || first == UInt8(ascii: "C"), tokens.isIdentifier(index),
      let kind = Self.macros[tokens.text(index)]
    else { return nil }
    return macroHead(index, kind)
  }

  private static let macros: [String: EnumDeclaration.Kind] = [
    "NS_ENUM": .nsEnum, "NS_OPTIONS": .nsOptions, "NS_CLOSED_ENUM": .nsClosedEnum,
    "NS_ERROR_ENUM": .nsErrorEnum, "CF_ENUM": .nsEnum, "CF_OPTIONS": .nsOptions,
    "CF_CLOSED_ENUM": .nsClosedEnum,
  ]

  /// A head such as `NS_ENUM(NSInteger, Kind) {`.
  private func macroHead(_ index: Int, _ kind: EnumDeclaration.Kind) -> Head? {
    guard tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1) else { return nil }
    let brace = behindAttributes(close + 1)
    guard tokens.isMark(brace, "{"), close > index + 2 else { return nil }
    let comma = (index + 2..<min(close, index + 16)).first { tokens.isMark($0, ",") }
    let name = comma.map { $0 + 1 }.flatMap { tokens.isIdentifier($0) ? $0 : nil }
    let raw = index + 2..<(comma ?? close)
    let hasRaw = kind != .nsErrorEnum && !raw.isEmpty
    return Head(kind: kind, name: name, rawType: hasRaw ? raw : nil, brace: brace)
  }

  /// `enum Kind : NSUInteger {`, tag and type as they come.
  private func plainHead(_ index: Int) -> Head? {
    var next = index + 1
    if tokens.reads(next, "class") || tokens.reads(next, "struct") { next += 1 }
    next = behindAttributes(next)
    var head = Head(kind: .cEnum, name: nil, rawType: nil, brace: next)
    if tokens.isIdentifier(next) {
      head.name = next
      next = behindAttributes(next + 1)
    }
    if tokens.isMark(next, ":") {
      let start = next + 1
      next = start
      while tokens.isIdentifier(next) || tokens.kind(next) == .keyword { next += 1 }
      guard next > start else { return nil }
      head.rawType = start..<next
    }
    guard tokens.isMark(next, "{") else { return nil }
    head.brace = next
    return head
  }

  /// The index behind macros such as `API_AVAILABLE(ios(13))` and `__attribute__((…))`.
  private func behindAttributes(_ start: Int) -> Int {
    var index = start
    var rest = 8
    while rest > 0, tokens.isAttribute(index) {
      rest -= 1
      index += 1
      if tokens.isMark(index, "(") { index = tokens.behindGroup(index) }
    }
    return index
  }

  // MARK: Bodies

  /// The declaration with `head`, and the index behind it; nil where it is none.
  private func declaration(_ head: Head, from index: Int) -> (EnumDeclaration, Int)? {
    let isTypedef = index > 0 && tokens.reads(index - 1, "typedef")
    guard isTypedef || head.name != nil || head.kind != .cEnum,
      let close = tokens.partner(head.brace), let cases = cases(head.brace + 1..<close)
    else { return nil }
    let trailing = behindAttributes(close + 1)
    let alias = tokens.isIdentifier(trailing) && isTypedef ? trailing : nil
    let name = head.kind == .cEnum ? alias ?? head.name : head.name ?? alias
    let start = tokens.range(isTypedef ? index - 1 : index).lowerBound
    let fallback = tokens.range(index).lowerBound
    let declaration = EnumDeclaration(
      name: name.map(tokens.text) ?? "",
      nameRange: name.map(tokens.range) ?? fallback..<fallback, kind: head.kind,
      rawType: head.rawType.map(tokens.source), rawTypeRange: head.rawType.map(tokens.bytes),
      range: start..<tokens.range(close).upperBound, isElided: cases.isElided, cases: cases.list)
    return (declaration, max(close, alias ?? 0) + 1)
  }

  /// The cases between two braces; nil where something else stands there.
  private func cases(
    _ body: Range<Int>
  ) -> (list: [EnumDeclaration.Case], isElided: Bool)? {
    var list: [EnumDeclaration.Case] = []
    var isElided = false
    var index = body.lowerBound
    while index < body.upperBound {
      if tokens.isMark(index, ",") {
        index += 1
      } else if isEllipsis(index) {
        isElided = true
        index += 1
      } else if tokens.isDirective(index) {
        index = tokens.behindLine(index, limit: body.upperBound)
      } else if tokens.isIdentifier(index), mayBegin(index, body: body) {
        list.append(oneCase(&index, limit: body.upperBound))
      } else {
        return nil
      }
    }
    return list.isEmpty && !isElided ? nil : (list, isElided)
  }

  /// Whether a case may begin here: behind the brace, a comma, a directive, or on a new line.
  private func mayBegin(_ index: Int, body: Range<Int>) -> Bool {
    index == body.lowerBound || tokens.isMark(index - 1, ",") || tokens.tokens[index].startsLine
  }

  /// Reads `Name MACRO(…) = value`, up to the comma.
  private func oneCase(_ index: inout Int, limit: Int) -> EnumDeclaration.Case {
    var result = EnumDeclaration.Case(name: tokens.text(index), range: tokens.range(index))
    index = min(behindAttributes(index + 1), limit)
    guard tokens.isMark(index, "=") else { return result }
    let start = index + 1
    index = start
    while index < limit, !tokens.isMark(index, ","), !endsValue(index, start: start) {
      index = min(tokens.behindGroup(index), limit)
    }
    if index > start { result.value = tokens.source(start..<index) }
    index = min(behindAttributes(index), limit)
    return result
  }

  /// Whether an operand follows an operand, so that the value ended before it.
  private func endsValue(_ index: Int, start: Int) -> Bool {
    guard index > start else { return false }
    if tokens.isDirective(index) { return true }
    if isEllipsis(index) || tokens.isAttribute(index) { return true }
    let before = tokens.kind(index - 1)
    return tokens.isIdentifier(index) && before != .punctuation
  }

  private func isEllipsis(_ index: Int) -> Bool {
    tokens.reads(index, "...") || tokens.reads(index, "…")
  }

  // MARK: Text

  /// Whether a comment in the list of cases is but an ellipsis.
  private func hasElision(in range: Range<Int>) -> Bool {
    let first = tokens.all.firstIndex(from: range.lowerBound)
    let last = tokens.all.firstIndex(from: range.upperBound)
    return tokens.all[first..<last].contains {
      $0.kind == .comment && CommentText(tokens.code[$0.range]).isEllipsis
    }
  }
}
