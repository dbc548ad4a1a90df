// What a written type is to the machine, so that two can be told apart for certain.

internal import APIModel

/// The kind of a type, as far as it matters where a method is called.
enum ObjCTypeShape: Equatable {
  case void, truth, block, anyObject
  /// A number, by the name that C has for it.
  case number(String)
  case enumeration(SymbolHandle)
  case object(String)
  case unknown

  init(_ type: ObjCTypeSyntax, _ tokens: ObjCTokens, _ api: APILookup) {
    switch type.base {
    case .void: self = type.pointers == 0 ? .void : .unknown
    case .id, .instancetype: self = type.pointers == 0 ? .anyObject : .unknown
    case .function: self = .block
    case .class, .type: self = .unknown
    case .scalar:
      let words = type.range.map(tokens.text).joined(separator: " ")
      self = type.pointers > 0 ? .unknown : words == "BOOL" ? .truth : Self.shape(ofScalar: words)
    case .named(let index):
      let name = tokens.text(index)
      if type.pointers == 1 {
        self = .object(name)
      } else if type.pointers > 1 {
        self = .unknown
      } else if let number = Self.aliases[name] {
        self = .number(number)
      } else {
        self = api.objcEnum(named: name).map { .enumeration($0) } ?? .unknown
      }
    }
  }

  private static func shape(ofScalar words: String) -> ObjCTypeShape {
    ["int", "long", "float", "double", "unsigned long"].contains(words) ? .number(words) : .unknown
  }

  private static let aliases = [
    "NSInteger": "long", "NSUInteger": "unsigned long", "NSTimeInterval": "double",
    "CGFloat": "double",
  ]

  /// Whether a caller that passes one can't be understood by a method that expects the other.
  func conflicts(with other: ObjCTypeShape, _ api: APILookup) -> Bool {
    if self == other { return false }
    switch (self, other) {
    case (.unknown, _), (_, .unknown): return false
    case (.anyObject, .object), (.object, .anyObject), (.anyObject, .block), (.block, .anyObject):
      return false
    // An enum is a number to C.
    case (.enumeration, .number), (.number, .enumeration): return false
    case (.object(let one), .object(let two)): return Self.areUnrelated(one, two, api)
    default: return true
    }
  }

  private static func areUnrelated(_ one: String, _ two: String, _ api: APILookup) -> Bool {
    let (first, second) = (api.objcType(named: one), api.objcType(named: two))
    switch (first, second) {
    case (let first?, let second?):
      return !api.ancestry(of: first).contains(second) && !api.ancestry(of: second).contains(first)
    case (let known?, nil): return !mayBeAbove(known, two, api)
    case (nil, let known?): return !mayBeAbove(known, one, api)
    case (nil, nil): return false
    }
  }

  /// Whether a class that is not of the API may be one that a type of the API derives from.
  private static func mayBeAbove(_ type: SymbolHandle, _ name: String, _ api: APILookup) -> Bool {
    name == "NSObject" || !api.isClosed(type) || !name.hasPrefix("NS")
  }
}
