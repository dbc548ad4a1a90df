// Tests of enum cases, raw values and the values of options.

import APIModel
import Testing

@Suite struct EnumCaseTests {
  @Test func readsCasesWithAssociatedValues() {
    let symbols = api(
      """
      public enum Fault: Error {
        case offline, denied(code: Int, String), `default`
        indirect case wrapped(_ inner: Fault, at: Int = 1)
      }
      """)
    #expect(
      symbols.dropFirst().map(\.name) == [
        "offline", "denied(code:_:)", "default", "wrapped(_:at:)",
      ])
    #expect(
      symbols("Fault.denied(code:_:)")?.parameters == [
        Parameter(label: "code", name: "code", type: "Int"),
        Parameter(label: nil, name: "", type: "String"),
      ])
    #expect(
      symbols("Fault.wrapped(_:at:)")?.parameters == [
        Parameter(label: nil, name: "inner", type: "Fault"),
        Parameter(label: "at", name: "at", type: "Int", defaultValue: "1"),
      ])
    #expect(symbols.dropFirst().map(\.order) == [0, 1, 2, 3])
    #expect(symbols.dropFirst().allSatisfy { $0.rawValue == nil && $0.type == "Fault" })
    #expect(symbols("Fault.default")?.declaration.swift == "case `default`")
  }

  @Test func countsRawValues() {
    let symbols = api(
      """
      public enum Level: Int { case a, b = 5, c; case d = -0x10, e, f = 1 << 4 | 1, g }
      public enum Key: String, CaseIterable { case first, second = "2\\u{6E}d", third }
      public enum Ratio: Double { case half = 0.5 }
      """)
    let values = { (name: String) in
      symbols.filter { $0.kind == .case && $0.parentPath == [name] }.map(\.rawValue)
    }
    #expect(values("Level") == ["0", "5", "6", "-16", "-15", "17", "18"])
    #expect(values("Key") == ["first", "2nd", "third"])
    #expect(values("Ratio") == ["0.5"])
    #expect(symbols("Level")?.inherits == ["Int"])
    #expect(symbols("Key")?.inherits == ["String", "CaseIterable"])
  }

  @Test func countsOnBehindConditions() {
    let symbols = api(
      """
      public enum Level: Int {
        case a
        #if os(iOS)
        case b, c
        #else
        case b
        #endif
        case d
      }
      """)
    #expect(
      symbols.dropFirst().map { "\($0.name)=\($0.rawValue ?? "")#\($0.order ?? -1)" } == [
        "a=0#0", "b=1#1", "c=2#2", "d=3#3",
      ])
    #expect(symbols("Level.b")?.conditions == [])
    #expect(symbols("Level.c")?.conditions == ["os(iOS)"])
  }

  @Test func evaluatesOptions() {
    let symbols = api(
      """
      public struct Corners: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let none: Corners = []
        public static let a = Corners(rawValue: 1 << 0)
        public static let b = Self(rawValue: 0b10)
        public static let c: Corners = .init(rawValue: (1 + 3) * 2 >> 1)
        public static var d: Corners { Corners(rawValue: 0x1_0) }
        public static let ab: Corners = [.a, b, Corners.b]
        public static let abc: Self = [.a, .b, .c]
        public static let bd = Corners(rawValue: Self.b.rawValue | d.rawValue)
        public static let odd = Corners(rawValue: make())
      }
      public let cornersA = Corners.a
      """)
    let values = symbols.filter(\.isStatic).map { "\($0.name)=\($0.rawValue ?? "")" }
    #expect(
      values == [
        "none=0", "a=1", "b=2", "c=4", "d=16", "ab=3", "abc=7", "bd=18", "odd=make()",
      ])
    #expect(symbols("cornersA")?.rawValue == "1")
    #expect(symbols("cornersA")?.type == "Corners")
  }

  @Test(arguments: [
    ("1 << 3", "8"), ("1 + 2 * 3", "7"), ("1 | 6 & 3", "3"), ("~0", "-1"), ("7 % 4 - 1", "2"),
    ("0o17", "15"), ("1 / 0", "1 / 0"), ("9223372036854775807 + 1", "9223372036854775807 + 1"),
    ("1 << 2 << 1", "8"), ("x", "x"), ("1 ?? 2", "1 ?? 2"),
  ])
  func evaluatesIntegers(_ expression: String, _ value: String) {
    let symbols = api("public enum E: Int { case a = \(expression) }")
    #expect(symbols("E.a")?.rawValue == value)
  }

  @Test func sharesDocCommentsOfALine() {
    let symbols = api(
      """
      public enum Phase {
        /// Waiting.
        case queued, held
        case running, /// Not of done.
          /// Over.
          done
        @available(*, deprecated, renamed: "done") case finished  /// Not of late.
        case late
      }
      """)
    #expect(
      symbols.dropFirst().map(\.documentation) == [
        "Waiting.", "Waiting.", nil, "Over.", nil, nil,
      ])
    #expect(symbols("Phase.finished")?.state == .deprecated)
    #expect(symbols("Phase.finished")?.successor == "done")
    #expect(symbols("Phase.done")?.line == 6)
  }
}
