// Types that are found through results, key paths, generic arguments and closures.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetInferenceTests {
  /// What is said against a snippet.
  private func alarms(_ code: String) -> [String] { uses(in: code).filter { $0.contains(" ! ") } }

  @Test(
    arguments: [
      ("x.map { $0 }; [Lamp.shared].map(\\.nme)", "nme ! not in Lamp"),
      ("let p = \\Lamp.nme", "nme ! not in Lamp"),
      ("let p = \\Lamp.kind.nme", "nme ! not in Lamp.Kind"),
      ("let p = \\Lamp.parent?.nme", "nme ! not in Lamp"),
      ("[Lamp.shared].map { $0.kind }[0].nme", "nme ! not in Lamp.Kind"),
      ("for p in [Lamp.shared].flatMap({ $0.parts }) { p.nme }", "nme ! not in Part"),
      ("[Lamp.shared].compactMap { $0.parent }.first?.nme", "nme ! not in Lamp"),
      (
        "func f(_ r: Result<Lamp, Lamp.Fault>) { if case .success(let l) = r { l.nme } }",
        "nme ! not in Lamp"
      ),
      (
        "func f(_ r: Result<Lamp, Lamp.Fault>) { if case .failure(.bent) = r {} }",
        "bent ! not in Lamp.Fault"
      ),
      ("func f(_ r: Result<Lamp, Error>) { try? r.get().nme }", "nme ! not in Lamp"),
      ("func f(_ l: Lamp?) { if case .some(let x) = l { x.nme } }", "nme ! not in Lamp"),
      ("Box(Lamp.shared).content.nme", "nme ! not in Lamp"),
      ("func f<T: Lamp>(_ x: T) { x.nme }", "nme ! not in Lamp"),
      ("func f<T>(_ x: T) where T: Lamp { x.nme }", "nme ! not in Lamp"),
      ("let k = [Lamp.Kind.desk, .bed]", "bed ! not in Lamp.Kind"),
      ("if case .bed(let x) = Lamp.shared.kind {}", "bed ! not in Lamp.Kind"),
      ("Lamp.shared.kind = .broken", "broken ! not in Lamp.Kind"),
      ("let f: Lamp.Fault = .broken", "broken ! missing code of Lamp.Fault.broken(code:part:)"),
      ("Lamp.shared.parent.name", "name ! not unwrapped of Lamp.name"),
      ("Lamp.shared.parent.setGlow()", "setGlow() ! not unwrapped of Lamp.setGlow(_:)"),
      ("Lamp.all = []", "all ! not settable of Lamp.all"),
      (
        "Lamp.shared.dim(to: 1) { a, b in }",
        "dim(to:) ! closure 1 of 2 for 1 of Lamp.dim(to:animated:completion:)"
      ),
      ("Lamp.shared.pick(\"desk\")", "pick(_:) ! literal 0 a string for Kind of Lamp.pick(_:)"),
      ("Lamp.shared.pick(nil)", "pick(_:) ! literal 0 `nil` for Kind of Lamp.pick(_:)"),
      (
        "Lamp.shared.dim(to: \"1\")",
        "dim(to:) ! literal 0 a string for Double of Lamp.dim(to:animated:completion:)"
      ),
      ("Lamp.Kind(name: 3)", "init(name:) ! not in Lamp.Kind"),
      ("Mode()", "init() ! not in Mode"),
      (
        "Lamp.init(title:level:)",
        "init(title:level:) ! label 0 title for name of Lamp.init(name:level:)"
      ),
      (
        "class L: Lamp { init(x: Int) { super.init(title: x) } }",
        "init(title:) ! label 0 title for name of Lamp.init(name:level:)"
      ),
      ("Lamp.shared[at: 1]", "subscript(at:) ! label 0 at for _ of Lamp.subscript(_:)"),
      ("Part()[0]", "subscript(_:) ! not in Part"),
    ])
  func finds(code: String, alarm: String) {
    #expect(alarms(code) == [alarm])
  }

  @Test(
    arguments: [
      "[Lamp.shared].map(\\.name)", "let p = \\Lamp.parts[0].weight", "let p = \\Lamp.self",
      "switch Lamp.shared.kind { case .desk: 1; default: 2 }",
      "if case .broken = f as Lamp.Fault {}",
      "let make: (Int, Part) -> Lamp.Fault = Lamp.Fault.broken",
      "Lamp.shared.parent?.name", "Lamp.shared.parent!.name", "Lamp.shared.parent.map { $0.name }",
      "if let parent = Lamp.shared.parent { parent.name }",
      "var lamp: Lamp!\nlamp.name",
      "extension Optional { var name: Int { 1 } }\nLamp.shared.parent.name",
      "Lamp.shared.name = 3", "Lamp.shared.dim(to: 1) { _ in }", "Lamp.Kind(rawValue: 1)",
      "Lamp.shared[0].weight", "Part()[keyPath: path]",
      "extension Part { subscript(i: Int) -> Int { i } }\nPart()[0]",
      "func f<T: Lamp>(_ x: T) where T: Shelf { x.nme }", "Box(3).content.nme",
      "Lamp.shared.dim(to: 1, animated: true, completion: nil)", "Lamp.shared.log(\"a\", \"b\")",
      "extension Lamp.Kind: ExpressibleByStringLiteral { init(stringLiteral s: String) {} }\n"
        + "Lamp.shared.pick(\"desk\")", "Box(nil)", "Lamp(name: \"\\(1)\")",
      "- Lamp.shared.nme\n+ Lamp.shared.name",
    ])
  func passes(code: String) {
    #expect(alarms(code) == [])
  }

  @Test func tellsASlipInTheNameOfAType() {
    #expect(uses(in: "class A: LampDelgate {}") == ["LampDelgate ! not in module LampKit"])
    #expect(uses(in: "let a = LampDelegato.self") == ["LampDelegato ! not in module LampKit"])
    #expect(uses(in: "class A: LampDelegates {}") == [])
    #expect(uses(in: "class A: LbmpDelegate {}") == [])
    #expect(uses(in: "class A: LampDel3gate {}") == [])
    #expect(uses(in: "class LampDelgate {}\nclass A: LampDelgate {}") == [])
  }

  @Test func tellsADeprecatedMethodByItsNameAlone() {
    let source = """
      public final class Lamp {
        @available(*, deprecated, renamed: "fade(to:)") public func setLevel(to level: Int) {}
        @available(*, deprecated, renamed: "off()") public func stop() {}
        public func setMode(to mode: Int) {}
      }
      public final class Fan {
        @available(*, deprecated) public func setMode(to mode: Int) {}
      }
      """
    let api = APILookup(
      APIModel(modules: [
        SwiftAPIReader.read([.init(path: "Lamp.swift", bytes: Array(source.utf8))], module: "Kit")
      ]))
    #expect(uses(in: "thing.setLevel(to: 3)", api: api) == ["setLevel(to:) = Lamp.setLevel(to:)"])
    #expect(uses(in: "thing.setLevel(by: 3)", api: api) == ["setLevel(by:) ?"])
    #expect(uses(in: "thing.stop()", api: api) == ["stop() ?"])
    #expect(uses(in: "thing.setMode(to: 3)", api: api) == ["setMode(to:) ?"])
  }

  @Test func tellsFromTheNameAlone() {
    #expect(uses(in: "lampp.showEverithing(true)") == ["showEverithing(_:) ! not in Panel"])
    #expect(uses(in: "lampp.showEverythings(true)") == [])
    #expect(uses(in: "Lampp.shared.showEverithing(true)") == [])
    #expect(
      uses(in: "struct A { func showEverithing(_ a: Bool) {} }\nb.showEverithing(true)") == [])
  }
}
