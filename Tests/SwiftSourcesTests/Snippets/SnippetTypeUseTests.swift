// Types that are written: annotations, inheritance, generic arguments.

import Testing

@Suite struct SnippetTypeUseTests {
  @Test(arguments: cases)
  func finds(_ snippet: SnippetCase) {
    #expect(uses(in: snippet.code) == snippet.expected)
  }

  static let cases: [SnippetCase] = [
    SnippetCase(
      "let x: [Lamp]",
      "Lamp = Lamp"),
    SnippetCase(
      "func f(_ a: Lamp.Kind, b: (Part) -> Mode?) -> [String: Corners] {}",
      "Lamp = Lamp", "Kind = Lamp.Kind", "Part = Part", "Mode = Mode", "Corners = Corners"),
    SnippetCase(
      "class A: LampDelegate, Foo {}",
      "LampDelegate = LampDelegate"),
    SnippetCase(
      """
      let x: any LampDelegate
      let y: Lamp.Type
      """,
      "LampDelegate = LampDelegate", "Lamp = Lamp"),
    SnippetCase(
      "let x: Lamp.Shape",
      "Lamp = Lamp", "Shape ! not in Lamp"),
    SnippetCase(
      "let x: Box<Lamp.Kind>",
      "Box = Box", "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      """
      let x: LampKit.Lamp
      let y: LampKit.Missing
      """,
      "Lamp = Lamp", "Missing ! not in module LampKit"),
    SnippetCase(
      "let x: Light",
      "Light = Light"),
    SnippetCase(
      "func f<T: LampDelegate>(x: T) where T: AnyObject {}",
      "LampDelegate = LampDelegate"),
    SnippetCase(
      "typealias A = Lamp",
      "Lamp = Lamp"),
    SnippetCase(
      "enum A { case x(Lamp), y(kind: Lamp.Kind) }",
      "Lamp = Lamp", "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      "extension Lamp: Foo {}",
      "Lamp = Lamp"),
    SnippetCase(
      """
      [Lamp]()
      [String: Lamp]()
      Array<Lamp>()
      """,
      "Lamp = Lamp", "Lamp = Lamp", "Lamp = Lamp"),
    SnippetCase(
      "let x = [Lamp](); x.first?.nme",
      "Lamp = Lamp", "nme ! not in Lamp"),
    SnippetCase(
      "let x: Lamp.AllCases",
      "Lamp = Lamp"),
  ]
}
