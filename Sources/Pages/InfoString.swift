// The info string of a fence: its language and what else it says.

/// What the info string of a fenced code block says.
package struct InfoString: Hashable, Sendable {
  /// The first word in lower case, without Pandoc's braces and dot; empty where there is none.
  package let language: String
  /// Whether `ignore`, `no-check` or `skip` asks for the block not to be checked.
  package let isSkipped: Bool
  private let words: [Substring]

  package init(_ info: String) {
    let bytes = info.utf8
    if bytes.allSatisfy(Self.isPlain) {
      // Most often it is a tag and nothing else.
      words = []
      language = info
      isSkipped = Self.skips(info)
      return
    }
    words = bytes.split(whereSeparator: Self.isSeparator).map { Substring($0) }
    var first = words.first ?? ""
    if bytes.first == UInt8(ascii: "{") { first = first.drop { $0 == "." } }
    let opensWithWord = bytes.first.map { ![0x20, UInt8(ascii: ",")].contains($0) } ?? false
    language = opensWithWord ? first.lowercased() : ""
    isSkipped = words.contains { Self.skips($0.lowercased()) }
  }

  private static func skips(_ word: String) -> Bool {
    word == "ignore" || word == "no-check" || word == "skip"
  }

  /// Whether a byte is one that tags of languages consist of.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"): true
    default: false
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// The value of `name=value` or `name="value"`; nil where there is none.
  package func attribute(_ name: String) -> String? {
    guard let word = words.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
    let value = word.dropFirst(name.count + 1)
    return String(value.filter { $0 != "\"" && $0 != "'" })
  }
}
