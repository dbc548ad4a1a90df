// The superclasses and protocols of a type, as far as Objective-C sees them.

internal import APIModel

extension ObjCView {
  /// A superclass.
  struct Ancestor {
    var path: [String]
    /// Whether it is a class of Objective-C, or marked to be seen by it.
    var isFromObjC: Bool
    var exposesMembers: Bool
  }

  /// The superclasses of a class, nearest first.
  func ancestors(of type: Int) -> [Ancestor] {
    var found: [Ancestor] = []
    var current = type
    while let name = symbols[current].symbol.inherits.first, found.count < 32 {
      guard let next = self.type(named: name, seenFrom: current) else {
        let isClass = Self.isForeignClass(name)
        found.append(Ancestor(path: [name], isFromObjC: isClass, exposesMembers: false))
        break
      }
      guard symbols[next].symbol.kind == .class else { break }
      let (path, mark) = (symbols[next].symbol.path, symbols[next].mark)
      found.append(
        Ancestor(path: path, isFromObjC: mark.isExposed, exposesMembers: mark.exposesMembers))
      current = next
    }
    return found
  }

  /// Whether a name from another module is that of an Objective-C class, and not of a protocol.
  private static func isForeignClass(_ name: String) -> Bool {
    if name == "NSObject" { return true }
    let capitals = name.prefix { $0.isUppercase }.count
    let endings = [
      "Object", "View", "Controller", "Control", "Button", "Label", "Cell", "Window", "Responder",
      "Layer", "Operation", "Extension", "Item", "Formatter", "Document", "Field", "Recognizer",
    ]
    return capitals > 2 && endings.contains(where: name.hasSuffix)
  }

  private static func isForeignProtocol(_ name: String) -> Bool {
    guard name.hasPrefix("NS") || name.hasPrefix("UI") else { return false }
    return ["Coding", "Copying", "Delegate", "DataSource"].contains(where: name.hasSuffix)
  }

  /// The superclass and the protocols that Objective-C sees.
  func inheritance(of type: Int) -> (superclass: String?, protocols: [String]) {
    let symbol = symbols[type].symbol
    var superclass: String?
    var protocols: [String] = []
    for (offset, name) in symbol.inherits.enumerated() {
      if let index = self.type(named: name, seenFrom: type) {
        guard let objcName = symbols[index].symbol.objcName else { continue }
        if symbols[index].symbol.kind == .class {
          superclass = objcName
        } else {
          protocols.append(objcName)
        }
      } else if symbol.kind == .class, offset == 0, Self.isForeignClass(name) {
        superclass = name
      } else if name == "NSObjectProtocol" {
        protocols.append("NSObject")
      } else if Self.isForeignProtocol(name) {
        protocols.append(name)
      }
    }
    return (superclass, protocols)
  }

  /// The type of the module that a name in the declaration of a type means.
  func type(named name: String, seenFrom type: Int) -> Int? {
    let scope = symbols[type].symbol.parentPath
    return NestedNames.lookUp(name, in: scope) { types[$0] }
  }
}
