// Language tags after BCP 47, in their canonical spelling.

internal import Foundation

/// A language tag, such as `de`, `pt-BR` or `zh-Hant`, in canonical spelling.
///
/// Only tags whose language is known to ISO 639 are accepted, so that a folder named `guides` or
/// `api` is never taken for a locale.
package struct LanguageTag: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The canonical spelling: language in lower case, script capitalised, region in upper case.
  package let description: String

  /// The source locale where none is named.
  package static let english = LanguageTag(canonical: "en")

  private init(canonical: String) { description = canonical }

  /// Reads a tag in any case, with `-` or `_` between its parts.
  package init?(_ spelling: String) {
    if Self.isPlain(spelling) {
      guard Self.languages.contains(spelling) else { return nil }
      description = spelling
      return
    }
    let parts = spelling.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, Self.languages.contains(first.lowercased()) else { return nil }
    var canonical = [first.lowercased()]
    var stage = 0
    for part in parts.dropFirst() {
      guard let (place, text) = Self.subtag(part), place > stage || place == 3 else { return nil }
      stage = place
      canonical.append(text)
    }
    description = canonical.joined(separator: "-")
  }

  /// Whether a spelling is a language alone in lower case, as most are.
  private static func isPlain(_ spelling: String) -> Bool {
    spelling.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// The language alone: `pt` of `pt-BR`.
  package var language: String {
    let bytes = description.utf8
    return bytes.firstIndex(of: UInt8(ascii: "-")).map { String(description[..<$0]) }
      ?? description
  }

  /// Whether text in this language runs from right to left.
  package var isRightToLeft: Bool {
    ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"].contains(language)
  }

  package static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description < right.description
  }

  /// The languages of ISO 639 that Foundation knows.
  private static let languages: Set<String> = Set(
    Foundation.Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

  /// A later part of a tag: where it may stand (1 script, 2 region, 3 variant) and its spelling.
  private static func subtag(_ part: Substring) -> (place: Int, text: String)? {
    let letters = part.allSatisfy { $0.isASCII && $0.isLetter }
    let digits = part.allSatisfy { $0.isASCII && $0.isNumber }
    guard part.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    switch part.count {
    case 4 where letters && scripts.contains(part.capitalized): return (1, part.capitalized)
    case 2 where letters && regions.contains(part.uppercased()): return (2, part.uppercased())
    case 3 where digits: return (2, String(part))
    case 4 where part.first?.isNumber == true: return (3, part.lowercased())
    case 5...8 where variants.contains(part.lowercased()): return (3, part.lowercased())
    default: return nil
    }
  }

  /// The regions of ISO 3166 that Foundation knows, and what people write for two of them.
  private static let regions: Set<String> = Set(
    Foundation.Locale.Region.isoRegions.map(\.identifier) + ["EU", "UK"])

  /// The scripts of ISO 15924 that living languages are written in.
  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armn", "Beng", "Bopo", "Brai", "Cakm", "Cans", "Cher", "Cyrl", "Deva",
    "Ethi", "Geor", "Grek", "Gujr", "Guru", "Hang", "Hani", "Hans", "Hant", "Hebr", "Hira", "Hmnp",
    "Java", "Jpan", "Kana", "Khmr", "Knda", "Kore", "Laoo", "Latn", "Limb", "Lisu", "Mlym", "Mong",
    "Mtei", "Mymr", "Nkoo", "Olck", "Orya", "Osge", "Rjng", "Rohg", "Sinh", "Sund", "Sylo", "Syrc",
    "Tale", "Talu", "Taml", "Telu", "Tfng", "Thaa", "Thai", "Tibt", "Vaii", "Yiii", "Zxxx", "Zyyy",
  ]

  /// The registered variants that documentation is likely to be in; those that start with a digit
  /// are taken as they are.
  private static let variants: Set<String> = [
    "abl1943", "ao1990", "arevela", "arevmda", "asante", "baku1926", "bohoric", "boont",
    "colb1945", "cornu", "dajnko", "ekavsk", "emodeng", "fonipa", "fonupa", "grclass", "hepburn",
    "ijekavsk", "itihasa", "jauer", "jyutping", "kkcor", "kociewie", "kscor", "lengadoc", "lipaw",
    "luna1918", "metelko", "monoton", "nedis", "nicard", "njiva", "nulik", "oxendict", "pamaka",
    "petr1708", "pinyin", "polyton", "posix", "provenc", "puter", "rigik", "rozaj", "rumgr",
    "scotland", "scouse", "solba", "sotav", "spanglis", "surmiran", "sursilv", "sutsilv", "tarask",
    "uccor", "ucrcor", "ulster", "unifon", "vaidika", "valencia", "vallader", "vecdruka",
    "wadegile",
  ]
}
