// The nodes of Objective-C statements and declarations; tokens are named by their index.

/// A statement, or a declaration wherever it stands: pages show code without what is around it.
indirect enum ObjCStatement {
  case expression(ObjCExpression)
  case returned(ObjCExpression)
  case variables([ObjCVariable])
  /// A list with names of its own, conditions and heads included.
  case scope([ObjCStatement])
  case forIn(ObjCVariable?, ObjCExpression, [ObjCStatement])
  case switchOver(ObjCSwitch)
  /// `case value:`, and `default:` with nothing for its value.
  case caseLabel(ObjCExpression)
  case type(ObjCTypeDeclaration)
  case method(ObjCMethod)
  case function(ObjCFunction)
  case property(ObjCProperty)
  /// `typedef Type Name;`
  case alias(ObjCVariable)
  /// `@class A, B;` or `@protocol A, B;`
  case forward([Int])
  /// `#import <Kit/Kit.h>`, `@import Kit;`: the token that names it.
  case imported(Int)
  /// `#define NAME`
  case macro(Int)
}

/// `switch (value) { … }`.
struct ObjCSwitch {
  /// Its keyword.
  var start: Int
  /// The bracket behind its value.
  var close: Int
  var value: ObjCExpression
  var body: [ObjCStatement]
  /// The tokens of the body, its brackets among them.
  var bodyTokens: Range<Int>
}

/// A variable with its type and, perhaps, its first value.
struct ObjCVariable {
  var type: ObjCTypeSyntax
  var name: Int
  var value: ObjCExpression?
}

/// `@interface`, `@implementation`, `@protocol` or a category, up to its `@end`.
struct ObjCTypeDeclaration {
  enum Kind { case interface, implementation, `protocol` }

  var kind: Kind
  var name: Int
  var superclass: Int?
  /// Whether it extends a class: `(Name)` or `()` behind it.
  var isCategory = false
  var protocols: [Int] = []
  /// Type parameters: `__covariant Element`.
  var parameters: [Int] = []
  var fields: [ObjCVariable] = []
  var members: [ObjCStatement] = []
}

/// A method's declaration or definition.
struct ObjCMethod {
  struct Part {
    var name: Int
    /// Absent for a selector without a colon.
    var parameter: ObjCParameter?
  }

  var isStatic: Bool
  /// Absent where it is not written.
  var result: ObjCTypeSyntax?
  var parts: [Part]
  var selector: String
  /// Absent for a declaration.
  var body: [ObjCStatement]?
}

/// A property: `@property (…) Type name;`.
struct ObjCProperty {
  var variables: [ObjCVariable]
  var isStatic: Bool
  var getter: Int?
}

/// A function's declaration or definition.
struct ObjCFunction {
  var name: Int
  var result: ObjCTypeSyntax
  var parameters: [ObjCParameter]
  var body: [ObjCStatement]?
}
