// The identity of a finding from one run to the next.

internal import Diagnostics

extension Diagnostic {
  /// A hash of what the finding is about, and not of where it stands or how it is worded: rule,
  /// locale, symbol, and the names that the first part of its message quotes.
  ///
  /// It stays the same when lines move, files are renamed, the wording gets better or the advice
  /// another. A message that quotes nothing counts as a whole, without its numbers: they count what
  /// the page still lacks. FNV-1a of 64 bits, in hexadecimal.
  package var fingerprint: String {
    var hash = StableHash()
    for part in [rule, locale?.description ?? "", symbol ?? ""] { hash.add(part.utf8) }
    let fault = Array(MessageParts(message).fault.utf8)
    let names = QuotedNames.ranges(in: fault)
    if names.isEmpty {
      hash.add(fault.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    } else {
      for name in names { hash.add(fault[name]) }
    }
    return hash.text
  }
}

/// The names in a message: what stands between backticks or curly quotes.
enum QuotedNames {
  /// The names in the first part of a message, which says what is wrong.
  static func names(in message: String) -> Set<String> {
    let fault = Array(MessageParts(message).fault.utf8)
    return Set(ranges(in: fault).map { String(decoding: fault[$0], as: UTF8.self) })
  }

  /// Where they stand in a text.
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var index = 0
    while index < text.count {
      let mark = mark(at: index, in: text)
      if let first = start, mark == .backtick || mark == .closing {
        ranges.append(first..<index)
        start = nil
      } else if start == nil, mark == .backtick || mark == .opening {
        start = index + (mark == .opening ? 3 : 1)
      }
      index += mark == .opening || mark == .closing ? 3 : 1
    }
    if let start, start < text.count { ranges.append(start..<text.count) }
    return ranges
  }

  private enum Mark {
    case backtick, opening, closing
  }

  private static func mark(at index: Int, in text: [UInt8]) -> Mark? {
    if text[index] == UInt8(ascii: "`") { return .backtick }
    guard text[index] == 0xE2, index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
    return text[index + 2] == 0x9C ? .opening : text[index + 2] == 0x9D ? .closing : nil
  }
}
