// A type as it is used: `[String]`, `Media?`, `(Int) -> Void`.

/// A use of a type, read from its Swift spelling.
package indirect enum TypeReference: Hashable, Sendable {
  /// A nominal type by its path of names, with generic arguments: `Result<Int, Error>`.
  case named([String], arguments: [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case tuple([TypeReference])
  case function(parameters: [TypeReference], result: TypeReference)
  /// The type itself as a value: `Media.Type`, or `Media` in `Media.shared`.
  case metatype(TypeReference)
  /// What cannot be said.
  case unknown
}
