// Scopes: locals, parameters, the types and extensions of the snippet itself.

import Testing

@Suite struct SnippetScopeTests {
  @Test(arguments: cases)
  func finds(_ snippet: SnippetCase) {
    #expect(uses(in: snippet.code) == snippet.expected)
  }

  static let cases: [SnippetCase] = [
    SnippetCase(
      """
      let lamp = Lamp(name: "a")
      lamp.setGlow()
      """,
      "Lamp = Lamp", "init(name:) = Lamp.init(name:level:)", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      struct Lamp { func blink() {} }
      Lamp().blink()
      Lamp.shared
      """),
    SnippetCase(
      """
      func startLamps(_ x: String) {}
      startLamps("a")
      """),
    SnippetCase(
      "func show(Lamp: Int) { Lamp.foo }"),
    SnippetCase(
      """
      class Lamp { static let other = 1 }
      let x: Lamp = Lamp()
      """),
    SnippetCase(
      """
      func use(_ lamp: Lamp, part: Part?) {
        lamp.setGlow()
        part?.weight
      }
      """,
      "Lamp = Lamp", "Part = Part", "setGlow() = Lamp.setGlow(_:)", "weight = Part.weight"),
    SnippetCase(
      """
      func use(_ lamp: Thing) { lamp.setGlow() }
      let lamp = Lamp()
      """,
      "Lamp = Lamp", "init() = Lamp.init()"),
    SnippetCase(
      """
      do { let lamp = Lamp() }
      lamp.setGlow()
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "setGlow() ?"),
    SnippetCase(
      "if let lamp = Lamp.shared.parent { lamp.kind } else { lamp.kind }",
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "kind = Lamp.kind", "kind ?"),
    SnippetCase(
      """
      guard let lamp = Lamp.shared.parent else { return }
      lamp.kin
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "kin ! not in Lamp"),
    SnippetCase(
      """
      let lamp = Lamp.shared.parent
      if let lamp { lamp.setGlow() }
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      "for part in Lamp.shared.parts { part.weigt }",
      "Lamp = Lamp", "shared = Lamp.shared", "parts = Lamp.parts", "weigt ! not in Part"),
    SnippetCase(
      "for (name, lamp) in Lamp.shared.byName { lamp.setGlow(); name.count }",
      "Lamp = Lamp", "shared = Lamp.shared", "byName = Lamp.byName", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      Lamp.all.forEach { $0.setGlow() }
      Lamp.all.first?.name
      Lamp.all.map { lamp in lamp.nam }
      """,
      "Lamp = Lamp", "all = Lamp.all", "setGlow() = Lamp.setGlow(_:)", "Lamp = Lamp",
      "all = Lamp.all", "name = Lamp.name", "Lamp = Lamp", "all = Lamp.all", "nam ! not in Lamp"),
    SnippetCase(
      "Lamp.shared.parts.first(where: { $0.weight == 1 })?.lamp",
      "Lamp = Lamp", "shared = Lamp.shared", "parts = Lamp.parts", "weight = Part.weight",
      "lamp = Part.lamp"),
    SnippetCase(
      "Lamp.shared.parts.sorted { $0.weight < $1.wight }",
      "Lamp = Lamp", "shared = Lamp.shared", "parts = Lamp.parts", "weight = Part.weight",
      "wight ! not in Part"),
    SnippetCase(
      """
      class Room: LampDelegate {
        let lamp = Lamp()
        func lamp(_ lamp: Lamp, didGlow part: Part) { part.weight }
        func go() { lamp.setGlow(); self.lamp.nme; lampDidEnd(lamp) }
      }
      """,
      "LampDelegate = LampDelegate", "Lamp = Lamp", "init() = Lamp.init()", "Lamp = Lamp",
      "Part = Part", "weight = Part.weight", "setGlow() = Lamp.setGlow(_:)", "nme ! not in Lamp",
      "lampDidEnd(_:) = LampDelegate.lampDidEnd(_:)"),
    SnippetCase(
      """
      class Room: LampDelegate {
        func lampDidEnd(_ lamp: Lamp) {}
        func lamp(_ lamp: Lamp, didGlow part: Part) {
          lamp(lamp, didGlow: part)
          self.lamp(lamp, didGlow: part)
        }
      }
      """,
      "LampDelegate = LampDelegate", "Lamp = Lamp", "Lamp = Lamp", "Part = Part",
      "lamp(_:didGlow:) ! hidden of LampDelegate.lamp(_:didGlow:)"),
    SnippetCase(
      """
      class Room {
        func lamp(_ lamp: Lamp) { lamp(lamp) }
      }
      """,
      "Lamp = Lamp"),
    SnippetCase(
      """
      class Room: UIViewController, LampDelegate {
        func viewDidLoad() { present(x); Lamp.shared.delegate = self; title = "a" }
      }
      """,
      "LampDelegate = LampDelegate", "Lamp = Lamp", "shared = Lamp.shared",
      "delegate = Lamp.delegate"),
    SnippetCase(
      """
      extension Lamp {
        func blink() { setGlow(); self.dim(to: 1); glow() }
        var twin: Lamp { Lamp() }
      }
      Lamp.shared.blink()
      Lamp.shared.twin.name
      Lamp.shared.shine()
      """,
      "Lamp = Lamp", "setGlow() = Lamp.setGlow(_:)", "dim(to:) = Lamp.dim(to:animated:completion:)",
      "Lamp = Lamp", "Lamp = Lamp", "init() = Lamp.init()", "Lamp = Lamp", "shared = Lamp.shared",
      "Lamp = Lamp", "shared = Lamp.shared", "name = Lamp.name", "Lamp = Lamp",
      "shared = Lamp.shared", "shine() ! not in Lamp"),
    SnippetCase(
      """
      extension Lamp: Shining {}
      Lamp.shared.shine()
      """,
      "Lamp = Lamp", "Lamp = Lamp", "shared = Lamp.shared"),
    SnippetCase(
      """
      extension Lamp.Kind { static let ceiling = Lamp.Kind.wall }
      Lamp.shared.pick(.ceiling)
      """,
      "Lamp = Lamp", "Kind = Lamp.Kind", "Lamp = Lamp", "Kind = Lamp.Kind", "wall = Lamp.Kind.wall",
      "Lamp = Lamp", "shared = Lamp.shared", "pick(_:) = Lamp.pick(_:)"),
    SnippetCase(
      """
      final class MyPanel: Panel { func go() { showEverything(true); lampCount = 2; layoutIfNeeded() } }
      MyPanel().showEverything(true)
      """,
      "Panel = Panel", "showEverything(_:) = Panel.showEverything(_:)",
      "lampCount = Panel.lampCount", "showEverything(_:) = Panel.showEverything(_:)"),
    SnippetCase(
      """
      struct Room { var lamp: Lamp; let parts: [Part] = [] }
      let room = Room(lamp: .shared)
      room.lamp.setGlow()
      room.parts[0].weight
      room.setGlow()
      """,
      "Lamp = Lamp", "Part = Part", "shared ?", "setGlow() = Lamp.setGlow(_:)",
      "weight = Part.weight"),
    SnippetCase(
      """
      enum Shade { case light(Lamp), dark }
      let shade = Shade.light(.shared)
      """,
      "Lamp = Lamp", "shared ?"),
    SnippetCase(
      """
      let make: () -> Lamp = { Lamp() }
      make().setGlow()
      """,
      "Lamp = Lamp", "Lamp = Lamp", "init() = Lamp.init()", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      func build() -> Lamp { Lamp() }
      build().nme
      """,
      "Lamp = Lamp", "Lamp = Lamp", "init() = Lamp.init()", "nme ! not in Lamp"),
    SnippetCase(
      "let go = { (lamp: Lamp) in lamp.setGlow() }",
      "Lamp = Lamp", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      "button.onTap { [weak self] in self?.lamp.setGlow() }",
      "lamp ?"),
    SnippetCase(
      """
      let a, b: Lamp
      a.setGlow()
      """,
      "Lamp = Lamp", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      typealias Bulb = Lamp
      Bulb.shared.setGlow()
      let bulb: Bulb = Bulb()
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow() = Lamp.setGlow(_:)", "init() = Lamp.init()"),
    SnippetCase(
      "func f<Lamp>(_ x: Lamp) { x.setGlow(); Lamp.shared }",
      "setGlow() ?", "shared ?"),
    SnippetCase(
      """
      import LampKit
      func f<T: LampDelegate>(_ x: T) { x.lampDidEnd(.shared) }
      """,
      "LampDelegate = LampDelegate", "lampDidEnd(_:) = LampDelegate.lampDidEnd(_:)",
      "shared = Lamp.shared"),
    SnippetCase(
      """
      let lamp = x as! Lamp
      let other = y as? Lamp
      lamp.nme
      other?.nme
      """,
      "Lamp = Lamp", "Lamp = Lamp", "nme ! not in Lamp", "nme ! not in Lamp"),
    SnippetCase(
      "if x is Lamp.Kind { }",
      "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      "var lamp: Lamp! { didSet { oldValue.setGlow() } }",
      "Lamp = Lamp", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      @MainActor struct Room: View {
        @State var lamp = Lamp()
        var body: some View { Text(lamp.name).onTap { lamp.nme } }
      }
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "name = Lamp.name", "nme ! not in Lamp"),
    SnippetCase(
      "lazy var lamp: Lamp = { let l = Lamp(); l.setGlow(); return l }()",
      "Lamp = Lamp", "Lamp = Lamp", "init() = Lamp.init()", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      "func f(lamps: Lamp...) { lamps.first?.nme }",
      "Lamp = Lamp", "nme ! not in Lamp"),
    SnippetCase(
      "repeat { let lamp = Lamp() } while lamp.isOn",
      "Lamp = Lamp", "init() = Lamp.init()"),
    SnippetCase(
      """
      let x = Lamp.shared, y = x.parent
      y?.setGlow()
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      func f() { late.setGlow() }
      let late = Lamp()
      """,
      "setGlow() = Lamp.setGlow(_:)", "Lamp = Lamp", "init() = Lamp.init()"),
    SnippetCase(
      "let lamp = lamp.setGlow()",
      "setGlow() ?"),
    SnippetCase(
      "if let self = foo as? Lamp { self.nme }",
      "Lamp = Lamp", "nme ! not in Lamp"),
    SnippetCase(
      """
      extension Lamp: LampDelegate { }
      Lamp.shared.lampDidEnd(.shared)
      """,
      "Lamp = Lamp", "LampDelegate = LampDelegate", "Lamp = Lamp", "shared = Lamp.shared",
      "lampDidEnd(_:) = LampDelegate.lampDidEnd(_:)", "shared = Lamp.shared"),
    SnippetCase(
      "let delegate: any LampDelegate = .standard",
      "LampDelegate = LampDelegate"),
    SnippetCase(
      """
      let delegate: LampDelegate? = nil
      delegate?.lampDidFinish(.shared)
      """,
      "LampDelegate = LampDelegate", "lampDidFinish(_:) ! not in LampDelegate", "shared ?"),
    SnippetCase(
      """
      let lamps: [Lamp] = []
      lamps.count
      lamps.lampCount
      """,
      "Lamp = Lamp"),
    SnippetCase(
      """
      extension Lamp { convenience init(shade: String) { self.init(name: shade) } }
      Lamp(shade: "a")
      Lamp(tone: "a")
      """,
      "Lamp = Lamp", "Lamp = Lamp", "init(shade:) ?", "Lamp = Lamp", "init(tone:) ?"),
    SnippetCase(
      """
      class MyLamp: Lamp { init(x: Int) { super.init(name: "a") } }
      MyLamp(x: 1).setGlow(on: true)
      """,
      "Lamp = Lamp", "init(name:) = Lamp.init(name:level:)",
      "setGlow(on:) ! label 0 on for _ of Lamp.setGlow(_:)"),
    SnippetCase(
      """
      enum Room { static let lamp = Lamp() }
      Room.lamp.setGlow()
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      let lamp: Lamp? = nil
      lamp.map { $0.nme }
      lamp!.nme
      """,
      "Lamp = Lamp", "nme ! not in Lamp", "nme ! not in Lamp"),
    SnippetCase(
      "switch state { case .on(let lamp): lamp.setGlow(); case .off: break }",
      "setGlow() ?"),
    SnippetCase(
      """
      let lamp = Lamp()
      { lamp in lamp.nme }(3)
      """,
      "Lamp = Lamp", "init() ?"),
    SnippetCase(
      """
      async let part = Lamp.shared.fetch("a")
      try await part.weight
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "fetch(_:) = Lamp.fetch(_:)", "weight = Part.weight"),
    SnippetCase(
      "for lamp in lamps where lamp.kind == .desk { lamp.nme }",
      "kind ?", "desk ?"),
    SnippetCase(
      """
      func f(_ done: (Part) -> Void) {}
      f { $0.weigh }
      f { part in part.weight }
      """,
      "Part = Part", "weigh ! not in Part", "weight = Part.weight"),
    SnippetCase(
      #"if let lamp = lamps["a"] as? Lamp, lamp.kind == .dsk { }"#,
      "Lamp = Lamp", "kind = Lamp.kind", "dsk ! not in Lamp.Kind"),
    SnippetCase(
      "while let lamp = Lamp.shared.parent { lamp.nme }",
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "nme ! not in Lamp"),
    SnippetCase(
      """
      class Room { static let shared = Room(); var lamp: Lamp? }
      Room.shared.lamp?.nme
      """,
      "Lamp = Lamp", "nme ! not in Lamp"),
    SnippetCase(
      "class Room { lazy var lamp = Lamp(); var part: Part { lamp.nme; return Part() } }",
      "Lamp = Lamp", "init() = Lamp.init()", "Part = Part", "nme ! not in Lamp", "Part = Part",
      "init() = Part.init()"),
    SnippetCase(
      "class Room { init(lamp: Lamp) { lamp.nme } deinit { Lamp.shared.nme } subscript(lamp: Lamp) -> Part { lamp.nme } }",
      "Lamp = Lamp", "nme ?", "Lamp = Lamp", "shared = Lamp.shared", "nme ?", "Lamp = Lamp",
      "Part = Part", "nme ?"),
    SnippetCase(
      """
      let value = (lamp: Lamp(), part: Part())
      value.0.nme
      value.lamp.nme
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "Part = Part", "init() = Part.init()",
      "nme ! not in Lamp"),
  ]
}
