// Reading YAML with libyaml: the only file that imports it.

internal import CYAML

/// Why a YAML text cannot be read.
package struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1 in the YAML text.
  package let line: Int
  /// The column, counted from 1 in characters.
  package let column: Int
  package let message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String { "line \(line), column \(column): \(message)" }
}

/// Reads YAML texts, of which none may be trusted.
package enum YAMLReader {
  /// How deep sequences and mappings may stand in each other, aliases expanded.
  package static let depthLimit = 64
  /// How many nodes aliases may add to a text, all taken together.
  package static let aliasLimit = 100_000

  /// Reads a text of one document, or none.
  ///
  /// Scalars stay as they are written, `true` and `12` too. Anchors are expanded within
  /// `aliasLimit`. A key that stands twice in a mapping is an error, and so is a key that is
  /// no scalar.
  package static func read(_ text: [UInt8]) throws(YAMLError) -> YAMLValue {
    try text.withUnsafeBufferPointer { bytes throws(YAMLError) in
      var events = EventStream(bytes)
      var builder = ValueBuilder()
      while let event = try events.next() { try builder.take(event) }
      return builder.document
    }
  }
}

/// What libyaml reports, one after the other, without its types.
private struct Event {
  enum Kind {
    case documentStart
    case alias(String)
    case scalar(String?)
    case sequenceStart, mappingStart
    case end
  }

  var kind: Kind
  var anchor: String?
  /// Counted from 1.
  var line: Int
  /// Counted from 1.
  var column: Int

  func failure(_ message: String) -> YAMLError {
    YAMLError(line: line, column: column, message: message)
  }
}

