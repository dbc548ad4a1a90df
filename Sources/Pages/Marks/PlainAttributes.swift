// Attributes outside of tags: `#id .class key="value" word "text"`.

/// Reads attributes as directives, shortcodes and tags have them.
enum PlainAttributes {
  /// The attributes of a text in its order; words without a key have an empty name.
  static func read(_ text: String) -> [Container.Attribute] {
    words(of: text).map { word in
      if word.hasPrefix("#") { return .init(name: "id", value: String(word.dropFirst())) }
      if word.hasPrefix(".") { return .init(name: "class", value: String(word.dropFirst())) }
      guard let cut = word.firstIndex(where: { $0 == "=" || $0 == ":" }), !isQuoted(word),
        cut > word.startIndex
      else { return .init(name: "", value: unquoted(word)) }
      let value = word[word.index(after: cut)...]
      return .init(name: String(word[..<cut]), value: unquoted(String(value)))
    }
  }

  /// Cuts at spaces and commas outside of quotes; a space after `=` or `:` does not cut.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text {
      if let open = quote {
        word.append(character)
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
        word.append(character)
      } else if character.isWhitespace || character == "," {
        if word.hasSuffix("=") || word.hasSuffix(":") { continue }
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func isQuoted(_ word: String) -> Bool {
    word.hasPrefix("\"") || word.hasPrefix("'")
  }

  private static func unquoted(_ word: String) -> String {
    guard word.count >= 2, isQuoted(word), word.first == word.last else { return word }
    return String(word.dropFirst().dropLast())
  }
}
