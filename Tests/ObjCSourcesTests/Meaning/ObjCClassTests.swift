// Tests of the classes, protocols and scopes of Objective-C snippets.

import APIModel
import Testing

@testable import ObjCSources

/// A class with a protocol for its delegate, an enum, and a deprecated method.
private let api: APILookup = {
  var symbols: [Symbol] = []
  func add(
    _ kind: Symbol.Kind, _ path: String, _ objc: String?, _ edit: (inout Symbol) -> Void = { _ in }
  ) {
    var symbol = Symbol(
      id: "\(symbols.count)", module: "Kit", kind: kind,
      path: path.split(separator: "/").map(String.init))
    symbol.objcName = objc
    edit(&symbol)
    symbols.append(symbol)
  }
  func require(_ path: String, _ objc: String, _ types: [String], _ declaration: String) {
    add(.method, path, objc) {
      $0.isRequirement = true
      $0.isOptionalRequirement = true
      $0.parameters = types.map { Parameter(label: nil, name: "value", type: $0) }
      $0.declaration.objc = declaration
    }
  }
  add(.class, "Lamp", "KTLamp") { $0.inherits = ["NSObject"] }
  add(.method, "Lamp/fade(to:seconds:)", "fadeTo:seconds:") {
    $0.parameters = ["to", "seconds"].map { Parameter(label: $0, name: $0, type: "Double") }
  }
  add(.property, "Lamp/parts", "parts") { $0.type = "[Part]" }
  add(.property, "Lamp/watts", "watts") { $0.type = "Int" }
  add(.class, "Part", "KTPart") { $0.inherits = ["NSObject"] }
  add(.method, "Part/tighten()", "tighten")
  add(.enum, "Glow", "KTGlow") { $0.inherits = ["Int"] }
  add(.case, "Glow/soft", "KTGlowSoft")
  add(.case, "Glow/hard", "KTGlowHard")
  add(.protocol, "LampDelegate", "KTLampDelegate") { $0.inherits = ["NSObjectProtocol"] }
  require(
    "LampDelegate/lamp(_:didGlow:)", "lamp:didGlowPart:", ["Lamp", "Part"],
    "- (void)lamp:(KTLamp *)lamp didGlowPart:(KTPart *)part;")
  require(
    "LampDelegate/lamp(_:mayGlow:)", "lamp:mayGlow:", ["Lamp", "Glow"],
    "- (BOOL)lamp:(KTLamp *)lamp mayGlow:(KTGlow)glow;")
  return APILookup(APIModel(modules: [Module(name: "Kit", symbols: symbols)]))
}()

/// What is wrong in a snippet, as the text at fault and what became of it.
private func faults(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  return ObjCSnippetReader.read(bytes, api: api).uses.compactMap { use in
    let text = String(decoding: bytes[use.range], as: UTF8.self)
    return switch use.outcome {
    case .resolved, .unknownReceiver: nil
    case .unknownMember(let type): "\(text) ≠ \(api[type].name)"
    case .unknownName(let module): "\(text) ∉ \(module)"
    case .mismatch(let candidates, let fault):
      "\(use.name) ~ \(api[candidates[0]].objcName ?? "") \(word(fault))"
    case .almostMeets(let requirement, let fault):
      "\(text) ≈ \(api[requirement].objcName ?? "") \(word(fault))"
    }
  }
}

private func word(_ fault: SymbolUse.CallFault) -> String {
  switch fault {
  case .label(let place, let written, let expected):
    "\(place): \(written ?? "") for \(expected ?? "")"
  case .missingArgument(let label): "lacks \(label ?? "")"
  case .extraArgument(let place, _): "more at \(place)"
  case .instanceMember: "of values"
  case .staticMember: "of the class"
  case .notSettable: "read only"
  default: "other"
  }
}

private func word(_ fault: SymbolUse.RequirementFault) -> String {
  switch fault {
  case .name: "name"
  case .parameter(let place, let written, let expected): "\(place): \(written) for \(expected)"
  case .result(let written, let expected): "gives \(written ?? "-") for \(expected ?? "-")"
  case .staticness: "static"
  default: "other"
  }
}

@Suite("Objective-C classes")
struct ObjCClassTests {
  @Test(
    "a selector that is one piece off",
    arguments: [
      ("fadeTo:1 second:2", "fadeTo:second: ~ fadeTo:seconds: 1: second for seconds"),
      ("fadeBy:1 seconds:2", "fadeBy:seconds: ~ fadeTo:seconds: 0: fadeBy for fadeTo"),
      ("fadeTo:1", "fadeTo: ~ fadeTo:seconds: lacks seconds"),
      ("fadeTo:1 seconds:2 curve:3", "fadeTo:seconds:curve: ~ fadeTo:seconds: more at 2"),
    ])
  func pieces(message: String, expected: String) {
    #expect(faults("KTLamp *lamp = [KTLamp new];\n[lamp \(message)];") == [expected])
  }

  @Test(
    "what the code says of types",
    arguments: [
      "void F(KTLamp *lamp) { [lamp.parts[0] open]; }",
      "for (KTPart *part in lamp.parts) { [part open]; }",
      "[[KTLamp new].parts.firstObject open];",
      "NSArray<KTPart *> *list = @[]; [list[0] open];",
      "__weak typeof(part) weakPart = part; KTPart *other = x; [other open];",
      "typedef KTPart Piece; Piece *piece = x; [piece open];",
      "KTPart *(^make)(void) = x; [make() open];",
      "@interface A : NSObject { KTPart *_part; }\n@end\n@implementation A\n- (void)f { [_part open]; }\n@end",
      "@interface A : NSObject\n@property KTPart *part;\n@end\n@implementation A\n- (void)f { [self.part open]; }\n@end",
      "@interface A : NSObject\n- (KTPart *)make;\n@end\n@implementation A\n- (void)f { [[self make] open]; }\n@end",
      "@implementation B : KTPart\n- (void)f { [super open]; }\n@end",
    ])
  func types(source: String) {
    #expect(faults(source) == ["open ≠ Part"])
  }