/// The events of a text; it must not outlive the bytes.
private struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isReady: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = UnsafeBufferPointer(rebasing: hasMark ? text.dropFirst(3) : text[...])
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// The next event that builds something; nil at the end of the text.
  mutating func next() throws(YAMLError) -> Event? {
    guard isReady else { throw YAMLError(line: 1, column: 1, message: "out of memory") }
    while true {
      var raw = yaml_event_t()
      guard yaml_parser_parse(parser, &raw) == 1 else { throw failure() }
      defer { yaml_event_delete(&raw) }
      if raw.type == YAML_STREAM_END_EVENT || raw.type == YAML_NO_EVENT { return nil }
      if let event = Self.event(raw) { return event }
    }
  }

  private static func event(_ raw: yaml_event_t) -> Event? {
    guard let (kind, anchor) = content(raw) else { return nil }
    return Event(
      kind: kind, anchor: anchor.map { String(cString: $0) }, line: raw.start_mark.line + 1,
      column: raw.start_mark.column + 1)
  }

  private static func content(
    _ raw: yaml_event_t
  ) -> (kind: Event.Kind, anchor: UnsafeMutablePointer<yaml_char_t>?)? {
    switch raw.type {
    case YAML_DOCUMENT_START_EVENT: (.documentStart, nil)
    case YAML_ALIAS_EVENT: (.alias(raw.data.alias.anchor.map { String(cString: $0) } ?? ""), nil)
    case YAML_SCALAR_EVENT: (.scalar(text(raw)), raw.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: (.sequenceStart, raw.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: (.mappingStart, raw.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: (.end, nil)
    default: nil
    }
  }

  /// The text of a scalar; nil where a value is left out.
  private static func text(_ raw: yaml_event_t) -> String? {
    let scalar = raw.data.scalar
    let isLeftOut =
      scalar.length == 0 && scalar.plain_implicit == 1
      && scalar.style == YAML_PLAIN_SCALAR_STYLE
    if isLeftOut { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  private func failure() -> YAMLError {
    let state = parser.pointee
    let message = state.problem.map { String(cString: $0) } ?? "out of memory"
    if state.error == YAML_READER_ERROR { return readerFailure(message, at: state.problem_offset) }
    return YAMLError(
      line: state.problem_mark.line + 1, column: state.problem_mark.column + 1, message: message)
  }

  /// A failure to decode bytes, for which libyaml knows only the offset.
  private func readerFailure(_ message: String, at offset: Int) -> YAMLError {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return YAMLError(line: line, column: column, message: message)
  }
}

/// Puts values together from events, without recursion.
private struct ValueBuilder {
  /// A value with its size, which bounds what aliases may copy.
  struct Node {
    var value: YAMLValue
    var count = 1
    /// How many levels of sequences and mappings it holds.
    var height = 0
  }

  /// A sequence or mapping that is still open.
  struct Frame {
    var isMapping: Bool
    var anchor: String?
    var items: [YAMLValue] = []
    var entries: [YAMLValue.Entry] = []
    var keys: Set<String> = []
    var key: (text: String, line: Int)?
    var count = 1
    var height = 1
  }

  private(set) var document = YAMLValue.null
  private var frames: [Frame] = []
  private var anchors: [String: Node] = [:]
  private var aliasedNodes = 0
  private var documents = 0

  mutating func take(_ event: Event) throws(YAMLError) {
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 { throw event.failure("a second document starts here") }
    case .alias(let name): try add(try expand(name, event), event)
    case .scalar(let text):
      let node = Node(value: text.map(YAMLValue.scalar) ?? .null)
      remember(node, event.anchor)
      try add(node, event)
    case .sequenceStart: try open(isMapping: false, event)
    case .mappingStart: try open(isMapping: true, event)
    case .end: try close(event)
    }
  }

  private mutating func open(isMapping: Bool, _ event: Event) throws(YAMLError) {
    if let frame = frames.last, frame.isMapping, frame.key == nil {
      throw event.failure("a key must be a scalar")
    }
    guard frames.count < YAMLReader.depthLimit else { throw tooDeep(event) }
    frames.append(Frame(isMapping: isMapping, anchor: event.anchor))
  }

  private mutating func close(_ event: Event) throws(YAMLError) {
    guard let frame = frames.popLast() else { return }
    let value = frame.isMapping ? YAMLValue.mapping(frame.entries) : .sequence(frame.items)
    let node = Node(value: value, count: frame.count, height: frame.height)
    remember(node, frame.anchor)
    try add(node, event)
  }

  private mutating func remember(_ node: Node, _ anchor: String?) {
    if let anchor { anchors[anchor] = node }
  }

  private mutating func expand(_ name: String, _ event: Event) throws(YAMLError) -> Node {
    guard let node = anchors[name] else {
      throw event.failure("the anchor '\(name)' is not defined before this alias")
    }
    aliasedNodes += node.count
    guard aliasedNodes <= YAMLReader.aliasLimit else {
      throw event.failure("aliases expand to more than \(YAMLReader.aliasLimit) values")
    }
    guard frames.count + node.height <= YAMLReader.depthLimit else { throw tooDeep(event) }
    return node
  }

  private func tooDeep(_ event: Event) -> YAMLError {
    event.failure("nested deeper than \(YAMLReader.depthLimit) levels")
  }

  /// Puts a finished value where it belongs: the key or value of a mapping, an item, the document.
  private mutating func add(_ node: Node, _ event: Event) throws(YAMLError) {
    guard let last = frames.indices.last else {
      document = node.value
      return
    }
    frames[last].count += node.count
    frames[last].height = max(frames[last].height, node.height + 1)
    guard frames[last].isMapping else {
      frames[last].items.append(node.value)
      return
    }
    guard let key = frames[last].key else {
      frames[last].key = (try key(node, in: last, event), event.line)
      return
    }
    frames[last].entries.append(.init(key: key.text, value: node.value, line: key.line))
    frames[last].key = nil
  }

  private mutating func key(
    _ node: Node, in frame: Int, _ event: Event
  ) throws(YAMLError) -> String {
    let text: String
    switch node.value {
    case .scalar(let scalar): text = scalar
    case .null: text = ""
    case .sequence, .mapping: throw event.failure("a key must be a scalar")
    }
    guard frames[frame].keys.insert(text).inserted else {
      throw event.failure("the key '\(text)' stands twice")
    }
    return text
  }
}
