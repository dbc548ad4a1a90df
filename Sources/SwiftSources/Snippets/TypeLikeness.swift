// Whether two types are the same, as far as their spellings tell.

internal import APIModel

/// How two types compare.
enum TypeLikeness {
  case same
  /// The same but for an optional around one of them, or around a part of it.
  case optionality
  /// An alias, a generic parameter or a name of another library stands in the way.
  case unclear
  case different

  /// The worst that is said of several pairs.
  private static func of(_ pairs: Zip2Sequence<[TypeReference], [TypeReference]>) -> TypeLikeness {
    var found: [TypeLikeness] = []
    for (left, right) in pairs { found.append(TypeLikeness(left, right)) }
    for worst in [different, optionality, unclear] where found.contains(worst) { return worst }
    return .same
  }

  init(_ left: TypeReference, _ right: TypeReference) {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): self = .unclear
    case (.optional(let left), .optional(let right)): self.init(left, right)
    case (.optional(let wrapped), let plain), (let plain, .optional(let wrapped)):
      switch TypeLikeness(wrapped, plain) {
      case .different: self = .different
      // An alias may stand for an optional.
      case .unclear: self = plain.isAnothersName ? .unclear : .optionality
      default: self = .optionality
      }
    case (.symbol(let left, let leftParts), .symbol(let right, let rightParts)):
      guard left == right else {
        self = .different
        return
      }
      self = Self.of(zip(leftParts, rightParts))
    case (.array(let left), .array(let right)): self.init(left, right)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      self = Self.of(zip([key, value], [otherKey, otherValue]))
    case (.tuple(let left), .tuple(let right)):
      self = left.count == right.count ? Self.of(zip(left, right)) : .different
    case (.function(let left, let result), .function(let right, let otherResult)):
      guard left.count == right.count else {
        self = .different
        return
      }
      self = Self.of(zip(left + [result], right + [otherResult]))
    case (.metatype(let left), .metatype(let right)): self.init(left, right)
    case (.named(let left, let leftParts), .named(let right, let rightParts))
    where left.last == right.last:
      self = Self.of(zip(leftParts, rightParts))
    default: self = left.isAnothersName || right.isAnothersName ? .unclear : .different
    }
  }
}

extension TypeReference {
  /// Whether it is a name of which it is not known what it stands for.
  fileprivate var isAnothersName: Bool {
    guard case .named(let path, _) = self else { return false }
    return path.count != 1 || !Self.plainNames.contains(path[0])
  }

  /// Types of the standard library and of Foundation that are no alias of each other.
  private static let plainNames: Set<String> = [
    "Bool", "CGFloat", "Character", "Data", "Date", "Double", "Error", "Float", "Int", "Int8",
    "Int16", "Int32", "Int64", "NSError", "NSNumber", "NSString", "String", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]
}
