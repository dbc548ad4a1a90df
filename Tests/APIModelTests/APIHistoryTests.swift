// What the models of several releases say of the symbols of the last one.

import APIModel
import SwiftSources
import Testing

@Suite("API history")
struct APIHistoryTests {
  private func model(_ source: String) -> APIModel {
    let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(source.utf8))
    return APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")])
  }

  private func history(_ releases: [String: String]) throws -> APIHistory {
    APIHistory(
      try releases.map { number, source in
        .init(number: try #require(ReleaseNumber(number)), model: model(source))
      })
  }

  private func judged(
    _ releases: [String: String], _ today: String, number: String? = nil
  ) throws -> [String: Symbol] {
    let model = try history(releases).judged(
      model(today), number: number.flatMap { ReleaseNumber($0) })
    return Dictionary(
      model.symbols.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private let a = "public struct A { public func f(x: Int) {}; public func keep() {} }"
  private let b = "public struct A { public func g(x: Int) {}; public func keep() {} }"

  @Test("Since when a symbol is there")
  func introduction() throws {
    let found = try judged(["1.0": a, "1.2": b], b + " public struct New {}", number: "2.0")
    #expect(found["A.keep()"]?.introduction == ReleaseNumber("1.0").map(Introduction.atLatest))
    #expect(found["A.g(x:)"]?.introduction == ReleaseNumber("1.2").map(Introduction.release))
    #expect(found["New"]?.introduction == ReleaseNumber("2.0").map(Introduction.release))
  }

  @Test("What is gone has the release that removed it, and what it is called now")
  func removal() throws {
    let c = "public struct A { public func keep() {}; public func h(x: Int) {} }"
    let found = try judged(["1.0": a, "1.2": b], c, number: "2.0")
    #expect(found["A.f(x:)"]?.state == .removed)
    #expect(found["A.f(x:)"]?.lifetime?.removedIn == "1.2")
    #expect(found["A.f(x:)"]?.successor == "A.h(x:)")
    #expect(found["A.g(x:)"]?.lifetime?.removedIn == "2.0")
    #expect(found["A.keep()"]?.state == .current)
    #expect(try judged(["1.0": a], b)["A.f(x:)"]?.lifetime?.removedIn == nil)
  }

  @Test("What came back is not gone")
  func comeback() throws {
    let found = try judged(["1.0": a, "1.2": b], a)
    #expect(found["A.f(x:)"]?.state == .current)
    #expect(found["A.g(x:)"]?.state == .removed)
  }

  @Test("What the API named as the successor goes before what looks like it")
  func stated() throws {
    let old = """
      public struct A {
        @available(*, deprecated, message: "Use keep().") public func f(x: Int) {}
        public func keep() {}
      }
      """
    let found = try judged(["1.0": old], b)
    #expect(found["A.f(x:)"]?.successor == "keep()")
    #expect(found["A.f(x:)"]?.lifetime?.pairing == nil)
  }

  @Test("The release that deprecated a symbol is known, unless it was the first")
  func deprecation() throws {
    let old = """
      public struct A {
        @available(*, deprecated, message: "Use keep().") public func f(x: Int) {}
        public func keep() {}
      }
      """
    #expect(try judged(["1.0": a, "1.2": old], old)["A.f(x:)"]?.lifetime?.outdatedIn == "1.2")
    #expect(try judged(["1.0": old], old)["A.f(x:)"]?.lifetime?.outdatedIn == nil)
  }

  @Test("An Objective-C name that is still there means what it means today")
  func objcName() throws {
    let old = "@objc public class A: NSObject { @objc(go:) public func go(_ x: Int) {} }"
    let new = "@objc public class A: NSObject { @objc(go:) public func run(_ x: Int) {} }"
    let lookup = APILookup(
      try history(["1.0": old]).judged(model(new), number: ReleaseNumber("2.0")))
    #expect(lookup.objcMembers(selector: "go:").map { lookup[$0].name } == ["run(_:)"])
  }

  @Test("Nearest names, cases and members are those of today")
  func lookup() throws {
    let old = "public enum E: Int { case a, blink, c }; public struct A { public var glow = 1 }"
    let new = "public enum E: Int { case a, c }; public struct A { public var glow2: String }"
    let lookup = APILookup(try history(["1.0": old]).judged(model(new), number: nil))
    let type = try #require(lookup.type(named: ["E"]))
    #expect(lookup.cases(of: type).map { lookup[$0].name } == ["a", "c"])
    #expect(lookup.nearestMembers(to: "blinc", of: type).isEmpty)
    let other = try #require(lookup.type(named: ["A"]))
    #expect(lookup.members(of: other).map { lookup[$0].name } == ["glow2"])
    #expect(lookup.members(of: other, named: "glow").count == 1)
  }

  @Test("A past release is judged by itself and what was before it")
  func pastRelease() throws {
    let history = try history(["1.0": a, "1.2": b, "2.0": "public struct Z {}"])
    let number = try #require(ReleaseNumber("1.2"))
    let release = try #require(history.release(number))
    let symbols = history.judged(release).symbols
    #expect(symbols.filter { $0.state == .removed }.map(\.qualifiedName) == ["A.f(x:)"])
    #expect(!symbols.contains { $0.name == "Z" })
    #expect(
      ReleaseNumber("1").flatMap { history.release(meantBy: $0) }?.number.description == "1.2")
  }

  @Test("Releases are in the order of their numbers")
  func order() throws {
    let numbers = ["1.10", "v1.2", "2.0.0-beta.2", "2.0", "2.0.0-beta.10", "1.2.0.1"]
    let sorted = numbers.compactMap { ReleaseNumber($0) }.sorted().map(\.description)
    #expect(sorted == ["1.2", "1.2.0.1", "1.10", "2.0.0-beta.2", "2.0.0-beta.10", "2.0"])
    #expect(ReleaseNumber("7.0") == ReleaseNumber("7.0.0"))
    for text in ["", "v", "a.b", "1..2", "1.2-", "1.-2", "1234567890", "1.2/3", "٣.١"] {
      #expect(ReleaseNumber(text) == nil, "\(text)")
    }
  }
}
