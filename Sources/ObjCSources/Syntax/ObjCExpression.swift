// The nodes of Objective-C expressions and types; tokens are named by their index.

/// An expression, as far as it can be told from its tokens.
indirect enum ObjCExpression {
  case name(Int)
  /// `.name`, as Swift writes a case.
  case implicitMember(Int)
  case selfName(Int)
  case superName(Int)
  case message(ObjCMessage)
  /// `owner.name` or `owner->name`.
  case member(ObjCExpression, name: Int)
  /// `owner[index]`
  case element(ObjCExpression, index: ObjCExpression)
  case call(ObjCExpression, ObjCCall)
  case cast(ObjCTypeSyntax, ObjCExpression)
  case block(ObjCBlock)
  /// The elements of `@[…]`, or of a list in braces.
  case list([ObjCExpression], isArray: Bool)
  /// The keys and values of `@{…}`.
  case dictionary(keys: [ObjCExpression], values: [ObjCExpression])
  /// `(…)`
  case group(ObjCExpression)
  /// `@(…)`
  case boxed(ObjCExpression)
  /// `!…`, `&…`
  case prefixed(Int, ObjCExpression)
  /// Operands with an operator before each but the first.
  case sequence([ObjCExpression], operators: [Int])
  /// `place = value`, `place |= value`: the place, the sign and what is assigned.
  case assignment(ObjCExpression, Int, ObjCExpression)
  /// `condition ? then : otherwise`; `then` is `nothing` where it is left out.
  case choice(ObjCExpression, then: ObjCExpression, otherwise: ObjCExpression)
  /// `@selector(…)`: the tokens between the parentheses.
  case selector(Range<Int>)
  /// `({ … })`
  case statements([ObjCStatement])
  case literal(Int)
  case nothing
}

/// A message send.
struct ObjCMessage {
  struct Part {
    /// The word of the selector.
    var name: Int
    /// The arguments, more than one for a list; none for a selector without a colon.
    var arguments: [ObjCExpression]
  }

  var open: Int
  var close: Int
  var receiver: ObjCExpression
  var parts: [Part]
  var selector: String
}

/// The arguments of a call of a function or block.
struct ObjCCall {
  var arguments: [ObjCExpression]
  var close: Int
}

/// A block: `^Type (parameters) { … }`.
struct ObjCBlock {
  var parameters: [ObjCParameter]
  /// Whether an ellipsis or a placeholder stands among the parameters.
  var isCutShort = false
  var body: [ObjCStatement]
}

/// A parameter of a method, function or block.
struct ObjCParameter {
  var type: ObjCTypeSyntax
  /// Absent where a declaration leaves it out.
  var name: Int?
}

/// A type as it is written.
struct ObjCTypeSyntax {
  indirect enum Base {
    /// A name of the code: a class, an enum, a `typedef`.
    case named(Int)
    case id, instancetype, void, `class`
    /// `BOOL`, `int`, `unsigned long`, `SEL`: what no model has. The first of its tokens.
    case scalar(Int)
    /// `typeof(…)`, `__auto_type`: the type of an expression.
    case type(of: ObjCExpression)
    /// A block, or a pointer to a function.
    case function(result: ObjCTypeSyntax, parameters: [ObjCParameter])
  }

  var base: Base
  /// What stands between `<` and `>`: elements, or protocols.
  var arguments: [ObjCTypeSyntax] = []
  var pointers = 0
  /// Its tokens.
  var range: Range<Int>
}
