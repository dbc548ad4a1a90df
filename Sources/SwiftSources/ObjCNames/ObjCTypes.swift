// Swift types as Objective-C spells them.

internal import APIModel

/// Spells types in Objective-C.
struct ObjCTypes {
  /// How deep a type may nest.
  private static let deepest = 8
  /// The longest type that is spelled, in bytes.
  private static let longest = 512

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

  /// The spelling of a type, with `name` where a declaration writes it; nil for a type that
  /// Objective-C does not have.
  ///
  /// Pointers are not null unless marked, as between `NS_ASSUME_NONNULL_BEGIN` and `END`.
  func spelling(of type: String?) -> String? {
    guard let type else { return "void" }
    guard type.utf8.count <= Self.longest else { return nil }
    return spelling(of: type, isInner: false, depth: 0)
  }

  /// A parenthesised type, as a method writes it.
  func parenthesized(_ type: String?) -> String? { spelling(of: type).map { "(\($0))" } }

  private func spelling(of type: String, isInner: Bool, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let type = TypeSpelling.plain(type)
    if type.hasSuffix("?") || type.hasSuffix("!") {
      let inner = spelling(of: String(type.dropLast()), isInner: isInner, depth: depth + 1)
      return inner.flatMap { Self.nullable($0, isInner: isInner || type.hasSuffix("!")) }
    }
    if let (parameters, result) = TypeSpelling.function(type) {
      let inner = (parameters + [result]).map { spelling(of: $0, isInner: true, depth: depth + 1) }
      guard !inner.contains(nil) else { return nil }
      let spelled = inner.compactMap(\.self)
      let list = parameters.isEmpty ? "void" : spelled.dropLast().joined(separator: ", ")
      return "\(spelled.last ?? "void") (^)(\(list))"
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return collection(String(type.dropFirst().dropLast()), depth: depth)
    }
    for (name, objc) in [("Array<", "NSArray"), ("Set<", "NSSet")] where type.hasPrefix(name) {
      let element = String(type.dropFirst(name.count).dropLast())
      return object(element, depth: depth).map { "\(objc)<\($0)> *" }
    }
    return named(type)
  }

  /// `T` or `K: V` inside brackets.
  private func collection(_ inside: String, depth: Int) -> String? {
    let parts = TypeSpelling.split(inside, at: ":")
    let objects = parts.map { object($0, depth: depth) }
    switch (objects.first, objects.dropFirst().first, objects.count) {
    case ("id"??, nil, 1): return "NSArray *"
    case (let element??, nil, 1): return "NSArray<\(element)> *"
    case ("id"??, "id"??, 2): return "NSDictionary *"
    case (let key??, let value??, 2): return "NSDictionary<\(key), \(value)> *"
    default: return nil
    }
  }

  /// The type of an element: numbers are objects there.
  private func object(_ type: String, depth: Int) -> String? {
    let type = TypeSpelling.plain(type)
    if Self.scalars[type] != nil, !["AnyClass", "Selector"].contains(type) { return "NSNumber *" }
    return spelling(of: type, isInner: true, depth: depth + 1)
  }

  private func named(_ type: String) -> String? {
    if type == "Void" || type == "()" { return "void" }
    if let known = types[type] ?? types[String(type.split(separator: ".").last ?? "")] {
      return known.map(Self.use)
    }
    if let scalar = Self.scalars[type] { return scalar }
    if let object = Self.objects[type] { return object + " *" }
    if ["Any", "AnyObject", "AnyHashable", "NSObjectProtocol"].contains(type) { return "id" }
    if type == "Self" { return "instancetype" }
    guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      type.first?.isUppercase ?? false, !Self.swiftOnly.contains(type)
    else { return nil }
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
    guard
      type.hasSuffix("*") || type.hasSuffix(">") || ["id", "Class", "instancetype"].contains(type)
    else { return nil }
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
