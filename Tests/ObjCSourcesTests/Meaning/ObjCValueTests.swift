// Tests of values that a method, a function or a property does not take.

import APIModel
import Testing

@testable import ObjCSources

/// Classes that derive from each other, methods that take a value of every kind.
private let api: APILookup = {
  var symbols: [Symbol] = []
  func add(
    _ kind: Symbol.Kind, _ path: String, _ objc: String?, _ types: [String] = [],
    gives type: String? = nil, _ edit: (inout Symbol) -> Void = { _ in }
  ) {
    var symbol = Symbol(
      id: "\(symbols.count)", module: "Kit", kind: kind,
      path: path.split(separator: "/").map(String.init))
    symbol.objcName = objc
    symbol.type = type
    symbol.parameters = types.map { Parameter(label: nil, name: "value", type: $0) }
    edit(&symbol)
    symbols.append(symbol)
  }
  add(.class, "Lamp", "KTLamp") { $0.inherits = ["NSObject"] }
  add(.property, "Lamp/shared", "sharedLamp", gives: "Lamp") { $0.isStatic = true }
  add(.property, "Lamp/name", "name", gives: "String") { $0.isSettable = true }
  add(.property, "Lamp/watts", "watts", gives: "Int")
  add(.property, "Lamp/isOn", "on", gives: "Bool") { $0.isSettable = true }
  add(.property, "Lamp/torch", "torch", gives: "Torch?") { $0.isSettable = true }
  add(.property, "Lamp/parts", "parts", gives: "[Lamp]")
  add(.property, "Lamp/table", "table", gives: "[Torch: Shade]")
  add(.method, "Lamp/join(_:)", "join:", ["Lamp"])
  add(.method, "Lamp/carry(_:)", "carry:", ["Torch"])
  add(.method, "Lamp/call(_:)", "call:", ["String"])
  add(.method, "Lamp/fade(_:_:)", "fadeTo:animated:", ["Double", "Bool"])
  add(.method, "Lamp/glow(_:)", "glow:", ["Glow"])
  add(.method, "Lamp/paint(_:)", "paint:", ["UIColor"])
  add(.method, "Lamp/open(_:)", "open:", ["URL?"])
  add(.method, "Lamp/tell(_:)", "tell:", ["Any?"])
  add(.method, "Lamp/list(_:)", "list:", ["[String]"])
  add(.method, "Lamp/then(_:)", "then:", ["((Bool, Error?) -> Void)?"])
  add(.method, "Lamp/dim(_:)", "dim:", ["Double"]) { $0.state = .deprecated }
  add(.initializer, "Lamp/init(name:)", "initWithName:", ["String"])
  add(.class, "Torch", "KTTorch") { $0.inherits = ["Lamp"] }
  add(.class, "Shade", "KTShade") { $0.inherits = ["UIView"] }
  add(.method, "Shade/show(_:animated:)", "showLamp:animated:", ["Lamp", "Bool"])
  add(.enum, "Glow", "KTGlow") { $0.inherits = ["Int"] }
  add(.case, "Glow/soft", "KTGlowSoft", gives: "Glow")
  add(.case, "Glow/hard", "KTGlowHard", gives: "Glow")
  add(.method, "Glow/mixed(with:)", "KTGlowMix", ["Glow"], gives: "Glow") {
    $0.declaration.objc = "KTGlow KTGlowMix(KTGlow one, KTGlow other)"
  }
  add(.function, "lampName(_:)", "KTLampName", ["Glow"], gives: "String")
  return APILookup(APIModel(modules: [Module(name: "Kit", symbols: symbols)]))
}()

/// What is said against the values of a snippet.
private func faults(_ code: String) -> [String] {
  let lines = "KTLamp *lamp = KTLamp.sharedLamp;\n" + code
  return ObjCSnippetReader.read(Array(lines.utf8), api: api).uses.compactMap { use in
    switch use.outcome {
    case .mismatch(_, .literal(let place, let written, let expected)):
      "\(use.name) \(place): \(written) for \(expected)"
    case .mismatch(_, .closureParameters(_, let written, let expected)):
      "\(use.name): \(written) for \(expected)"
    case .mismatch(_, .notSettable): "\(use.name) is read only"
    case .mismatch(_, .label(_, let written, let expected)):
      "\(written ?? "") for \(expected ?? "")"
    case .mismatch(_, .missingArgument), .mismatch(_, .extraArgument):
      "\(use.name) has another count"
    case .unknownMember(let type): "\(api[type].name) has no \(use.name)"
    case .resolved, .unknownReceiver: nil
    default: "\(use.name) \(use.outcome)"
    }
  }
}

