// What speaks for code being Swift or Objective-C.

internal import Lexing

/// The marks of a language that a piece of code shows.
///
/// A mark weighs three where no other language in common use has it, else less.
struct LanguageEvidence {
  private(set) var swift = 0
  private(set) var objectiveC = 0
  /// Whether something speaks for a third language.
  private(set) var isForeign = false
  /// How many lines end with a semicolon.
  private(set) var semicolons = 0

  private let code: [UInt8]
  /// Without comments.
  private let tokens: [CodeToken]

  init(_ code: [UInt8]) {
    self.code = code
    var tokens = Lexer.swift.tokens(of: code)
    tokens.removeAll { $0.kind == .comment }
    self.tokens = tokens
    for index in tokens.indices {
      switch tokens[index].kind {
      case .keyword: weighKeyword(index)
      case .identifier: weighIdentifier(index)
      case .punctuation: weighMark(index)
      default: break
      }
    }
  }

  /// The language that the code is in for certain; nil where that cannot be said.
  var certain: Snippet.Language? {
    if objectiveC >= 3, swift < 3 { return .objectiveC }
    if swift >= 3, objectiveC == 0, !isForeign, semicolons == 0 { return .swift }
    return nil
  }

  /// The language that the code looks more like.
  var leaning: Snippet.Language? {
    if isForeign, objectiveC < 3 { return nil }
    let weighed = objectiveC + min(semicolons, 2)
    if swift == weighed || max(swift, objectiveC) == 0 { return nil }
    return swift > weighed ? .swift : .objectiveC
  }

  // MARK: Keywords

  private mutating func weighKeyword(_ index: Int) {
    guard let word = KeywordMark.of(code[tokens[index].range]) else { return }
    swift += word.swift
    objectiveC += word.objectiveC
    switch word.role {
    case .guardian where startsLine(index): if hasElse(index) { swift += 3 }
    case .binding:
      guard isWord(index + 1), isMark(index + 2, "=") || isMark(index + 2, ":") else { return }
      swift += isConditional(index) ? 3 : 1
    case .function:
      guard isWord(index + 1), isMark(index + 2, "(") || isMark(index + 2, "<") else { return }
      swift += 2
    case .moduleImport:
      if Self.modules.contains(text(index + 1)), endsLine(index + 1) { swift += 3 }
    case .attempt: if isMark(index + 1, "!") || isMark(index + 1, "?") { swift += 2 }
    case .initializer: if startsLine(index), isMark(index + 1, "(") { swift += 2 }
    case .package:
      if startsLine(index), isWord(index + 1), endsLine(index + 1) { isForeign = true }
    case .markedImport: if isIdentifier(index + 1) { objectiveC += 2 }
    case .property: objectiveC += isMark(index + 1, "(") ? 3 : 1
    default: break
    }
  }

  private static let modules: Set<String> = [
    "Foundation", "UIKit", "SwiftUI", "AppKit", "Combine", "XCTest", "CoreData", "CoreLocation",
    "UserNotifications", "Observation", "Testing", "StoreKit", "WidgetKit", "MapKit",
  ]

  /// Whether a `let` or `var` belongs to an `if`, `guard` or `while`.
  private func isConditional(_ index: Int) -> Bool {
    isMark(index + 2, "=") && index > 0
      && (reads(index - 1, "if") || reads(index - 1, "guard") || reads(index - 1, "while"))
  }

  private func hasElse(_ index: Int) -> Bool {
    (index..<min(index + 48, tokens.count)).contains {
      tokens[$0].kind == .keyword && reads($0, "else")
    }
  }

  // MARK: Identifiers and marks

  private mutating func weighIdentifier(_ index: Int) {
    guard let role = IdentifierMark.of(code[tokens[index].range]) else { return }
    switch role {
    case .macro: if isMark(index + 1, "(") { objectiveC += 3 }
    case .foreignStart: if isIdentifier(index + 1), startsLine(index) { isForeign = true }
    case .foreign: if isIdentifier(index + 1) { isForeign = true }
    case .typedef: if isWord(index + 1) { objectiveC += 1 }
    case .new: if isWord(index + 1), isMark(index + 2, "(") { isForeign = true }
    case .foreignValue:
      if index == 0 || tokens[index - 1].kind == .punctuation { isForeign = true }
    case .void:
      if isWord(index + 1), isMark(index + 2, "("), startsLine(index) { objectiveC += 1 }
    }
  }

