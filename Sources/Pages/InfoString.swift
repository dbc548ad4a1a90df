// The info string of a fence: its language and what else it says.

/// What the info string of a fenced code block says.
package struct InfoString: Hashable, Sendable {
  /// The info string as written, without surrounding space.
  package let text: String
  /// The first word in lower case, without Pandoc's braces and dot; empty where there is none.
  package let language: String
  /// Whether `ignore`, `no-check` or `skip` asks for the block not to be checked.
  package let isSkipped: Bool
  private let words: [Substring]

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { InfoString($0, $0.indices) }
  }

  /// - Parameter range: Where it stands in some bytes.
  init(_ bytes: ByteBuffer, _ range: Range<Int>) {
    text = bytes.text(range)
    if range.allSatisfy({ Self.isPlain(bytes[$0]) }) {
      // Most often it is a tag and nothing else.
      words = []
      language = text
      isSkipped = Self.skipping.holds(bytes, range)
      return
    }
    words = text.utf8.split(whereSeparator: Self.isSeparator).map { Substring($0) }
    var first = words.first ?? ""
    let opening = bytes[range.lowerBound]
    if opening == UInt8(ascii: "{") { first = first.drop { $0 == "." } }
    language = opening == 0x20 || opening == UInt8(ascii: ",") ? "" : first.lowercased()
    isSkipped = words.contains { Self.skipping.holds(String($0), ignoresCase: true) }
  }

  private static let skipping = WordSet(["ignore", "no-check", "skip"])

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
