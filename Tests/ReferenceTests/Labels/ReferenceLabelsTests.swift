// Tests of the labels: every language says everything, in words of its own.

import Testing

@testable import Reference

@Suite("Labels")
struct ReferenceLabelsTests {
  /// All labels by their path, each form of a number by its name.
  private static func texts(_ value: Any, _ path: String = "") -> [String: String] {
    if let text = value as? String { return [path: text] }
    return Mirror(reflecting: value).children.reduce(into: [:]) { texts, child in
      let name = path.isEmpty ? child.label ?? "" : "\(path).\(child.label ?? "")"
      if let optional = child.value as? String? {
        if let text = optional { texts[name] = text }
      } else {
        texts.merge(self.texts(child.value, name)) { first, _ in first }
      }
    }
  }

  private static let languages = ReferenceLabels.all.map(\.language)

  private static func labels(_ language: String) throws -> ReferenceLabels {
    try #require(ReferenceLabels.labels(for: language))
  }

  @Test func tenLanguagesAreSpoken() {
    #expect(Self.languages == ["en", "de", "zh", "ru", "ko", "ja", "fr", "es", "pt-BR", "ar"])
  }

  @Test("Every label says something, and is plain text", arguments: languages)
  func texts(language: String) throws {
    let texts = Self.texts(try Self.labels(language))
    #expect(texts.count >= 130)
    for (path, text) in texts {
      #expect(!text.isEmpty && text == text.trimmingSpace, "\(path)")
      #expect(!text.contains { "<>&\"".contains($0) }, "\(path)")
    }
  }

  @Test("A label has the places that the English one has", arguments: languages)
  func places(language: String) throws {
    func places(_ text: String) -> [String] {
      text.matches(of: /\{\d\}/).map { String($0.0) }.sorted()
    }
    let texts = Self.texts(try Self.labels(language))
    // "One symbol" needs no number.
    for (path, text) in Self.texts(ReferenceLabels.english) where !path.hasSuffix(".one") {
      #expect(places(try #require(texts[path])) == places(text), "\(path)")
    }
  }

  /// Words that a language shares with English.
  private static let shared: [String: Set<String>] = [
    "de": ["Name", "Parameter", "Variable", "Operator", "{0} Symbol"],
    "fr": ["Classes", "Extensions", "Types", "Variables", "Macros", "module", "macro", "variable"],
    "es": ["Variables", "Macros", "macro", "variable", "Extensions"],
    "pt-BR": ["Classes", "Macros", "macro"],
  ]

  @Test("No label is left in English", arguments: languages.dropFirst())
  func english(language: String) throws {
    let english = Self.texts(ReferenceLabels.english)
    let shared = Self.shared[language] ?? []
    let left = Self.texts(try Self.labels(language)).filter { path, text in
      let isWord = text.replacing(/\{\d\}/, with: "").contains(where: \.isLetter)
      return isWord && english[path]?.lowercased() == text.lowercased()
        && !shared.contains(where: { $0.lowercased() == text.lowercased() })
    }
    #expect(left.isEmpty, "\(left)")
  }

  @Test(
    "A number takes the form of its language",
    arguments: [
      ("en", 1, "1 symbol"), ("en", 0, "0 symbols"), ("fr", 0, "0 symbole"),
      ("fr", 2, "2 symboles"),
      ("ru", 1, "1 символ"), ("ru", 3, "3 символа"), ("ru", 11, "11 символов"),
      ("ru", 12, "12 символов"), ("ru", 21, "21 символ"), ("ru", 112, "112 символов"),
      ("ar", 0, "لا رموز"), ("ar", 2, "رمزان"), ("ar", 5, "5 رموز"), ("ar", 14, "14 رمزًا"),
      ("ar", 100, "100 رمز"), ("ar", 103, "103 رموز"), ("zh", 1, "1 个符号"),
    ])
  func plurals(language: String, number: Int, expected: String) throws {
    let labels = try Self.labels(language)
    #expect(labels.site.symbols.text(number, labels.plurals) == expected)
  }

  @Test(
    "A locale speaks the language that its tag starts with",
    arguments: [("de-AT", "de"), ("pt", "pt-BR"), ("zh-Hant", "zh"), ("ZH_cn", "zh"), ("ar", "ar")])
  func tags(tag: String, language: String) {
    #expect(ReferenceLabels.labels(for: tag)?.language == language)
    #expect(ReferenceLabels.labels(for: "x" + tag) == nil)
  }

  @Test func placesMayComeInAnyOrderAndHoldBraces() {
    #expect("{1} of {0}".filled("a{1}", "b") == "b of a{1}")
    #expect("none, {7}, {x}, {".filled("a") == "none, , , {")
  }
}

extension String {
  fileprivate var trimmingSpace: String { String(trimmingPrefix(while: \.isWhitespace)) }
}
