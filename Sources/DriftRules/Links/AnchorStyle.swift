// How a dialect makes the anchors of headings.

internal import Foundation
internal import Pages

/// A way to make anchors of headings.
enum AnchorStyle: CaseIterable {
  /// GitHub, and what follows it: Starlight, Docusaurus, Hugo.
  case github
  case vitepress
  /// Python-Markdown, which leaves nothing beyond ASCII.
  case mkdocs
  /// Python-Markdown with a slug function for all scripts.
  case mkdocsUnicode
  case kramdown
  case docc

  /// The styles that a page of a dialect may be built with.
  static func styles(of dialect: Dialect) -> [AnchorStyle] {
    switch dialect {
    case .mdx, .docusaurus: [.github]
    case .vitepress: [.vitepress]
    case .mkdocs: [.mkdocs, .mkdocsUnicode]
    case .hugo: [.github]
    case .liquid: [.kramdown, .github]
    case .docc: [.docc]
    case .commonmark, .plain: allCases
    }
  }

  /// The anchors of the headings of a page, in order; equal ones are numbered, but for DocC's.
  func anchors(of headings: [String]) -> [String] {
    if self == .docc { return headings.map(slug) }
    var counts: [String: Int] = [:]
    var taken: Set<String> = []
    return headings.map { heading in
      let slug = slug(heading)
      var anchor = slug.isEmpty && isMkDocs ? "_1" : slug
      var number = counts[slug] ?? 0
      while !taken.insert(anchor).inserted {
        number += 1
        anchor = slug + (isMkDocs ? "_" : "-") + String(number)
      }
      counts[slug] = number
      return anchor
    }
  }

  private var isMkDocs: Bool { self == .mkdocs || self == .mkdocsUnicode }

  /// The anchor of a heading that stands alone.
  func slug(_ heading: String) -> String {
    switch self {
    case .github: Self.github(heading)
    case .vitepress: Self.vitepress(heading)
    case .mkdocs: Self.mkdocs(Self.asciiOnly(heading))
    case .mkdocsUnicode: Self.mkdocs(heading)
    case .kramdown: Self.kramdown(heading)
    case .docc: Self.docc(heading)
    }
  }

  private static func github(_ heading: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || scalar == "_" || isWord(scalar) {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  private static let vitepressMarks = Set("~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/".unicodeScalars)

  private static func vitepress(_ heading: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in heading.decomposedStringWithCompatibilityMapping.unicodeScalars {
      if (0x300...0x36F).contains(scalar.value) || scalar.value < 0x20 { continue }
      if scalar.properties.isWhitespace || vitepressMarks.contains(scalar) {
        if slug.last != "-" { slug.append("-") }
      } else {
        slug.append(scalar)
      }
    }
    let trimmed = String(slug).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    let isNumbered = trimmed.first.map { $0.isASCII && $0.isNumber } ?? false
    return ((isNumbered ? "_" : "") + trimmed).lowercased()
  }

  private static func mkdocs(_ heading: String) -> String {
    let kept = heading.unicodeScalars.filter {
      $0 == "-" || $0 == "_" || $0.properties.isWhitespace || isWord($0)
    }
    let text = String(String.UnicodeScalarView(kept)).lowercased()
    let words = text.trimmingCharacters(in: .whitespaces).split(omittingEmptySubsequences: false) {
      $0 == "-" || $0.isWhitespace
    }
    return words.indices.filter { $0 == 0 || $0 == words.count - 1 || !words[$0].isEmpty }
      .map { String(words[$0]) }.joined(separator: "-")
  }

  private static func asciiOnly(_ text: String) -> String {
    let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter(\.isASCII)
    return String(String.UnicodeScalarView(scalars))
  }

  private static func kramdown(_ heading: String) -> String {
    let text = heading.unicodeScalars.drop { !($0.isASCII && $0.properties.isAlphabetic) }
    let kept = text.filter { $0.isASCII && (isWord($0) || $0 == " " || $0 == "-") && $0 != "_" }
    let slug = String(String.UnicodeScalarView(kept)).replacing(" ", with: "-").lowercased()
    return slug.isEmpty ? "section" : slug
  }

  private static func docc(_ heading: String) -> String {
    let words = heading.split { $0.isWhitespace || $0 == "-" || $0 == "–" || $0 == "—" }
    let kept = words.joined(separator: "-").unicodeScalars.filter {
      $0 == "-" || $0 != "`" && !isPunctuation($0)
    }
    return String(String.UnicodeScalarView(kept))
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// Whether a character is a letter, a mark on one, or a number.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      scalar.value != 0xFE0F
    default: false
    }
  }
}
