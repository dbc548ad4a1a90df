// What a snippet declares itself: variables, parameters, properties, classes.

internal import APIModel

/// The names that a snippet declares, and their types where those are evident.
///
/// Scopes are not told apart: a name declared with two types has none.
struct ObjCLocals {
  /// By name; `unknown` where the type is not of the API, or not one.
  private(set) var types: [String: TypeReference] = [:]
  /// Classes and protocols that the snippet declares or extends, so that their members are open.
  private(set) var openTypes: Set<String> = []
  /// The selectors of the methods that the snippet declares.
  private(set) var selectors: Set<String> = []

  init(_ tokens: ObjCTokens, api: APILookup) {
    for index in 0..<tokens.count {
      if tokens.kind(index) == .keyword, tokens.byte(index) == 0x40 {
        let opens = ["@interface", "@implementation", "@protocol"]
        if opens.contains(where: { tokens.reads(index, $0) }) {
          openTypes.insert(tokens.text(index + 1))
        }
      } else if tokens.isIdentifier(index) || tokens.reads(index, "id") {
        readDeclaration(at: index, tokens, api)
      } else if tokens.isMark(index, "-") || tokens.isMark(index, "+") {
        readMethod(at: index, tokens)
      }
    }
  }

  /// The type of a variable, or of the property behind `_name`; nil where none is declared.
  func type(of name: String) -> TypeReference? {
    types[name] ?? (name.hasPrefix("_") ? types[String(name.dropFirst())] : nil)
  }

  /// `- (Type)name:(Type)value name:(Type)value`, with `{` or `;` behind it.
  private mutating func readMethod(at index: Int, _ tokens: ObjCTokens) {
    guard tokens.tokens[index].startsLine || index == 0, tokens.isMark(index + 1, "("),
      let close = tokens.partner(index + 1), tokens.isWord(close + 1)
    else { return }
    var selector = ""
    var next = close + 1
    while tokens.isWord(next), tokens.isMark(next + 1, ":"), tokens.isMark(next + 2, "("),
      let end = tokens.partner(next + 2)
    {
      selector += tokens.text(next) + ":"
      next = end + 2
    }
    if selector.isEmpty { selector = tokens.text(next) }
    selectors.insert(selector)
  }

  /// `Panel *panel =`, `CornerType corners;`, `:(Panel *)panel`, `id<Showing> shown in`.
  private mutating func readDeclaration(at index: Int, _ tokens: ObjCTokens, _ api: APILookup) {
    if tokens.isMark(index - 1, ".") || tokens.isMark(index - 1, "[") { return }
    if isQualifier(index, tokens) { return }
    var name = index + 1
    let argument = genericArgument(&name, tokens)
    while tokens.isMark(name, "*") || isQualifier(name, tokens) { name += 1 }
    if tokens.isMark(name, ")"), tokens.isMark(tokens.partner(name).map { $0 - 1 } ?? -1, ":") {
      name += 1
      guard tokens.isIdentifier(name) else { return }
    } else {
      guard tokens.isIdentifier(name), endsDeclarator(name + 1, tokens) else { return }
    }
    let isID = tokens.reads(index, "id")
    let spelling = isID ? argument.map(tokens.text) : tokens.text(index)
    let handle = spelling.flatMap { api.objcType(named: $0) }
    declare(tokens.text(name), handle.map { api.type(of: $0) } ?? .unknown)
  }

  private mutating func declare(_ name: String, _ type: TypeReference) {
    if let known = types[name], known != type {
      types[name] = .unknown
    } else {
      types[name] = type
    }
  }

  /// Skips `<…>`; gives the only name in it.
  private func genericArgument(_ index: inout Int, _ tokens: ObjCTokens) -> Int? {
    guard tokens.isMark(index, "<") else { return nil }
    var depth = 0
    for next in index..<min(index + 32, tokens.count) {
      if tokens.isMark(next, "<") { depth += 1 }
      if tokens.isMark(next, ">") { depth -= 1 }
      if depth == 0 {
        let argument = next == index + 2 ? index + 1 : nil
        index = next + 1
        return argument
      }
    }
    return nil
  }

  private func isQualifier(_ index: Int, _ tokens: ObjCTokens) -> Bool {
    guard let kind = tokens.kind(index), kind == .keyword || kind == .identifier else {
      return false
    }
    return Self.qualifiers.contains(tokens.text(index))
  }

  private func endsDeclarator(_ index: Int, _ tokens: ObjCTokens) -> Bool {
    ["=", ";", ",", ")", "in"].contains { tokens.reads(index, $0) }
  }

  private static let qualifiers: Set<String> = [
    "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__kindof", "__strong", "__weak",
    "__nullable", "__nonnull", "_Null_unspecified",
  ]
}
