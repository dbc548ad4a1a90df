// Chains of names: from a type, a function or a constant, link by link.

import Testing

@Suite struct SnippetChainTests {
  @Test(arguments: cases)
  func finds(_ snippet: SnippetCase) {
    #expect(uses(in: snippet.code) == snippet.expected)
  }

  static let cases: [SnippetCase] = [
    SnippetCase(
      "let lamp = Lamp()",
      "Lamp = Lamp", "init() = Lamp.init()"),
    SnippetCase(
      "Lamp.shared.setGlow().setGlow(false)",
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow() = Lamp.setGlow(_:)",
      "setGlow(_:) = Lamp.setGlow(_:)"),
    SnippetCase(
      "LampKit.Lamp.shared.name",
      "Lamp = Lamp", "shared = Lamp.shared", "name = Lamp.name"),
    SnippetCase(
      "LampKit.Missing.shared",
      "Missing ! not in module LampKit"),
    SnippetCase(
      "LampKit.startLamps(2)",
      "startLamps(_:) = startLamps(_:kind:)"),
    SnippetCase(
      "Lamp.shared.parent?.parent!.kind",
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "parent = Lamp.parent",
      "kind = Lamp.kind"),
    SnippetCase(
      "Lamp.shared.nme",
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      "Lamp.shared.nme.parent.kind",
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      "Lamp.shared.parts[0].lamp.name",
      "Lamp = Lamp", "shared = Lamp.shared", "parts = Lamp.parts", "lamp = Part.lamp",
      "name = Lamp.name"),
    SnippetCase(
      #"Lamp.shared.byName["a"]?.setGlow()"#,
      "Lamp = Lamp", "shared = Lamp.shared", "byName = Lamp.byName", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      "Lamp.shared[0].weight",
      "Lamp = Lamp", "shared = Lamp.shared", "weight = Part.weight"),
    SnippetCase(
      "Lamp.Kind.desk.rawValue",
      "Lamp = Lamp", "Kind = Lamp.Kind", "desk = Lamp.Kind.desk"),
    SnippetCase(
      "Lamp.Kind.allCases.count",
      "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      "Lamp.Kind.ceiling",
      "Lamp = Lamp", "Kind = Lamp.Kind", "ceiling ! not in Lamp.Kind"),
    SnippetCase(
      "Lamp.Kind(rawValue: 3)?.hashValue",
      "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      "Lamp.Missing.self",
      "Lamp = Lamp", "Missing ! not in Lamp"),
    SnippetCase(
      "Light.shared.name",
      "Light = Light", "shared = Lamp.shared", "name = Lamp.name"),
    SnippetCase(
      "cornerLeft.rawValue",
      "cornerLeft = cornerLeft", "rawValue = Corners.rawValue"),
    SnippetCase(
      "startLamps().kind",
      "startLamps() = startLamps(_:kind:)", "kind = Lamp.kind"),
    SnippetCase(
      "lampLimit + 1",
      "lampLimit = lampLimit"),
    SnippetCase(
      "Lamp.current.name",
      "Lamp = Lamp", "current ! not called of Lamp.current()", "name = Lamp.name"),
    SnippetCase(
      "Lamp.current().name",
      "Lamp = Lamp", "current() = Lamp.current()", "name = Lamp.name"),
    SnippetCase(
      "Lamp.shared().name",
      "Lamp = Lamp", "shared() ! not callable of Lamp.shared", "name = Lamp.name"),
    SnippetCase(
      "Lamp.name",
      "Lamp = Lamp", "name ! instance member of Lamp.name"),
    SnippetCase(
      "Lamp.shared.make(kind: .desk)",
      "Lamp = Lamp", "shared = Lamp.shared", "make(kind:) ! static member of Lamp.make(kind:)",
      "desk ?"),
    SnippetCase(
      "Lamp.setGlow(Lamp.shared)",
      "Lamp = Lamp", "setGlow(_:) = Lamp.setGlow(_:)", "Lamp = Lamp", "shared = Lamp.shared"),
    SnippetCase(
      "Lamp.setGlow(on: true)",
      "Lamp = Lamp", "setGlow(on:) ! instance member of Lamp.setGlow(_:)"),
    SnippetCase(
      "let turn = Lamp.shared.setGlow",
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow = Lamp.setGlow(_:)"),
    SnippetCase(
      "let turn = Lamp.setGlow(_:)",
      "Lamp = Lamp", "setGlow(_:) = Lamp.setGlow(_:)"),
    SnippetCase(
      "let turn = Lamp.dim(to:animated:)",
      "Lamp = Lamp", "dim(to:animated:) ! missing completion of Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      "button.addTarget(self, action: #selector(Lamp.setGlow(_:)), for: .touchUpInside)",
      "Lamp = Lamp", "setGlow(_:) = Lamp.setGlow(_:)"),
    SnippetCase(
      #"let path = \Lamp.parent?.kind"#,
      "Lamp = Lamp", "parent = Lamp.parent", "kind = Lamp.kind"),
    SnippetCase(
      #"try await Lamp.shared.fetch("a").lamp.name"#,
      "Lamp = Lamp", "shared = Lamp.shared", "fetch(_:) = Lamp.fetch(_:)", "lamp = Part.lamp",
      "name = Lamp.name"),
    SnippetCase(
      "(Lamp.shared).name",
      "Lamp = Lamp", "shared = Lamp.shared", "name = Lamp.name"),
    SnippetCase(
      "Box(Lamp()).unpack()",
      "Box = Box", "init(_:) = Box.init(_:)", "Lamp = Lamp", "init() = Lamp.init()",
      "unpack() = Box.unpack()"),
    SnippetCase(
      "Box<Lamp>(Lamp()).content.name",
      "Box = Box", "init(_:) = Box.init(_:)", "Lamp = Lamp", "Lamp = Lamp", "init() = Lamp.init()",
      "content = Box.content", "name = Lamp.name"),
    SnippetCase(
      """
      let box: Box<Lamp> = make()
      box.content.nme
      """,
      "Box = Box", "Lamp = Lamp", "content = Box.content", "nme ! not in Lamp"),
    SnippetCase(
      "[Lamp.shared].lightAll()",
      "Lamp = Lamp", "shared = Lamp.shared", "lightAll() = Array.lightAll()"),
    SnippetCase(
      "view.attach(lamp: Lamp.shared)",
      "attach(lamp:) ?", "Lamp = Lamp", "shared = Lamp.shared"),
    SnippetCase(
      "UIView().attach(lamp: .shared)",
      "attach(lamp:) = UIView.attach(lamp:)", "shared = Lamp.shared"),
    SnippetCase(
      "UIView().attach(lmp: .shared)",
      "attach(lmp:) ?", "shared ?"),
    SnippetCase(
      "Panel().frame",
      "Panel = Panel"),
    SnippetCase(
      "Panel().showEverythin(true)",
      "Panel = Panel"),
    SnippetCase(
      "Panel().showEverithing(true)",
      "Panel = Panel", "showEverithing(_:) ! not in Panel"),
    SnippetCase(
      "Panel().showEverything(on: true)",
      "Panel = Panel", "showEverything(on:) ?"),
    SnippetCase(
      """
      Store().open("a")
      Store().description
      Store().opn("a")
      Store().perform(#selector(foo))
      """,
      "Store = Store", "open(_:) = Store.open(_:)", "Store = Store", "Store = Store",
      "opn(_:) ! not in Store", "Store = Store"),
    SnippetCase(
      "Mode.day.rawValue.count",
      "Mode = Mode", "day = Mode.day"),
    SnippetCase(
      """
      lamp.setGlow()
      Foo.shared.setGlow()
      foo().bar
      """,
      "setGlow() ?"),
    SnippetCase(
      """
      Color.red
      Data().base64
      """),
    SnippetCase(
      #"print(Lamp.shared.name, "\(Lamp.shared.kind)")"#,
      "Lamp = Lamp", "shared = Lamp.shared", "name = Lamp.name", "Lamp = Lamp",
      "shared = Lamp.shared", "kind = Lamp.kind"),
    SnippetCase(
      "Lamp.shared.onChange?(.floor)",
      "Lamp = Lamp", "shared = Lamp.shared", "onChange = Lamp.onChange", "floor = Lamp.Kind.floor"),
    SnippetCase(
      "Lamp.shared.name()",
      "Lamp = Lamp", "shared = Lamp.shared", "name() ! not callable of Lamp.name"),
    SnippetCase(
      "Lamp.shared.self.name",
      "Lamp = Lamp", "shared = Lamp.shared", "name = Lamp.name"),
    SnippetCase(
      "Lamp.self",
      "Lamp = Lamp"),
  ]
}
