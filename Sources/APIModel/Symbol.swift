// One thing that an API declares, in both of its spellings.

/// A declaration of the API: a type, a member, a case, a function.
///
/// It has the properties of `Fields`. They stand behind one reference, since symbols are handed on
/// for every name on every page; a symbol that is changed gets fields of its own, as any value.
@dynamicMemberLookup
package struct Symbol: Sendable {
  /// What a declaration declares.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`, `typealias`, `associatedtype`
    case `case`, initializer, method, property, `subscript`, function, variable, `operator`, macro
  }

  /// How far a declaration is seen.
  package enum Access: String, Codable, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .private: 0
      case .fileprivate: 1
      case .internal: 2
      case .package: 3
      case .public: 4
      case .open: 5
      }
    }
  }

  /// Where a symbol stands between two releases.
  package enum State: String, Codable, Sendable {
    /// To be used.
    case current
    /// Marked as deprecated.
    case deprecated
    /// Not marked, but a successor is named.
    case superseded
    /// Of an earlier release, no longer here.
    case removed
  }

  /// What is known of a symbol.
  package struct Fields: Hashable, Sendable {
    /// The identity within all modules: the module and the path, told apart from overloads by a
    /// number behind `~` where needed; the compiler's own identifier where that is known.
    package var id: String
    package var module: String
    package var kind: Kind
    /// The names of the enclosing types and its own name as Swift writes it, with labels:
    /// `["Media", "configure(position:animated:)"]`.
    package var path: [String]
    package var access: Access
    /// The name in Objective-C, explicit or derived; absent where Objective-C cannot see it.
    package var objcName: String?
    /// The selector that reads a property, where it is not the property's name: `isEnabled`.
    package var objcGetter: String?
    /// Whether a member belongs to the type and not to its instances.
    package var isStatic: Bool
    package var parameters: [Parameter]
    /// The type of a property, the enum of a case, the result of a function, what an initializer
    /// makes (`Media`, `Media?`), the target of a type alias; as Swift spells it, absent for `Void`
    /// and where a property's type is not evident.
    package var type: String?
    package var isAsync: Bool
    /// Whether it is marked `throws` or `rethrows`.
    package var isThrowing: Bool
    package var isSettable: Bool
    package var genericParameters: [String]
    /// For a type: its superclass and the protocols it conforms to, extensions included.
    package var inherits: [String]
    /// The raw value of a case, or the value of an option, as written, counted or computed.
    ///
    /// Integers stand in decimal, strings without quotes. The raw type of an enum stands first in
    /// its `inherits`.
    package var rawValue: String?
    /// The place of a case among the cases of its enum, counted from 0.
    package var order: Int?
    /// Whether it is a requirement of a protocol.
    package var isRequirement: Bool
    /// Whether a conforming type may leave the requirement out: `optional` in Objective-C, or a
    /// default implementation in an extension.
    package var isOptionalRequirement: Bool
    /// The conditions of `#if` that it stands under, outermost first.
    package var conditions: [String]
    package var availability: Availability
    /// The doc comment without its comment marks.
    package var documentation: String?
    /// The release that brought it, from `- Since:` in the doc comment.
    package var since: String?
    /// What to use instead, as the deprecation or the doc comment names it.
    package var successor: String?
    package var state: State
    /// Whether it is deprecated with the type around it, and not by a mark of its own.
    package var inheritsDeprecation: Bool
    package var declaration: Declaration
    /// What the history says of it; absent without one, and never a part of a saved model.
    package var lifetime: Lifetime?
    /// Where it is declared: the path relative to the project's root, and the line from 1.
    package var file: String?
    package var line: Int?

    init(id: String, module: String, kind: Kind, path: [String], access: Access) {
      self.id = id
      self.module = module
      self.kind = kind
      self.path = path
      self.access = access
      isStatic = false
      parameters = []
      isAsync = false
      isThrowing = false
      isSettable = false
      genericParameters = []
      inherits = []
      isRequirement = false
      isOptionalRequirement = false
      conditions = []
      availability = Availability()
      state = .current
      inheritsDeprecation = false
      declaration = Declaration()
    }
  }

  @usableFromInline
  final class Storage: @unchecked Sendable {
    /// Changed by a symbol that has the storage for itself, and by no other.
    @exclusivity(unchecked) @usableFromInline var fields: Fields

    @usableFromInline
    init(_ fields: Fields) { self.fields = fields }
  }

  @usableFromInline var storage: Storage

  package init(id: String, module: String, kind: Kind, path: [String], access: Access = .public) {
    storage = Storage(Fields(id: id, module: module, kind: kind, path: path, access: access))
  }

  @inlinable
  package subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.fields[keyPath: field] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      storage.fields[keyPath: field] = newValue
    }
  }

  /// The own name as Swift writes it: `configure(position:animated:)`, `top`, `Media`.
  @inlinable package var name: String { self.path.last ?? "" }

  /// The own name without labels: `configure`.
  package var baseName: String {
    let name = name
    return name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name
  }

  /// The path as a reader would write it: `Media.configure(position:animated:)`.
  package var qualifiedName: String { self.path.joined(separator: ".") }

  /// The path of the enclosing type, empty at the top level.
  @inlinable package var parentPath: [String] { Array(self.path.dropLast()) }
}

extension Symbol: Hashable {
  package static func == (left: Symbol, right: Symbol) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  package func hash(into hasher: inout Hasher) { storage.fields.hash(into: &hasher) }
}

/// A parameter of a function, an initializer, a subscript or a case.
package struct Parameter: Codable, Hashable, Sendable {
  /// The label that a call writes; absent for `_`.
  package var label: String?
  /// The name inside the body; the label where there is one name; empty for an unnamed payload.
  package var name: String
  /// The type as Swift spells it, without `inout`, attributes such as `@escaping`, and default
  /// value.
  package var type: String
  /// The default value as written.
  package var defaultValue: String?
  package var isVariadic: Bool
  package var isInout: Bool

  package init(
    label: String?, name: String, type: String, defaultValue: String? = nil,
    isVariadic: Bool = false, isInout: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.isInout = isInout
  }
}

/// From when, and until when, a symbol is there.
package struct Availability: Codable, Hashable, Sendable {
  package var isDeprecated: Bool
  /// Whether it is there for the compiler's message alone.
  package var isUnavailable: Bool
  package var message: String?
  package var renamed: String?
  /// The platform versions as written: `["iOS": "13.0"]`.
  package var introduced: [String: String]
  /// The release that deprecated it, behind its platform where one is named: `iOS 15.0`.
  package var deprecatedIn: String?
  /// The platform versions that no longer have it.
  package var obsoleted: [String: String]
  /// The platforms that do not have it at all.
  package var unavailableOn: [String]

  package init() {
    isDeprecated = false
    isUnavailable = false
    introduced = [:]
    obsoleted = [:]
    unavailableOn = []
  }
}

/// The declaration as a reference shows it.
package struct Declaration: Codable, Hashable, Sendable {
  package var swift: String?
  package var objc: String?

  package init(swift: String? = nil, objc: String? = nil) {
    self.swift = swift
    self.objc = objc
  }
}
