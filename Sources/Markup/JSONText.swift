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
    sink.end()
    return sink.json.bytes
  }

  /// The value as UTF-8 in one line, however long, without a line break: for texts in which a line
  /// that differs is a value that differs.
  package static func line(_ value: some Encodable) throws -> [UInt8] {
    let sink = JSONSink(isOneLine: true)
    try sink.write(value)
    return sink.json.bytes
  }
}

/// What encoders write to.
final class JSONSink {
  private(set) var json: JSONWriter

  init(isOneLine: Bool = false) { json = JSONWriter(isOneLine: isOneLine) }

  func open(isObject: Bool) -> Int {
    json.open(isObject: isObject)
    return json.depth
  }

  /// Closes what was opened inside the container of that depth.
  func close(downTo depth: Int) { while json.depth > depth { json.close() } }

  /// Starts an element of the container of that depth.
  func begin(in depth: Int, key: String? = nil) {
    close(downTo: depth)
    json.begin(key)
  }

  func raw(_ text: String) { json.raw(text) }

  func string(_ text: String) { json.string(text) }

  func end() { json.end() }

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
    let depth = json.depth
    let start = json.bytes.count
    try value.encode(to: JSONEncoding(sink: self))
    close(downTo: depth)
    if json.bytes.count == start { raw("{}") }
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
