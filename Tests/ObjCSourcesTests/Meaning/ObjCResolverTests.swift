// Tests of what Objective-C snippets refer to.

import APIModel
import Testing

@testable import ObjCSources

/// A small API: a class with members of every kind, a deprecated one, enums, an open class.
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
  add(.class, "Lamp", "KTLamp") { $0.inherits = ["NSObject"] }
  add(.property, "Lamp/shared", "sharedLamp") {
    $0.isStatic = true
    $0.type = "Lamp"
  }
  add(.property, "Lamp/shade", "shade") {
    $0.type = "Shade?"
    $0.isSettable = true
  }
  add(.method, "Lamp/glow(with:after:)", "glowWithKind:after:") {
    $0.parameters = [
      Parameter(label: "with", name: "kind", type: "Glow"),
      Parameter(label: "after", name: "delay", type: "Double"),
    ]
  }
  add(.method, "Lamp/dim(by:)", "dimBy:") {
    $0.parameters = [Parameter(label: "by", name: "by", type: "Double")]
    $0.state = .deprecated
  }
  add(.initializer, "Lamp/init(watts:)", "initWithWatts:") {
    $0.parameters = [Parameter(label: "watts", name: "watts", type: "Int")]
  }
  add(.method, "Lamp/hidden(_:)", nil)
  add(.class, "Shade", "KTShade") { $0.inherits = ["UIView"] }
  add(.method, "Shade/fold()", "fold")
  add(.method, "Shade/foldTwice(_:)", "foldTwice:")
  add(.enum, "Glow", "KTGlow") { $0.inherits = ["Int"] }
  add(.case, "Glow/soft", "KTGlowSoft")
  add(.case, "Glow/hard", "KTGlowHard")
  add(.variable, "limit", "KTLimit")
  return APILookup(APIModel(modules: [Module(name: "Kit", symbols: symbols)]))
}()

/// The uses of a snippet as `spelling = outcome`, those of unknown receivers left out on demand.
private func uses(_ text: String, silent: Bool = false) -> [String] {
  ObjCSnippetReader.read(Array(text.utf8), api: api).uses.compactMap { use in
    switch use.outcome {
    case .resolved(let handle): "\(use.spelling) = \(api[handle].qualifiedName)"
    case .unknownMember(let type): "\(use.spelling) ≠ \(api[type].name)"
    case .unknownReceiver: silent ? nil : "\(use.spelling) ?"
    case .mismatch, .almostMeets: "\(use.spelling) mismatch"
    case .unknownName: "\(use.spelling) unknown"
    }
  }
}

