// Tests of names that are consistently others.

import Comparison
import Lexing
import Testing

@Suite("Renamed names")
struct RenamingTests {
  @Test(
    "What a block declares for itself",
    arguments: [
      (CodeLanguage.swift, "let token = a()\nf(token)", "let ficha = a()\nf(ficha)"),
      (.swift, "items.map { item in item.id }", "items.map { cosa in cosa.id }"),
      (.swift, "for item in list { f(item) }", "for cosa in list { f(cosa) }"),
      (.swift, "func f(_ value: Int) { g(value) }", "func f(_ valor: Int) { g(valor) }"),
      (.swift, "func opening() {}", "func apertura() {}"),
      (.swift, "let ids: [Int] = list.map { $0 }", "let claves: [Int] = list.map { $0 }"),
      (.objectiveC, "Kit *kit = [Kit new];\n[kit run];", "Kit *cosa = [Kit new];\n[cosa run];"),
      (.java, "Kit kit = make();\nkit.run();", "Kit cosa = make();\ncosa.run();"),
      (.javaScript, "list.map((item) => item.id)", "list.map((cosa) => cosa.id)"),
      (.python, "kit = make()\nkit.run()", "cosa = make()\ncosa.run()"),
      (.go, "kit := make()\nkit.Run()", "cosa := make()\ncosa.Run()"),
      (.kotlin, "val kit = make()\nkit.run()", "val cosa = make()\ncosa.run()"),
      (.python, "kit = box.kit()\nkit.run()", "cosa = box.kit()\ncosa.run()"),
    ])
  func declared(language: CodeLanguage, source: String, target: String) {
    let renamings = Comparing(source, target, language).renamings
    #expect(renamings.count == 1)
    #expect(renamings.first?.hasSuffix("declared") == true)
  }

  @Test("A word that makes a placeholder of another one makes none by itself")
  func possessives() {
    #expect(Comparing("f(myApp)", "f(miApp)").renamings == ["myApp → miApp: placeholder"])
    #expect(Comparing("f(test)", "f(prueba)").renamings == ["test → prueba: value(count: 1)"])
  }

  @Test(
    "What others know it by",
    arguments: [
      (CodeLanguage.swift, "a.show()", "a.zeige()"),
      (.swift, "f(from: 1)", "f(von: 1)"),
      (.swift, "let a: Kit = b", "let a: Kiste = b"),
      (
        .swift, "struct A: View { var body: some View { b } }",
        "struct A: View { var leib: some View { b } }"
      ),
      (.swift, "class A: B { func didOpen() {} }", "class A: B { func offen() {} }"),
      (.objectiveC, "[a run];", "[a lauf];"),
      (.shell, "npm install", "npm instalar"),
      (.javaScript, "const { title } = a", "const { titulo } = a"),
      (.kotlin, "fun f(a: Kit) { a.run() }", "fun f(a: Kiste) { a.run() }"),
    ])
  func foreign(language: CodeLanguage, source: String, target: String) {
    let renamings = Comparing(source, target, language).renamings
    #expect(renamings.allSatisfy { $0.hasSuffix("other") })
  }

  @Test("A name that is renamed here and kept there is not renamed")
  func inconsistent() {
    #expect(Comparing("let a = f()\ng(a, a)", "let b = f()\ng(b, a)").renamings == [])
    #expect(Comparing("let a = f()\nlet b = a", "let b = f()\nlet b = b").renamings == [])
  }

  @Test("Words that stand for what the reader writes")
  func placeholders() {
    #expect(
      Comparing("cd my-app", "cd mi-app", .shell).renamings == ["my-app → mi-app: placeholder"])
    #expect(Comparing("a.some(b)", "a.algo(b)").renamings == ["some → algo: other"])
  }

  @Test("Values whose origin the block does not show are counted")
  func values() {
    #expect(
      Comparing("client.a()\nclient.b()", "cliente.a()\ncliente.b()").renamings
        == ["client → cliente: value(count: 2)"])
  }
}
