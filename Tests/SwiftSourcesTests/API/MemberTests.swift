// Tests of functions, initializers, properties, subscripts, operators and macros.

import APIModel
import Testing

@Suite struct MemberTests {
  @Test func readsParameters() throws {
    let symbols = api(
      """
      public func move(
        _ view: inout View, to point: Point = .zero, by: Int...,
        done: @escaping @Sendable (Bool) -> Void
      ) async throws -> [Int] {}
      """)
    let move = try #require(symbols("move(_:to:by:done:)"))
    #expect(move.kind == .function)
    #expect(
      move.parameters == [
        Parameter(label: nil, name: "view", type: "View", isInout: true),
        Parameter(label: "to", name: "point", type: "Point", defaultValue: ".zero"),
        Parameter(label: "by", name: "by", type: "Int", isVariadic: true),
        Parameter(label: "done", name: "done", type: "(Bool) -> Void"),
      ])
    #expect(move.isAsync && move.isThrowing)
    #expect(move.type == "[Int]")
  }

  @Test func readsResultsAndEffects() {
    let symbols = api(
      """
      public func a() {}
      public func b() -> Void {}
      public func c() throws(Never) -> some View {}
      public func d(_ f: () throws -> Void) rethrows -> () {}
      public func e() throws(Fault) {}
      """)
    #expect(symbols.map(\.type) == [nil, nil, "some View", nil, nil])
    #expect(symbols.map(\.isThrowing) == [false, false, false, true, true])
  }

  @Test func readsInitializers() {
    let symbols = api(
      """
      extension Outer { public struct Lamp {
        public init() {}
        public init?(named name: String) {}
      } }
      """)
    #expect(symbols("Outer.Lamp.init()")?.type == "Outer.Lamp")
    #expect(symbols("Outer.Lamp.init(named:)")?.type == "Outer.Lamp?")
    #expect(symbols("Outer.Lamp.init()")?.kind == .initializer)
  }

  @Test func readsPropertiesOfEveryForm() {
    let symbols = api(
      """
      public struct Lamp {
        public static let shared = Lamp()
        public var a = 1, b, c: String
        public let (d, e): (Int, Double) = (1, 2)
        public private(set) var f: Int
        public var g: Int { 1 }
        public var h: Int { get throws { 1 } }
        public var i: Int { get { 1 } set {} }
        @Published public var j: Int = 1 { didSet {} }
        public internal(set) static var k: Int
        public class var `default`: Self { get async }
      }
      """)
    let found = symbols.dropFirst().map { symbol in
      "\(symbol.name): \(symbol.type ?? "?") \(symbol.isSettable ? "set" : "get")"
    }
    #expect(
      found == [
        "shared: Lamp get", "a: Int set", "b: String set", "c: String set", "d: Int get",
        "e: Double get", "f: Int get", "g: Int get", "h: Int get", "i: Int set", "j: Int set",
        "k: Int get", "default: Self get",
      ])
    #expect(symbols("Lamp.h")?.isThrowing == true)
    #expect(symbols("Lamp.default")?.isAsync == true)
    #expect(symbols("Lamp.shared")?.isStatic == true)
    #expect(symbols("Lamp.default")?.isStatic == true)
    #expect(symbols("Lamp.a")?.isStatic == false)
  }

  @Test func takesTheTypeThatAnInitialValueShows() {
    let symbols = api(
      """
      public let a = -1.5
      public let b = true
      public let c = [String]()
      public let d = Lamp(watts: 1)
      public let e = Lamp(named: "x")
      public let f = URL(string: "x")
      public let g = DispatchQueue.main
      public let h = Lamp.standard
      public let i = value as Lamp
      public let j = Box<Int>()
      public let k = try? Lamp()
      public let l = Lamp.Bulb()
      public struct Lamp {
        public init(watts: Int) {}
        public init?(named: String) {}
        public static let standard = Lamp(watts: 2)
        public static let bulb = Bulb()
        public struct Bulb { public init() {} }
      }
      """)
    let types = Dictionary(
      uniqueKeysWithValues: symbols.filter { $0.kind == .variable }.map { ($0.name, $0.type) })
    #expect(
      types == [
        "a": "Double", "b": "Bool", "c": "[String]", "d": "Lamp", "e": "Lamp?", "f": nil, "g": nil,
        "h": "Lamp", "i": "Lamp", "j": "Box<Int>", "k": nil, "l": "Lamp.Bulb",
      ])
    #expect(symbols("Lamp.bulb")?.type == "Bulb")
    #expect(symbols("h")?.declaration.swift == "let h: Lamp")
    #expect(symbols("f")?.declaration.swift == "let f = URL(string: \"x\")")
  }

  @Test func readsSubscripts() {
    let symbols = api(
      """
      public struct Grid {
        public subscript(row: Int, safe column: Int) -> Int? { get { 1 } set {} }
        public static subscript<T>(_ key: T) -> Int { 1 }
      }
      """)
    #expect(symbols.dropFirst().map(\.name) == ["subscript(_:safe:)", "subscript(_:)"])
    #expect(symbols("Grid.subscript(_:safe:)")?.parameters.first?.name == "row")
    #expect(symbols("Grid.subscript(_:safe:)")?.isSettable == true)
    #expect(symbols("Grid.subscript(_:safe:)")?.type == "Int?")
    #expect(
      symbols("Grid.subscript(_:)")?.declaration.swift
        == "static subscript<T>(_ key: T) -> Int { get }")
  }

  @Test func readsOperatorsAndMacros() {
    let symbols = api(
      """
      infix operator <+> : AdditionPrecedence
      public func <+> (left: Int, right: Int) -> Int { 1 }
      public struct Lamp { public static func == (l: Lamp, r: Lamp) -> Bool { true } }
      @freestanding(expression) public macro url(_ text: String) -> URL =
        #externalMacro(module: "M", type: "T")
      """)
    #expect(symbols.names == ["<+>", "<+>(left:right:)", "Lamp", "Lamp.==(l:r:)", "url(_:)"])
    #expect(symbols.map(\.kind) == [.operator, .function, .struct, .method, .macro])
    #expect(
      symbols("url(_:)")?.declaration.swift
        == "@freestanding(expression) macro url(_ text: String) -> URL")
  }
}
