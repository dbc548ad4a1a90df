// The Swift declaration of a symbol graph, taken apart: parameters, types, effects.

internal import APIModel

/// What the text of a Swift declaration says behind the name that it declares.
struct DeclarationText {
  private(set) var parameters: [Parameter] = []
  private(set) var genericParameters: [String] = []
  /// The result of a function, the type of a property, the target of an alias.
  private(set) var type: String?
  private(set) var isAsync = false
  private(set) var isThrowing = false
  private(set) var isSettable = false
  /// Whether an initializer may give nothing.
  private(set) var isFailable = false

  /// - Parameter labels: The labels of the symbol's name, nil for `_`.
  init(_ fragments: [SymbolGraph.Fragment], labels: [String?]) {
    let declared = ["init", "subscript"]
    let start = fragments.firstIndex { fragment in
      fragment.kind == "identifier"
        || (fragment.kind == "keyword" && declared.contains(fragment.spelling))
    }
    guard let start else { return }
    let isConstant = fragments[..<start].contains { $0.spelling == "let" }
    let text = fragments[(start + 1)...].map(\.spelling).joined()
    var rest = BalancedText(text)
    if rest.take("?") || rest.take("!") { isFailable = true }
    if let list = rest.takeEnclosed("<", ">") {
      genericParameters = BalancedText(list).split(",").map { part in
        String(part.prefix { $0 != ":" }.filter { !$0.isWhitespace })
      }
    }
    if let list = rest.takeEnclosed("(", ")") {
      parameters = Self.parameters(list, labels: labels)
      readSignature(rest)
    } else {
      readProperty(rest, isConstant: isConstant)
    }
  }

  /// Reads what stands behind the parameters: `async throws -> T where …`.
  private mutating func readSignature(_ rest: BalancedText) {
    let parts = rest.cut(" -> ")
    let effects = parts.before.split { " ()".contains($0) }
    isAsync = effects.contains("async")
    isThrowing = effects.contains("throws") || effects.contains("rethrows")
    guard let result = parts.behind else { return }
    let (type, accessors) = BalancedText(result).cut(" {")
    self.type = Self.tidied(BalancedText(type).cut(" where ").before)
    if ["Void", "()"].contains(self.type) { self.type = nil }
    isSettable = accessors?.contains("set") ?? false
  }

  /// Reads `: T { get set }` or `= T`.
  private mutating func readProperty(_ rest: BalancedText, isConstant: Bool) {
    let (text, accessors) = rest.cut(" {")
    let (left, value) = BalancedText(text).cut(" = ")
    if left.hasPrefix(": ") {
      type = Self.tidied(String(left.dropFirst(2)))
      isSettable = !isConstant && (accessors?.contains("set") ?? true)
    } else if let value {
      type = Self.tidied(BalancedText(value).cut(" where ").before)
    }
    guard let accessors else { return }
    let words = accessors.split { " }".contains($0) }
    isAsync = words.contains("async")
    isThrowing = words.contains("throws")
  }

  private static func parameters(_ list: String, labels: [String?]) -> [Parameter] {
    let parts = BalancedText(list).split(",")
    return parts.enumerated().map { index, part in
      let (names, type) = BalancedText(part).cut(":")
      let words = type == nil ? [] : names.split(separator: " ").map { unquoted(String($0)) }
      let label = parts.count == labels.count ? labels[index] : words.first { $0 != "_" }
      return parameter(type ?? names, label: label, name: words.last ?? "")
    }
  }

  private static func parameter(_ text: String, label: String?, name: String) -> Parameter {
    let (spelled, value) = BalancedText(text).cut(" = ")
    var words = spelled[...].drop(while: \.isWhitespace)
    var isInout = false
    while let word = specifier(words) {
      isInout = isInout || word == "inout"
      words = words.dropFirst(word.count).drop(while: \.isWhitespace)
    }
    var type = tidied(String(words))
    let isVariadic = type.hasSuffix("...")
    if isVariadic { type.removeLast(3) }
    return Parameter(
      label: label, name: name == "_" ? "" : name, type: type, defaultValue: value,
      isVariadic: isVariadic, isInout: isInout)
  }

  /// The attribute or word of ownership in front of a type.
  private static func specifier(_ text: Substring) -> Substring? {
    let word = text.prefix { !$0.isWhitespace && $0 != "(" }
    guard word.hasPrefix("@") else { return specifiers.contains(String(word)) ? word : nil }
    // `@convention(block) (Int) -> Void`: the first parentheses belong to the attribute.
    guard text[word.endIndex...].hasPrefix("(") else { return word }
    let end = text[word.endIndex...].firstIndex(of: ")") ?? word.endIndex
    return end == word.endIndex ? word : text[...end]
  }

  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned",
    "__shared",
  ]

  /// A type as people write it: `[String: Any]`, not `[String : Any]`.
  private static func tidied(_ type: String) -> String {
    let trimmed = type.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return trimmed.replacing(" : ", with: ": ")
  }

  private static func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }
}

/// A text that is only cut where no bracket is open.
struct BalancedText {
  private var text: Substring

  init(_ text: String) { self.text = text[...] }

  /// Takes this mark from the front.
  mutating func take(_ mark: String) -> Bool {
    guard text.hasPrefix(mark) else { return false }
    text = text.dropFirst(mark.count)
    return true
  }

  /// Takes what stands between two brackets at the front, without them.
  mutating func takeEnclosed(_ open: Character, _ close: Character) -> String? {
    guard text.first == open else { return nil }
    for index in Self.outerIndices(of: text.dropFirst()) where text[index] == close {
      let inner = text[text.index(after: text.startIndex)..<index]
      text = text[text.index(after: index)...]
      return String(inner)
    }
    return nil
  }

  /// The text in front of the first such mark, and what stands behind it.
  func cut(_ mark: String) -> (before: String, behind: String?) {
    guard let first = mark.first else { return (String(text), nil) }
    for index in Self.outerIndices(of: text)
    where text[index] == first && text[index...].hasPrefix(mark) {
      return (String(text[..<index]), String(text[index...].dropFirst(mark.count)))
    }
    return (String(text), nil)
  }

  /// The parts between separators; none of an empty text.
  func split(_ separator: Character) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    for index in Self.outerIndices(of: text) where text[index] == separator {
      parts.append(String(text[start..<index]))
      start = text.index(after: index)
    }
    let last = String(text[start...])
    return last.allSatisfy(\.isWhitespace) && parts.isEmpty ? [] : parts + [last]
  }

  /// The places that no bracket encloses; those of closing brackets that were not opened too.
  private static func outerIndices(of text: Substring) -> [String.Index] {
    var found: [String.Index] = []
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      let isArrow = character == ">" && previous == "-"
      if ")]>".contains(character), !isArrow, depth > 0 {
        depth -= 1
      } else if depth == 0 {
        found.append(index)
      }
      if "([<".contains(character) { depth += 1 }
      previous = character
    }
    return found
  }
}
