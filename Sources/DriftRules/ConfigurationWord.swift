// Words on a page that may have been meant as configuration keys or values.

internal import Pages

/// A word that is a slip or two away from a key or value.
struct ConfigurationWord {
  var text: String
  /// In bytes of the page.
  var range: Range<Int>
  /// The key or value that it was meant to be.
  var nearest: String

  /// The words of a page that look like the keys: those with a `_`, found by that byte alone, and
  /// code spans.
  static func all(on page: Page, like keys: ConfigurationKeys) -> [ConfigurationWord] {
    var found = joined(on: page, keys)
    guard keys.hasPlainWords else { return found }
    for inline in page.inlines where inline.kind == .code && !inline.text.utf8.contains(0x5F) {
      guard let nearest = keys.nearest(to: inline.text, isMarked: true) else { continue }
      let range = page.places(of: inline.text, in: inline.range).first ?? inline.range
      found.append(ConfigurationWord(text: inline.text, range: range, nearest: nearest))
    }
    return found
  }

  private static func joined(on page: Page, _ keys: ConfigurationKeys) -> [ConfigurationWord] {
    page.bytes.withUnsafeBufferPointer { bytes in
      var found: [ConfigurationWord] = []
      var index = 0
      while let mark = bytes.place(of: 0x5F, from: index) {
        var (start, end) = (mark, mark + 1)
        while start > index, bytes[start - 1].isASCIIWord { start -= 1 }
        while end < bytes.count, bytes[end].isASCIIWord { end += 1 }
        index = end
        guard end - start >= 8, end - start < 128 else { continue }
        let before = start > 0 ? bytes[start - 1] : 0x20
        let behind = end < bytes.count ? bytes[end] : 0x20
        guard !isJoint(before), !isJoint(behind) || isStop(behind, end, bytes) else { continue }
        let isMarked = isQuote(before) && isQuote(behind)
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard let nearest = keys.nearest(to: word, isMarked: isMarked) else { continue }
        let text = String(decoding: word, as: UTF8.self)
        found.append(ConfigurationWord(text: text, range: start..<end, nearest: nearest))
      }
      return found
    }
  }

  /// Whether a byte makes a word a part of a path, an address or a chain of names: `./#-=@&?(`.
  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2E, 0x2F, 0x23, 0x2D, 0x3D, 0x40, 0x26, 0x3F, 0x28: true
    default: false
    }
  }

  /// Whether a byte stands around words that are given as they are: a backtick, a quote, a mark of
  /// elements.
  private static func isQuote(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x60, 0x22, 0x27, 0x3C, 0x3E: true
    default: false
    }
  }

  /// Whether a full stop ends a sentence.
  private static func isStop(_ byte: UInt8, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    byte == 0x2E && (end + 1 >= bytes.count || bytes[end + 1] <= 0x20)
  }
}
