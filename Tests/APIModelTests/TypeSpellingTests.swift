// Types, read from their spelling.

import APIModel
import Testing

@Suite struct TypeSpellingTests {
  @Test(
    arguments: [
      ("Lamp", .named("Lamp")),
      (" Kit . Lamp ", .named(["Kit", "Lamp"], arguments: [])),
      ("`default`", .named("default")),
      ("灯", .named("灯")),
      ("Lamp?", .optional(.named("Lamp"))),
      ("Lamp!", .optional(.named("Lamp"))),
      ("Lamp??", .optional(.optional(.named("Lamp")))),
      ("Optional<Lamp>", .optional(.named("Lamp"))),
      ("[Lamp]", .array(.named("Lamp"))),
      ("Swift.Array<Lamp>", .array(.named("Lamp"))),
      ("[[Lamp]?]", .array(.optional(.array(.named("Lamp"))))),
      ("[String: Lamp]", .dictionary(key: .named("String"), value: .named("Lamp"))),
      ("[ String : [Lamp] ]", .dictionary(key: .named("String"), value: .array(.named("Lamp")))),
      ("Set<Lamp>", .named(["Set"], arguments: [.named("Lamp")])),
      (
        "Result<Lamp, any Error>", .named(["Result"], arguments: [.named("Lamp"), .named("Error")])
      ),
      ("Box<[Lamp]>.Part", .named(["Box", "Part"], arguments: [.array(.named("Lamp"))])),
      ("Void", .void), ("()", .void),
      ("(Lamp)", .named("Lamp")),
      ("(Lamp, Int)", .tuple([.named("Lamp"), .named("Int")])),
      ("(lamp: Lamp, _ count: Int)", .tuple([.named("Lamp"), .named("Int")])),
      ("() -> Void", .function(parameters: [], result: .void)),
      ("(Lamp) -> Int?", .function(parameters: [.named("Lamp")], result: .optional(.named("Int")))),
      ("((Lamp) -> Void)?", .optional(.function(parameters: [.named("Lamp")], result: .void))),
      (
        "@escaping (inout Lamp) async throws(Fault) -> Int",
        .function(parameters: [.named("Lamp")], result: .named("Int"))
      ),
      ("@convention(block) @Sendable () -> Void", .function(parameters: [], result: .void)),
      (
        "(Int) -> (Int) -> Int",
        .function(
          parameters: [.named("Int")],
          result: .function(parameters: [.named("Int")], result: .named("Int")))
      ),
      ("any LampDelegate", .named("LampDelegate")),
      ("some View", .named("View")),
      ("inout Lamp", .named("Lamp")),
      ("borrowing Lamp", .named("Lamp")),
      ("Lamp.Type", .metatype(.named("Lamp"))),
      ("any Lamp.Type", .metatype(.named("Lamp"))),
      ("Lamp.Protocol", .metatype(.named("Lamp"))),
      ("Lamp...", .named("Lamp")),
      ("A & B", .unknown), ("any A & B", .unknown), ("~Copyable", .unknown),
      ("", .unknown), ("[", .unknown), ("[Lamp", .unknown), ("Lamp>", .unknown),
      ("(Lamp", .unknown),
      ("A<B", .unknown), ("Lamp lamp", .unknown), ("[3 of Int]", .unknown),
    ] as [(String, TypeReference)])
  func reads(spelling: String, type: TypeReference) {
    #expect(TypeReference(spelling: spelling) == type)
  }

  @Test func nestingIsBounded() {
    for piece in ["[", "(", "A<", "[A: ", "@a(", "~"] {
      let spelling = String(repeating: piece, count: 100_000)
      #expect(TypeReference(spelling: spelling) == .unknown)
    }
    let optionals = TypeReference(spelling: "A" + String(repeating: "?", count: 100_000))
    #expect(optionals == .unknown)
    let functions = TypeReference(spelling: String(repeating: "() -> ", count: 100_000))
    #expect(!functions.isTooLarge)
  }

  @Test func growthIsSeen() {
    var type = TypeReference.named("A")
    for _ in 0..<40 { type = .tuple([type, type]) }
    #expect(type.isTooLarge)
    #expect(!TypeReference(spelling: "[String: (Lamp, Int) -> [Lamp?]]").isTooLarge)
  }
}
