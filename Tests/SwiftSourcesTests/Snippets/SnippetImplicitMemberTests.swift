// Implicit members: what the place of `.desk` asks for.

import Testing

@Suite struct SnippetImplicitMemberTests {
  @Test(arguments: cases)
  func finds(_ snippet: SnippetCase) {
    #expect(uses(in: snippet.code) == snippet.expected)
  }

  static let cases: [SnippetCase] = [
    SnippetCase(
      "Lamp.shared.pick(.wall)",
      "Lamp = Lamp", "shared = Lamp.shared", "pick(_:) = Lamp.pick(_:)", "wall = Lamp.Kind.wall"),
    SnippetCase(
      "Lamp.shared.pick(.ceiling)",
      "Lamp = Lamp", "shared = Lamp.shared", "pick(_:) = Lamp.pick(_:)",
      "ceiling ! not in Lamp.Kind"),
    SnippetCase(
      "Lamp.shared.pick(all: [.desk, .ceiling])",
      "Lamp = Lamp", "shared = Lamp.shared", "pick(all:) = Lamp.pick(all:)",
      "desk = Lamp.Kind.desk", "ceiling ! not in Lamp.Kind"),
    SnippetCase(
      """
      Lamp.shared.round([.left, .right], radius: 3)
      Lamp.shared.round(.left, radius: 3)
      Lamp.shared.round([], radius: 3)
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "round(_:radius:) = Lamp.round(_:radius:)",
      "left = Corners.left", "right = Corners.right", "Lamp = Lamp", "shared = Lamp.shared",
      "round(_:radius:) = Lamp.round(_:radius:)", "left = Corners.left", "Lamp = Lamp",
      "shared = Lamp.shared", "round(_:radius:) = Lamp.round(_:radius:)"),
    SnippetCase(
      "Lamp.shared.round([.top], radius: 3)",
      "Lamp = Lamp", "shared = Lamp.shared", "round(_:radius:) = Lamp.round(_:radius:)",
      "top ! not in Corners"),
    SnippetCase(
      """
      Lamp.shared.kind = .floor
      Lamp.shared.kind = .roof
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "floor = Lamp.Kind.floor",
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "roof ! not in Lamp.Kind"),
    SnippetCase(
      """
      if Lamp.shared.kind == .desk { }
      if .desk == Lamp.shared.kind { }
      if Lamp.shared.kind != .dsk { }
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "desk = Lamp.Kind.desk",
      "desk = Lamp.Kind.desk", "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind",
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "dsk ! not in Lamp.Kind"),
    SnippetCase(
      "let kind: Lamp.Kind = isBig ? .floor : .wal",
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor", "wal ! not in Lamp.Kind"),
    SnippetCase(
      "let kinds: [Lamp.Kind] = [.floor, .wall]",
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor", "wall = Lamp.Kind.wall"),
    SnippetCase(
      "let kinds: Set<Lamp.Kind> = [.floor, .wall]",
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor", "wall = Lamp.Kind.wall"),
    SnippetCase(
      #"let kinds: [String: Lamp.Kind] = ["a": .floor, "b": .non]"#,
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor", "non ! not in Lamp.Kind"),
    SnippetCase(
      "let kind: Lamp.Kind? = .none",
      "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      "let kind: Lamp.Kind? = .floor",
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor"),
    SnippetCase(
      "func kind() -> Lamp.Kind { .floor }",
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor"),
    SnippetCase(
      """
      func kind() -> Lamp.Kind {
        if x { return .floor }
        return .flor
      }
      """,
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor", "flor ! not in Lamp.Kind"),
    SnippetCase(
      """
      var kind: Lamp.Kind { .floor }
      var other: Lamp.Kind { get { .wall } set { } }
      """,
      "Lamp = Lamp", "Kind = Lamp.Kind", "floor = Lamp.Kind.floor", "Lamp = Lamp",
      "Kind = Lamp.Kind", "wall = Lamp.Kind.wall"),
    SnippetCase(
      """
      func show(_ kind: Lamp.Kind = .desk) {}
      show(.floor)
      show(.flor)
      """,
      "Lamp = Lamp", "Kind = Lamp.Kind", "desk = Lamp.Kind.desk", "floor = Lamp.Kind.floor",
      "flor ! not in Lamp.Kind"),
    SnippetCase(
      """
      switch Lamp.shared.kind {
      case .desk, .floor: break
      case .ceiling: break
      default: break
      }
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "desk = Lamp.Kind.desk",
      "floor = Lamp.Kind.floor", "ceiling ! not in Lamp.Kind"),
    SnippetCase(
      "if case .desk = Lamp.shared.kind { }",
      "desk = Lamp.Kind.desk", "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind"),
    SnippetCase(
      """
      switch fault as Lamp.Fault {
      case .broken(let code, let part): part.weight
      case .stolen(let name): name.count
      case .burnt: break
      }
      """,
      "Lamp = Lamp", "Fault = Lamp.Fault", "broken(_:_:) = Lamp.Fault.broken(code:part:)",
      "weight = Part.weight", "stolen(_:) = Lamp.Fault.stolen(_:)", "burnt = Lamp.Fault.burnt"),
    SnippetCase(
      "do { } catch Lamp.Fault.broken(code: let code, part: let part) { part.lamp } catch let fault as Lamp.Fault { }",
      "Lamp = Lamp", "Fault = Lamp.Fault", "broken(code:part:) = Lamp.Fault.broken(code:part:)",
      "lamp = Part.lamp", "Lamp = Lamp", "Fault = Lamp.Fault"),
    SnippetCase(
      "if case let .broken(code, part)? = fault as? Lamp.Fault { part.lamp }",
      "broken(_:_:) = Lamp.Fault.broken(code:part:)", "Lamp = Lamp", "Fault = Lamp.Fault",
      "lamp = Part.lamp"),
    SnippetCase(
      "switch fault as Lamp.Fault { case .broken(number: let code, part: let part): break; default: break }",
      "Lamp = Lamp", "Fault = Lamp.Fault",
      "broken(number:part:) ! label 0 number for code of Lamp.Fault.broken(code:part:)"),
    SnippetCase(
      "switch fault as Lamp.Fault { case .broken(let whole): break; case .stolen(let a, let b): break; default: break }",
      "Lamp = Lamp", "Fault = Lamp.Fault", "broken(_:) = Lamp.Fault.broken(code:part:)",
      "stolen(_:_:) ! extra 1 _ of Lamp.Fault.stolen(_:)"),
    SnippetCase(
      "Lamp.shared.kind = .init(rawValue: 2)!",
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind"),
    SnippetCase(
      """
      Lamp.shared.parent = .shared
      Lamp.shared.parent = .make(kind: .desk)
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "shared = Lamp.shared",
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent",
      "make(kind:) = Lamp.make(kind:)", "desk = Lamp.Kind.desk"),
    SnippetCase(
      """
      Lamp.shared.corners.insert(.left)
      Lamp.shared.corners.contains(.top)
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "corners = Lamp.corners", "left = Corners.left",
      "Lamp = Lamp", "shared = Lamp.shared", "corners = Lamp.corners", "top ! not in Corners"),
    SnippetCase(
      """
      Lamp.shared.corners = [.left]
      Lamp.shared.corners = Lamp.shared.corners.union(.right)
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "corners = Lamp.corners", "left = Corners.left",
      "Lamp = Lamp", "shared = Lamp.shared", "corners = Lamp.corners", "Lamp = Lamp",
      "shared = Lamp.shared", "corners = Lamp.corners", "right = Corners.right"),
    SnippetCase(
      """
      foo(.desk)
      view.mode = .day
      """,
      "desk ?", "day ?"),
    SnippetCase(
      #"let mode = Mode(rawValue: "day") ?? .night"#,
      "Mode = Mode", "night = Mode.night"),
    SnippetCase(
      "Lamp.shared.parent?.kind ?? .desk",
      "Lamp = Lamp", "shared = Lamp.shared", "parent = Lamp.parent", "kind = Lamp.kind",
      "desk = Lamp.Kind.desk"),
    SnippetCase(
      "Lamp.shared.pick(if x { .desk } else { .floor })",
      "Lamp = Lamp", "shared = Lamp.shared", "pick(_:) = Lamp.pick(_:)", "desk = Lamp.Kind.desk",
      "floor = Lamp.Kind.floor"),
    SnippetCase(
      "let kind: Lamp.Kind = switch x { case 1: .desk; default: .rof }",
      "Lamp = Lamp", "Kind = Lamp.Kind", "desk = Lamp.Kind.desk", "rof ! not in Lamp.Kind"),
    SnippetCase(
      "Lamp.shared.onChange = { kind in if kind == .desk { } }",
      "Lamp = Lamp", "shared = Lamp.shared", "onChange = Lamp.onChange", "desk = Lamp.Kind.desk"),
    SnippetCase(
      "Lamp.shared.pick((.desk))",
      "Lamp = Lamp", "shared = Lamp.shared", "pick(_:) = Lamp.pick(_:)", "desk = Lamp.Kind.desk"),
    SnippetCase(
      "Lamp.shared.kind == .desk && Lamp.shared.kind != .wall || .floor == Lamp.shared.kind",
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "desk = Lamp.Kind.desk",
      "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind", "wall = Lamp.Kind.wall",
      "floor = Lamp.Kind.floor", "Lamp = Lamp", "shared = Lamp.shared", "kind = Lamp.kind"),
    SnippetCase(
      "let flag: Bool = .desk"),
    SnippetCase(
      "let pair: (Lamp.Kind, Mode) = (.desk, .nigt)",
      "Lamp = Lamp", "Kind = Lamp.Kind", "Mode = Mode", "desk = Lamp.Kind.desk",
      "nigt ! not in Mode"),
  ]
}
