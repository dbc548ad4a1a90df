// Tests of snippets over several modules that have types of one name.

import APIModel
import Testing

@testable import SwiftSources

/// Two modules, each with a `Glow` of its own, and a third that adds to one of them.
private let api: APILookup = {
  let lamps = """
    public final class Lamp {
      public static let shared = Lamp()
      public var glow: Glow = .warm
      public func join(_ other: Lamp) {}
    }
    public enum Glow { case warm, cold; public func level() -> Int { 1 } }
    public func brightest() -> Glow { .warm }
    """
  let stars = """
    public struct Star {
      public var glow: Glow = .red
      public init(_ glow: Glow) {}
      public struct Name { public init(_ text: String) {} }
    }
    public enum Glow { case red, blue; public func colour() -> String { "" } }
    extension Lamp { public func twinkle(_ glow: Glow) {} }
    """
  let more = "extension Star { public func fall() {} }\npublic struct Sky { public init() {} }"
  let modules = [("LampKit", lamps), ("StarKit", stars), ("SkyKit", more)].map { name, text in
    SwiftAPIReader.read([.init(path: name + ".swift", bytes: Array(text.utf8))], module: name)
  }
  return APILookup(APIModel(modules: modules))
}()

/// What is wrong in a snippet.
private func faults(_ code: String) -> [String] {
  SwiftSnippetReader.read(Array(code.utf8), api: api).uses.compactMap { use in
    switch use.outcome {
    case .unknownMember(let type): "\(api[type].module).\(api[type].name) has no \(use.name)"
    case .mismatch: "\(use.name) does not fit"
    case .unknownName(let module): "\(module) has no \(use.name)"
    case .resolved, .unknownReceiver, .almostMeets: nil
    }
  }
}

@Suite("Modules with types of one name")
struct SnippetModuleTests {
  @Test("What a module names in itself is its own")
  func ownNames() {
    #expect(faults("Lamp.shared.glow = .cold\nlet star = Star(.blue)\nstar.glow.colour()") == [])
    #expect(faults("Lamp.shared.glow = .red") == ["LampKit.Glow has no red"])
    #expect(faults("let star = Star(.warm)") == ["StarKit.Glow has no warm"])
    #expect(faults("let star = Star(.red)\nstar.glow.level()") == ["StarKit.Glow has no level()"])
    #expect(faults("brightest().colour()") == ["LampKit.Glow has no colour()"])
  }

  @Test("The module's name tells which is meant")
  func qualified() {
    #expect(faults("let a = LampKit.Glow.cold\nlet b: StarKit.Glow = .blue") == [])
    #expect(faults("let a = LampKit.Glow.blue") == ["LampKit.Glow has no blue"])
    #expect(faults("let b: StarKit.Glow = .cold") == ["StarKit.Glow has no cold"])
    #expect(faults("let lamp: LampKit.Lamp = .shared\nlamp.dim()") == ["LampKit.Lamp has no dim()"])
  }

  @Test("The imports tell which is meant, and without them nothing is said")
  func imports() {
    #expect(faults("let a: Glow = .purple") == [])
    #expect(faults("let a = Glow.purple") == [])
    #expect(faults("import StarKit\nlet a: Glow = .warm") == ["StarKit.Glow has no warm"])
    #expect(faults("import LampKit\nlet a = Glow.red") == ["LampKit.Glow has no red"])
    #expect(faults("import LampKit\nimport StarKit\nlet a = Glow.red") == [])
  }

  @Test("What a module adds to another's type belongs to that type")
  func extensions() {
    #expect(
      faults("Lamp.shared.twinkle(.red)\nStar(.red).fall()\nlet name = Star.Name(\"灯\")") == [])
    #expect(faults("Star(.red).rise()") == ["StarKit.Star has no rise()"])
    #expect(faults("Star.Title(\"灯\")") == ["StarKit.Star has no Title(_:)"])
  }

  @Test("A module that passes a type on has no other type of that name")
  func aliases() {
    let texts = [
      ("A", "public enum Mode { case on; public func flip() {} }"),
      ("B", "import A\npublic typealias Mode = A.Mode\npublic struct Box { public init() {} }"),
    ]
    let lookup = APILookup(
      APIModel(
        modules: texts.map { name, text in
          SwiftAPIReader.read([.init(path: "a.swift", bytes: Array(text.utf8))], module: name)
        }))
    #expect(uses(in: "Mode.off", api: lookup) == ["Mode = Mode", "off ! not in Mode"])
    #expect(uses(in: "Box().x", api: lookup).last == "x ! not in Box")
  }

  @Test("A switch over one of them needs the cases of that one alone")
  func switches() {
    let partial = { (code: String) in
      SwiftSnippetReader.read(Array(code.utf8), api: api).switches.flatMap(\.missing).map {
        api[$0].baseName
      }
    }
    #expect(partial("switch Lamp.shared.glow { case .warm: a() }") == ["cold"])
    #expect(partial("switch Lamp.shared.glow { case .warm, .cold: a() }") == [])
  }
}
