// What a declaration takes over from the declarations around it.

internal import APIModel

/// The surroundings of a declaration.
struct Scope {
  /// The names of the enclosing types.
  var path: [String] = []
  /// The kind of the enclosing type; absent at the top level and in an extension.
  var kind: Symbol.Kind?
  var extendedNames = 0
  /// The access of a member that names none.
  var defaultAccess = Symbol.Access.internal
  var conditions: [String] = []
  /// Whether all of it is for clients that import it by `@_spi`.
  var isSPI = false
  /// What the extension around it says of availability.
  var availability = Availability()
  var constraint = ""
  /// Whether members are seen by Objective-C without a mark of their own.
  var exposesMembers = false

  var isType: Bool { kind != nil || extendedNames > 0 }

  /// The same under a condition of `#if`.
  func under(_ condition: String) -> Scope {
    var scope = self
    scope.conditions.append(condition)
    return scope
  }
}
