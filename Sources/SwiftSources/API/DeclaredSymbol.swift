// What one file declares, before the files of a module are put together.

internal import APIModel

/// What a declaration says of Objective-C.
struct ObjCMark: Hashable {
  /// `@objc`, or an attribute that implies it.
  var isExposed = false
  /// The name in `@objc(name)`.
  var name: String?
  /// `@nonobjc`.
  var isHidden = false
  /// `@objcMembers`.
  var exposesMembers = false
}

/// A symbol and what must be known of it to put the module together.
struct DeclaredSymbol {
  var symbol: Symbol
  var mark = ObjCMark()
  /// How many names at the front of the path are those of an extended type.
  var extendedNames = 0
  /// The `where` clause of the extension around it.
  var constraint = ""
  /// Whether it stands in an extension.
  var isInExtension: Bool { extendedNames > 0 }
  /// Whether the extension around it is marked as `@objc`, or the protocol.
  var isInExposedScope = false
  var isOverride = false
  /// How many parameters at the end take a function: an error parameter stands before them.
  var trailingFunctions = 0
  /// What the initial value of a property without annotation says of its type.
  var evidence: EvidentType?
  /// The initial value, which the declaration shows as long as no type is known.
  var initialValue: String?
}

/// An extension and what it adds to its type.
struct DeclaredExtension {
  var path: [String]
  var inherits: [String]
}

/// What a file declares, in its order.
struct DeclaredFile {
  var symbols: [DeclaredSymbol] = []
  var extensions: [DeclaredExtension] = []
  /// The types that clients do not see.
  var hiddenTypes: Set<[String]> = []
}
