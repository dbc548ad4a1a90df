// Types, members and globals, found by name.

import APIModel
import SwiftSources
import Testing

@Suite struct APILookupTests {
  let api = SmallAPI.lookup

  @Test(arguments: [
    (["Lamp"], "Lamp"), (["Kit", "Lamp"], "Lamp"), (["Lamp", "Kind"], "Lamp.Kind"),
    (["Kit", "Lamp", "Kind"], "Lamp.Kind"), (["Light"], "Light"), (["Kind"], nil),
    (["Hidden"], nil), (["Kit"], nil), ([], nil), (["Other", "Lamp"], nil),
  ])
  func findsTypes(path: [String], name: String?) {
    #expect(api.type(named: path).map { api[$0].qualifiedName } == name)
  }

  @Test func findsTypesFromWithinAnother() {
    #expect(api.type(named: ["Kind"], from: ["Lamp"]).map { api[$0].qualifiedName } == "Lamp.Kind")
  }

  @Test func followsAliases() throws {
    let lamp = try type("Lamp")
    #expect(api.type(of: try type("Light")) == .symbol(lamp, arguments: []))
    #expect(api.type(of: try type("Lights")) == .array(.symbol(lamp, arguments: [])))
  }

  @Test(arguments: [
    ("glow", false, ["glow()"]), ("glow", true, []), ("shared", true, ["shared"]),
    ("ground", false, ["ground()"]), ("shine", false, ["shine()"]), ("flash", false, ["flash()"]),
    ("blink", false, ["blink(_:)"]), ("Kind", true, ["Kind"]), ("init", true, []),
    ("inner", false, []),
  ])
  func findsMembers(name: String, isStatic: Bool, expected: [String]) throws {
    let found = api.members(of: try type("Lamp"), named: name, isStatic: isStatic)
    #expect(found.map { api[$0].name } == expected)
  }

  @Test func findsInitializersAndCases() throws {
    #expect(
      api.initializers(of: try type("Lamp")).map { api[$0].name } == ["init()", "init(name:)"])
    let kind = try #require(api.type(named: ["Lamp", "Kind"]))
    #expect(api.cases(of: kind).map { api[$0].name } == ["a", "b"])
    #expect(api.cases(of: try type("Flags")).map { api[$0].name } == ["one", "two"])
    #expect(api.rawType(of: kind) == .named("String"))
    #expect(api.rawType(of: try type("Flags")) == .named("Int"))
  }

  @Test func findsGlobals() {
    #expect(api.globals(named: "start").map { api[$0].name } == ["start(_:)"])
    #expect(api.globals(named: "limit").count == 1)
    #expect(api.globals(named: "Lamp").isEmpty)
  }

  @Test(arguments: [
    ("Lamp", true), ("Base", true), ("Flags", true), ("Glowing", true), ("Object", true),
    ("View", false), ("Any1", false),
  ])
  func knowsWhatIsClosed(name: String, isClosed: Bool) throws {
    #expect(api.isClosed(try type(name)) == isClosed)
  }

  @Test(arguments: [
    ("Lamp.Kind", "rawValue", false, true), ("Lamp.Kind", "hashValue", false, true),
    ("Lamp.Kind", "allCases", true, false), ("Flags", "union", false, true),
    ("Object", "perform", false, true), ("Object", "glow", false, false),
    ("Lamp", "rawValue", false, false), ("Lamp", "self", true, true),
  ])
  func knowsMembersThatAreWrittenNowhere(
    path: String, name: String, isStatic: Bool, expected: Bool
  ) throws {
    let type = try #require(api.type(named: path.split(separator: ".").map(String.init)))
    #expect(api.hasWellKnownMember(named: name, on: type, isStatic: isStatic) == expected)
  }

  @Test func seesTypesFromTheReceiver() throws {
    let lamp = TypeReference.symbol(try type("Lamp"), arguments: [])
    let pair = try type("Pair")
    let receiver = TypeReference.symbol(pair, arguments: [lamp, .named("Int")])
    func member(_ name: String) throws -> SymbolHandle {
      try #require(api.members(of: pair, named: name).first)
    }
    #expect(api.valueType(of: try member("first"), receiver: receiver) == lamp)
    #expect(api.valueType(of: try member("same"), receiver: receiver) == receiver)
    #expect(
      api.parameterTypes(of: try member("map"), receiver: receiver) == [
        .function(parameters: [.named("Int")], result: .unknown)
      ])
    #expect(
      api.valueType(of: try member("map"), receiver: receiver)
        == .symbol(pair, arguments: [lamp, .unknown]))
    let blink = try #require(api.members(of: try type("Lamp"), named: "blink").first)
    let kind = try #require(api.type(named: ["Lamp", "Kind"]))
    #expect(
      api.valueType(of: blink, receiver: lamp) == .array(.symbol(kind, arguments: [])))
    let failable = try #require(api.initializers(of: try type("Lamp")).last)
    #expect(api.valueType(of: failable, receiver: lamp) == .optional(lamp))
  }

  @Test func anAPIWithoutDeclarationsIsEmpty() {
    #expect(SmallAPI.make("").isEmpty)
    #expect(!api.isEmpty)
    #expect(api.isMemberName("glow"))
    #expect(!api.isMemberName("glimmer"))
  }

  private func type(_ name: String) throws -> SymbolHandle {
    try #require(api.type(named: [name]))
  }
}
