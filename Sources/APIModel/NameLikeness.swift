// Whether two names say the same in other words.

internal import Diagnostics

/// Compares names by their letters and by their words.
enum NameLikeness {
  /// Whether one name is a slip of the pen away from the other, or half of their words are the
  /// same: `addShared(secret:bits:)` and `add(shared:bits:)`.
  static func isNear(_ name: String, _ other: String) -> Bool {
    let limit = min(name.utf8.count, other.utf8.count) / 5
    if limit > 0, EditDistance.between(name, other, limit: limit) != nil { return true }
    let (words, others) = (words(of: name), words(of: other))
    let shared = words.intersection(others).count
    return shared > 0 && shared * 2 >= max(words.count, others.count)
  }

  /// The words of a name and its labels in lower case: `set`, `glow` and `on` of `setGlow(on:)`.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || (character.isUppercase && word.last?.isLowercase == true) {
        if !word.isEmpty { words.insert(word.lowercased()) }
        word = ""
      }
      if isLetter { word.append(character) }
    }
    if !word.isEmpty { words.insert(word.lowercased()) }
    return words
  }
}
