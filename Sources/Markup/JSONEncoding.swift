// The encoder's containers: each tells the sink what it is given.

struct JSONEncoding: Encoder {
  let sink: JSONSink
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONObject<Key>(sink: sink, depth: sink.open(isObject: true)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONList(sink: sink, depth: sink.open(isObject: false))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalar(sink: sink) }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let sink: JSONSink
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    sink.begin(in: depth, key: key.stringValue)
    sink.raw("null")
  }

  // The three that a report consists of are written without asking for their type.

  func encode(_ value: String, forKey key: Key) {
    sink.begin(in: depth, key: key.stringValue)
    sink.string(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    sink.begin(in: depth, key: key.stringValue)
    sink.raw(String(value))
  }

  func encode(_ value: Bool, forKey key: Key) {
    sink.begin(in: depth, key: key.stringValue)
    sink.raw(value ? "true" : "false")
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    sink.begin(in: depth, key: key.stringValue)
    try sink.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONEncoding(sink: sink) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func nested(_ key: Key) -> JSONEncoding {
    sink.begin(in: depth, key: key.stringValue)
    return JSONEncoding(sink: sink)
  }
}

private struct JSONList: UnkeyedEncodingContainer {
  let sink: JSONSink
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(sink: JSONSink, depth: Int) {
    self.sink = sink
    self.depth = depth
  }

  mutating func encodeNil() {
    begin()
    sink.raw("null")
  }

  mutating func encode<T: Encodable>(_ value: T) throws {
    begin()
    try sink.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    begin()
    return JSONEncoding(sink: sink).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return JSONEncoding(sink: sink).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return JSONEncoding(sink: sink)
  }

  private mutating func begin() {
    count += 1
    sink.begin(in: depth)
  }
}

private struct JSONScalar: SingleValueEncodingContainer {
  let sink: JSONSink
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { sink.raw("null") }
  func encode(_ value: Bool) { sink.raw(value ? "true" : "false") }
  func encode(_ value: String) { sink.string(value) }
  func encode(_ value: Double) throws { try sink.number(value) }
  func encode(_ value: Float) throws { try sink.number(value) }
  func encode(_ value: Int) { sink.raw(String(value)) }
  func encode(_ value: Int8) { sink.raw(String(value)) }
  func encode(_ value: Int16) { sink.raw(String(value)) }
  func encode(_ value: Int32) { sink.raw(String(value)) }
  func encode(_ value: Int64) { sink.raw(String(value)) }
  func encode(_ value: UInt) { sink.raw(String(value)) }
  func encode(_ value: UInt8) { sink.raw(String(value)) }
  func encode(_ value: UInt16) { sink.raw(String(value)) }
  func encode(_ value: UInt32) { sink.raw(String(value)) }
  func encode(_ value: UInt64) { sink.raw(String(value)) }
  func encode<T: Encodable>(_ value: T) throws { try sink.write(value) }
}
