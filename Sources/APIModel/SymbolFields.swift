// The fields of a symbol, and the parts of which they consist.

extension Symbol {
  /// What `Symbol` says of each.
  struct Fields: Hashable, Sendable {
    var id: String
    var module: String
    var kind: Kind
    var path: [String]
    var access: Access
    var objcName: String?
    var objcGetter: String?
    var isStatic: Bool
    var parameters: [Parameter]
    var type: String?
    var isAsync: Bool
    var isThrowing: Bool
    var isSettable: Bool
    var genericParameters: [String]
    var inherits: [String]
    var rawValue: String?
    var order: Int?
    var isRequirement: Bool
    var isOptionalRequirement: Bool
    var conditions: [String]
    var availability: Availability
    var documentation: String?
    var since: String?
    var successor: String?
    var state: State
    var inheritsDeprecation: Bool
    var declaration: Declaration
    var lifetime: Lifetime?
    var file: String?
    var line: Int?

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
