// The info string of a fence: its language and what else it says.

/// What the info string of a fenced code block says.
package struct InfoString: Hashable, Sendable {
  /// The first word in lower case, without Pandoc's braces and dot; empty where there is none.
  package let language: String
  /// Whether `ignore`, `no-check` or `skip` asks for the block not to be checked.
  package let isSkipped: Bool
  private let words: [Substring]

  package init(_ info: String) {
    words = info.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "{" || $0 == "}" }
    let starts = info.first == "{" ? words.first.map { $0.drop { $0 == "." } } : words.first
    let opensWithWord = info.first.map { $0 != "," && $0 != " " } ?? false
    language = opensWithWord ? (starts ?? "").lowercased() : ""
    isSkipped = words.contains { ["ignore", "no-check", "skip"].contains($0.lowercased()) }
  }

  /// The value of `name=value` or `name="value"`; nil where there is none.
  package func attribute(_ name: String) -> String? {
    guard let word = words.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
    let value = word.dropFirst(name.count + 1)
    return String(value.filter { $0 != "\"" && $0 != "'" })
  }
}
