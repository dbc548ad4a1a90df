// The API of one release: modules and what they declare.

/// What a module declares.
package struct Module: Codable, Hashable, Sendable {
  package var name: String
  /// In the order of files and declarations.
  package var symbols: [Symbol]

  package init(name: String, symbols: [Symbol]) {
    self.name = name
    self.symbols = symbols
  }
}

/// The API that pages are compared with.
package struct APIModel: Codable, Hashable, Sendable {
  /// The name and version of the JSON form.
  package static let schema = "concord.api/1"

  package var schema: String
  package var modules: [Module]

  package init(modules: [Module]) {
    schema = Self.schema
    self.modules = modules
  }

  /// Everything declared, module by module.
  package var symbols: [Symbol] { modules.flatMap(\.symbols) }
}
