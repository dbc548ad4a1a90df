// Symbols, found by their Objective-C names.

import APIModel
import Testing

@Suite struct ObjCLookupTests {
  let api = APILookup(
    APIModel(modules: [
      Module(
        name: "Kit",
        symbols: [
          symbol(.class, ["Lamp"], "KTLamp"),
          symbol(.class, ["Desk"], "KTDesk", inherits: ["Lamp"]),
          symbol(.method, ["Lamp", "glow(on:)"], "glowOn:"),
          symbol(.method, ["Lamp", "shared()"], "sharedLamp", isStatic: true),
          symbol(.initializer, ["Lamp", "init(name:)"], "initWithName:"),
          symbol(.initializer, ["Lamp", "init(kind:)"], "lampWithKind:"),
          symbol(.property, ["Lamp", "delegate"], "delegate", isSettable: true),
          symbol(.enum, ["Lamp", "Kind"], "KTLampKind"),
          symbol(.case, ["Lamp", "Kind", "desk"], "KTLampKindDesk"),
          symbol(.variable, ["limit"], "KTLimit"),
          symbol(.function, ["start()"], "KTStart"),
        ])
    ]))

  @Test(arguments: [
    ("KTLamp", "glowOn:", false, "glow(on:)"), ("KTDesk", "glowOn:", false, "glow(on:)"),
    ("KTLamp", "glowOn:", true, nil), ("KTLamp", "sharedLamp", true, "shared()"),
    ("KTLamp", "initWithName:", false, "init(name:)"), ("KTLamp", "initWithName:", true, nil),
    ("KTLamp", "lampWithKind:", true, "init(kind:)"), ("KTLamp", "setDelegate:", false, "delegate"),
    ("KTLamp", "glow:", false, nil),
  ])
  func findsMembers(type: String, selector: String, isStatic: Bool, expected: String?) throws {
    let handle = try #require(api.objcType(named: type))
    let found = api.objcMembers(of: handle, selector: selector, isStatic: isStatic)
    #expect(found.map { api[$0].name } == [expected].compactMap { $0 })
  }

  @Test func findsWhatHasNoClass() {
    #expect(api.objcMembers(selector: "glowOn:").count == 1)
    #expect(api.objcConstants(named: "KTLampKindDesk").map { api[$0].name } == ["desk"])
    #expect(api.objcConstants(named: "KTLimit").map { api[$0].name } == ["limit"])
    #expect(api.objcFunctions(named: "KTStart").map { api[$0].name } == ["start()"])
    #expect(api.objcEnum(named: "KTLampKind").map { api[$0].name } == "Kind")
    #expect(api.objcEnum(named: "KTLamp") == nil)
    #expect(api.objcType(named: "Lamp") == nil)
  }

  private static func symbol(
    _ kind: Symbol.Kind, _ path: [String], _ objcName: String, isStatic: Bool = false,
    isSettable: Bool = false, inherits: [String] = []
  ) -> Symbol {
    var symbol = Symbol(id: path.joined(), module: "Kit", kind: kind, path: path)
    symbol.objcName = objcName
    symbol.isStatic = isStatic
    symbol.isSettable = isSettable
    symbol.inherits = inherits
    return symbol
  }
}
