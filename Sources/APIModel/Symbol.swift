// One thing that an API declares, in both of its spellings.

/// A declaration of the API: a type, a member, a case, a function.
///
/// Its fields stand behind one reference, since symbols are handed on for every name on every page;
/// a symbol that is changed gets fields of its own, as any value.
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

  /// What is known of a symbol, behind one reference.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  /// The storage, which belongs to this symbol alone and so may be changed.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      return storage
    }
  }

  init(_ fields: Fields) { storage = Storage(fields) }

  package init(id: String, module: String, kind: Kind, path: [String], access: Access = .public) {
    self.init(Fields(id: id, module: module, kind: kind, path: path, access: access))
  }

  /// The identity within all modules: the module and the path, told apart from overloads by a
  /// number behind `~` where needed; the compiler's own identifier where that is known.
  package var id: String {
    get { storage.fields.id }
    set { own.fields.id = newValue }
  }
  package var module: String {
    get { storage.fields.module }
    set { own.fields.module = newValue }
  }
  package var kind: Kind {
    get { storage.fields.kind }
    set { own.fields.kind = newValue }
  }
  /// The names of the enclosing types and its own name as Swift writes it, with labels:
  /// `["Media", "configure(position:animated:)"]`.
  package var path: [String] {
    get { storage.fields.path }
    set { own.fields.path = newValue }
  }
  package var access: Access {
    get { storage.fields.access }
    set { own.fields.access = newValue }
  }
  /// The name in Objective-C, explicit or derived; absent where Objective-C cannot see it.
  package var objcName: String? {
    get { storage.fields.objcName }
    set { own.fields.objcName = newValue }
  }
  /// The selector that reads a property, where it is not the property's name: `isEnabled`.
  package var objcGetter: String? {
    get { storage.fields.objcGetter }
    set { own.fields.objcGetter = newValue }
  }
  /// Whether a member belongs to the type and not to its instances.
  package var isStatic: Bool {
    get { storage.fields.isStatic }
    set { own.fields.isStatic = newValue }
  }
  package var parameters: [Parameter] {
    get { storage.fields.parameters }
    set { own.fields.parameters = newValue }
  }
  /// The type of a property, the enum of a case, the result of a function, what an initializer
  /// makes (`Media`, `Media?`), the target of a type alias; as Swift spells it, absent for `Void`
  /// and where a property's type is not evident.
  package var type: String? {
    get { storage.fields.type }
    set { own.fields.type = newValue }
  }
  package var isAsync: Bool {
    get { storage.fields.isAsync }
    set { own.fields.isAsync = newValue }
  }
  /// Whether it is marked `throws` or `rethrows`.
  package var isThrowing: Bool {
    get { storage.fields.isThrowing }
    set { own.fields.isThrowing = newValue }
  }
  package var isSettable: Bool {
    get { storage.fields.isSettable }
    set { own.fields.isSettable = newValue }
  }
  package var genericParameters: [String] {
    get { storage.fields.genericParameters }
    set { own.fields.genericParameters = newValue }
  }
  /// For a type: its superclass and the protocols it conforms to, extensions included.
  package var inherits: [String] {
    get { storage.fields.inherits }
    set { own.fields.inherits = newValue }
  }
  /// The raw value of a case, or the value of an option, as written, counted or computed.
  ///
  /// Integers stand in decimal, strings without quotes. The raw type of an enum stands first in
  /// its `inherits`.
  package var rawValue: String? {
    get { storage.fields.rawValue }
    set { own.fields.rawValue = newValue }
  }
  /// The place of a case among the cases of its enum, counted from 0.
  package var order: Int? {
    get { storage.fields.order }
    set { own.fields.order = newValue }
  }
  /// Whether it is a requirement of a protocol.
  package var isRequirement: Bool {
    get { storage.fields.isRequirement }
    set { own.fields.isRequirement = newValue }
  }
  /// Whether a conforming type may leave the requirement out: `optional` in Objective-C, or a
  /// default implementation in an extension.
  package var isOptionalRequirement: Bool {
    get { storage.fields.isOptionalRequirement }
    set { own.fields.isOptionalRequirement = newValue }
  }
  /// The conditions of `#if` that it stands under, outermost first.
  package var conditions: [String] {
    get { storage.fields.conditions }
    set { own.fields.conditions = newValue }
  }
  package var availability: Availability {
    get { storage.fields.availability }
    set { own.fields.availability = newValue }
  }
  /// The doc comment without its comment marks.
  package var documentation: String? {
    get { storage.fields.documentation }
    set { own.fields.documentation = newValue }
  }
  /// The release that brought it, from `- Since:` in the doc comment.
  package var since: String? {
    get { storage.fields.since }
    set { own.fields.since = newValue }
  }
  /// What to use instead, as the deprecation or the doc comment names it.
  package var successor: String? {
    get { storage.fields.successor }
    set { own.fields.successor = newValue }
  }
  package var state: State {
    get { storage.fields.state }
    set { own.fields.state = newValue }
  }
  /// Whether it is deprecated with the type around it, and not by a mark of its own.
  package var inheritsDeprecation: Bool {
    get { storage.fields.inheritsDeprecation }
    set { own.fields.inheritsDeprecation = newValue }
  }
  package var declaration: Declaration {
    get { storage.fields.declaration }
    set { own.fields.declaration = newValue }
  }
  /// What the history says of it; absent without one, and never a part of a saved model.
  package var lifetime: Lifetime? {
    get { storage.fields.lifetime }
    set { own.fields.lifetime = newValue }
  }
  /// Where it is declared: the path relative to the project's root, and the line from 1.
  package var file: String? {
    get { storage.fields.file }
    set { own.fields.file = newValue }
  }
  package var line: Int? {
    get { storage.fields.line }
    set { own.fields.line = newValue }
  }

  /// The own name as Swift writes it: `configure(position:animated:)`, `top`, `Media`.
  package var name: String { path.last ?? "" }

  /// The own name without labels: `configure`.
  package var baseName: String {
    let name = name
    return name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name
  }

  /// The path as a reader would write it: `Media.configure(position:animated:)`.
  package var qualifiedName: String { path.joined(separator: ".") }

  /// The path of the enclosing type, empty at the top level.
  package var parentPath: [String] { Array(path.dropLast()) }
}

extension Symbol: Hashable {
  package static func == (left: Symbol, right: Symbol) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  package func hash(into hasher: inout Hasher) { storage.fields.hash(into: &hasher) }
}

extension Symbol: Codable {
  package init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try storage.fields.encode(to: encoder) }
}