  @Test("a scope ends, and what it hid is there again")
  func scopes() {
    #expect(
      faults("KTPart *x = [KTPart new];\n{ NSString *x = @\"\"; [x open]; }\n[x open];") == [
        "open ≠ Part"
      ])
  }

  @Test("constants where an enum is expected")
  func constants() {
    #expect(faults("KTGlow glow = KTGlowWarm;") == ["KTGlowWarm ≠ Glow"])
    #expect(faults("KTGlow glow = soft;") == ["soft ≠ Glow"])
    #expect(faults("switch (glow) { case KTGlowSfot: break; }") == ["KTGlowSfot ≠ Glow"])
    #expect(faults("KTGlow F(void) { return KTGlowWarm; }") == ["KTGlowWarm ≠ Glow"])
    #expect(faults("NSInteger KTGlowWarm = 1; KTGlow glow = KTGlowWarm;").isEmpty)
  }

  @Test("members of the class and of values, and what can't be set")
  func nature() {
    #expect(
      faults("[KTLamp fadeTo:1 seconds:2];") == ["fadeTo:seconds: ~ fadeTo:seconds: of values"])
    #expect(faults("KTLamp *lamp = x; lamp.watts = 3;") == ["watts ~ watts read only"])
  }

  @Test("misspelt names of types, but not those of one's own")
  func names() {
    #expect(faults("KTLmapDelegate *x;") == ["KTLmapDelegate ∉ Kit"])
    #expect(faults("id<KTLampDelegat> x;") == ["KTLampDelegat ∉ Kit"])
    #expect(faults("@protocol KTLampDelegat\n@end\nid<KTLampDelegat> x;").isEmpty)
    #expect(faults("@class KTLampDelegat;\nKTLampDelegat *x;").isEmpty)
    #expect(faults("id<KTLampDelegates> x;").isEmpty)
  }

  private func conforming(_ methods: String) -> String {
    "@interface A : NSObject <KTLampDelegate>\n@end\n@implementation A\n\(methods)\n@end"
  }

  @Test(
    "methods that almost meet a requirement",
    arguments: [
      ("- (void)lamp:(KTLamp *)l didGlow:(KTPart *)p {}", "didGlow ≈ lamp:didGlowPart: name"),
      (
        "- (void)lamp:(KTLamp *)l\n  didGlowPrat:(KTPart *)p {}",
        "didGlowPrat ≈ lamp:didGlowPart: name"
      ),
      ("- (void)lump:(KTLamp *)l didGlowPart:(KTPart *)p {}", "lump ≈ lamp:didGlowPart: name"),
      (
        "- (void)lamp:(KTPart *)l didGlowPart:(KTPart *)p {}",
        "KTPart * ≈ lamp:didGlowPart: 0: KTPart * for KTLamp *"
      ),
      (
        "- (NSInteger)lamp:(KTLamp *)l mayGlow:(KTGlow)g {}",
        "NSInteger ≈ lamp:mayGlow: gives NSInteger for BOOL"
      ),
      ("- (BOOL)lamp:(KTLamp *)l mayGlow:(BOOL)g {}", "BOOL ≈ lamp:mayGlow: 1: BOOL for KTGlow"),
      ("+ (BOOL)lamp:(KTLamp *)l mayGlow:(KTGlow)g {}", "lamp ≈ lamp:mayGlow: static"),
    ])
  func requirements(method: String, expected: String) {
    #expect(faults(conforming(method)) == [expected])
  }

  @Test(
    "methods that meet a requirement, or that are none",
    arguments: [
      "- (void)lamp:(nonnull KTLamp *)sender didGlowPart:(id)part {}",
      "- (BOOL)lamp:(KTLamp *)lamp\n    mayGlow:(NSInteger)glow { return YES; }",
      "- (void)lamp:(KTLamp *)lamp showInView:(UIView *)view {}",
      "- (void)f { [self lamp:x didGlow:y]; }\n- (void)lamp:(KTLamp *)l didGlow:(KTPart *)p {}",
      "- (void)lamp:(KTLamp *)l didGlowPart:(KTPart *)p {}\n- (void)lamp:(KTLamp *)l didGlow:(KTPart *)p {}",
    ])
  func rightMethods(methods: String) {
    #expect(faults(conforming(methods)).isEmpty)
  }

  @Test("a class that does not conform has methods of its own")
  func otherClasses() {
    #expect(
      faults(
        "@interface A : NSObject\n@end\n@implementation A\n- (void)lamp:(KTLamp *)l didGlow:(KTPart *)p {}\n@end"
      ).isEmpty)
  }

  @Test(
    "positions after letters of every kind",
    arguments: ["Größe", "中文", "高さ", "مصباح", "😀"])
  func positions(text: String) {
    let source = "NSLog(@\"\(text)\"); // \(text)\n[[KTPart new] open]; // \(text)"
    #expect(faults(source) == ["open ≠ Part"])
  }

  @Test(
    "hostile code",
    arguments: [
      "a.", "@interface A\n", "- (void)f {", "(id)", "^(", "@[", "x ? ", "if (x) ", "typedef ",
      "NSArray<", "@selector(", "{", "a[b", "case ",
      "a = ", "a.b += ",
    ])
  func hostile(piece: String) {
    _ = ObjCSnippetReader.read(Array(String(repeating: piece, count: 20_000).utf8), api: api)
  }
}
