// How projects spell locales in paths when nobody has told the tool.

internal import Diagnostics
internal import Foundation

/// A locale as a part of a path spells it.
struct LocaleSpelling: Hashable {
  let text: String
  let tag: LanguageTag
  /// Whether `locale-names:` must say so: the spelling is no language tag.
  let needsName: Bool
  /// Whether the spelling is a word or a name of technology as well: `to`, `ts`.
  let isDoubtful: Bool

  /// Reads a part of a path.
  ///
  /// Other than in patterns, which a person wrote, what countries and languages are called counts
  /// too, and rare languages of three letters do not.
  init?(_ part: Substring, names: LocaleNames) {
    text = String(part)
    let code = text.lowercased()
    let isNamed = names.isNamed(text)
    if !isNamed, let tag = Self.countries[code] ?? Self.languages[code] {
      self.tag = tag
      needsName = true
    } else if let tag = names.tag(of: text), isNamed || LocaleNames.isInUse(tag) {
      self.tag = tag
      needsName = false
    } else {
      return nil
    }
    isDoubtful = names.isDoubtful(text)
  }

  /// What is a country's code and stands for its language; two of them are codes of languages too,
  /// which hardly any documentation is in.
  private static let countries: [String: LanguageTag] = tags([
    "cn": "zh", "jp": "ja", "kr": "ko", "tw": "zh-TW", "hk": "zh-HK", "ua": "uk", "cz": "cs",
    "vn": "vi", "ptbr": "pt-BR", "zhcn": "zh-CN", "zhtw": "zh-TW", "chs": "zh-Hans",
    "cht": "zh-Hant",
  ])

  /// The English names of the languages of two letters, and what else folders are called.
  private static let languages: [String: LanguageTag] = {
    let english = Foundation.Locale(identifier: "en")
    let codes = Foundation.Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    let named = codes.filter { $0.utf8.count == 2 }.compactMap { code in
      english.localizedString(forLanguageCode: code).map { ($0.lowercased(), code) }
    }
    let others = [
      "farsi": "fa", "norwegian": "no", "brazilian": "pt-BR", "brazilian-portuguese": "pt-BR",
      "simplified-chinese": "zh-Hans", "traditional-chinese": "zh-Hant",
      "chinese-simplified": "zh-Hans", "chinese-traditional": "zh-Hant", "deutsch": "de",
      "español": "es", "français": "fr", "italiano": "it", "português": "pt", "русский": "ru",
      "українська": "uk", "中文": "zh", "简体中文": "zh-Hans", "繁體中文": "zh-Hant", "日本語": "ja",
      "한국어": "ko",
    ]
    return tags(others.merging(named) { other, _ in other })
  }()

  private static func tags(_ texts: [String: String]) -> [String: LanguageTag] {
    texts.compactMapValues { LanguageTag($0) }
  }
}
