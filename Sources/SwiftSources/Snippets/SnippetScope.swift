// The names that a snippet declares, scope by scope.

internal import APIModel
internal import SwiftSyntax

/// What a name that the snippet declares stands for.
enum Binding {
  case value(TypeReference)
  /// A variable whose type is found out when somebody asks.
  case lazyValue(LazyValue)
  case functions([LocalFunction])
  /// A type, an alias or a generic parameter.
  case type(TypeReference)
}

/// The names declared in one block, function, type or file.
final class SnippetScope {
  let parent: SnippetScope?
  /// The type whose members can be named without a receiver here.
  let owner: LocalType?
  var names: [String: Binding] = [:]

  init(parent: SnippetScope?, owner: LocalType? = nil) {
    self.parent = parent
    self.owner = owner
  }

  /// The innermost type around this scope.
  var innermostOwner: LocalType? {
    var scope: SnippetScope? = self
    while let current = scope {
      if let owner = current.owner { return owner }
      scope = current.parent
    }
    return nil
  }

  func bind(_ name: String, _ binding: Binding) {
    guard name != "_", !name.isEmpty else { return }
    names[name] = binding
  }

  /// Binds a function, beside others of its name.
  func bind(_ name: String, _ function: LocalFunction) {
    if case .functions(var known)? = names.removeValue(forKey: name) {
      known.append(function)
      names[name] = .functions(known)
    } else {
      names[name] = .functions([function])
    }
  }
}

/// A variable of which only the declaration is known so far.
final class LazyValue {
  enum State {
    case unread, reading
    case read(TypeReference)
  }

  let annotation: TypeSyntax?
  let initializer: ExprSyntax?
  let scope: SnippetScope
  var state = State.unread

  init(annotation: TypeSyntax?, initializer: ExprSyntax?, scope: SnippetScope) {
    self.annotation = annotation
    self.initializer = initializer
    self.scope = scope
  }
}

/// A function, method or initializer that the snippet declares.
struct LocalFunction {
  let signature: FunctionSignatureSyntax
  let scope: SnippetScope
  /// The type that an initializer makes.
  var made: TypeReference?
}

/// A member of a type, declared by the snippet.
struct LocalMember {
  let isStatic: Bool
  let binding: Binding
}

/// A type that the snippet declares, or one that it extends.
final class LocalType {
  /// What the type is for the rest of the snippet.
  let reference: TypeReference
  let path: [String]
  /// Whether the snippet declares it, and does not only extend it.
  let isDeclared: Bool
  var members: [String: [LocalMember]] = [:]
  /// What the declaration and the extensions inherit, with the scopes to read the names in.
  var inherited: [(type: TypeSyntax, scope: SnippetScope)] = []
  /// The members as they are written, with the scopes to read the types in them in.
  var bodies: [(members: [DeclSyntax], scope: SnippetScope)] = []
  /// What it inherits, once somebody has asked.
  var supertypes: [TypeReference]?

  init(reference: TypeReference, path: [String], isDeclared: Bool) {
    self.reference = reference
    self.path = path
    self.isDeclared = isDeclared
  }
}
