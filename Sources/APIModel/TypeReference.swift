// A type as it is used: `[String]`, `Media?`, `(Int) -> Void`.

/// A use of a type, read from its Swift spelling.
package indirect enum TypeReference: Hashable, Sendable {
  /// A nominal type by its path of names, with generic arguments: `Result<Int, Error>`.
  case named([String], arguments: [TypeReference])
  /// A nominal type of the API, with generic arguments; `APILookup.resolve` makes it of a name.
  case symbol(SymbolHandle, arguments: [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case tuple([TypeReference])
  case function(parameters: [TypeReference], result: TypeReference)
  /// The type itself as a value: `Media.Type`, or `Media` in `Media.shared`.
  case metatype(TypeReference)
  /// What cannot be said.
  case unknown

  /// No value: the empty tuple.
  package static let void = TypeReference.tuple([])

  /// A type outside of the API, by its one name.
  package static func named(_ name: String) -> TypeReference { .named([name], arguments: []) }

  /// The type without the optionals around it.
  package var unwrapped: TypeReference {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// The type without one optional around it.
  package var withoutOptional: TypeReference {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type with one optional around it, whatever it had before.
  package var wrapped: TypeReference {
    switch self {
    case .unknown, .optional: self
    default: .optional(self)
    }
  }

  /// Whether it is made of more parts than any type that somebody wrote.
  ///
  /// Types grow with the code that they are found in; what grows beyond reason is left.
  package var isTooLarge: Bool {
    var left = 200
    return !takesAtMost(&left)
  }

  private func takesAtMost(_ left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch self {
    case .unknown: return true
    case .named(_, let parts), .symbol(_, let parts), .tuple(let parts):
      return parts.allSatisfy { $0.takesAtMost(&left) }
    case .optional(let part), .array(let part), .metatype(let part):
      return part.takesAtMost(&left)
    case .dictionary(let key, let value):
      return key.takesAtMost(&left) && value.takesAtMost(&left)
    case .function(let parameters, let result):
      return parameters.allSatisfy { $0.takesAtMost(&left) } && result.takesAtMost(&left)
    }
  }

  /// Whether it is a type as a value.
  package var isMetatype: Bool {
    if case .metatype = self { true } else { false }
  }

  /// The declaration in the API, where the type is one of the API's.
  package var symbol: SymbolHandle? {
    if case .symbol(let handle, _) = self { handle } else { nil }
  }
}
