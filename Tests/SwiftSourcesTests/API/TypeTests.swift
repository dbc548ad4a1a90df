// Tests of types, extensions, access and the order of symbols.

import APIModel
import Testing

@Suite struct TypeTests {
  @Test func readsEveryKindOfType() {
    let symbols = api(
      """
      public class A {}
      public actor B {}
      public struct C {}
      public enum D {}
      public protocol E { associatedtype F }
      public typealias G = [A]
      """)
    #expect(
      symbols.map(\.kind) == [
        .class, .actor, .struct, .enum, .protocol, .associatedtype, .typealias,
      ])
    #expect(symbols.names == ["A", "B", "C", "D", "E", "E.F", "G"])
    #expect(symbols("G")?.type == "[A]")
    #expect(symbols.map(\.id) == symbols.names.map { "Kit." + $0 })
  }

  @Test func keepsGenericsAndInheritance() {
    let symbols = api(
      """
      open class Box<Value, Key>: Base, Hashable & Codable, @unchecked Sendable
      where Key: Hashable {}
      public struct One: ~Copyable {}
      """)
    #expect(symbols("Box")?.genericParameters == ["Value", "Key"])
    #expect(symbols("Box")?.inherits == ["Base", "Hashable", "Codable", "Sendable"])
    #expect(symbols("Box")?.access == .open)
    #expect(symbols("One")?.inherits == [])
    #expect(symbols("One")?.declaration.swift == "struct One: ~Copyable")
  }

  @Test func joinsExtensionsOfOtherFiles() {
    let symbols = api([
      "Sources/A.swift": "extension Lamp: Equatable { public func glow() {} }",
      "Sources/B.swift": "public struct Lamp: Sendable { public struct Bulb {} }",
      "Sources/C.swift": "public extension Kit.Lamp.Bulb { var watts: Int { 1 } }",
    ])
    #expect(symbols.names == ["Lamp.glow()", "Lamp", "Lamp.Bulb", "Lamp.Bulb.watts"])
    #expect(symbols("Lamp")?.inherits == ["Sendable", "Equatable"])
    #expect(symbols("Lamp.Bulb.watts")?.file == "Sources/C.swift")
  }

  @Test func keepsThePathOfForeignTypes() {
    let symbols = api(
      """
      extension UIView.Style { public static func plain() {} }
      extension [Int] { public var total: Int { 0 } }
      extension Array<String> { public var joined: String { "" } }
      extension Int? { public var orZero: Int { 0 } }
      """)
    #expect(
      symbols.names == [
        "UIView.Style.plain()", "Array.total", "Array.joined", "Optional.orZero",
      ])
  }

  @Test func followsAliasesOfExtendedTypes() {
    let symbols = api(
      """
      public struct Lamp {}
      public typealias Light = Lamp
      extension Light { public func glow() {} }
      public typealias Loop = Pool
      public typealias Pool = Loop
      extension Loop { public func spin() {} }
      """)
    #expect(symbols("Lamp.glow()") != nil)
    #expect(symbols.contains { $0.name == "spin()" })
  }

  @Test func keepsTheModulesNameWhereATypeHasIt() {
    let symbols = api(
      """
      public class Kit { public class Media {} }
      extension Kit.Media { public func play() {} }
      """)
    #expect(symbols("Kit.Media.play()") != nil)
  }

  @Test func readsWhatClientsSee() {
    let symbols = api(
      """
      struct Inner { public func a() {} }
      extension Inner { public func b() {} }
      public struct Lamp {
        func c() {}
        public func d() {}
        package func e() {}
        private struct Wire { public var f = 1 }
        public init() {}
      }
      public extension Lamp {
        func g() {}
        private func h() {}
        struct Bulb { public var i = 1; var j = 2 }
      }
      @_spi(Tests) public func k() {}
      @_spi(Tests) extension Lamp { public func l() {} }
      """)
    #expect(
      symbols.names == [
        "Lamp", "Lamp.d()", "Lamp.init()", "Lamp.g()", "Lamp.Bulb", "Lamp.Bulb.i",
      ])
    #expect(symbols.allSatisfy { $0.access == .public })
  }

  @Test func holdsNothingWithoutAPublicSymbol() {
    #expect(api("struct Lamp { public func glow() {} }").isEmpty)
    #expect(api([:]).isEmpty)
  }

  @Test func ordersByPathAndTellsOverloadsApart() {
    let symbols = api([
      "b.swift": "public func go(_ x: Int) {}\npublic func go(_ x: String) {}",
      "a.swift": "public func stop() {}",
    ])
    #expect(symbols.map(\.id) == ["Kit.stop()", "Kit.go(_:)", "Kit.go(_:)~2"])
    #expect(symbols.map(\.line) == [1, 1, 2])
  }

  @Test(arguments: [
    "/// Größe ß\n", "/// 中文说明\n", "/// 日本語\n", "/// العربية\n", "/// 👩‍👩‍👧‍👦\n", "/* 한 */\r\n",
    "\u{FEFF}\n",
  ])
  func countsLinesBehindWideCharacters(_ prefix: String) {
    let symbols = api(prefix + "@MainActor\npublic func\n  go() {}\n")
    #expect(symbols("go()")?.line == 4)
  }
}
