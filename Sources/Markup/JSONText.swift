// JSON: values written in the order of their keys' declaration, always the same way.

/// Writes values as JSON.
///
/// Foundation's encoder writes keys sorted or in no order; a report reads better in its own. Keys
/// stand as the type encodes them, those of dictionaries sorted. Objects and lists that fit stand
/// on one line, others are indented by two spaces.
package enum JSONText {
  /// The value as UTF-8, ended by a line break.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let sink = JSONSink()
    try sink.write(value)
    sink.bytes.append(UInt8(ascii: "\n"))
    return sink.bytes
  }
}

/// The text while it is written, and the containers that are open.
final class JSONSink {
  struct Level {
    var isObject: Bool
    var isEmpty = true
    /// Whether a container in it is spread over lines, so that it is too.
    var isSpread = false
    /// Where its opening bracket stands.
    var start: Int
  }

  var bytes: [UInt8] = []
  private(set) var levels: [Level] = []

  /// Longer containers are spread over lines.
  private static let widest = 96

  func open(isObject: Bool) -> Int {
    levels.append(Level(isObject: isObject, start: bytes.count))
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    return levels.count
  }

  /// Closes what was opened inside the container of that depth.
  func close(downTo depth: Int) {
    while levels.count > depth {
      let level = levels.removeLast()
      if !level.isEmpty { breakLine() }
      bytes.append(UInt8(ascii: level.isObject ? "}" : "]"))
      if level.isEmpty { continue }
      let isSpread = level.isSpread || !joinLines(from: level.start)
      if isSpread, !levels.isEmpty { levels[levels.count - 1].isSpread = true }
    }
  }

  /// Starts an element of the container of that depth.
  func begin(in depth: Int, key: String? = nil) {
    close(downTo: depth)
    if !levels[depth - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
    levels[depth - 1].isEmpty = false
    breakLine()
    guard let key else { return }
    string(key)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  private func breakLine() {
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
  private func joinLines(from start: Int) -> Bool {
    guard bytes.count - start < Self.widest * 5 else { return false }
    var joined: [UInt8] = []
    joined.reserveCapacity(Self.widest)
    var isIndentation = false
    for byte in bytes[start...] {
      if byte == 0x0A { joined.append(0x20) }
      isIndentation = byte == 0x0A || (isIndentation && byte == 0x20)
      if !isIndentation { joined.append(byte) }
      if joined.count >= Self.widest { return false }
    }
    bytes.replaceSubrange(start..., with: joined)
    return true
  }

  func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  func string(_ text: String) {
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

  private func escaped(_ byte: UInt8) {
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

  func write<T: Encodable>(_ value: T) throws {
    switch value {
    case let text as String: string(text)
    case let number as Int: raw(String(number))
    case let flag as Bool: raw(flag ? "true" : "false")
    // A dictionary is one word; asking a type what it is takes long where the answer is no.
    case _ where MemoryLayout<T>.size == MemoryLayout<UnsafeRawPointer>.size:
      if let dictionary = value as? any SortedObject {
        try dictionary.write(to: self)
      } else {
        try encode(value)
      }
    default: try encode(value)
    }
  }

  private func encode(_ value: some Encodable) throws {
    let depth = levels.count
    let start = bytes.count
    try value.encode(to: JSONEncoding(sink: self))
    close(downTo: depth)
    if bytes.count == start { raw("{}") }
  }

  func number<N: BinaryFloatingPoint & LosslessStringConvertible>(_ value: N) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no \(value)"))
    }
    raw(String(value))
  }
}

/// A dictionary whose keys are written in order.
private protocol SortedObject {
  func write(to sink: JSONSink) throws
}

extension Dictionary: SortedObject where Key == String, Value: Encodable {
  fileprivate func write(to sink: JSONSink) throws {
    let depth = sink.open(isObject: true)
    for (key, value) in self.sorted(by: { $0.key < $1.key }) {
      sink.begin(in: depth, key: key)
      try sink.write(value)
    }
    sink.close(downTo: depth - 1)
  }
}
