// Version numbers in text, beside the characters of any language.

internal import Alignment
internal import Diagnostics
internal import Pages

/// A version number as it is written: `7.0.14`, `v2.1`.
struct VersionNumber: Hashable {
  let text: String
  /// How many numbers it consists of, at most four.
  let count: Int
  private let numbers: SIMD4<Int32>

  init?(_ text: some StringProtocol) {
    var numbers = SIMD4<Int32>(repeating: 0)
    var (count, number, digits) = (0, Int32(0), 0)
    for byte in text.utf8 {
      if byte.isASCIIDigit {
        (number, digits) = (number &* 10 &+ Int32(byte - 0x30), digits + 1)
      } else {
        guard byte == 0x2E, (1...9).contains(digits), count < 3 else { return nil }
        numbers[count] = number
        (count, number, digits) = (count + 1, 0, 0)
      }
    }
    guard (1...9).contains(digits) else { return nil }
    numbers[count] = number
    self.numbers = numbers
    self.count = count + 1
    self.text = String(text)
  }

  /// One of its numbers.
  subscript(place: Int) -> Int { Int(numbers[place]) }

  /// Whether it is older than another: by as many numbers as both have.
  func isOlder(than other: VersionNumber) -> Bool {
    for place in 0..<min(count, other.count) where self[place] != other[place] {
      return self[place] < other[place]
    }
    return false
  }
}

/// A version number and where it stands.
struct VersionMention {
  var version: VersionNumber
  /// In bytes of the page.
  var range: Range<Int>
}

/// What versions the source page names in the texts that answer to those of its translation.
struct SourceVersions {
  private let source: PageFacts?
  /// In the order of the translation.
  private let pairs: [(source: Range<Int>, target: Range<Int>)]

  init(_ context: PageContext) {
    source = context.source
    guard let alignment = context.alignment, let source else {
      pairs = []
      return
    }
    pairs = alignment.versionPairs(with: source)
      .sorted { $0.target.lowerBound < $1.target.lowerBound }
  }

  /// Whether the text of the source page that answers to a stretch of this page names a version.
  func say(_ version: String, besides range: Range<Int>) -> Bool {
    let first = pairs.partitioningIndex { $0.target.upperBound > range.lowerBound }
    return pairs[first...].prefix(while: { $0.target.lowerBound < range.upperBound })
      .contains { pair in
        source?.versions(in: pair.source).contains { $0.version.text == version } ?? false
      }
  }
}

extension PageContext {
  /// Whether the text of the source page that answers to a stretch of this page names a version.
  func sourceSays(_ version: String, besides range: Range<Int>) -> Bool {
    sourceVersions.say(version, besides: range)
  }
}

extension PageAlignment {
  /// The texts of both pages that are counterparts, front matter first, as far as that of the
  /// source page may hold a version.
  func versionPairs(with facts: PageFacts) -> [(source: Range<Int>, target: Range<Int>)] {
    var pairs: [(source: Range<Int>, target: Range<Int>)] = []
    if let front = source.page.page.frontMatter?.range, facts.mayHoldVersion(front),
      let other = target.page.page.frontMatter?.range
    {
      pairs.append((front, other))
    }
    for unit in facts.unitsWithNumber {
      guard let counterpart = parts.targetUnits[unit] else { continue }
      pairs.append((source.parts.units[unit].range, target.parts.units[counterpart].range))
    }
    return pairs
  }
}

extension Page {
  /// The version numbers in a stretch of the page that have at least as many parts as asked for.
  ///
  /// Numbers are found beside the characters of any script; those that are part of a longer name,
  /// address, date or path are none.
  func versions(in range: Range<Int>, parts: Int) -> [VersionMention] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [VersionMention] = []
      var index = range.lowerBound
      while index < range.upperBound {
        guard bytes[index].isASCIIDigit else {
          index += 1
          continue
        }
        var end = index
        var dots = 0
        while end < range.upperBound, bytes[end].isASCIIDigit || bytes[end] == 0x2E {
          if bytes[end] == 0x2E { dots += 1 }
          end += 1
        }
        while end > index, bytes[end - 1] == 0x2E {
          end -= 1
          dots -= 1
        }
        defer { index = max(end, index + 1) }
        guard dots + 1 >= parts, Self.isAlone(bytes, index, end),
          let version = VersionNumber(text(index..<end))
        else { continue }
        found.append(VersionMention(version: version, range: index..<end))
      }
      return found
    }
  }

  /// Where dots stand between digits, as in every number of more than one part.
  static func numberDots(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var dots: [Int] = []
    var start = 1
    while let dot = bytes.place(of: 0x2E, from: start) {
      if dot + 1 < bytes.count, bytes[dot - 1].isASCIIDigit, bytes[dot + 1].isASCIIDigit {
        dots.append(dot)
      }
      start = dot + 1
    }
    return dots
  }

  /// Whether a number is no part of a word, address or path; a `v` may stand before it.
  private static func isAlone(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    if start > 0 {
      let before = bytes[start - 1]
      let isMarked = (before | 0x20) == 0x76 && (start < 2 || !bytes[start - 2].isASCIIWord)
      let joins = before == 0x2D || before == 0x2F || before == 0x5F || before == 0x2E
      if !isMarked, before.isASCIIWord || joins { return false }
    }
    guard end < bytes.count else { return true }
    return !bytes[end].isASCIIWord && bytes[end] != 0x2F
      && !(bytes[end] == 0x2D && end + 1 < bytes.count && bytes[end + 1].isASCIIDigit)
  }
}
