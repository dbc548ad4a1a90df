// Tests of declarations as a reference shows them.

import APIModel
import Testing

@Suite struct DeclarationTextTests {
  @Test(arguments: [
    ("public  final class A :B{}", "final class A :B"),
    ("@frozen public struct A<T> where T: B { }", "@frozen struct A<T> where T: B"),
    ("@inlinable @MainActor public func a( ) { b() }", "@MainActor func a( )"),
    ("@_alwaysEmitIntoClient @inline(__always) public func a() {}", "func a()"),
    ("@available(iOS 13, *) @objc(b) public func a() {}", "func a()"),
    ("@discardableResult public func a() -> Int { 1 }", "@discardableResult func a() -> Int"),
    ("public func a(_ x: Int = 1, /* c */ y: Int) {}", "func a(_ x: Int = 1, y: Int)"),
    ("public func a(x: Swift.String, y: [Swift.Int]) {}", "func a(x: String, y: [Int])"),
    ("public func a(x: My.Swift.String) {}", "func a(x: My.Swift.String)"),
    (
      "public func a() async throws(Fault) -> (any P)? { nil }",
      "func a() async throws(Fault) -> (any P)?"
    ),
    ("public nonisolated(unsafe) var a: Int = 1", "nonisolated(unsafe) var a: Int"),
    ("public private(set) lazy var a: Int = 1", "var a: Int { get }"),
    ("public let a = make() { 1 }", "let a = make() { 1 }"),
    ("open class A {}", "open class A"),
    ("public typealias A<T> = [T] where T: B", "typealias A<T> = [T] where T: B"),
    ("@propertyWrapper public struct A {}", "@propertyWrapper struct A"),
    ("public var a: Int { get async throws { 1 } }", "var a: Int { get async throws }"),
    ("public func a(x: String = \"//  no\") {}", "func a(x: String = \"//  no\")"),
  ])
  func showsOneLine(_ source: String, _ text: String) {
    #expect(api(source).first?.declaration.swift == text)
  }

  @Test func keepsTheLinesOfTheSource() {
    let symbols = api(
      """
      extension Lamp {
          @MainActor
          public static func move(
              to point: Point,  // where to
              animated: Bool = true
          ) -> Lamp { self }
      }
      """)
    #expect(
      symbols.first?.declaration.swift == """
        @MainActor
        static func move(
            to point: Point,
            animated: Bool = true
        ) -> Lamp
        """)
  }

  @Test func joinsTypesOfSeveralLines() {
    let symbols = api("public func a(x: (\n  Int,\n  String\n) -> Void) {}")
    #expect(symbols.first?.parameters.first?.type == "(Int, String) -> Void")
  }
}
