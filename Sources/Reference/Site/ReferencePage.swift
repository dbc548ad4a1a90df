// A page of a reference: a type or the globals of a module, with members by kind.

internal import APIModel

/// A page: of a type, of what a module adds to a type from elsewhere, or of its globals.
package struct ReferencePage: Sendable {
  /// What a page is about.
  package enum Subject: Sendable {
    case type(ReferenceEntry)
    /// Members that a module adds to a type from elsewhere, which is named.
    case extensions(of: String)
    case globals
  }

  package var subject: Subject
  package var module: String
  /// The name of the file without extension.
  package var fileName: String
  /// The types around it, outermost first.
  package var enclosing: [ReferenceLink]
  package var relations: TypeRelations
  package var groups: [ReferenceGroup]

  /// The type that the page is about; nil on the other pages.
  package var entry: ReferenceEntry? {
    if case .type(let entry) = subject { entry } else { nil }
  }

  /// The type, and the symbols of its groups that are described here and not on a page of their own.
  package var ownEntries: [ReferenceEntry] {
    [entry].compactMap { $0 }
      + groups.flatMap { group in group.entries.filter { $0.place.page == fileName } }
  }

  package var place: ReferencePlace { ReferencePlace(page: fileName) }
}

/// Members of one kind.
package struct ReferenceGroup: Sendable {
  package var kind: MemberKind
  package var entries: [ReferenceEntry]
}

/// The kinds of members, in the order in which pages show them.
package enum MemberKind: CaseIterable, Sendable {
  case cases, initializers, typeProperties, properties, typeMethods, methods, subscripts, operators
  case functions, variables, macros, types, typeAliases

  init(of symbol: Symbol) {
    switch symbol.kind {
    case .case: self = .cases
    case .initializer: self = .initializers
    case .property: self = symbol.isStatic ? .typeProperties : .properties
    case .method: self = symbol.isStatic ? .typeMethods : .methods
    case .subscript: self = .subscripts
    case .operator: self = .operators
    case .function: self = .functions
    case .variable: self = .variables
    case .macro: self = .macros
    case .typealias, .associatedtype: self = .typeAliases
    case .class, .actor, .struct, .enum, .protocol: self = .types
    }
  }
}

/// What a type inherits from, and what inherits from it.
package struct TypeRelations: Hashable, Sendable {
  /// The superclass.
  package var superclass: ReferenceLink?
  /// The type of an enum's raw values.
  package var rawType: ReferenceLink?
  package var conformances: [ReferenceLink] = []
  package var subclasses: [ReferenceLink] = []
  /// The protocols that refine a protocol.
  package var refinements: [ReferenceLink] = []
  /// The types that conform to a protocol.
  package var conformers: [ReferenceLink] = []

  package init() {}
}
