// The info string of a fence: its language and what else it says.

/// What the info string of a fenced code block says.
package struct InfoString: Hashable, Sendable {
  /// The first word in lower case, without Pandoc's braces and dot; empty where there is none.
  package let language: String
  /// Whether `ignore`, `no-check` or `skip` asks for the block not to be checked.
  package let isSkipped: Bool

  package init(_ info: String) {
    let bytes = info.utf8
    let words = bytes.split(whereSeparator: Self.isSeparator)
    var first = words.first ?? ""[...].utf8
    if bytes.first == UInt8(ascii: "{") { first = first.drop { $0 == UInt8(ascii: ".") } }
    let opensWithWord = bytes.first.map { ![0x20, UInt8(ascii: ",")].contains($0) } ?? false
    language = opensWithWord ? Substring(first).lowercased() : ""
    isSkipped = words.contains { word in
      ["ignore", "no-check", "skip"].contains(Substring(word).lowercased())
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}
