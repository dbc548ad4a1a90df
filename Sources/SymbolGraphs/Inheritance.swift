// What types inherit, from the relationships of symbol graphs.

internal import APIModel

/// The relationships between the symbols of graphs.
struct Inheritance {
  private var superclasses: [String: String] = [:]
  private var protocols: [String: [String]] = [:]
  /// The requirements of protocols by their identifier; whether they may be left out.
  private var requirements: [String: Bool] = [:]
  private var defaults: Set<String> = []
  /// What the protocols of the graphs build on, by their name.
  private var bases: [String: Set<String>] = [:]

  /// - Parameter paths: The paths of the graphs' own types by their identifier.
  init(_ relationships: [SymbolGraph.Relationship], paths: [String: [String]]) {
    for relationship in relationships {
      switch relationship.kind {
      case "inheritsFrom": superclasses[relationship.source] = Self.name(relationship, paths)
      case "conformsTo":
        guard let name = Self.name(relationship, paths) else { continue }
        protocols[relationship.source, default: []].append(name)
        if let own = paths[relationship.source]?.joined(separator: ".") {
          bases[own, default: []].insert(name)
        }
      case "requirementOf":
        let known = requirements[relationship.source] ?? false
        requirements[relationship.source] = known
      case "optionalRequirementOf": requirements[relationship.source] = true
      case "defaultImplementationOf":
        defaults.insert(relationship.source)
        requirements[relationship.target] = true
      default: continue
      }
    }
  }

  /// Whether it stands in for a requirement where a type has none of its own.
  func isDefault(_ identifier: String) -> Bool { defaults.contains(identifier) }

  /// Whether it is a requirement, and then whether it may be left out.
  func requirement(_ identifier: String) -> Bool? { requirements[identifier] }

  /// What a type names as inherited, without what follows from the rest.
  ///
  /// - Parameter rawType: The raw type of an enum.
  func inherited(by identifier: String, kind: Symbol.Kind, rawType: String?) -> [String] {
    let first = [superclasses[identifier], rawType].compactMap(\.self)
    var names = (protocols[identifier] ?? []).filter { !Self.always.contains($0) }
    var implied: Set<String> = []
    if superclasses[identifier] != nil { implied.formUnion(Self.ofObjects) }
    if kind == .enum { implied.formUnion(Self.ofEnums) }
    if names.contains("OptionSet") { implied.formUnion(Self.ofOptionSets) }
    for name in names { implied.formUnion(bases[name] ?? []) }
    names.removeAll { implied.contains($0) }
    let isOptionSet = names.contains("OptionSet")
    return first + (isOptionSet ? ["OptionSet"] : [])
      + names.filter { $0 != "OptionSet" }.sorted()
  }

  private static func name(
    _ relationship: SymbolGraph.Relationship, _ paths: [String: [String]]
  ) -> String? {
    if let path = paths[relationship.target] { return path.joined(separator: ".") }
    let names = relationship.targetFallback?.split(separator: ".") ?? []
    return names.isEmpty ? nil : names.dropFirst(names.count > 1 ? 1 : 0).joined(separator: ".")
  }

  private static let always: Set<String> = [
    "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "CVarArg",
    "_SwiftNewtypeWrapper", "_ObjectiveCBridgeable", "_HasCustomAnyHashableRepresentation",
    "__DefaultCustomPlaygroundQuickLookable", "_CustomPlaygroundQuickLookable",
  ]
  private static let ofObjects: Set<String> = [
    "NSObjectProtocol", "Equatable", "Hashable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ]
  private static let ofEnums: Set<String> = ["Equatable", "Hashable", "RawRepresentable"]
  private static let ofOptionSets: Set<String> = [
    "SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral",
  ]
}
