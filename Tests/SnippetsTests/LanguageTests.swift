// Tests of which language code is in.

import Pages
import Testing

@testable import Snippets

@Suite("Languages")
struct LanguageTests {
  static let swiftCode = [
    "let app = try Session(name: \"demo\")\nguard app.isReady else { return }",
    "import SwiftUI", "@main struct A: App {}", "if let x = y { }", "print(\"\\(name)\")",
    "Lamp.shared.glow(kind: .soft)", "func f(a: Int) -> Int { a }\nlet b = f(a: 1)",
    "let x = #selector(f)", "lamp.observe { [weak self] in self?.f(.a) }\nlet a = 1",
  ]

  @Test("certainly Swift", arguments: swiftCode)
  func swift(code: String) {
    #expect(Snippet.Language.certain(of: Array(code.utf8)) == .swift)
  }

  static let objcCode = [
    "[[Lamp shared] glow];", "#import <Kit/Kit.h>", "NSString *a = @\"b\";", "@implementation A",
    "- (void)glow:(BOOL)on {\n}", "typedef NS_ENUM(NSInteger, A) { B };", "[lamp dimBy:1];",
    "if (![lamp open]) { return; }", "a(b ?: [NSNull null]);",
    "@property (nonatomic) int a;", "id a = @[@1];", "// größe 高さ\n[self glow];",
  ]

  @Test("certainly Objective-C", arguments: objcCode)
  func objectiveC(code: String) {
    #expect(Snippet.Language.certain(of: Array(code.utf8)) == .objectiveC)
  }

  static let otherCode = [
    "let a = 1", "a.b(c)", "", "foo()", "const lamp = await kit.lamp({ watts: 3 });",
    "fun main() { val a = B(c = 1)\n if (a as? C != null) { } }",
    "func main() {\n\ta := B{c: 1}\n\tfmt.Println(a)\n}", "let a: T = b.c(d: 1);",
    "fn main() {\n  if let Some(x) = y { }\n  let a: i32 = 1;\n}", "[x for x in y]",
    "@property\ndef a(self):\n  return self.b", "@import \"a.css\";", "@import 'a'; @import 'b';",
    "[two words](a.md), [more words][a]", ":::tip[two words]\nText",
    "[two words]", "int main() { return 0; }",
    "{ \"a\": [1, 2], \"b\": \"c\" }", "<key>a</key>", "$ pod install", "a = [1, 2]\nb = a[0]",
    "public class A {\n  void f(int a) { new B(a); }\n}", "import UIKit;",
    "var a = { b: 1, c: [2] }", "interface A { b: string }\nfunction f(a: A) { }",
  ]

  @Test("nothing is said where it is not certain", arguments: otherCode)
  func neither(code: String) {
    #expect(Snippet.Language.certain(of: Array(code.utf8)) == nil)
  }

  private func language(_ info: String, _ code: String, tab: String? = nil) -> Snippet.Language? {
    let containers = tab.map { tab in
      Container(
        syntax: .element, name: "TabItem",
        attributes: [Container.Attribute(name: "label", value: tab)], range: 0..<0,
        openingRange: 0..<0, isClosed: true)
    }
    let page = plainPage("", containers: containers.map { [$0] } ?? [])
    let block = CodeBlock(
      form: .fenced, info: InfoString(info), infoRange: 0..<0,
      code: MappedText(bytes: Array(code.utf8)), range: 0..<0, isClosed: true,
      container: tab == nil ? nil : 0)
    return LanguageChoice(block, on: page).language(of: block.code.bytes)
  }

  @Test("the info string names the language, else the tab, else the code tells")
  func choice() {
    #expect(language("swift", "a()") == .swift)
    #expect(language("Swift title=\"A.swift\"", "a()") == .swift)
    for tag in ["objc", "objective-c", "Objective-C", "objectivec", "obj-c"] {
      #expect(language(tag, "a()") == .objectiveC)
    }
    #expect(language("", "a()", tab: "Swift") == .swift)
    #expect(language("", "a()", tab: "Objective-C") == .objectiveC)
    #expect(language("", "a()", tab: "Swift (UIKit)") == .swift)
    #expect(language("", "a()", tab: "Kotlin") == nil)
    #expect(language("", "[a b];") == .objectiveC)
    #expect(language("", "a()") == nil)
    #expect(language("kotlin", "[a b];") == nil)
    #expect(language("m", "a = [1 2];") == nil)
    #expect(language("m", "[a b];") == .objectiveC)
  }

  @Test("code that certainly is in another language is read in that one")
  func contradiction() {
    #expect(language("objc", Self.swiftCode[0]) == .swift)
    #expect(language("", "[[Lamp shared] glow];", tab: "Swift") == .objectiveC)
  }
}