  private mutating func weighMark(_ index: Int) {
    let range = tokens[index].range
    switch code[range.lowerBound] {
    case 0x5C where range.count > 1: swift += 3
    case 0x3B where endsLine(index): semicolons += 1
    case 0x40: weighAt(index)
    case 0x5B: weighBracket(index)
    case 0x2E: weighDot(index)
    case 0x3A: weighColon(index)
    case 0x2D, 0x2B: weighSign(index)
    case 0x3D where isMark(index + 1, ">") && adjoins(index): isForeign = true
    case 0x24, 0x60: isForeign = true
    default: break
    }
  }

  /// A literal such as `@"…"` or `@[`.
  private mutating func weighAt(_ index: Int) {
    guard index + 1 < tokens.count, adjoins(index) else { return }
    let next = code[tokens[index + 1].range.lowerBound]
    if next == 0x22 || next == 0x5B || next == 0x7B || next == 0x28 { objectiveC += 3 }
  }

  /// A message: `[name name]`, `[name name:`, `]` before a name.
  private mutating func weighBracket(_ index: Int) {
    guard isIdentifier(index + 1) || reads(index + 1, "self") || reads(index + 1, "super"),
      isWord(index + 2), !Self.swiftInfixes.contains(text(index + 2))
    else { return }
    // `[two words](…)` is a link, and `[two words]` at the end of a line may be anything.
    let isUnary =
      isMark(index + 3, "]") && !endsLine(index + 3) && !isMark(index + 4, "(")
      && !isMark(index + 4, "[")
    if isUnary || isMark(index + 3, ":") { objectiveC += 3 }
  }

  /// Words that Swift has between two others in square brackets.
  private static let swiftInfixes: Set<String> = [
    "as", "is", "in", "self", "where", "for", "some", "any", "if", "else", "await", "try",
  ]

  /// An implicit member: `.name` where a value may start.
  private mutating func weighDot(_ index: Int) {
    guard tokens[index].range.count == 1, isIdentifier(index + 1), adjoins(index), index > 0
    else { return }
    let before = tokens[index - 1]
    let mark = code[before.range.lowerBound]
    guard before.kind == .punctuation, before.range.count == 1,
      [0x28, 0x5B, 0x2C, 0x3A, 0x3D].contains(mark), !tokens[index].startsLine || mark != 0x3D
    else { return }
    swift += 2
  }

  /// An argument label: `(name:` or `, name:` with a name before the bracket.
  private mutating func weighColon(_ index: Int) {
    if isMark(index + 1, ":"), adjoins(index) { isForeign = true }
    if isMark(index + 1, "="), adjoins(index) { isForeign = true }
    guard index > 2, tokens[index - 1].kind != .punctuation, isMark(index - 2, "("),
      isIdentifier(index - 3)
    else { return }
    swift += 1
  }

  /// A method of Objective-C: `- (void)name`.
  private mutating func weighSign(_ index: Int) {
    guard startsLine(index), tokens[index].range.count == 1, isMark(index + 1, "(") else { return }
    var end = index + 2
    while end < min(index + 10, tokens.count), !isMark(end, ")") { end += 1 }
    guard end > index + 2, isMark(end, ")"), isWord(end + 1) else { return }
    let next = end + 2
    if next >= tokens.count || isMark(next, "{") || isMark(next, ";")
      || isMark(next, ":") && isMark(next + 1, "(")
    {
      objectiveC += 3
    }
  }

  // MARK: Tokens

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: code[tokens[index].range], as: UTF8.self)
      : ""
  }

  private func reads(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8CodeUnitCount else {
      return false
    }
    let start = tokens[index].range.lowerBound
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { code[start + $0] == text[$0] }
    }
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
    return UInt32(code[tokens[index].range.lowerBound]) == mark.value
  }

  private func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  private func isWord(_ index: Int) -> Bool {
    isIdentifier(index) || tokens.indices.contains(index) && tokens[index].kind == .keyword
  }

  private func startsLine(_ index: Int) -> Bool { index == 0 || tokens[index].startsLine }

  private func endsLine(_ index: Int) -> Bool {
    index + 1 >= tokens.count || tokens[index + 1].startsLine
  }

  /// Whether nothing stands between a token and the next one.
  private func adjoins(_ index: Int) -> Bool {
    index + 1 < tokens.count
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }
}
