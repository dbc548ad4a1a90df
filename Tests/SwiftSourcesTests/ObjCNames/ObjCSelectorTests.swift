// Tests of derived Objective-C names.

import APIModel
import Testing

@testable import SwiftSources

@Suite struct ObjCSelectorTests {
  /// Each pair was read from the identifier that the compiler gives the declaration.
  @Test(arguments: [
    ("func click(for count: Int)", "clickFor:"),
    ("func paint(color: Int)", "paintWithColor:"),
    ("func a(_ x: Int)", "a:"),
    ("func b()", "b"),
    ("func c(_ x: Int, y: Int)", "c:y:"),
    ("func c2(_ x: Int, _ y: Int)", "c2::"),
    ("func add(to list: Int, at index: Int)", "addTo:at:"),
    ("func moveTo(x: Int)", "moveToX:"),
    ("func moveTO(x: Int)", "moveTOX:"),
    ("func move_to(x: Int)", "move_toX:"),
    ("func movingto(x: Int)", "movingtoWithX:"),
    ("func convertFrom(rect: Int)", "convertFromRect:"),
    ("func fetch(URL: Int)", "fetchWithURL:"),
    ("func fetch(url: Int)", "fetchWithUrl:"),
    ("func fetchURL(string: Int)", "fetchURLWithString:"),
    ("func fetch(forURL: Int)", "fetchForURL:"),
    ("func fetch(FOR: Int)", "fetchFOR:"),
    ("func fetch(For: Int)", "fetchFor:"),
    ("func fetch(FORx: Int)", "fetchWithFORx:"),
    ("func fetch(inURL: Int)", "fetchInURL:"),
    ("func fetch(index: Int)", "fetchWithIndex:"),
    ("func fetch(into: Int, with: Int)", "fetchInto:with:"),
    ("func fetch(for_x: Int)", "fetchFor_x:"),
    ("func fetch(for2: Int)", "fetchWithFor2:"),
    ("func fetch(ünter: Int)", "fetchWithünter:"),
    ("func setX(_ x: Int)", "setX:"),
    ("func x(withY: Int)", "xWithY:"),
    ("func x(WithY: Int)", "xWithY:"),
    ("func open(`in`: Int)", "openIn:"),
    ("func `for`(x: Int)", "forX:"),
    ("func `for`(_ x: Int)", "for:"),
    ("func withAll(x: Int)", "withAllWithX:"),
    ("func sendUsing(x: Int)", "sendUsingX:"),
    ("func allOfThem(x: Int)", "allOfThemWithX:"),
    ("func playIn(x: Int)", "playInX:"),
    ("func playin(x: Int)", "playinWithX:"),
    ("func jump2To(x: Int)", "jump2ToX:"),
    ("func jumpTo2(x: Int)", "jumpTo2WithX:"),
    ("func URLFor(x: Int)", "URLForX:"),
    ("func URLfor(x: Int)", "URLforWithX:"),
    ("func X(y: Int)", "XWithY:"),
    ("func usingWith(x: Int)", "usingWithX:"),
    ("func run(x: Int) async", "runWithX:completionHandler:"),
    ("func run() async", "runWithCompletionHandler:"),
    ("func h(_ x: Int) async", "h:completionHandler:"),
    ("func h(for x: Int, y: Int) async", "hFor:y:completionHandler:"),
    ("func h(_ x: Int) async -> Int", "h:completionHandler:"),
    ("func f(block: @escaping () -> Void) async", "fWithBlock:completionHandler:"),
    ("func g(_ block: @escaping () -> Void) async", "g:completionHandler:"),
    ("init()", "init"),
    ("init(name: Int)", "initWithName:"),
    ("init(for name: Int)", "initFor:"),
    ("init(forName: ())", "initForName"),
    ("init(foo: ())", "initWithFoo"),
    ("init(_ x: Int)", "init:"),
    ("init(with name: Int)", "initWith:"),
    ("init(URL: Int)", "initWithURL:"),
    ("init(x: Int, y: Int)", "initWithX:y:"),
    ("var isOn: Bool { get set }", "isOn"),
    ("var URL: Int { get set }", "URL"),
  ])
  func agreesWithTheCompiler(_ declaration: String, _ name: String) {
    let symbols = api("@objc public protocol P {\n  @objc \(declaration)\n}")
    #expect(symbols.last?.objcName == name)
  }

  /// After the compiler's sources: they cannot be compiled without Foundation for Objective-C.
  @Test(arguments: [
    ("func load() throws", "loadAndReturnError:"),
    ("func load(name: Int) throws", "loadWithName:error:"),
    ("func load(_ x: Int) throws", "load:error:"),
    ("func load(x: Int, done: @escaping () -> Void) throws", "loadWithX:error:done:"),
    ("func load(done: (() -> Void)?) throws", "loadAndReturnError:done:"),
    ("func load(x: Int) async throws", "loadWithX:completionHandler:"),
    ("init(name: Int) throws", "initWithName:error:"),
  ])
  func placesTheError(_ declaration: String, _ name: String) {
    let symbols = api("@objc public protocol P {\n  @objc \(declaration)\n}")
    #expect(symbols.last?.objcName == name)
  }

  @Test(arguments: [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ])
  func knowsThePrepositions(_ word: String) {
    let capitalized = ObjCSelector.capitalized(word)
    #expect(ObjCSelector.selector(base: "go", labels: [word]) == "go\(capitalized):")
    #expect(ObjCSelector.selector(base: "go" + capitalized, labels: ["x"]) == "go\(capitalized)X:")
  }

  @Test(arguments: ["about", "behind", "during", "like", "near", "onto", "out", "over", "through"])
  func addsWithBeforeOtherWords(_ word: String) {
    let capitalized = ObjCSelector.capitalized(word)
    #expect(ObjCSelector.selector(base: "go", labels: [word]) == "goWith\(capitalized):")
  }

  @Test(arguments: [
    ("a", "SomeA"), ("bC", "SomeBC"), ("URL", "SomeURL"), ("x1", "SomeX1"),
    ("`default`", "SomeDefault"), ("ünter", "Someünter"),
  ])
  func namesCases(_ name: String, _ objcName: String) {
    #expect(api("@objc public enum Some: Int { case \(name) }").last?.objcName == objcName)
  }
}