@Suite("Objective-C uses")
struct ObjCResolverTests {
  @Test("a chain of messages from a class")
  func chain() {
    #expect(
      uses("[[[KTLamp sharedLamp] shade] fold];") == [
        "KTLamp = Lamp", "[KTLamp sharedLamp] = Lamp.shared",
        "[[KTLamp sharedLamp] shade] = Lamp.shade",
        "[[[KTLamp sharedLamp] shade] fold] = Shade.fold()",
      ])
    let found = ObjCSnippetReader.read(
      Array("[[KTLamp sharedLamp] shade]; [KTLamp sharedLamp];".utf8), api: api
    ).uses
    let chains = found.map(\.chain)
    #expect(chains.count == 5)
    #expect(Set(chains[..<3]).count == 1)
    #expect(Set(chains[3...]).count == 1)
    #expect(chains[0] != chains[3])
  }

  @Test("dots do the same")
  func dots() {
    #expect(
      uses("[KTLamp.sharedLamp.shade fold]; KTLamp.sharedLamp.shade = nil;") == [
        "KTLamp = Lamp", "KTLamp.sharedLamp = Lamp.shared",
        "KTLamp.sharedLamp.shade = Lamp.shade",
        "[KTLamp.sharedLamp.shade fold] = Shade.fold()",
        "KTLamp = Lamp", "KTLamp.sharedLamp = Lamp.shared",
        "KTLamp.sharedLamp.shade = Lamp.shade",
      ])
  }

  @Test("arguments, constants, and where the parts of a selector stand")
  func arguments() throws {
    let source =
      "/* größe 高さ 中 مصباح 😀 */ [[KTLamp sharedLamp] glowWithKind:KTGlowSoft\n after:x ? 1 : KTLimit];"
    #expect(
      uses(source).suffix(3) == [
        "[[KTLamp sharedLamp] glowWithKind:after:] = Lamp.glow(with:after:)",
        "KTGlowSoft = Glow.soft", "KTLimit = limit",
      ])
    let bytes = Array(source.utf8)
    let use = try #require(
      ObjCSnippetReader.read(bytes, api: api).uses.first { $0.name == "glowWithKind:after:" })
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(text(use.range) == "glowWithKind")
    #expect(use.labelRanges.map(text) == ["glowWithKind", "after"])
    #expect(
      text(use.chainRange).hasPrefix("[[KTLamp") && text(use.chainRange).hasSuffix("KTLimit]"))
  }

  @Test(
    "locals with evident types",
    arguments: [
      "KTLamp *lamp = [[KTLamp alloc] initWithWatts:40];\n[lamp dimBy:1];",
      "- (void)f:(KTLamp *)lamp {\n [lamp dimBy:1];\n}", "KTLamp * _Nonnull lamp;\n[lamp dimBy:1];",
      "@property (nonatomic) KTLamp *lamp;\n[self.lamp dimBy:1]; [_lamp dimBy:1];",
      "for (KTLamp *lamp in lamps) { [lamp dimBy:1]; }", "[(KTLamp *)sender dimBy:1];",
      "[[[KTLamp alloc] init] dimBy:1];", "[[KTLamp new] dimBy:1];",
      "[KTLamp.sharedLamp dimBy:1];", "[window.lamp dimBy:1]; KTLamp *lamp; [lamp dimBy:2];",
    ])
  func locals(source: String) {
    #expect(uses(source, silent: true).contains { $0.hasSuffix("dimBy:] = Lamp.dim(by:)") })
    #expect(!uses(source).contains { $0.contains("≠") })
  }

  @Test("an unknown selector of a class that is known in full")
  func unknownSelectors() {
    #expect(uses("[[KTLamp sharedLamp] blink];").last == "[[KTLamp sharedLamp] blink] ≠ Lamp")
    #expect(uses("[KTLamp lampWithWatts:1];").last == "[KTLamp lampWithWatts:] ≠ Lamp")
  }

  @Test(
    "nothing is said of what is not known for certain",
    arguments: [
      "[[KTLamp.sharedLamp shade] setBounds:x];", "[[NSArray array] blink];", "[lamp blink];",
      "KTLamp *lamp; NSString *lamp; [lamp blink];", "[[KTLamp sharedLamp] description];",
      "[[KTLamp sharedLamp] performSelector:@selector(blink)];", "[[KTLamp sharedLamp] hidden:1];",
      "@interface KTLamp (More)\n- (void)blink;\n@end\n[[KTLamp sharedLamp] blink];",
      "[KTLamp class]; [[KTLamp sharedLamp] setAccessibilityLabel:@\"a\"];",
      "NSArray<KTLamp *> *lamps; [lamps blink]; lamps[0];",
      "KTLamp *a[2] = { [KTLamp new], nil };", "int x = y[[KTLamp new] ? 1 : 0];",
      "[[KTLamp sharedLamp] glowWithKind:kind after:1];",
    ])
  func silence(source: String) {
    #expect(!uses(source).contains { $0.contains("≠") })
  }

  @Test("a constant that the enum does not have")
  func unknownConstants() {
    #expect(
      uses("[[KTLamp sharedLamp] glowWithKind:KTGlowWild after:1];").last == "KTGlowWild ≠ Glow")
    #expect(
      !uses("KTGlow KTGlowMine = 1; [[KTLamp sharedLamp] glowWithKind:KTGlowMine after:1];")
        .contains { $0.contains("≠") })
  }

  @Test("a selector that only one method answers to tells what an unknown receiver is")
  func onlyMethod() {
    #expect(uses("[lamp dimBy:1];") == ["[lamp dimBy:] = Lamp.dim(by:)"])
    #expect(uses("[lamp setShade:x];") == ["[lamp setShade:] ?"])
    #expect(uses("NSView *lamp; [lamp dimBy:1];") == ["[lamp dimBy:] ?"])
    #expect(uses("[Other dimBy:1];") == ["[Other dimBy:] ?"])
  }

  @Test("the module's name in place of a class")
  func module() {
    #expect(uses("[Kit sharedLamp]; Kit[0]; @import Kit;", silent: true) == ["Kit unknown"])
  }

  @Test("the names of declarations are no uses")
  func declarations() {
    #expect(uses("typedef NS_ENUM(NSInteger, KTGlow) { KTGlowSoft, KTGlowHard };").isEmpty)
    #expect(uses("@interface KTLamp : NSObject\n@end").isEmpty)
  }

  @Test(
    "hostile code",
    arguments: [
      "[", "[a)", "{a)", "(a]", "[a ", "[a b:", "[[a b] c:(", "a.", "(a *)", "NS_ENUM(A, B) ",
    ])
  func hostile(piece: String) {
    let code = Array(String(repeating: piece, count: 10_000).utf8)
    _ = ObjCSnippetReader.read(code, api: api)
    let closed = Array(
      (String(repeating: "[", count: 5_000) + "KTLamp" + String(repeating: " a]", count: 5_000))
        .utf8)
    #expect(!ObjCSnippetReader.read(closed, api: api).isComplete)
  }

  @Test("a selector that consists of no word")
  func selectorWithoutWords() {
    for code in [
      "@selector(@foldTwice:)", "@selector(#foldTwice:)", "@selector(:)", "@selector(1:)",
    ] {
      #expect(uses(code + ";") == [], "\(code)")
    }
  }

  @Test("levels and chains that are each allowed do not add up beyond any stack")
  func levelsOfChains() {
    let links = String(repeating: ".b", count: 255)
    var code = "a"
    for _ in 0..<64 { code = "[\(code) x]\(links)" }
    let found = ObjCSnippetReader.read(Array("\(code);".utf8), api: api)
    #expect(!found.isComplete)
  }
}
