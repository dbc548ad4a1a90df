// Tests of conditional compilation.

import APIModel
import Testing

@Suite struct ConditionTests {
  @Test func readsAllBranches() {
    let symbols = api(
      """
      #if os(iOS)
      public func a() {}
      #elseif os(macOS) && DEBUG
      public func b() {}
      #else
      public func c() {}
        #if swift(>=6)
        public func d() {}
        #endif
      #endif
      """)
    #expect(
      symbols.map(\.conditions) == [
        ["os(iOS)"], ["!os(iOS) && os(macOS) && DEBUG"], ["!os(iOS) && !(os(macOS) && DEBUG)"],
        ["!os(iOS) && !(os(macOS) && DEBUG)", "swift(>=6)"],
      ])
  }

  @Test func mergesADeclarationOfSeveralBranches() {
    let symbols = api(
      """
      public struct Lamp {
        #if os(iOS)
        /// Here.
        public var x: Int { 1 }
        public func f(_ c: UIColor) {}
        #elseif os(macOS)
        public var x: Int { 2 }
        public func f(_ c: NSColor) {}
        #endif
        #if A
        public init() {}
        #else
        @objc(make) public init() {}
        #endif
        #if B
        public func all() {}
        #elseif C
        public func all() {}
        #else
        public func all() {}
        #endif
      }
      """)
    #expect(
      symbols.names == [
        "Lamp", "Lamp.x", "Lamp.f(_:)", "Lamp.f(_:)", "Lamp.init()", "Lamp.all()",
      ])
    #expect(symbols("Lamp.x")?.conditions == ["os(iOS) || os(macOS)"])
    #expect(symbols("Lamp.x")?.documentation == "Here.")
    #expect(symbols("Lamp.init()")?.conditions == [])
    #expect(symbols("Lamp.all()")?.conditions == [])
  }

  @Test func mergesTypesAndTheirMembers() {
    let symbols = api(
      """
      #if canImport(ObjectiveC)
      public class Lamp: NSObject { public func glow() {}; public func only() {} }
      #else
      public class Lamp: Sendable { public func glow() {} }
      #endif
      #if canImport(UIKit)
      public typealias Color = UIColor
      #else
      public typealias Color = NSColor
      #endif
      """)
    #expect(symbols.names == ["Lamp", "Lamp.glow()", "Lamp.only()", "Color"])
    #expect(symbols("Lamp")?.inherits == ["NSObject", "Sendable"])
    #expect(symbols("Lamp.only()")?.conditions == ["canImport(ObjectiveC)"])
  }

  @Test func keepsOverloadsOfOneBranch() {
    let symbols = api(
      """
      public func f<T>(_ x: T) where T: A {}
      public func f<T>(_ x: T) where T: B {}
      """)
    #expect(symbols.map(\.id) == ["Kit.f(_:)", "Kit.f(_:)~2"])
  }

  @Test func readsAttributesUnderConditions() {
    let symbols = api(
      """
      /// A lamp.
      #if canImport(ObjectiveC)
      @objc(PWLamp)
      #endif
      public final class Lamp {
        /// Glows.
        #if canImport(ObjectiveC)
        @objc(glowWith:)
        #endif
        @discardableResult
        public func glow(_ on: Bool) -> Bool { on }
      }
      #if canImport(ObjectiveC)
      @objc
      #endif
      public enum Mode: Int {
        #if canImport(ObjectiveC)
        @objc(PWModeOn)
        #endif
        case on
        case off
      }
      """)
    #expect(symbols.map(\.objcName) == ["PWLamp", "glowWith:", "Mode", "PWModeOn", "ModeOff"])
    #expect(symbols.allSatisfy { $0.conditions.isEmpty })
    #expect(symbols("Lamp")?.documentation == "A lamp.")
    #expect(symbols("Lamp.glow(_:)")?.documentation == "Glows.")
    #expect(symbols("Lamp.glow(_:)")?.line == 11)
    #expect(
      symbols("Lamp.glow(_:)")?.declaration.swift
        == "@discardableResult\nfunc glow(_ on: Bool) -> Bool")
  }
}
