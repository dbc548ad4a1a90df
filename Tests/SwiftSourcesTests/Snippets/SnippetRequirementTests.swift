// Members that were meant to meet a requirement of a protocol, and do not.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetRequirementTests {
  static let api = APILookup(
    APIModel(modules: [
      SwiftAPIReader.read(
        [SwiftAPIReader.File(path: "Sources/Lamp.swift", bytes: Array(source.utf8))],
        module: "LampKit")
    ]))

  static let source = """
    open class Lamp {
      public init() {}
      open func dim(to level: Double) {}
    }
    public struct Part { public init() {} }
    public protocol LampDelegate: AnyObject {
      func lampDidGlow(_ lamp: Lamp)
      func lamp(_ lamp: Lamp, shouldPick part: Part) -> Bool
      func lamp(_ lamp: Lamp, didFail error: Error?, at part: Part?)
      func lampWillClose()
      var maximumLevel: Int { get }
    }
    extension LampDelegate {
      public func lampDidGlow(_ lamp: Lamp) {}
      public func lamp(_ lamp: Lamp, shouldPick part: Part) -> Bool { true }
      public func lamp(_ lamp: Lamp, didFail error: Error?, at part: Part?) {}
      public func lampWillClose() {}
      public var maximumLevel: Int { 1 }
    }
    """

  /// The alarms in a class that conforms to the delegate and has these members.
  private func alarms(_ members: String, inherits: String = "LampDelegate") -> [String] {
    uses(in: "class Watcher: \(inherits) {\n\(members)\n}", api: Self.api).filter {
      $0.contains(" ! ")
    }
  }

  @Test(
    arguments: [
      ("func lampDidGlow(lamp: Lamp) {}", "almost of LampDelegate.lampDidGlow(_:)"),
      ("func lampDidGlowed(_ lamp: Lamp) {}", "almost of LampDelegate.lampDidGlow(_:)"),
      (
        "func lamp(_ l: Lamp, mayPick part: Part) -> Bool { true }",
        "almost of LampDelegate.lamp(_:shouldPick:)"
      ),
      (
        "func lamp(_ l: Lamp!, shouldPick part: Part) -> Bool { true }",
        "parameter 0 Lamp! for Lamp of LampDelegate.lamp(_:shouldPick:)"
      ),
      (
        "func lamp(_ l: Lamp, shouldPick part: Part?) -> Bool { true }",
        "parameter 1 Part? for Part of LampDelegate.lamp(_:shouldPick:)"
      ),
      (
        "func lamp(_ l: Lamp, shouldPick part: Part) {}",
        "result nothing for Bool of LampDelegate.lamp(_:shouldPick:)"
      ),
      (
        "func lamp(_ l: Lamp, didFail error: Error, at part: Part?) {}",
        "parameter 1 Error for Error? of LampDelegate.lamp(_:didFail:at:)"
      ),
      (
        "func lamp(_ l: Lamp, didFail error: Error?) {}",
        "almost of LampDelegate.lamp(_:didFail:at:)"
      ),
      ("static func lampWillClose() {}", "staticness of LampDelegate.lampWillClose()"),
      ("func lampWillClose() throws {}", "throws of LampDelegate.lampWillClose()"),
      ("func maximumLevel() -> Int { 1 }", "kind of LampDelegate.maximumLevel"),
      ("var maximumLevel: Double { 1 }", "result Double for Int of LampDelegate.maximumLevel"),
      ("var maximumLevels = 3", "almost of LampDelegate.maximumLevel"),
    ])
  func almostMeets(member: String, alarm: String) {
    let found = alarms(member)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("! " + alarm) == true)
  }

  /// What the alarms about a member stand at.
  @Test(
    arguments: [
      ("func lampDidGlow(lamp: Lamp) {}", "lamp"),
      ("func lampDidGlow(灯 _: Lamp) {}", "灯"),
      ("func lampDidGlowed(_ lamp: Lamp) {}", "lampDidGlowed"),
      ("func lamp(\n_ l: Lamp, /* 💡 */ mayPick part: Part) -> Bool { true }", "mayPick"),
      ("func lamp(_ l: Lamp!, shouldPick part: Part) -> Bool { true }", "Lamp!"),
      ("func lamp(_ l: Lamp,\n shouldPick ä: Part?) -> Bool { true }", "Part?"),
      ("func lamp(_ l: Lamp, shouldPick part: Part) -> Int { 1 }", "Int"),
      ("func lamp(_ l: Lamp, shouldPick part: Part) {}", "lamp"),
      ("func lamp(_ l: Lamp, didFail error: Error?) {}", "lamp"),
      ("func lamp(_ l: Lamp, didFail e: Error?, at p: Part?, مصباح n: Int) {}", "مصباح"),
      ("static func lampWillClose() {}", "static"),
      ("func lampWillClose() async {}", "async"),
      ("func lampWillClose() throws {}", "throws"),
      ("func maximumLevel() -> Int { 1 }", "maximumLevel"),
      ("var maximumLevel: Double { 1 }", "Double"),
    ])
  func standsAtTheFault(member: String, text: String) {
    let code = Array("class Ü: LampDelegate {\n\(member)\n}".utf8)
    let found = SwiftSnippetReader.read(code, api: Self.api).uses.filter {
      if case .almostMeets = $0.outcome { true } else { false }
    }
    #expect(found.map { String(decoding: code[$0.range], as: UTF8.self) } == [text])
  }

  @Test(
    arguments: [
      "func lampDidGlow(_ any: Lamp) {}", "func lampDidGlow(_ lamp: LampKit.Lamp) {}",
      "func lamp(_ l: Lamp, shouldPick part: Part) -> Swift.Bool { true }",
      "func lamp(_ l: Lamp, didFail error: (any Error)?, at part: Optional<Part>) {}",
      "var maximumLevel = 3", "let maximumLevel: Int = 3", "func close() {}",
      "private func lampDidGlow(lamp: Lamp) {}", "@objc func lampDidGlow(lamp: Lamp) {}",
      "func lamp(for part: Part) -> Lamp? { nil }",
      "func lamp(_ l: Lamp, shouldPick part: Choice) -> Bool { true }",
      "func lampDidGlow(_ lamp: Lamp) {}\nfunc lampDidGlow(_ lamp: Lamp, again: Bool) {}",
    ])
  func meets(member: String) {
    #expect(alarms(member) == [])
  }

  @Test func knowsConformancesOfExtensionsAndSuperclasses() {
    let extended = "class W {}\nextension W: LampDelegate { func lampDidGlow(lamp: Lamp) {} }"
    #expect(uses(in: extended, api: Self.api).contains { $0.contains("almost of") })
    let below = "class B: LampDelegate {}\nclass W: B { func lampWillClose() {} }"
    #expect(uses(in: below, api: Self.api).contains { $0.contains("above in B") })
    let overridden =
      "class B: LampDelegate { func lampWillClose() {} }\n"
      + "class W: B { override func lampWillClose() {} }"
    #expect(!uses(in: overridden, api: Self.api).contains { $0.contains("!") })
  }

  @Test func isStricterBesideProtocolsOfOthers() {
    let member = "func lamp(_ l: Lamp, canMove part: Part) -> Bool { true }"
    #expect(alarms(member).count == 1)
    #expect(alarms(member, inherits: "UIViewController, LampDelegate, OtherDelegate") == [])
  }

  @Test func knowsWhatCanBeOverridden() {
    #expect(
      alarms("override func fade() {}", inherits: "Lamp") == ["fade() ! not in Lamp"])
    #expect(
      alarms("override func dim(by level: Double) {}", inherits: "Lamp")
        == ["dim(by:) ! label 0 by for to of Lamp.dim(to:)"])
    #expect(alarms("override func dim(to level: Double) {}", inherits: "Lamp") == [])
    #expect(alarms("override func fade() {}", inherits: "UIView") == [])
  }
}
