// Tests of `.swiftinterface` files.

import APIModel
import Testing

@Suite struct InterfaceTests {
  @Test func readsWhatTheCompilerWrites() {
    let symbols = api(
      """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -module-name Kit
      import Foundation
      @_exported import Kit
      import Swift
      @_hasMissingDesignatedInitializers @objc final public class Lamp : ObjectiveC.NSObject {
        @objc public static let shared: Kit.Lamp
        public var url: Foundation.URL? {
          get
          set
        }
        @objc(setGlow:) public func glow(_ on: Swift.Bool)
        @inlinable public func twice(_ x: Swift.Int = Swift.Int.max) -> [Swift.String : Swift.Int] {
          return [:]
        }
        @objc deinit
      }
      extension Kit.Lamp : @unchecked Swift.Sendable {}
      public enum Mode : Swift.Int {
        case on
        public init?(rawValue: Swift.Int)
        public typealias RawValue = Swift.Int
      }
      """, file: "Kit.swiftinterface")
    #expect(
      symbols.names == [
        "Lamp", "Lamp.shared", "Lamp.url", "Lamp.glow(_:)", "Lamp.twice(_:)", "Mode", "Mode.on",
        "Mode.init(rawValue:)", "Mode.RawValue",
      ])
    #expect(symbols("Lamp")?.declaration.swift == "final class Lamp : NSObject")
    #expect(symbols("Lamp")?.inherits == ["NSObject", "Sendable"])
    #expect(symbols("Lamp.shared")?.type == "Lamp")
    #expect(symbols("Lamp.url")?.type == "URL?")
    #expect(symbols("Lamp.url")?.isSettable == true)
    #expect(symbols("Lamp.glow(_:)")?.parameters.first?.type == "Bool")
    #expect(symbols("Lamp.twice(_:)")?.type == "[String : Int]")
    #expect(symbols("Lamp.twice(_:)")?.parameters.first?.defaultValue == "Int.max")
    #expect(symbols("Mode")?.inherits == ["Int"])
    #expect(symbols("Mode.on")?.rawValue == "0")
  }
}
