// The JSON form of symbols: what is absent, empty or false is left out.

extension Symbol.Fields: Codable {
  private enum Key: String, CodingKey {
    case id, module, kind, path, access, objcName, objcGetter, isStatic, parameters, type, isAsync
    case isThrowing, isSettable, genericParameters, inherits, rawValue, order, isRequirement
    case isOptionalRequirement, conditions, availability, documentation, since, successor, state
    case inheritsDeprecation, declaration, file, line
  }

  /// Reads a symbol; only its identity, kind and path must be there.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      module: try values.decode(String.self, forKey: .module),
      kind: try values.decode(Symbol.Kind.self, forKey: .kind),
      path: try values.decode([String].self, forKey: .path),
      access: try values.value(.access) ?? .public)
    objcName = try values.value(.objcName)
    objcGetter = try values.value(.objcGetter)
    isStatic = try values.value(.isStatic) ?? false
    parameters = try values.value(.parameters) ?? []
    type = try values.value(.type)
    isAsync = try values.value(.isAsync) ?? false
    isThrowing = try values.value(.isThrowing) ?? false
    isSettable = try values.value(.isSettable) ?? false
    genericParameters = try values.value(.genericParameters) ?? []
    inherits = try values.value(.inherits) ?? []
    rawValue = try values.value(.rawValue)
    order = try values.value(.order)
    isRequirement = try values.value(.isRequirement) ?? false
    isOptionalRequirement = try values.value(.isOptionalRequirement) ?? false
    conditions = try values.value(.conditions) ?? []
    availability = try values.value(.availability) ?? Availability()
    documentation = try values.value(.documentation)
    since = try values.value(.since)
    successor = try values.value(.successor)
    state = try values.value(.state) ?? .current
    inheritsDeprecation = try values.value(.inheritsDeprecation) ?? false
    declaration = try values.value(.declaration) ?? Declaration()
    file = try values.value(.file)
    line = try values.value(.line)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(module, forKey: .module)
    try values.encode(kind, forKey: .kind)
    try values.encode(path, forKey: .path)
    try values.encode(access, forKey: .access, unless: .public)
    try values.encodeIfPresent(objcName, forKey: .objcName)
    try values.encodeIfPresent(objcGetter, forKey: .objcGetter)
    try values.encode(isStatic, forKey: .isStatic, unless: false)
    try values.encode(parameters, forKey: .parameters, unless: [])
    try values.encodeIfPresent(type, forKey: .type)
    try values.encode(isAsync, forKey: .isAsync, unless: false)
    try values.encode(isThrowing, forKey: .isThrowing, unless: false)
    try values.encode(isSettable, forKey: .isSettable, unless: false)
    try values.encode(genericParameters, forKey: .genericParameters, unless: [])
    try values.encode(inherits, forKey: .inherits, unless: [])
    try values.encodeIfPresent(rawValue, forKey: .rawValue)
    try values.encodeIfPresent(order, forKey: .order)
    try values.encode(isRequirement, forKey: .isRequirement, unless: false)
    try values.encode(isOptionalRequirement, forKey: .isOptionalRequirement, unless: false)
    try values.encode(conditions, forKey: .conditions, unless: [])
    try values.encode(availability, forKey: .availability, unless: Availability())
    try values.encodeIfPresent(documentation, forKey: .documentation)
    try values.encodeIfPresent(since, forKey: .since)
    try values.encodeIfPresent(successor, forKey: .successor)
    try values.encode(state, forKey: .state)
    try values.encode(inheritsDeprecation, forKey: .inheritsDeprecation, unless: false)
    try values.encode(declaration, forKey: .declaration, unless: Declaration())
    try values.encodeIfPresent(file, forKey: .file)
    try values.encodeIfPresent(line, forKey: .line)
  }
}

extension Parameter {
  private enum Key: String, CodingKey {
    case label, name, type, defaultValue, isVariadic, isInout
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      label: try values.value(.label), name: try values.value(.name) ?? "",
      type: try values.decode(String.self, forKey: .type),
      defaultValue: try values.value(.defaultValue),
      isVariadic: try values.value(.isVariadic) ?? false,
      isInout: try values.value(.isInout) ?? false)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encode(name, forKey: .name, unless: "")
    try values.encode(type, forKey: .type)
    try values.encodeIfPresent(defaultValue, forKey: .defaultValue)
    try values.encode(isVariadic, forKey: .isVariadic, unless: false)
    try values.encode(isInout, forKey: .isInout, unless: false)
  }
}

extension Availability {
  private enum Key: String, CodingKey {
    case isDeprecated, isUnavailable, message, renamed, introduced, deprecatedIn, obsoleted
    case unavailableOn
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    isDeprecated = try values.value(.isDeprecated) ?? false
    isUnavailable = try values.value(.isUnavailable) ?? false
    message = try values.value(.message)
    renamed = try values.value(.renamed)
    introduced = try values.value(.introduced) ?? [:]
    deprecatedIn = try values.value(.deprecatedIn)
    obsoleted = try values.value(.obsoleted) ?? [:]
    unavailableOn = try values.value(.unavailableOn) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(isDeprecated, forKey: .isDeprecated, unless: false)
    try values.encode(isUnavailable, forKey: .isUnavailable, unless: false)
    try values.encodeIfPresent(message, forKey: .message)
    try values.encodeIfPresent(renamed, forKey: .renamed)
    try values.encode(introduced, forKey: .introduced, unless: [:])
    try values.encodeIfPresent(deprecatedIn, forKey: .deprecatedIn)
    try values.encode(obsoleted, forKey: .obsoleted, unless: [:])
    try values.encode(unavailableOn, forKey: .unavailableOn, unless: [])
  }
}

extension KeyedDecodingContainer {
  /// The value of a key that may be absent.
  fileprivate func value<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a value that says more than its absence would.
  fileprivate mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, forKey key: Key, unless absent: Value
  ) throws {
    if value != absent { try encode(value, forKey: key) }
  }
}
