// Swift types as Objective-C spells them.

internal import APIModel

/// Spells types in Objective-C.
struct ObjCTypes {
  /// How deep a type may nest.
  private static let deepest = 8

  /// What a type of the module is to Objective-C.
  struct NamedType {
    var name: String
    var kind: Symbol.Kind
  }

  /// The types of the module by their Swift path; nil for one that Objective-C cannot see.
  private var types: [String: NamedType?] = [:]

  /// Takes note of a type; nested types are known by their last name as well.
  mutating func add(_ symbol: Symbol) {
    let type = symbol.objcName.map { NamedType(name: $0, kind: symbol.kind) }
    types[symbol.qualifiedName] = .some(type)
    if types[symbol.name] == nil { types[symbol.name] = .some(type) }
  }

  /// The spelling of a type; nil for a type that Objective-C does not have.
  ///
  /// Pointers are not null unless marked, as between `NS_ASSUME_NONNULL_BEGIN` and `END`.
  func spelling(of type: String?) -> String? {
    guard let type else { return "void" }
    return spelling(of: TypeReference(spelling: type), isInner: false, depth: 0)
  }

  private func spelling(of type: TypeReference, isInner: Bool, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    switch type {
    case .optional(let wrapped):
      return spelling(of: wrapped, isInner: isInner, depth: depth + 1)
        .flatMap { Self.nullable($0, isInner: isInner) }
    case .function(let parameters, let result):
      let types = (parameters + [result]).compactMap {
        spelling(of: $0, isInner: true, depth: depth + 1)
      }
      guard types.count == parameters.count + 1, let result = types.last else { return nil }
      let list = parameters.isEmpty ? "void" : types.dropLast().joined(separator: ", ")
      return "\(result) (^)(\(list))"
    case .array(let element): return collection("NSArray", [element], depth: depth)
    case .dictionary(let key, let value):
      return collection("NSDictionary", [key, value], depth: depth)
    case .named(["Set"], let elements): return collection("NSSet", elements, depth: depth)
    case .named(let path, let arguments):
      return arguments.isEmpty ? named(path.joined(separator: ".")) : nil
    case .tuple(let elements): return elements.isEmpty ? "void" : nil
    case .symbol, .metatype, .unknown: return nil
    }
  }

  /// A collection; one of anything names no elements.
  private func collection(_ name: String, _ elements: [TypeReference], depth: Int) -> String? {
    let objects = elements.compactMap { object($0, depth: depth) }
    guard objects.count == elements.count else { return nil }
    let isOfAnything = objects.allSatisfy { $0 == "id" }
    return name + (isOfAnything ? " *" : "<\(objects.joined(separator: ", "))> *")
  }

  /// The type of an element: numbers are objects there.
  private func object(_ type: TypeReference, depth: Int) -> String? {
    if case .named(let path, _) = type, path.count == 1, Self.scalars[path[0]] != nil,
      !["AnyClass", "Selector"].contains(path[0])
    {
      return "NSNumber *"
    }
    return spelling(of: type, isInner: true, depth: depth + 1)
  }

  private func named(_ type: String) -> String? {
    if let known = types[type] ?? types[String(type.split(separator: ".").last ?? "")] {
      return known.map(Self.use)
    }
    if let scalar = Self.scalars[type] { return scalar }
    if let object = Self.objects[type] { return object + " *" }
    if ["Any", "AnyObject", "AnyHashable", "NSObjectProtocol"].contains(type) { return "id" }
    if type == "Self" { return "instancetype" }
    guard type.first?.isUppercase ?? false, !Self.swiftOnly.contains(type) else { return nil }
    return Self.foreign(type)
  }

  /// How a value of a type of the module is declared.
  private static func use(_ type: NamedType) -> String {
    switch type.kind {
    case .protocol: "id<\(type.name)>"
    case .enum, .struct, .typealias: type.name
    default: type.name + " *"
    }
  }

  /// A type of another module, judged by its name.
  private static func foreign(_ type: String) -> String {
    let name = type.filter { $0 != "." }
    if ["Delegate", "DataSource", "Coding", "Copying"].contains(where: name.hasSuffix) {
      return "id<\(name)>"
    }
    return isValue(type) ? name : name + " *"
  }

  private static func isValue(_ type: String) -> Bool {
    if type.contains(".") { return true }
    if ["CG", "CF", "CM", "Sec"].contains(where: type.hasPrefix) { return true }
    let endings = [
      "Style", "Mode", "Orientation", "Options", "State", "Type", "Mask", "Policy", "Direction",
      "Insets", "Range", "Status", "Ref",
    ]
    return endings.contains(where: type.hasSuffix)
  }

  private static func nullable(_ type: String, isInner: Bool) -> String? {
    if type.contains("(^)") {
      return type.replacing("(^)", with: "(^ _Nullable)", maxReplacements: 1)
    }
    let isObject =
      type.hasSuffix("*") || type.hasSuffix(">") || ["id", "Class", "instancetype"].contains(type)
    guard isObject else { return nil }
    return isInner ? type + " _Nullable" : "nullable " + type
  }

  private static let scalars = [
    "Int": "NSInteger", "UInt": "NSUInteger", "Bool": "BOOL", "ObjCBool": "BOOL",
    "Float": "float", "Double": "double", "CGFloat": "CGFloat", "TimeInterval": "NSTimeInterval",
    "Int8": "int8_t", "Int16": "int16_t", "Int32": "int32_t", "Int64": "int64_t",
    "UInt8": "uint8_t", "UInt16": "uint16_t", "UInt32": "uint32_t", "UInt64": "uint64_t",
    "CInt": "int", "CChar": "char", "AnyClass": "Class", "Selector": "SEL",
  ]

  private static let objects = [
    "String": "NSString", "Data": "NSData", "Date": "NSDate", "URL": "NSURL", "UUID": "NSUUID",
    "Error": "NSError", "Locale": "NSLocale", "IndexPath": "NSIndexPath",
    "IndexSet": "NSIndexSet", "Notification": "NSNotification", "URLRequest": "NSURLRequest",
    "Calendar": "NSCalendar", "TimeZone": "NSTimeZone", "CharacterSet": "NSCharacterSet",
    "DateComponents": "NSDateComponents", "URLSession": "NSURLSession", "Bundle": "NSBundle",
    "UserDefaults": "NSUserDefaults", "NotificationCenter": "NSNotificationCenter",
    "FileManager": "NSFileManager", "OperationQueue": "NSOperationQueue", "Timer": "NSTimer",
    "Progress": "NSProgress", "Thread": "NSThread", "URLResponse": "NSURLResponse",
    "HTTPURLResponse": "NSHTTPURLResponse", "URLSessionTask": "NSURLSessionTask",
  ]

  private static let swiftOnly: Set<String> = [
    "Character", "Substring", "Never", "Duration", "Int128", "UInt128", "Float16", "Float80",
    "ContinuousClock", "Mirror", "Hasher",
  ]
}
