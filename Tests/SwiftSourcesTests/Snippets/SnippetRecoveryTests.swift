// Snippets that are cut, elided or broken: no alarm may come of that.

import Testing

@Suite struct SnippetRecoveryTests {
  @Test(arguments: cases)
  func finds(_ snippet: SnippetCase) {
    #expect(uses(in: snippet.code) == snippet.expected)
  }

  static let cases: [SnippetCase] = [
    SnippetCase(
      """
      let lamp = Lamp()
      lamp.setGlow(on: true
      lamp.setGlow(on: false)
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "setGlow(on:) ?",
      "setGlow(on:) ! label 0 on for _ of Lamp.setGlow(_:)"),
    SnippetCase(
      "Lamp.shared.nme foo",
      "Lamp = Lamp", "shared = Lamp.shared", "nme ?"),
    SnippetCase(
      """
      func f() {
        ...
        Lamp.shared.nme
        ...
      }
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      """
      class A {
        func f() {
          Lamp.shared.nme
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      """
      - (void)foo;
      [Lamp sharedLamp];
      [[Lamp shared] setGlow:YES];
      """,
      "Lamp = Lamp", "Lamp = Lamp"),
    SnippetCase(
      """
      let x = ...
      Lamp.shared.setGlow()
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      ...
      Lamp.shared.nme
      ...
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      "Lamp.shared.nme（）",
      "Lamp = Lamp", "shared = Lamp.shared"),
    SnippetCase(
      """
      func setGlow(_ on: Bool)
      init(name: String)
      var kind: Lamp.Kind { get }
      """,
      "Lamp = Lamp", "Kind = Lamp.Kind"),
    SnippetCase(
      "@main struct A { static func main() { Lamp.shared.nme } }",
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      """
      #if os(iOS)
      Lamp.shared.nme
      #endif
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "nme ! not in Lamp"),
    SnippetCase(
      """
      Lamp.shared.setGlow() // ...
      Lamp.shared.pick(.desk) /* … */
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow() = Lamp.setGlow(_:)", "Lamp = Lamp",
      "shared = Lamp.shared", "pick(_:) = Lamp.pick(_:)", "desk = Lamp.Kind.desk"),
    SnippetCase(
      """
      Lamp.shared
          .setGlow()
          ...
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "setGlow() = Lamp.setGlow(_:)"),
    SnippetCase(
      """
      Lamp().watch { lamp, kind in
        ...
      } onEnd: { … }
      """,
      "Lamp = Lamp", "init() = Lamp.init()", "watch() = Lamp.watch(_:onEnd:)"),
    SnippetCase(
      """
      Lamp.shared.dim(
        to: 1,
        ...
      )
      """,
      "Lamp = Lamp", "shared = Lamp.shared", "dim(to:_:) = Lamp.dim(to:animated:completion:)"),
    SnippetCase(
      """
      let s = "Lamp.shared.nme"
      // Lamp.shared.nme
      """),
  ]
}
