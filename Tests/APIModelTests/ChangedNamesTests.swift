// The words by which pages are found that use what changed in an API.

import APIModel
import SwiftSources
import Testing

struct ChangedNamesTests {
  private func symbols(_ source: String) -> [Symbol] {
    SwiftAPIReader.read([.init(path: "A.swift", bytes: Array(source.utf8))], module: "Kit").symbols
  }

  private func names(from old: String, to new: String) -> Set<String> {
    let now = symbols(new)
    return ChangedNames.names(
      of: ChangedNames.changed(from: symbols(old), to: now),
      in: APIModel(modules: [Module(name: "Kit", symbols: now)]))
  }

  private let lamp = """
    @objcMembers public class Lamp: NSObject {
      public init(level: Int) {}
      public func glow(to level: Int) {}
      @objc(isOn) public var lit = false
    }
    public let lamp = Lamp(level: 1)
    public enum Mode: String { case calm = "CalmMode", bright }
    """

  private func changing(_ old: String, to new: String) -> Set<String> {
    names(from: lamp, to: lamp.replacing(old, with: new))
  }

  @Test func placesAndCommentsAreNoChange() {
    #expect(names(from: lamp, to: "\n// A remark.\n\n" + lamp) == [])
    #expect(changing("  public func", to: "  /// Glows.\n  public func") == [])
  }

  @Test func successorInACommentIsAChange() {
    #expect(
      changing("  public func", to: "  /// Use `lit` instead.\n  public func") == [
        "glow", "glowTo",
      ])
  }

  @Test func memberIsKnownByItsOwnNames() {
    #expect(changing("glow(to level: Int)", to: "glow(to level: Double)") == ["glow", "glowTo"])
    #expect(changing("glow", to: "shine") == ["glow", "glowTo", "shine", "shineTo"])
    #expect(changing("lit = false", to: "lit = 0") == ["lit", "isOn", "setIsOn"])
  }

  @Test func initializerIsKnownByItsType() {
    #expect(changing("init(level: Int)", to: "init(level: Double)").isSuperset(of: ["Lamp"]))
  }

  @Test func caseBringsItsEnum() {
    #expect(
      changing("bright }", to: "bright, dim }") == ["Mode", "calm", "CalmMode", "bright", "dim"])
  }

  @Test func typeBringsItsMembersAndWhatHasIt() {
    let names = changing("@objcMembers", to: "@available(*, deprecated) @objcMembers")
    #expect(names.isSuperset(of: ["Lamp", "glow", "lit", "lamp"]))
    #expect(!names.contains("Mode"))
  }

  @Test func whatIsGoneIsNamed() {
    #expect(changing("  public func glow(to level: Int) {}", to: "") == ["glow", "glowTo"])
  }
}
