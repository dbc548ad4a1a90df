// Tests of sources that do not parse, or that nest without end.

import APIModel
import SwiftSources
import Testing

@Suite struct BrokenSourceTests {
  @Test func readsWhatCanBeRead() {
    let symbols = api(
      """
      public struct Lamp {
        public func a( {}
        public var b: Int
        public case c
        public func d() {
      }
      public func e() {}
      """)
    #expect(symbols.names.contains("Lamp"))
    #expect(symbols.names.contains("Lamp.b"))
  }

  @Test(arguments: [
    "", "public", "public func", "@", "#if", "public enum E: Int { case }", "public var",
    "extension",
    "public struct A<", "public let (", "}}}}", "public init", "@available(", "\u{0}", "case a = ",
    "public subscript", "public let x = \"\\(", "/** ", "infix operator", "public macro m",
    "extension . { public var a: Int }", "public typealias A =", "public func `", "@objc( public",
  ])
  func survives(_ source: String) {
    _ = api(source)
    _ = api("public struct Lamp { \(source) }")
  }

  @Test func survivesBytesThatAreNoText() {
    let bytes = Array("/// ".utf8) + [0xFF, 0xFE, 0x00, 0x0A] + Array("public func a() {}".utf8)
    let file = SwiftAPIReader.File(path: "a.swift", bytes: bytes)
    #expect(SwiftAPIReader.read([file], module: "Kit").symbols.map(\.name) == ["a()"])
  }

  @Test(arguments: [
    ("public var x: A", ".B", ""), ("public var x: Int", "?", ""), ("public let x = a", ".b", ""),
    ("public let x = ", "(", ""), ("public enum E: Int { case a = 1", " | 1", "}"),
    ("extension A", ".B", " { public func a() {} }"), ("", "public struct A {", ""),
    ("", "@objc ", "public func a() {}"), ("public let x = A", "()", ""),
  ])
  func survivesLongChains(_ start: String, _ link: String, _ end: String) {
    _ = api(start + String(repeating: link, count: 20_000) + end)
  }

  /// The parser follows these by recursion, or tries them in two ways at each level.
  @Test(arguments: [
    ("public let x = ", "["), ("public var x: ", "A<"), ("public var x: ", "() -> "),
    ("", "#if A\n"), ("public let x = ", "\"\\("), ("public let x = ", "try await "),
    ("func a() { if b {} ", "else if c {} "),
  ])
  func readsUpToWhereNestingIsBeyondReason(_ start: String, _ link: String) {
    let symbols = api("public func first() {}\n" + start + String(repeating: link, count: 20_000))
    #expect(symbols.first?.name == "first()")
  }

  @Test func readsLongFilesToTheEnd() {
    let lines = [
      "  public var onClose: () -> (Int) -> Void",
      "  public static func < (a: Self, b: Self) -> Bool",
      "  func a() { if b {} else {} }", "  public let table = [[1, 2], [[3]]]",
    ]
    let body = lines.map { String(repeating: $0 + "\n", count: 300) }.joined()
    let symbols = api("public struct Lamp {\n\(body)}\npublic func last() {}")
    #expect(symbols.last?.name == "last()")
    #expect(symbols.count == 902)
  }
}
