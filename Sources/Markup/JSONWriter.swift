// JSON text, written piece by piece.

/// Writes JSON: objects and lists that fit stand on one line, others are indented by two spaces.
///
/// What has very many values tells it of each; `JSONText` is for all others, whose types know how
/// they are encoded.
package struct JSONWriter: Sendable {
  private struct Level {
    var isObject: Bool
    var isEmpty = true
    /// Whether a container in it is spread over lines, so that it is too.
    var isSpread = false
    /// Where its opening bracket stands.
    var start: Int
  }

  package private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  private let isOneLine: Bool

  /// Longer containers are spread over lines.
  private static let widest = 96

  /// - Parameter isOneLine: Whether all stands on one line, however long.
  package init(isOneLine: Bool = false) { self.isOneLine = isOneLine }

  /// How many containers are open.
  var depth: Int { levels.count }

  /// Ends the text with a line break.
  package mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: - Containers

  /// Writes an object.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(isObject: true)
    members(&self)
    close()
  }

  /// Writes a member of the open object that is an object.
  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    begin(key)
    object(members)
  }

  /// Writes a member of the open object that is a list.
  package mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    begin(key)
    open(isObject: false)
    for element in elements {
      begin()
      write(&self, element)
    }
    close()
  }

  mutating func open(isObject: Bool) {
    levels.append(Level(isObject: isObject, start: bytes.count))
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
  }

  mutating func close() {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty { breakLine() }
    bytes.append(UInt8(ascii: level.isObject ? "}" : "]"))
    if level.isEmpty { return }
    let isSpread = level.isSpread || !joinLines(from: level.start)
    if isSpread, !levels.isEmpty { levels[levels.count - 1].isSpread = true }
  }

  /// Starts an element of the open container.
  mutating func begin(_ key: String? = nil) {
    if !levels[levels.count - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    breakLine()
    guard let key else { return }
    string(key)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  private mutating func breakLine() {
    if isOneLine {
      bytes.append(UInt8(ascii: " "))
      return
    }
    bytes.append(UInt8(ascii: "\n"))
    let width = levels.count * 2
    if width <= Self.spaces.count {
      bytes.append(contentsOf: Self.spaces[..<width])
    } else {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
    }
  }

  /// As much indentation as most values need.
  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 32)

  /// Puts a short container on one line: strings hold no line break, so each one is ours.
  ///
  /// - Returns: Whether it fits.
  private mutating func joinLines(from start: Int) -> Bool {
    guard !isOneLine, bytes.count - start < Self.widest * 5 else { return false }
    let end = bytes.withUnsafeMutableBufferPointer { bytes in
      Self.join(UnsafeMutableBufferPointer(rebasing: bytes[start...]))
    }
    guard let end else { return false }
    bytes.removeLast(bytes.count - start - end)
    return true
  }

  /// Joins the lines of a text.
  ///
  /// - Returns: How long it is now; nil where it is too long for a line, and is left as it is.
  private static func join(_ text: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    var isIndentation = false
    var indentation = 0
    for byte in text {
      isIndentation = byte == 0x0A || (isIndentation && byte == 0x20)
      if isIndentation, byte == 0x20 { indentation += 1 }
    }
    guard text.count - indentation < widest else { return nil }
    var end = 0
    for index in text.indices {
      let byte = text[index]
      isIndentation = byte == 0x0A || (isIndentation && byte == 0x20)
      if isIndentation, byte == 0x20 { continue }
      text[end] = byte == 0x0A ? 0x20 : byte
      end += 1
    }
    return end
  }

  // MARK: - Values

  /// Writes a member of the open object.
  package mutating func member(_ key: String, _ value: String) {
    begin(key)
    string(value)
  }

  /// Writes a member of the open object, where there is a value.
  package mutating func member(_ key: String, _ value: String?) {
    if let value { member(key, value) }
  }

  /// Writes a member of the open object.
  package mutating func member(_ key: String, _ value: Int) {
    begin(key)
    raw(String(value))
  }

  /// Writes a member of the open object.
  package mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    raw(value ? "true" : "false")
  }

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.needsEscape) {
        for byte in utf8 { escaped(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: raw("\\n")
    case 0x09: raw("\\t")
    case 0x0D: raw("\\r")
    case 0x00..<0x20: raw((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }
}
