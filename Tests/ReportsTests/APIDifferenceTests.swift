// The difference between two APIs in every format.

import APIModel
import Reports
import SwiftSources
import TestSupport
import Testing

@Suite("API difference")
struct APIDifferenceTests {
  private func model(_ source: String) -> APIModel {
    let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(source.utf8))
    return APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")])
  }

  private var difference: APIDifference {
    let old = model(
      """
      public final class Lamp {
        public func light(on: Bool) {}
        public func explode(after seconds: Int) -> String { "" }
        public var level: Int = 0
        public func shine() {}
      }
      public enum Mode: Int { case steady, blinking, off }
      public struct Candle { public var wax = 1; public struct Wick { public var length = 1 } }
      public struct Torch { public func flare() {}; public func fade() {} }
      """)
    let new = model(
      """
      public final class Lamp {
        public func light(up: Bool) {}
        public var level: Double? = 0
        @available(*, deprecated, message: "Use light(up:).") public func shine() {}
      }
      public enum Mode: Int { case steady, flashing, off, dimmed }
      public struct Beacon { public func flare() {}; public func fade() {} }
      public protocol Glow { func `_*|<glow`() }
      """)
    return APIDifference(ModelComparison(from: old, to: new), old: "1.0", new: "<next>")
  }

  @Test(
    "Every format says the same, and what is foreign is escaped",
    arguments: APIDifference.Format.allCases)
  func formats(format: APIDifference.Format) throws {
    let text = String(decoding: try difference.render(format), as: UTF8.self)
    #expect(Golden.difference(text, from: "difference.\(format.rawValue)") == nil)
  }
}
