// Calls: labels, defaults, variadics, trailing closures, overloads.

import Testing

@Suite struct SnippetCallTests {
  @Test(arguments: cases)
  func finds(_ snippet: SnippetCase) {
    #expect(uses(in: snippet.code) == snippet.expected)
  }

  static let cases: [SnippetCase] = [
    SnippetCase(
      #"Lamp(name: "a")"#,
      "Lamp = Lamp", "init(name:) = Lamp.init(name:level:)"),
    SnippetCase(
      #"Lamp(name: "a", level: 2)"#,
      "Lamp = Lamp", "init(name:level:) = Lamp.init(name:level:)"),
    SnippetCase(
      "Lamp(level: 2)",
      "Lamp = Lamp", "init(level:) ! missing name of Lamp.init(name:level:)"),
    SnippetCase(
      #"Lamp(title: "a")"#,
      "Lamp = Lamp", "init(title:) ! label 0 title for name of Lamp.init(name:level:)"),
    SnippetCase(
      #"Lamp("a")"#,
      "Lamp = Lamp", "init(_:) ! label 0 _ for name of Lamp.init(name:level:)"),
    SnippetCase(
      #"Lamp(name: "a", 2)"#,
      "Lamp = Lamp", "init(name:_:) ! label 1 _ for level of Lamp.init(name:level:)"),
    SnippetCase(
      #"Lamp(name: "a", level: 2, 3)"#,
      "Lamp = Lamp", "init(name:level:_:) ! extra 2 _ of Lamp.init(name:level:)"),
    SnippetCase(
      #"Lamp.init(name: "a")"#,
      "Lamp = Lamp", "init(name:) = Lamp.init(name:level:)"),
    SnippetCase(
      "Part(code: 3)?.weight",
      "Part = Part", "init(code:) = Part.init(code:)", "weight = Part.weight"),
    SnippetCase(
      """
      Corners(rawValue: 3)
      Corners()
      Corners([.left])
      """,
      "Corners = Corners", "Corners = Corners", "Corners = Corners", "left ?"),
    SnippetCase(
      "Corners(value: 3)",
      "Corners = Corners", "init(value:) ! label 0 value for rawValue of Corners.init(rawValue:)"),
    SnippetCase(
      "Lamp().setGlow(on: true)",
      "Lamp = Lamp", "init() = Lamp.init()", "setGlow(on:) ! label 0 on for _ of Lamp.setGlow(_:)"),
    SnippetCase(
      "Lamp().setGlow(true, false)",
      "Lamp = Lamp", "init() = Lamp.init()", "setGlow(_:_:) ! extra 1 _ of Lamp.setGlow(_:)"),
    SnippetCase(
      """
      Lamp().dim(to: 1)
      Lamp().dim(to: 1, animated: true)
      Lamp().dim(to: 1, completion: { $0 })
      Lamp().dim(to: 1) { done in }
      Lamp().dim(to: 1, animated: true) { _ in }
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "dim(to:) = Lamp.dim(to:animated:completion:)",
      "Lamp = Lamp", "init() = Lamp.init()",
      "dim(to:animated:) = Lamp.dim(to:animated:completion:)", "Lamp = Lamp",
      "init() = Lamp.init()", "dim(to:completion:) = Lamp.dim(to:animated:completion:)",
      "Lamp = Lamp", "init() = Lamp.init()", "dim(to:) = Lamp.dim(to:animated:completion:)",
      "Lamp = Lamp", "init() = Lamp.init()", "dim(to:animated:) = Lamp.dim(to:animated:completion:)"
    ),
    SnippetCase(
      "Lamp().dim(animated: true)",
      "Lamp = Lamp", "init() = Lamp.init()",
      "dim(animated:) ! missing to of Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      "Lamp().dim(to: 1, animated: true, after: 3)",
      "Lamp = Lamp", "init() = Lamp.init()",
      "dim(to:animated:after:) ! label 2 after for completion of Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      "Lamp().dim(animated: true, to: 1)",
      "Lamp = Lamp", "init() = Lamp.init()",
      "dim(animated:to:) ! label 0 animated for to of Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      "Lamp().dim(1)",
      "Lamp = Lamp", "init() = Lamp.init()",
      "dim(_:) ! label 0 _ for to of Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      #"Lamp().fetch("a") { part, error in }"#,
      "Lamp = Lamp", "init() = Lamp.init()", "fetch(_:) ! trailing closure of Lamp.fetch(_:)"),
    SnippetCase(
      """
      Lamp().pick(.desk)
      Lamp().pick(all: [.desk])
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "pick(_:) = Lamp.pick(_:)", "desk = Lamp.Kind.desk",
      "Lamp = Lamp", "init() = Lamp.init()", "pick(all:) = Lamp.pick(all:)", "desk = Lamp.Kind.desk"
    ),
    SnippetCase(
      "Lamp().pick(every: [.desk])",
      "Lamp = Lamp", "init() = Lamp.init()",
      "pick(every:) ! label 0 every for all of Lamp.pick(all:)", "desk ?"),
    SnippetCase(
      "Lamp().pick()",
      "Lamp = Lamp", "init() = Lamp.init()", "pick() ! missing _ of Lamp.pick(_:)"),
    SnippetCase(
      "Lamp().watch { lamp, kind in lamp.pick(kind) } onEnd: { }",
      "Lamp = Lamp", "init() = Lamp.init()", "watch() = Lamp.watch(_:onEnd:)",
      "pick(_:) = Lamp.pick(_:)"),
    SnippetCase(
      "Lamp().watch({ $0.pick($1) }) { }",
      "Lamp = Lamp", "init() = Lamp.init()", "watch(_:) = Lamp.watch(_:onEnd:)",
      "pick(_:) = Lamp.pick(_:)"),
    SnippetCase(
      "Lamp().watch({ print(1) }) { }",
      "Lamp = Lamp", "init() = Lamp.init()",
      "watch(_:) ! closure 0 of 0 for 2 of Lamp.watch(_:onEnd:)"
    ),
    SnippetCase(
      "Lamp().watch({ ... }) { }\nLamp().watch({ /* 灯 */ }) { }",
      "Lamp = Lamp", "init() = Lamp.init()", "watch(_:) = Lamp.watch(_:onEnd:)",
      "Lamp = Lamp", "init() = Lamp.init()", "watch(_:) = Lamp.watch(_:onEnd:)"),
    SnippetCase(
      "Lamp().onChange(.desk)\nLamp().onChange?(.desk)",
      "Lamp = Lamp", "init() = Lamp.init()", "onChange(_:) ! not unwrapped of Lamp.onChange",
      "desk ?",
      "Lamp = Lamp", "init() = Lamp.init()", "onChange = Lamp.onChange", "desk = Lamp.Kind.desk"),
    SnippetCase(
      "Lamp().pick = 3",
      "Lamp = Lamp", "init() = Lamp.init()", "pick ! not settable of Lamp.pick(_:)"),
    SnippetCase(
      "Lamp.shared?.name\nLamp.shared!.name\nLamp.current()?.name",
      "Lamp = Lamp", "shared = Lamp.shared", "shared ! no optional of Lamp.shared",
      "name = Lamp.name", "Lamp = Lamp", "shared = Lamp.shared",
      "shared ! no optional of Lamp.shared", "name = Lamp.name", "Lamp = Lamp",
      "current() = Lamp.current()", "current() ! no optional of Lamp.current()",
      "name = Lamp.name"),
    SnippetCase(
      "Lamp.shared.parent?.parts.first?.lamp.parent?.name",
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "parts = Lamp.parts",
      "lamp = Part.lamp", "parent = Lamp.parent", "name = Lamp.name"),
    SnippetCase(
      "Lamp().watch { _, _ in } onStop: { }",
      "Lamp = Lamp", "init() = Lamp.init()", "watch() ! trailing closure of Lamp.watch(_:onEnd:)"),
    SnippetCase(
      "Lamp().watch { _, _ in }",
      "Lamp = Lamp", "init() = Lamp.init()", "watch() ! missing onEnd of Lamp.watch(_:onEnd:)"),
    SnippetCase(
      """
      Lamp().log()
      Lamp().log("a", "b", "c")
      Lamp().log("a", "b", separator: "-")
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "log() = Lamp.log(_:separator:)", "Lamp = Lamp",
      "init() = Lamp.init()", "log(_:_:_:) = Lamp.log(_:separator:)", "Lamp = Lamp",
      "init() = Lamp.init()", "log(_:_:separator:) = Lamp.log(_:separator:)"),
    SnippetCase(
      #"Lamp().log("a", sep: "-")"#,
      "Lamp = Lamp", "init() = Lamp.init()",
      "log(_:sep:) ! label 1 sep for separator of Lamp.log(_:separator:)"),
    SnippetCase(
      "Lamp().find { $0.weight > 1 }?.lamp",
      "Lamp = Lamp", "init() = Lamp.init()", "find() = Lamp.find(where:)", "weight = Part.weight",
      "lamp = Part.lamp"),
    SnippetCase(
      "Lamp().find(where: { $0.wight > 1 })",
      "Lamp = Lamp", "init() = Lamp.init()", "find(where:) = Lamp.find(where:)",
      "wight ! not in Part"),
    SnippetCase(
      """
      Lamp().setGlow(...)
      Lamp().dim(to: 1, ...)
      Lamp().dim(…)
      Lamp().dim(/* ... */)
      Lamp().dim(<#arguments#>)
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "setGlow(_:) = Lamp.setGlow(_:)", "Lamp = Lamp",
      "init() = Lamp.init()", "dim(to:_:) = Lamp.dim(to:animated:completion:)", "Lamp = Lamp",
      "init() = Lamp.init()", "dim(_:) = Lamp.dim(to:animated:completion:)", "Lamp = Lamp",
      "init() = Lamp.init()", "dim() = Lamp.dim(to:animated:completion:)", "Lamp = Lamp",
      "init() = Lamp.init()", "dim(_:) = Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      "Lamp().dim(to: <#Double#>)",
      "Lamp = Lamp", "init() = Lamp.init()", "dim(to:) = Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      "Lamp().light(true)",
      "Lamp = Lamp", "init() = Lamp.init()", "light(_:) = Lamp.light(_:)"),
    SnippetCase(
      "Lamp().turn(.desk)",
      "Lamp = Lamp", "init() = Lamp.init()", "turn(_:) = Lamp.turn(_:)", "desk = Lamp.Kind.desk"),
    SnippetCase(
      "Lamp().turn(on: true)",
      "Lamp = Lamp", "init() = Lamp.init()", "turn(on:) ! label 0 on for _ of Lamp.turn(_:)"),
    SnippetCase(
      """
      startLamps(2, kind: .wall)
      startLamps(count: 2)
      """,
      "startLamps(_:kind:) = startLamps(_:kind:)", "wall = Lamp.Kind.wall",
      "startLamps(count:) ! label 0 count for _ of startLamps(_:kind:)"),
    SnippetCase(
      "whenDone { $0.setGlow() }",
      "whenDone() = whenDone(_:)", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      #"Lamp().byName["a", default: .shared]"#,
      "Lamp = Lamp", "init() = Lamp.init()", "byName = Lamp.byName", "shared = Lamp.shared"),
    SnippetCase(
      """
      Lamp.make(kind: .floor).setGlow()
      Lamp.make(.floor)
      """,
      "Lamp = Lamp", "make(kind:) = Lamp.make(kind:)", "floor = Lamp.Kind.floor",
      "setGlow() = Lamp.setGlow(_:)", "Lamp = Lamp",
      "make(_:) ! label 0 _ for kind of Lamp.make(kind:)", "floor ?"),
    SnippetCase(
      "throw Lamp.Fault.broken(code: 1, part: Part())",
      "Lamp = Lamp", "Fault = Lamp.Fault", "broken(code:part:) = Lamp.Fault.broken(code:part:)",
      "Part = Part", "init() = Part.init()"),
    SnippetCase(
      "throw Lamp.Fault.broken(code: 1)",
      "Lamp = Lamp", "Fault = Lamp.Fault",
      "broken(code:) ! missing part of Lamp.Fault.broken(code:part:)"),
    SnippetCase(
      "throw Lamp.Fault.burnt()",
      "Lamp = Lamp", "Fault = Lamp.Fault", "burnt() ! not callable of Lamp.Fault.burnt"),
    SnippetCase(
      """
      Lamp.shared.setGlow
          .parent
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow ! not called of Lamp.setGlow(_:)",
      "parent = Lamp.parent"),
  ]
}
