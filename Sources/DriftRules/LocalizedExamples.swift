// Examples about languages, which translators give languages that their readers know.

internal import Comparison
internal import Diagnostics

/// Tells examples in which one language stands for another from code that drifted.
enum LocalizedExamples {
  /// Leaves out that `fr:` became `ru:`, and what differs in the lines under such a key.
  static func remove(
    from differences: [CodeDifference], _ code: [UInt8], _ locale: LanguageTag
  ) -> [CodeDifference] {
    var end = 0
    return differences.filter { difference in
      if isLocalized(difference, locale) {
        end = entryEnd(difference.target.upperBound, code)
        return false
      }
      return difference.target.lowerBound >= end
    }
  }

  /// Where the lines under a key end.
  private static func entryEnd(_ start: Int, _ code: [UInt8]) -> Int {
    var lines = 0
    for index in start..<code.count where code[index] == 0x0A {
      lines += 1
      if lines == 4 { return index }
    }
    return code.count
  }

  private static func isLocalized(_ difference: CodeDifference, _ locale: LanguageTag) -> Bool {
    let target = key(difference.targetText)
    guard let target, let tag = LanguageTag(target.name) else { return false }
    if difference.sourceText.isEmpty {
      return target.hasValue && tag.language == locale.language
    }
    guard let source = key(difference.sourceText), let other = LanguageTag(source.name) else {
      return false
    }
    return tag.language == locale.language
      || usual.contains(tag.language) && usual.contains(other.language)
  }

  /// The languages that examples are about; the tags of others are short English words as well.
  private static let usual: Set<String> = [
    "ar", "de", "en", "es", "fr", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "uk", "zh",
  ]

  /// The first name of a text, which may stand in quotes, and whether a value follows on it.
  private static func key(_ text: String) -> (name: String, hasValue: Bool)? {
    let name = text.drop { $0 == "'" || $0 == "\"" }.prefix { $0.isLetter || $0 == "-" }
    let rest = text[name.endIndex...].drop { $0 == "'" || $0 == "\"" }
    guard !name.isEmpty, rest.isEmpty || rest.first == ":" else { return nil }
    return (String(name), !rest.isEmpty)
  }
}
