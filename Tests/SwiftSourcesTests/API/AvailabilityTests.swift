// Tests of availability, and of the states that follow from it.

import APIModel
import Testing

@Suite struct AvailabilityTests {
  @Test func readsPlatformVersions() {
    let symbols = api(
      """
      @available(iOS 13.0, macOS 10.15.2, *)
      @available(tvOS, unavailable, message: "Use `b()` instead.")
      @available(watchOS, introduced: 6)
      public func a() {}
      """)
    let availability = symbols("a()")?.availability
    #expect(availability?.introduced == ["iOS": "13.0", "macOS": "10.15.2", "watchOS": "6"])
    #expect(availability?.unavailableOn == ["tvOS"])
    #expect(availability?.isUnavailable == false)
    #expect(symbols("a()")?.state == .current)
    #expect(symbols("a()")?.successor == nil)
  }

  @Test func readsDeprecations() {
    let symbols = api(
      """
      @available(*, deprecated) public func a() {}
      @available(*, deprecated, renamed: "z(_:)") public func b() {}
      @available(*, deprecated, message: "Use `z(_:)` instead.") public func c() {}
      @available(iOS, introduced: 9, deprecated: 15.0, renamed: "getter:Lamp.z()", message: "")
      @available(macOS, deprecated: 12)
      public func d() {}
      @available(*, unavailable, renamed: "z") public func e() {}
      @available(swift, obsoleted: 5, message: "Call z().") public func f() {}
      @available(*, noasync, message: "Use z() instead") public func g() {}
      @available(iOS, deprecated: 100000.0, renamed: "z") public func h() {}
      @available(iOS, obsoleted: 13) public func i() {}
      """)
    #expect(
      symbols.map(\.state) == [
        .deprecated, .deprecated, .deprecated, .deprecated, .deprecated, .deprecated, .current,
        .superseded, .deprecated,
      ])
    #expect(
      symbols.map(\.successor) == [
        nil, "z(_:)", "z(_:)", "Lamp.z()", "z", "z()", nil, "z", nil,
      ])
    #expect(symbols("d()")?.availability.deprecatedIn == "iOS 15.0, macOS 12")
    #expect(symbols("d()")?.availability.introduced == ["iOS": "9"])
    #expect(symbols("e()")?.availability.isUnavailable == true)
    #expect(symbols("f()")?.availability.obsoleted == ["swift": "5"])
    #expect(symbols("h()")?.availability.isDeprecated == false)
    #expect(symbols("c()")?.availability.message == "Use `z(_:)` instead.")
  }

  @Test func deprecatesMembersWithTheirType() {
    let symbols = api(
      """
      @available(*, deprecated, renamed: "New")
      public class Old {
        public func a() {}
        @available(*, deprecated, renamed: "b2()") public func b() {}
        public class Inner { public var c = 1 }
      }
      extension Old { public static func d() {} }
      """)
    #expect(symbols.allSatisfy { $0.state == .deprecated })
    #expect(symbols.map(\.inheritsDeprecation) == [false, true, false, true, true, true])
    #expect(symbols.map(\.successor) == ["New", "New", "b2()", "New", "New", "New"])
    #expect(symbols("Old.a()")?.availability.isDeprecated == false)
  }

  @Test func appliesTheAvailabilityOfExtensions() {
    let symbols = api(
      """
      public struct Lamp {}
      @available(*, deprecated, message: "Use Light.") @available(iOS 15, *)
      extension Lamp { public func a() {} }
      @available(*, unavailable) extension Lamp: Sendable {}
      """)
    #expect(symbols("Lamp.a()")?.state == .deprecated)
    #expect(symbols("Lamp.a()")?.successor == "Light")
    #expect(symbols("Lamp.a()")?.availability.introduced == ["iOS": "15"])
    #expect(symbols("Lamp")?.inherits == [])
    #expect(symbols("Lamp")?.state == .current)
  }
}
