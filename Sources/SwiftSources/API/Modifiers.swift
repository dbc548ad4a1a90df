// The modifiers of a declaration: its access, and those that a reference shows.

internal import APIModel
internal import SwiftSyntax

/// What the modifiers of a declaration say.
struct Modifiers {
  /// The access that is written, if any.
  var access: Symbol.Access?
  /// The access of the setter where it is written by itself: `private(set)`.
  var setterAccess: Symbol.Access?
  var isStatic = false
  var isOverride = false
  var isOptional = false
  /// Those that a reference shows.
  var shown: [DeclModifierSyntax] = []

  init(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers {
      let name = modifier.name.text
      if let access = Symbol.Access(rawValue: name) {
        if modifier.detail != nil { setterAccess = access } else { self.access = access }
        if access == .open { shown.append(modifier) }
        continue
      }
      switch name {
      case "static", "class": isStatic = true
      case "override": isOverride = true
      case "optional": isOptional = true
      default: break
      }
      if name != "lazy", name != "__consuming" { shown.append(modifier) }
    }
  }
}
