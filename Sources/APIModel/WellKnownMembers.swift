// The members that types outside of a model bring to those that inherit from them.

/// What a well-known protocol or class gives to a type that names it.
///
/// A type that inherits from these alone is known in full; any other name makes it open.
package struct WellKnownMembers: Sendable {
  /// The base names of members of values.
  package var instance: Set<String> = []
  /// The base names of members of the type.
  package var type: Set<String> = []
  /// The labels of each initializer.
  package var initializers: [[String?]] = []

  /// What the type of this name gives; `nil` where that is not known.
  package static func of(_ path: [String]) -> WellKnownMembers? {
    let path = path.count > 1 && modules.contains(path[0]) ? path.dropFirst() : path[...]
    guard path.count == 1, let name = path.first else { return nil }
    return table[name]
  }

  private init(
    _ instance: String = "", type: String = "", initializers: [[String?]] = []
  ) {
    self.instance = Set(instance.split(separator: " ").map(String.init))
    self.type = Set(type.split(separator: " ").map(String.init))
    self.initializers = initializers
  }

  private static let modules: Set<String> = ["Swift", "Foundation", "ObjectiveC", "_Concurrency"]

  private static let rawRepresentable = WellKnownMembers(
    "rawValue", initializers: [["rawValue"]])

  private static let optionSet = WellKnownMembers(
    """
    rawValue contains insert remove update union intersection symmetricDifference subtracting \
    subtract formUnion formIntersection formSymmetricDifference isEmpty isSubset isSuperset \
    isStrictSubset isStrictSuperset isDisjoint
    """,
    initializers: [["rawValue"], [], [nil], ["arrayLiteral"]])

  private static let object = WellKnownMembers(
    """
    description debugDescription hash hashValue isEqual copy mutableCopy superclass isProxy \
    isKind isMember conforms responds perform value setValue setNilValueForKey validateValue \
    dictionaryWithValues setValuesForKeys mutableArrayValue mutableSetValue \
    mutableOrderedSetValue observe addObserver removeObserver observeValue observationInfo \
    willChangeValue didChangeValue willChange didChange publisher forwardingTarget \
    doesNotRecognizeSelector method methodSignature forwardInvocation awakeAfter awakeFromNib \
    prepareForInterfaceBuilder classForCoder classForKeyedArchiver replacementObject \
    autoContentAccessingProxy attemptRecovery scriptingProperties className \
    performSelector encode classNamed bind unbind exposedBindings infoForBinding \
    valueClassForBinding \
    optionDescriptionsForBinding inverseForRelationshipKey inputAccessoryView isa zone retain \
    release autorelease retainCount self
    """,
    type: """
      load initialize instancesRespond conforms instanceMethod instanceMethodSignature \
      resolveClassMethod resolveInstanceMethod version setVersion accessInstanceVariablesDirectly \
      keyPathsForValuesAffectingValue automaticallyNotifiesObservers cancelPreviousPerformRequests \
      classForKeyedUnarchiver classFallbacksForKeyedArchiver superclass hash description \
      debugDescription isSubclass isEqual new alloc exposeBinding
      """,
    initializers: [[]])

  private static let table: [String: WellKnownMembers] = [
    "AnyObject": WellKnownMembers(),
    "Any": WellKnownMembers(),
    "Sendable": WellKnownMembers(),
    "SendableMetatype": WellKnownMembers(),
    "Copyable": WellKnownMembers(),
    "Escapable": WellKnownMembers(),
    "BitwiseCopyable": WellKnownMembers(),
    "Actor": WellKnownMembers(
      "unownedExecutor assertIsolated preconditionIsolated assumeIsolated"),
    "Equatable": WellKnownMembers(),
    "Comparable": WellKnownMembers(),
    "Hashable": WellKnownMembers("hashValue hash"),
    "Identifiable": WellKnownMembers("id"),
    "Error": WellKnownMembers("localizedDescription"),
    "LocalizedError": WellKnownMembers(
      "localizedDescription errorDescription failureReason recoverySuggestion helpAnchor"),
    "CustomNSError": WellKnownMembers(
      "localizedDescription errorCode errorUserInfo", type: "errorDomain"),
    // What the importer gives to the error types that it makes of enums of Objective-C.
    "_BridgedStoredNSError": WellKnownMembers(
      "code userInfo errorCode errorUserInfo localizedDescription", type: "errorDomain",
      initializers: [[nil], [nil, "userInfo"]]),
    "CustomStringConvertible": WellKnownMembers("description"),
    "CustomDebugStringConvertible": WellKnownMembers("debugDescription"),
    "LosslessStringConvertible": WellKnownMembers("description", initializers: [[nil]]),
    "CustomReflectable": WellKnownMembers("customMirror"),
    "CaseIterable": WellKnownMembers(type: "allCases AllCases"),
    "RawRepresentable": rawRepresentable,
    "OptionSet": optionSet,
    "SetAlgebra": optionSet,
    "CodingKey": WellKnownMembers(
      "stringValue intValue description debugDescription",
      initializers: [["stringValue"], ["intValue"]]),
    "Encodable": WellKnownMembers("encode"),
    "Decodable": WellKnownMembers(initializers: [["from"]]),
    "Codable": WellKnownMembers("encode", initializers: [["from"]]),
    "ExpressibleByStringLiteral": WellKnownMembers(initializers: [["stringLiteral"]]),
    "ExpressibleByIntegerLiteral": WellKnownMembers(initializers: [["integerLiteral"]]),
    "ExpressibleByFloatLiteral": WellKnownMembers(initializers: [["floatLiteral"]]),
    "ExpressibleByBooleanLiteral": WellKnownMembers(initializers: [["booleanLiteral"]]),
    "ExpressibleByNilLiteral": WellKnownMembers(initializers: [["nilLiteral"]]),
    "ExpressibleByArrayLiteral": WellKnownMembers(initializers: [["arrayLiteral"]]),
    "ExpressibleByDictionaryLiteral": WellKnownMembers(initializers: [["dictionaryLiteral"]]),
    "NSObject": object,
    "NSObjectProtocol": object,
    "NSCopying": WellKnownMembers("copy"),
    "NSMutableCopying": WellKnownMembers("mutableCopy"),
    "NSCoding": WellKnownMembers("encode", initializers: [["coder"]]),
    "NSSecureCoding": WellKnownMembers(
      "encode", type: "supportsSecureCoding", initializers: [["coder"]]),
  ].merging(rawTypes) { protocols, _ in protocols }

  /// The raw types of enums stand among what the enum inherits.
  private static let rawTypes: [String: WellKnownMembers] = Dictionary(
    uniqueKeysWithValues: [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float", "Double", "CGFloat", "String", "Character", "Bool", "NSInteger", "NSUInteger",
      "CInt", "CUnsignedInt", "CLong", "CUnsignedLong",
    ].map { ($0, rawRepresentable) })
}

extension APILookup {
  /// Whether a value of the type, or the type itself, has a member of this base name that is
  /// written nowhere: from a well-known protocol, or made by the compiler.
  package func hasWellKnownMember(
    named name: String, on type: SymbolHandle, isStatic: Bool
  ) -> Bool {
    if ["self", "Type", "Protocol", "init"].contains(name) { return true }
    if self[type].kind == .enum, name == "hashValue" || name == "hash" { return true }
    // A method of values is on the type too, as a function of the value.
    return lineage(of: type).wellKnown.contains {
      $0.instance.contains(name) || (isStatic && $0.type.contains(name))
    }
  }

  /// The labels of the initializers that are written nowhere.
  package func wellKnownInitializers(of type: SymbolHandle) -> [[String?]] {
    lineage(of: type).wellKnown.flatMap(\.initializers)
  }

  /// The raw type of an enum or option set, where it is written.
  package func rawType(of type: SymbolHandle) -> TypeReference {
    if let written = members(of: type, named: "rawValue").first {
      return valueType(of: written, receiver: .symbol(type, arguments: []))
    }
    let first = lineage(of: type).first
    return self[type].kind == .enum && first.symbol == nil ? first : .unknown
  }
}
