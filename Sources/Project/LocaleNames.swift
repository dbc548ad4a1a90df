// Which parts of a path name a locale.

package import Diagnostics
internal import Foundation

/// Tells locales from other parts of a path: by language tag, or by what `locale-names:` says.
package struct LocaleNames: Hashable, Sendable {
  private let names: [String: LanguageTag]

  package init(_ names: [String: LanguageTag] = [:]) { self.names = names }

  /// The locale that a part of a path names, nil for any other part.
  package func tag(of spelling: String) -> LanguageTag? {
    if let tag = names[spelling] { return tag }
    return spelling.utf8.count <= Self.longestSpelling ? LanguageTag(spelling) : nil
  }

  /// Whether `locale-names:` says what a part of a path means.
  func isNamed(_ spelling: String) -> Bool { names[spelling] != nil }

  /// Whether a part of a path that names a locale is a word or a name of technology as well.
  func isDoubtful(_ spelling: String) -> Bool {
    !isNamed(spelling) && Self.words.contains(spelling.lowercased())
  }

  /// Codes of languages that are English words, commands or names of programming languages, those
  /// of languages that much documentation is in left out.
  private static let words: Set<String> = [
    "ab", "am", "an", "as", "be", "bi", "ch", "co", "ha", "ie", "io", "is", "kg", "ki", "mi", "ml",
    "my", "or", "os", "ps", "sc", "se", "si", "so", "ti", "to", "ts", "tt", "za",
  ]

  /// How a locale is spelled in paths: as `locale-names:` has it, else as paths of other locales
  /// spell theirs.
  package func spelling(of tag: LanguageTag, like others: [String]) -> String {
    if let name = names.filter({ $0.value == tag }).keys.min() { return name }
    let regional = others.filter { $0.contains("-") || $0.contains("_") }
    var spelling = tag.description
    if let example = regional.first {
      if example == example.lowercased() { spelling = spelling.lowercased() }
      if example.contains("_") { spelling = spelling.replacing("-", with: "_") }
    }
    return spelling
  }

  /// Whether a part of a path looks like a locale though it is none: `cn`, `kr-KR`.
  func looksLikeLocale(_ part: Substring) -> Bool {
    let pieces = part.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard pieces.count <= 2, part.allSatisfy({ $0.isASCII }) else { return false }
    let first = pieces[0].count
    guard pieces[0].allSatisfy(\.isLetter) else { return false }
    return pieces.count == 1 ? first == 2 : (2...3).contains(first) && pieces[1].count <= 4
  }

  /// Whether a part of a path names a locale.
  ///
  /// - Parameter onlyInUse: Whether a tag with a region counts only where people use that language
  ///   in that region, since the words before it may be read as one: `to-de`.
  func takes(_ spelling: String, onlyInUse: Bool) -> Bool {
    guard let tag = tag(of: spelling) else { return false }
    guard onlyInUse, names[spelling] == nil, tag.description != tag.language else { return true }
    let subtags: [Substring] = tag.description.split(separator: "-")
    let region = subtags.dropFirst().first { $0.count < 4 }
    return region.map { Self.regionsInUse.contains("\(tag.language)-\($0)") } ?? true
  }

  /// Whether a part of a file's name, parted by a dot from what stands before it, names a locale.
  ///
  /// Extensions such as `min` are codes of rare languages too: of three letters are only those that
  /// Foundation knows people to use.
  func takesSuffix(_ spelling: String) -> Bool {
    guard let tag = tag(of: spelling) else { return false }
    return names[spelling] != nil || Self.isInUse(tag)
  }

  /// Whether people use software in a language; all languages of two letters count.
  static func isInUse(_ tag: LanguageTag) -> Bool {
    tag.language.utf8.count == 2 || languagesInUse.contains(tag.language)
  }

  private static let languagesInUse: Set<String> = Set(
    Foundation.Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })

  /// The pairs of language and region that Foundation knows: `de-AT`.
  private static let regionsInUse: Set<String> = Set(
    Foundation.Locale.availableIdentifiers.compactMap { identifier in
      let parts = identifier.split(separator: "_")
      guard let language = parts.first, let region = parts.last, parts.count > 1 else { return nil }
      return "\(language)-\(region)"
    })

  /// Longer parts of a path are no locale, in bytes.
  static let longestSpelling = 35
}
