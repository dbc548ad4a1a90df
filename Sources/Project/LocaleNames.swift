// Which parts of a path name a locale.

package import Diagnostics

/// Tells locales from other parts of a path: by language tag, or by what `locale-names:` says.
package struct LocaleNames: Hashable, Sendable {
  private let names: [String: LanguageTag]

  package init(_ names: [String: LanguageTag] = [:]) { self.names = names }

  /// The locale that a part of a path names, nil for any other part.
  package func tag(of spelling: String) -> LanguageTag? {
    if let tag = names[spelling] { return tag }
    return spelling.utf8.count <= Self.longestTag ? LanguageTag(spelling) : nil
  }

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

  private static let longestTag = 35
}
