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

  /// The spelling of a type, with `name` where a declaration writes it; nil for a type that
  /// Objective-C does not have.
  ///
  /// Pointers are not null unless marked, as between `NS_ASSUME_NONNULL_BEGIN` and `END`.
  func spelling(of type: String?) -> String? {
    guard let type else { return "void" }
    return spelling(of: type, isInner: false, depth: 0)
  }

  /// A parenthesised type, as a method writes it.
  func parenthesized(_ type: String?) -> String? { spelling(of: type).map { "(\($0))" } }

  private func spelling(of type: String, isInner: Bool, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let type = Self.plain(type)
    if type.hasSuffix("?") || type.hasSuffix("!") {
      let inner = spelling(of: String(type.dropLast()), isInner: isInner, depth: depth + 1)
      return inner.flatMap { Self.nullable($0, isInner: isInner || type.hasSuffix("!")) }
    }
    if let (parameters, result) = Self.function(type) {
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
    let parts = Self.split(inside, at: ":")
    let objects = parts.map { object($0, depth: depth) }
    switch (objects.first, objects.dropFirst().first, objects.count) {
    case (let element??, nil, 1): return "NSArray<\(element)> *"
    case (let key??, let value??, 2): return "NSDictionary<\(key), \(value)> *"
    default: return nil
    }
  }

  /// The type of an element: numbers are objects there.
  private func object(_ type: String, depth: Int) -> String? {
    let type = Self.plain(type)
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

  /// A type without attributes, `any` and superfluous parentheses.
  private static func plain(_ type: String) -> String {
    var type = type[...]
    while true {
      type = type.drop { $0 == " " }
      while type.last == " " { type.removeLast() }
      if type.hasPrefix("@") || ["any ", "inout ", "sending "].contains(where: type.hasPrefix) {
        guard let space = type.firstIndex(of: " ") else { return String(type) }
        type = type[space...]
      } else if type.hasPrefix("("), type.hasSuffix(")"), type != "()",
        split(String(type), at: ">").count == 1,
        split(String(type.dropFirst().dropLast()), at: ",").count == 1, isWrapped(type)
      {
        type = type.dropFirst().dropLast()
      } else {
        return String(type)
      }
    }
  }

  /// Whether the parenthesis at the start closes at the end.
  private static func isWrapped(_ type: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(type.indices, type) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return type.index(after: index) == type.endIndex }
    }
    return false
  }

  /// The parameters and the result of a function type.
  private static func function(_ type: String) -> (parameters: [String], result: String)? {
    guard type.hasPrefix("("), let close = closing(type) else { return nil }
    let inside = String(type[type.index(after: type.startIndex)..<close])
    let rest = type[type.index(after: close)...].drop { $0 == " " }
    guard rest.hasPrefix("->") else { return nil }
    let parameters = inside.allSatisfy { $0 == " " } ? [] : split(inside, at: ",")
    let types = parameters.map { parameter in
      let parts = split(parameter, at: ":")
      return parts.count == 2 ? parts[1] : parameter
    }
    return (types, String(rest.dropFirst(2)))
  }

  /// Where the parenthesis at the start closes.
  private static func closing(_ type: String) -> String.Index? {
    var depth = 0
    for (index, character) in zip(type.indices, type) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a text between separators that stand in no bracket.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
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