@Suite("Values that are not taken")
struct ObjCValueTests {
  @Test(
    "A literal of another kind",
    arguments: [
      ("[lamp join:@\"灯\"];", "join: 0: a string for KTLamp *"),
      ("[lamp join:5];", "join: 0: a number for KTLamp *"),
      ("[lamp join:YES];", "join: 0: a number for KTLamp *"),
      ("[lamp join:@5];", "join: 0: a number in an object for KTLamp *"),
      ("[lamp join:@[lamp]];", "join: 0: an array for KTLamp *"),
      ("[lamp call:\"Ä\"];", "call: 0: a string of C, without `@`, for NSString *"),
      ("[lamp call:12];", "call: 0: a number for NSString *"),
      ("[lamp call:@{@\"a\": @1}];", "call: 0: a dictionary for NSString *"),
      ("[lamp fadeTo:@0.5 animated:YES];", "fadeTo:animated: 0: a number in an object for double"),
      ("[lamp fadeTo:-1 animated:@\"yes\"];", "fadeTo:animated: 1: a string for BOOL"),
      ("[lamp fadeTo:1 animated:nil];", "fadeTo:animated: 1: `nil` for BOOL"),
      ("[lamp glow:@\"soft\"];", "glow: 0: a string for KTGlow"),
      ("[lamp glow:@(KTGlowSoft)];", "glow: 0: a number in an object for KTGlow"),
      ("[lamp paint:@\"#fff\"];", "paint: 0: a string for UIColor"),
      ("[lamp open:@\"https://a.b\"];", "open: 0: a string for URL"),
      ("[lamp list:@\"a\"];", "list: 0: a string for NSArray *"),
      ("[[KTLamp alloc] initWithName:5];", "initWithName: 0: a number for NSString *"),
      ("KTLampName(@\"soft\");", "KTLampName 0: a string for KTGlow"),
      ("lamp.name = 5;", "name 0: a number for NSString *"),
      ("[lamp setName:@5];", "setName: 0: a number in an object for NSString *"),
    ])
  func literal(code: String, fault: String) { #expect(faults(code) == [fault]) }

  @Test(
    "A value of another type",
    arguments: [
      ("[lamp carry:[KTShade new]];", "carry: 0: an object of `KTShade` for KTTorch *"),
      ("[lamp carry:lamp];", "carry: 0: an object of `KTLamp` for KTTorch *"),
      ("[lamp join:lamp.name];", "join: 0: a string for KTLamp *"),
      ("[lamp call:lamp];", "call: 0: an object of `KTLamp` for NSString *"),
      (
        "[lamp carry:lamp.table.allValues.firstObject];",
        "carry: 0: an object of `KTShade` for KTTorch *"
      ),
      (
        "[lamp call:lamp.table.allKeys.firstObject];",
        "call: 0: an object of `KTTorch` for NSString *"
      ),
      ("NSInteger x = 3; [lamp call:x];", "call: 0: a number for NSString *"),
      ("NSString *x = @\"a\"; [lamp glow:x];", "glow: 0: a string for KTGlow"),
      (
        "lamp.torch = [[KTLamp alloc] initWithName:@\"a\"];",
        "torch 0: an object of `KTLamp` for KTTorch *"
      ),
    ])
  func value(code: String, fault: String) { #expect(faults(code) == [fault]) }

  @Test("A block with another number of parameters")
  func block() {
    #expect(faults("[lamp then:^{ }];") == ["then:: 0 for 2"])
    #expect(faults("[lamp then:^(BOOL on) { }];") == ["then:: 1 for 2"])
    #expect(faults("[lamp then:^(BOOL on, NSError *error) { }];") == [])
    #expect(faults("[lamp then:^(...) { }];") == [])
    #expect(faults("[lamp then:^(BOOL on, …) { }];") == [])
    #expect(faults("[lamp then:@\"x\"];") == ["then: 0: a string for a block"])
    #expect(faults("[lamp then:nil];") == [])
  }

  @Test("What is assigned is judged behind other assignments and commas")
  func assignments() {
    #expect(faults("x = lamp.name = 3;") == ["name 0: a number for NSString *"])
    #expect(faults("x = 1, lamp.on = @\"a\";") == ["on 0: a string for BOOL"])
    #expect(faults("lamp.on = (lamp.torch = [KTLamp new]) != nil;").count == 1)
    #expect(faults("x = lamp.watts = 3;") == ["watts is read only"])
  }

  @Test("A property that can only be read, whatever is assigned")
  func readOnly() {
    #expect(faults("lamp.watts = 3;") == ["watts is read only"])
    #expect(faults("lamp.watts += 3;") == ["watts is read only"])
    #expect(faults("if (lamp.watts == 3 || lamp.watts >= 4) {}") == [])
  }

  @Test(
    "What may be taken",
    arguments: [
      "[lamp join:[KTTorch new]];", "[lamp join:nil];", "[lamp join:0];", "[lamp join:thing];",
      "[lamp join:lamp.parts[0]];", "[lamp carry:lamp.parts.firstObject];",
      "[lamp carry:(id)lamp];",
      "id x = lamp; [lamp carry:x];", "[lamp tell:@5]; [lamp tell:@\"a\"]; [lamp tell:lamp];",
      "[lamp fadeTo:1 animated:1];", "[lamp fadeTo:lamp.watts animated:!YES];", "[lamp glow:1];",
      "[lamp call:[NSString stringWithFormat:@\"%d\", 3]];", "[lamp call:@(name)];",
      "[lamp paint:UIColor.redColor]; [lamp paint:[KTShade new]];", "[lamp list:@[@\"a\"]];",
      "lamp.name = nil; lamp.name = lamp.name; lamp.torch = [KTTorch new];",
      "[lamp call:<#name#>];", "[lamp fadeTo:<#(double)#> animated:<#(BOOL)#>];",
      "KTTorch *t = lamp.parts[0]; [lamp carry:t];", "[lamp call:isOn ? @\"a\" : @\"b\"];",
      "lamp.on = lamp.name != nil;", "lamp.name = lamp.on ? @\"a\" : @\"b\";",
      "lamp.name = lamp.watts == 2 ? @\"a\" : nil;", "lamp.on = lamp.on && lamp.name == nil;",
      "lamp.on |= lamp.watts > 2;", "BOOL x; x = lamp.on = lamp.watts > 2;",
      "x = 1, lamp.name = @\"a\", lamp.on = lamp.torch != nil;",
    ])
  func right(code: String) { #expect(faults(code) == [], "\(code)") }

  @Test("What is deprecated stays so")
  func deprecated() {
    let code = Array("[KTLamp.sharedLamp dim:@\"x\"];".utf8)
    let last = ObjCSnippetReader.read(code, api: api).uses.last { $0.name == "dim:" }
    guard case .resolved = last?.outcome else {
      Issue.record("\(String(describing: last))")
      return
    }
  }

  @Test("Swift's spelling of a case")
  func swiftCases() {
    #expect(faults("[lamp glow:.soft];") == ["Glow has no soft"])
    #expect(faults("[lamp glow:KTGlow.soft];") == ["Glow has no soft"])
    #expect(faults("[lamp tell:.soft];") == [])
    #expect(faults("CGRect box = {.width = 3};") == [])
  }

  @Test("A constant that no enum has, where it is boxed or joined with others")
  func constants() {
    #expect(faults("[lamp tell:@(KTGlowDim)];") == ["Glow has no KTGlowDim"])
    #expect(faults("[lamp tell:@(KTGlowSoft)]; [lamp tell:@(KTOther)];") == [])
    #expect(
      faults("KTGlow glow = KTGlowSoft; if (glow & KTGlowBlue) {}") == ["Glow has no KTGlowBlue"])
  }

  @Test("Another verb, where the noun is a type of the API")
  func verbs() {
    let shade = { (code: String) in faults("KTShade *shade = [KTShade new]; " + code) }
    #expect(shade("[shade presentLamp:lamp animated:YES];") == ["presentLamp for showLamp"])
    #expect(shade("[shade showLamp:lamp animated:YES];") == [])
    #expect(shade("[shade setContentOffset:lamp animated:YES];") == [])
    #expect(shade("[shade showLamp:lamp quickly:YES];") == [])
  }

  @Test("A category that is shown has just the methods that are shown")
  func categories() {
    let category = "@interface KTLamp (Page)\n- (void)tidy;\n@end\n"
    let code = { (call: String) in category + "void f(KTLamp *l) { \(call) }" }
    #expect(faults(code("[l tidy];")) == [])
    #expect(faults(code("[l tidyUp];")) == ["Lamp has no tidyUp"])
    let hidden = "@implementation KTLamp (Page)\n- (void)a { [self b]; }\n@end\n"
    #expect(faults(hidden) == [])
  }

  @Test("A function of C that Swift makes a member")
  func functions() {
    #expect(faults("KTGlowMix(KTGlowSoft, KTGlowHard);") == [])
    #expect(faults("KTGlowMix(KTGlowSoft);") == ["KTGlowMix has another count"])
    #expect(faults("KTGlowMix(KTGlowSoft, KTGlowHard, 3);") == ["KTGlowMix has another count"])
  }

  @Test("`instancetype` is the class that is asked, wherever that is")
  func instancetype() {
    let desk =
      "@interface KTDesk : NSObject\n+ (instancetype)make;\n"
      + "@property KTLamp *lamp;\n@end\n"
    #expect(faults(desk + "void f(void) { [[KTDesk make].lamp carry:5]; }").count == 1)
    let code = "@implementation KTDesk\n+ (void)f { [[self make].lamp carry:5]; }\n@end"
    #expect(faults(desk + code).count == 1)
  }
}
