// From the text of a pattern to its parts.

internal import Diagnostics

enum PatternParser {
  /// A pattern may be this long, in bytes, and choose among this many paths.
  private static let longest = 1000
  private static let mostAlternatives = 64

  static func alternatives(of text: String) throws(ProjectError) -> [[PagePattern.Part]] {
    func fail(_ reason: String) -> ProjectError { .invalidPattern(text, reason: reason) }
    guard text.utf8.count <= longest else { throw fail("is too long") }
    guard !text.contains("*") else {
      throw fail("holds '*'; {path} stands for files in any folder")
    }
    var alternatives: [[PagePattern.Part]] = []
    for choice in try choices(in: text) {
      guard let normal = ProjectPath.normal(choice) else {
        throw fail("leads out of the project; it takes no '..' and starts at the root")
      }
      guard !normal.isEmpty, !choice.hasSuffix("/") else { throw fail("names no file") }
      alternatives.append(try parts(of: normal, in: text))
    }
    return alternatives
  }

  /// The pattern once for every way to choose among `{a,b}`; placeholders stay.
  private static func choices(in text: String) throws(ProjectError) -> [String] {
    var results = [""]
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let literal = rest[..<brace]
      results = results.map { $0 + literal }
      let (content, after) = try braced(rest[brace...], in: text)
      let options = content.split(separator: ",", omittingEmptySubsequences: false)
      if options.count == 1 {
        results = results.map { "\($0){\(content)}" }
      } else {
        results = results.flatMap { result in options.map { result + $0 } }
      }
      guard results.count <= mostAlternatives else {
        throw .invalidPattern(text, reason: "has more than \(mostAlternatives) alternatives")
      }
      rest = after
    }
    return results.map { $0 + rest }
  }

  /// What stands between the brace that starts `rest` and its partner, and what follows it.
  private static func braced(
    _ rest: Substring, in text: String
  ) throws(ProjectError) -> (content: Substring, after: Substring) {
    let inner = rest.dropFirst()
    guard rest.first == "{", let end = inner.firstIndex(where: { $0 == "{" || $0 == "}" }),
      inner[end] == "}"
    else { throw .invalidPattern(text, reason: "has a brace without its partner") }
    return (inner[..<end], inner[inner.index(after: end)...])
  }

  private static func parts(
    of choice: String, in text: String
  ) throws(ProjectError) -> [PagePattern.Part] {
    var parts: [PagePattern.Part] = []
    var rest = choice[...]
    while !rest.isEmpty {
      let literal = rest.prefix { $0 != "{" }
      if !literal.isEmpty { parts.append(.literal(Array(literal.utf8))) }
      rest = rest[literal.endIndex...]
      guard rest.first == "{" else { break }
      let name = rest.dropFirst().prefix { $0 != "}" }
      if case .placeholder? = parts.last {
        throw .invalidPattern(text, reason: "needs something between two placeholders")
      }
      parts.append(.placeholder(try placeholder(name, in: text)))
      rest = rest[name.endIndex...].dropFirst()
    }
    return parts
  }

  private static func placeholder(
    _ name: Substring, in text: String
  ) throws(ProjectError) -> PagePattern.Placeholder {
    if let placeholder = PagePattern.Placeholder(rawValue: String(name)) { return placeholder }
    let known = PagePattern.Placeholder.allCases.map(\.rawValue)
    let nearest = NearestName.of(String(name), among: known)
    let advice = nearest.map { "did you mean {\($0)}?" } ?? "known: {locale}, {path}, {version}"
    throw .invalidPattern(text, reason: "has an unknown placeholder {\(name)}; \(advice)")
  }
}
