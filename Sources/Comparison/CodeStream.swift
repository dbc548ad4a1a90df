// The code of a block as it is compared: what remains when layout and words for people are gone.

package import Lexing

/// The code of a block without comments, layout and trailing commas; a reference, since equal code
/// shares it.
package final class CodeStream: Sendable {
  /// A piece of code that is compared as a whole.
  package struct Element: Sendable {
    package enum Kind: UInt8, Sendable {
      case name, keyword, number
      /// A whole string literal, its interpolations included.
      case string
      case regex, mark, placeholder
      /// A string that names something: a key, a module.
      case key
    }

    package var kind: Kind
    /// Whether a line break stands before it.
    package var startsLine: Bool
    private var start: UInt32
    private var end: UInt32
    /// Equal for elements that are equal code; the text of strings says nothing.
    var hash: UInt64
    /// Of a string, equal where the text is, and where what stands for values is.
    var text: UInt32 = 0
    var values: UInt32 = 0

    init(kind: Kind, range: Range<Int>, startsLine: Bool, hash: UInt64) {
      self.kind = kind
      self.startsLine = startsLine
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      end = UInt32(truncatingIfNeeded: range.upperBound)
      self.hash = hash
    }

    /// Byte offsets of the code.
    package var range: Range<Int> { Int(start)..<Int(end) }

    /// Whether nothing at all tells two elements apart.
    func isSame(as other: Element) -> Bool {
      hash == other.hash && text == other.text && values == other.values
    }
  }

  /// The bytes that the elements count in.
  package let code: [UInt8]
  package let language: CodeLanguage
  package let elements: [Element]
  /// What stands for values in string literals, by the index of the element.
  let slots: [Int: [StringSlot]]
  /// Where the comments stand.
  package let comments: [Range<Int>]
  /// Equal for streams that are equal code.
  package let digest: CodeHash
  /// Typographic characters outside of strings and comments.
  let typography: [TypographicMark]

  /// Reads the code of a block.
  package init(_ code: [UInt8], _ language: CodeLanguage) {
    var reader = StreamReader(code, language)
    reader.readAll()
    self.code = code
    self.language = language
    elements = reader.elements
    slots = reader.slots
    comments = reader.comments
    digest = Self.digest(elements)
    typography = CodeTypography.candidates(in: code, elements)
  }

  private static func digest(_ elements: [Element]) -> CodeHash {
    var hash = CodeHash(seed: 5)
    for element in elements {
      hash.add(element.hash)
      if element.values != 0 { hash.add(UInt64(element.values)) }
    }
    return hash
  }

  /// The text of an element.
  package func text(_ index: Int) -> String {
    String(decoding: code[elements[index].range], as: UTF8.self)
  }

  /// The text from one element to another, on one line.
  package func text(of elements: Range<Int>) -> String {
    guard let first = elements.first, let last = elements.last else { return "" }
    let range = self.elements[first].range.lowerBound..<self.elements[last].range.upperBound
    var rest = comments.filter { range.contains($0.lowerBound) }[...]
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound, text.count < 1_000 {
      if let comment = rest.first, comment.lowerBound <= index {
        index = max(index, comment.upperBound)
        rest.removeFirst()
        continue
      }
      let byte = code[index]
      if byte > 0x20 { text.append(byte) } else if text.last != 0x20 { text.append(0x20) }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  func isMark(_ index: Int, _ mark: StaticString) -> Bool {
    elements.indices.contains(index) && elements[index].kind == .mark && reads(index, mark)
  }

  /// Whether an element reads exactly so.
  func reads(_ index: Int, _ text: StaticString) -> Bool {
    guard elements.indices.contains(index) else { return false }
    let range = elements[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { code[range].elementsEqual($0) }
  }
}

/// Hashes of text.
enum CodeText {
  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>, seed: UInt64) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
