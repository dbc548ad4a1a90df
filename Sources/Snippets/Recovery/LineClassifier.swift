// Telling lines of code from lines of prose.

internal import Lexing

/// Says what a line looks like, by its tokens as Swift has them; Objective-C is near enough.
struct LineClassifier {
  private let page: [UInt8]
  private var line = 0..<0
  /// The tokens of the line without comments.
  private var tokens: [CodeToken] = []

  init(_ page: [UInt8]) { self.page = page }

  /// Longer lines are taken for prose unread.
  private static let longest = 4096

  /// - Parameter content: The line without its break.
  mutating func shape(of content: Range<Int>) -> LineShape {
    let start = page[content].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? content.upperBound
    if start == content.upperBound { return .blank }
    guard content.upperBound - start <= Self.longest else { return .prose }
    line = start..<content.upperBound
    let text = page[line]
    if text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) { return .prefix }
    if page[start] == 0x3C { return isXML ? .xml : .other }
    if text.starts(with: "#pragma mark".utf8) { return .follower }
    tokens = text.withUnsafeBufferPointer { Lexer.swift.tokens(of: $0) }
      .filter { $0.kind != .comment }
    if isProse { return .prose }
    if tokens.contains(where: { $0.kind == .placeholder }), !isMark(0, "-"), !isMark(0, "*") {
      return .code
    }
    return shapeOfCode() ?? .other
  }

  // MARK: Prose and XML

  /// Several words in a row that are no keywords, or letters outside ASCII outside of strings.
  private var isProse: Bool {
    var run = 0
    var wide = 0
    for token in tokens {
      if token.kind == .identifier {
        run += 1
        wide += text(token).count { $0 >= 0x80 }
        if run >= 4 || wide >= 9 { return true }
      } else if token.kind != .keyword {
        if token.kind == .punctuation { wide += text(token).count { $0 >= 0x80 } }
        run = 0
      }
    }
    return false
  }

  /// A tag that fills the line, and is none of HTML's or of a component.
  private var isXML: Bool {
    let text = page[line]
    var end = text.endIndex
    while end > text.startIndex, text[end - 1] <= 0x20 { end -= 1 }
    guard text[..<end].last == 0x3E else { return false }
    let name = text.dropFirst().drop { $0 == 0x2F || $0 == 0x3F || $0 == 0x21 }
      .prefix { $0 != 0x20 && $0 != 0x3E && $0 != 0x2F && $0 != 0x09 }
    guard let first = name.first, first >= 0x61 && first <= 0x7A || text.dropFirst().first == 0x21
    else { return false }
    return !Self.htmlTags.contains(String(decoding: name, as: UTF8.self))
  }

  private static let htmlTags: Set<String> = [
    "a", "article", "aside", "audio", "b", "blockquote", "body", "br", "button", "caption",
    "center",
    "code", "col", "dd", "del", "details", "div", "dl", "dt", "em", "embed", "figcaption", "figure",
    "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html",
    "i", "iframe", "img", "input", "ins", "kbd", "label", "li", "link", "main", "mark", "meta",
    "nav", "ol", "option", "p", "picture", "pre", "s", "script", "section", "select", "small",
    "source", "span", "strong", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td",
    "template", "textarea", "tfoot", "th", "thead", "title", "tr", "tt", "u", "ul", "video",
  ]

  // MARK: Code

  private func shapeOfCode() -> LineShape? {
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

  // MARK: Objective-C

  private func isObjCWord(_ index: Int) -> Bool {
    [
      "@interface", "@implementation", "@protocol", "@end", "@property", "@synthesize", "@class",
      "@import", "@autoreleasepool", "@optional", "@required", "@try", "@catch", "@finally",
      "@selector", "@synchronized", "@dynamic",
    ].contains(word(index))
  }

  private func objectiveC(_ index: Int) -> LineShape? {
    switch word(index) {
    case "@interface", "@implementation", "@protocol", "@class", "@import", "@synthesize":
      return isIdentifier(index + 1) ? .code : nil
    case "@end": return tokens.count == 1 ? .code : nil
    case "@property": return endsWith(";") ? .code : nil
    case "@autoreleasepool", "@try", "@synchronized": return endsWith("{") ? .code : .follower
    case "@optional", "@required", "@catch", "@finally": return .follower
    case "#import", "#include": return isMark(1, "<") || kind(1) == .string ? .code : nil
    case "#define": return isIdentifier(1) ? .code : nil
    case "typedef": return has("(") || has("{") || endsWith(";") || reads(1, "enum") ? .code : nil
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM":
      return isMark(index + 1, "(") ? .code : nil
    case "-", "+": return method()
    case "[": return message()
    default: return cDeclaration(index)
    }
  }

  /// A method: `- (void)name:(Type)value`.
  private func method() -> LineShape? {
    guard isMark(1, "("), let close = closing(1), close > 2, isWord(close + 1) else { return nil }
    let next = close + 2
    let isMethod =
      next == tokens.count || isMark(next, "{") || isMark(next, ";")
      || isMark(next, ":") && isMark(next + 1, "(")
    return isMethod ? .code : nil
  }

  /// `[[receiver name] name:…];`, also where it goes on in the next line.
  private func message() -> LineShape? {
    var index = 0
    while isMark(index, "[") { index += 1 }
    guard isWord(index), isWord(index + 1) else { return .follower }
    return endsWith(";") || closing(0) == nil ? .code : .follower
  }

  /// A declaration of C: `Type *name = …;` or `Type name = …;` or `void name(…) {`.
  private func cDeclaration(_ index: Int) -> LineShape? {
    guard isIdentifier(index) else { return nil }
    var next = index + 1
    if isMark(next, "<") {
      while next < min(index + 16, tokens.count), !isMark(next, ">") { next += 1 }
      next += 1
    }
    while isMark(next, "*") || isQualifier(next) || isIdentifier(next) && isIdentifier(next + 1) {
      next += 1
    }
    guard next > index, isIdentifier(next) else { return nil }
    let isTelling = isMark(next - 1, "*") || endsWith(";") || closes(from: next) == false
    if isMark(next + 1, "="), isTelling { return .code }
    if isMark(next + 1, ";"), next + 2 == tokens.count { return .code }
    return isMark(next + 1, "(") && (endsWith("{") || endsWith(";")) ? .code : nil
  }

  private func isQualifier(_ index: Int) -> Bool {
    ["const", "_Nullable", "_Nonnull", "nullable", "nonnull", "__weak", "__strong", "__block"]
      .contains(word(index))
  }

  // MARK: Expressions

  /// A chain that is called or assigned to, and fills the line.
  private func expression(_ start: Int) -> LineShape? {
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

  /// What may only stand beside other code.
  private func follower() -> LineShape? {
    let starts = ["{", "}", ")", "]", "."]
    if starts.contains(where: { reads(0, $0) }) { return .follower }
    return endsWith(";") || endsWith("{") || endsWith(",") && tokens.count <= 2 ? .follower : nil
  }

  // MARK: Tokens

  private func text(_ token: CodeToken) -> ArraySlice<UInt8> {
    page[line.lowerBound + token.range.lowerBound..<line.lowerBound + token.range.upperBound]
  }

  private func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: text(tokens[index]), as: UTF8.self) : ""
  }

  private func reads(_ index: Int, _ word: String) -> Bool {
    tokens.indices.contains(index) && text(tokens[index]).elementsEqual(word.utf8)
  }

  private func kind(_ index: Int) -> CodeToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  private func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  private func isWord(_ index: Int) -> Bool {
    kind(index) == .identifier || kind(index) == .keyword
  }

  private func isCapitalised(_ index: Int) -> Bool {
    guard isIdentifier(index), let first = text(tokens[index]).first else { return false }
    return first >= 0x41 && first <= 0x5A
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard kind(index) == .punctuation, tokens[index].range.count == 1 else { return false }
    return text(tokens[index]).first.map { UInt32($0) == mark.value } ?? false
  }

  private func isAssignment(_ index: Int) -> Bool {
    ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains { reads(index, $0) }
  }

  private func endsWith(_ mark: Unicode.Scalar) -> Bool { isMark(tokens.count - 1, mark) }

  private func has(_ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains { isMark($0, mark) }
  }

  private func adjoins(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens.indices.contains(index + 1)
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// The closing partner of the bracket at `index` on this line.
  private func closing(_ index: Int) -> Int? {
    var depth = 0
    for next in index..<tokens.count where tokens[next].kind == .punctuation {
      switch text(tokens[next]).first {
      // The bracket of an interpolation stands behind its backslash.
      case 0x28, 0x5B, 0x7B, 0x5C: depth += 1
      case 0x29, 0x5D, 0x7D: depth -= 1
      default: break
      }
      if depth == 0 { return next }
    }
    return nil
  }

  /// Whether every bracket that opens at `index` or behind it closes on this line; nil where none
  /// opens.
  private func closes(from index: Int) -> Bool? {
    for next in index..<tokens.count
    where isMark(next, "(") || isMark(next, "[") || isMark(next, "{") {
      return closing(next) != nil
    }
    return nil
  }

  private func behindGroup(_ index: Int) -> Int { closing(index).map { $0 + 1 } ?? tokens.count }
}
