// The attributes of a declaration, sorted by what they mean to a reader of the API.

internal import APIModel
internal import SwiftSyntax

/// What the attributes of a declaration say, those under `#if` included.
struct AttributeFacts {
  var mark = ObjCMark()
  var availability = Availability()
  var isSPI = false
  /// Those that a reference shows.
  var shown: [AttributeSyntax] = []

  init() {}

  init(_ attributes: AttributeListSyntax, in source: SourceText) {
    add(attributes, in: source, depth: 0)
  }

  /// `#if` may stand in `#if`: the parser bounds how deep, and so does `depth`.
  private mutating func add(_ list: AttributeListSyntax, in source: SourceText, depth: Int) {
    guard depth < 16 else { return }
    for element in list {
      switch element {
      case .attribute(let attribute): add(attribute, in: source, isConditional: depth > 0)
      case .ifConfigDecl(let config):
        for clause in config.clauses {
          guard case .attributes(let inner) = clause.elements else { continue }
          add(inner, in: source, depth: depth + 1)
        }
      default: continue
      }
    }
  }

  private mutating func add(
    _ attribute: AttributeSyntax, in source: SourceText, isConditional: Bool
  ) {
    let name = source.text(of: attribute.attributeName)
    switch name {
    case "available":
      if case .availability(let arguments) = attribute.arguments {
        availability.add(arguments, in: source)
      }
    case "_spi", "_spi_available": isSPI = true
    case "objc", "_objcImplementation":
      mark.isExposed = true
      mark.name = mark.name ?? Self.argument(of: attribute, in: source)
    case "objcMembers":
      mark.isExposed = true
      mark.exposesMembers = true
    case "nonobjc": mark.isHidden = true
    case "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable":
      mark.isExposed = true
    default:
      if !isConditional, !Self.isImplementation(name) { shown.append(attribute) }
    }
  }

  /// What stands between the parentheses.
  private static func argument(of attribute: AttributeSyntax, in source: SourceText) -> String? {
    guard let open = attribute.leftParen, let close = attribute.rightParen else { return nil }
    let range = open.endPosition.utf8Offset..<close.position.utf8Offset
    let text = range.isEmpty ? "" : source.text(range)
    return text.isEmpty ? nil : text.filter { $0 != " " }
  }

  /// Whether an attribute speaks to the compiler alone.
  private static func isImplementation(_ name: String) -> Bool {
    if name.hasPrefix("_") { return true }
    return [
      "inlinable", "inline", "usableFromInline", "backDeployed", "export", "specialized", "abi",
      "implementation", "exclusivity", "transparent", "IBDesignable", "NSCopying", "testable",
      "warn_unqualified_access", "NSApplicationMain", "UIApplicationMain", "main", "c",
      "derivative", "transpose", "lifetime", "nonexhaustive", "storageRestrictions",
    ].contains(name)
  }
}
