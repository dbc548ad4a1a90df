// Two models beside each other: what came, went, changed its name or its declaration.

import APIModel
import SwiftSources
import Testing

@Suite("Model comparison")
struct ModelComparisonTests {
  private func model(_ source: String, module: String = "Kit") -> APIModel {
    let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(source.utf8))
    return APIModel(modules: [SwiftAPIReader.read([file], module: module)])
  }

  private func compare(_ old: String, _ new: String) -> ModelComparison {
    ModelComparison(from: model(old), to: model(new))
  }

  private func renamings(_ old: String, _ new: String) -> [String] {
    compare(old, new).renamed.map {
      "\($0.old.qualifiedName) → \($0.new.qualifiedName): \($0.reason.description)"
    }
  }

  @Test("The same API has no difference, whatever its module is called")
  func same() {
    let source = "public struct A { public func f(_ x: Int) {}; public func f(_ x: String) {} }"
    #expect(compare(source, source).isEmpty)
    #expect(
      ModelComparison(from: model(source), to: model(source, module: "Other")).isEmpty)
    #expect(compare(source, source + " struct Hidden {}").isEmpty)
  }

  @Test("What came, went and was deprecated is told apart")
  func kinds() {
    let found = compare(
      "public struct A { public func old(_ x: Int) {}; public func same() {} }",
      """
      public struct A {
        @available(*, deprecated, renamed: "fresh") public func same() {}
        public func fresh() {}
      }
      """)
    #expect(found.removed.map(\.qualifiedName) == ["A.old(_:)"])
    #expect(found.added.map(\.qualifiedName) == ["A.fresh()"])
    #expect(found.deprecated.map(\.qualifiedName) == ["A.same()"])
    #expect(found.renamed.isEmpty)
  }

  @Test("A new overload is added, a lost one removed")
  func overloads() {
    let one = "public struct A { public func f(_ x: Int) {} }"
    let two = "public struct A { public func f(_ x: String) {}; public func f(_ x: Int) {} }"
    #expect(compare(one, two).added.map { $0.parameters[0].type } == ["String"])
    #expect(compare(two, one).removed.map { $0.parameters[0].type } == ["String"])
    #expect(compare(one, two).changed.isEmpty)
  }

  @Test(
    "A rename is found by name, signature and neighbours",
    arguments: [
      (
        "public struct A { public func addShared(secret: Int) {} }",
        "public struct A { public func add(sharedSecret: Int) {} }",
        "A.addShared(secret:) → A.add(sharedSecret:): the same types, and a name that is near"
      ),
      (
        "public struct A { public func f(a: Int) {} }",
        "public struct A { public func f(b: Int) {} }",
        "A.f(a:) → A.f(b:): the same name and types, with other labels"
      ),
      (
        "@objc public class A: NSObject { @objc(go:) public func go(_ x: Int) {} }",
        "@objc public class A: NSObject { @objc(go:) public func run(with x: String) {} }",
        "A.go(_:) → A.run(with:): the same Objective-C name, go:"
      ),
      (
        "public enum A: Int { case a, b, c }", "public enum A: Int { case a, x, c }",
        "A.b → A.x: the same raw value, 1, between the same neighbours"
      ),
      (
        """
        public struct A {
          @available(*, deprecated, message: "Use start(at:).") public func f() {}
        }
        """,
        "public struct A { public func start(at x: Int) {} }",
        "A.f() → A.start(at:): the earlier release names it as the successor"
      ),
      (
        "public struct A { public func f(x: Int, y: String) -> Bool { true } }",
        "public struct A { public func zap(u: Int, v: String) -> Bool { true } }",
        "A.f(x:y:) → A.zap(u:v:): the only one with these types in its place"
      ),
      (
        "public struct A { public func f(x: Int) {} }; public struct B {}",
        "public struct A {}; public struct B { public func f(x: Int) {} }",
        "A.f(x:) → B.f(x:): the same name and types in another type"
      ),
    ])
  func renames(old: String, new: String, renaming: String) {
    #expect(renamings(old, new) == [renaming])
  }

  @Test("One member in common is enough where the names of the types are near")
  func nearTypes() {
    #expect(
      renamings(
        "public struct LampPanel { public func show() {} }",
        "public struct LampPanels { public func show() {} }"
      ).first == "LampPanel → LampPanels: 1 of 1 members are the same")
    #expect(
      renamings(
        "public struct Lamp { public func show() {} }",
        "public struct Window { public func show() {} }"
      ).first?.hasPrefix("Lamp →") != true)
  }

  @Test("A type that kept its members was renamed, and they with it")
  func types() {
    let found = compare(
      "public struct A { public func f() {}; public func g() {}; public struct In { public var x = 1 } }",
      "public struct Z { public func f() {}; public func g() {}; public struct In { public var x = 1 } }"
    )
    #expect(
      found.renamed.map { "\($0.old.qualifiedName) \($0.reason.description)" } == [
        "A 3 of 3 members are the same", "A.f() a member of Z, which was renamed",
        "A.g() a member of Z, which was renamed", "A.In a member of Z, which was renamed",
        "A.In.x a member of Z.In, which was renamed",
      ])
    #expect(found.added.isEmpty && found.removed.isEmpty)
  }

  @Test(
    "Where two would do, or nothing agrees, there is no pair",
    arguments: [
      (
        "public struct A { public func f(x: Int) {} }",
        "public struct A { public func g(x: Int) {}; public func h(x: Int) {} }"
      ),
      (
        "public struct A { public func f() {} }", "public struct A { public func go() {} }"
      ),
      ("public enum A: Int { case a, b, c }", "public enum A: Int { case a, c, b1 }"),
      (
        "public struct A { public func f(x: Int) {} }",
        "public struct A { public static func f(y: Int) {} }"
      ),
      ("public struct A { public var x = 1 }", "public struct B { public var y = 1 }"),
    ])
  func noPair(old: String, new: String) {
    #expect(renamings(old, new) == [])
  }

  @Test("What changed in a declaration is named")
  func changes() {
    let found = compare(
      """
      public enum E: Int { case a = 1, b = 2 }
      public struct A { public func f(x: Int) -> Int { 1 }; public var y: Int { 1 } }
      public func g(_ x: P) {}
      """,
      """
      public enum E: Int { case b = 2, a = 3 }
      public struct A { public func f(x: Int?) async throws -> String { "" }; public var y = 1 }
      public func g(_ x: any P) {}
      """)
    #expect(
      found.changed.map { "\($0.new.qualifiedName) \($0.facts.count)" } == [
        "E.b 1", "E.a 2", "A.f(x:) 4", "A.y 1",
      ])
    let facts = found.changed.flatMap(\.facts)
    #expect(facts.contains(.rawValue(old: "1", new: "3")))
    #expect(facts.contains(.order(old: 1, new: 0)))
    #expect(facts.contains(.parameter(name: "x", old: "Int", new: "Int?")))
    #expect(facts.contains(.type(old: "Int", new: "String")))
    #expect(facts.contains(.isAsync(true)) && facts.contains(.isThrowing(true)))
    #expect(facts.contains(.isSettable(true)))
  }
}
