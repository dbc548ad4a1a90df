// The errors of clang, and keys of content.

import Testing

@testable import Toolchain

@Suite struct CompilerMessagesTests {
  @Test func readsErrorsAlone() {
    let text = """
      In file included from a.m:1:
      /tmp/ü/KTHub.h:7:4: error: unknown type name 'Foo'
      KTHub.h:9:1: warning: nothing
      <built-in>:1:10: fatal error: 'A/B.h' file not found
      2 errors generated.
      """
    let output = ChildProcess.Output(
      status: 1, standardOutput: [], standardError: Array(text.utf8))
    #expect(
      CompilerMessages.errors(in: output) == [
        .init(file: "/tmp/ü/KTHub.h", line: 7, column: 4, text: "unknown type name 'Foo'"),
        .init(file: "<built-in>", line: 1, column: 10, text: "'A/B.h' file not found"),
      ])
  }

  @Test func readsTheValuesOfConstants() {
    let graph = Array(
      #"{"precise":"c:@E@A@AOne"},{"precise":"c:@E@A"},{"precise":"c:@Ea@BTwo@BTwo"}"#.utf8)
    let names = EnumConstants.names(in: graph)
    #expect(names == ["AOne", "BTwo"])
    let answer = "@concord_1 = global i64 -8, align 8\n@other = global i64 1\n"
    #expect(EnumConstants.values(names, in: Array(answer.utf8)) == ["BTwo": "-8"])
  }

  @Test func keysTellContentsApart() {
    #expect(ContentKey(["a", "b"]) == ContentKey(["a", "b"]))
    #expect(ContentKey(["a", "b"]) != ContentKey(["ab"]))
    #expect(ContentKey(["a", ""]) != ContentKey(["", "a"]))
    #expect(ContentKey(["日本"]).text.count == 32)
  }

  @Test func aHeaderWithTheNameOfItsModuleComesFirst() {
    func start(_ texts: [String: String]) -> [String] {
      HeaderOrder.start(
        of: HeaderModule(
          name: "Kit",
          headers: texts.map { HeaderFile(path: $0.key, bytes: Array($0.value.utf8)) }))
    }
    #expect(start(["A.h": "", "Kit.h": "", "Z.h": ""]) == ["Kit.h", "A.h", "Z.h"])
    #expect(start(["A.h": "", "Kit.h": "#import <Kit/A.h>", "Z.h": ""]) == ["Kit.h"])
    #expect(start(["B.h": "", "A.h": ""]) == ["A.h", "B.h"])
  }

  @Test func countsTheMethodsThatReportErrorsWhereTheyHaveNoSwiftNames() {
    let text = """
      - (BOOL)open:(NSError **)error;
      - (BOOL)close:(NSError * _Nullable * _Nullable)error;
      - (void)show:(NSError *)error then:(NSString **)text;
      """
    var result = ImportedHeaders()
    let header = HeaderFile(path: "KTÜ.h", bytes: Array(text.utf8))
    result.lacksThrowingMethods(of: HeaderModule(name: "Kit", headers: [header]))
    #expect(result.isProvisional)
    #expect(
      result.notices == [
        "module 'Kit': 2 methods that report errors are known by the Objective-C name alone, for "
          + "the toolchain's standard library could not be extended"
      ])
    var none = ImportedHeaders()
    none.lacksThrowingMethods(of: HeaderModule(name: "Kit", headers: []))
    #expect(none.notices.isEmpty)
  }

  @Test func aLibraryThatCannotBeExtendedIsSaidToLackSomething() throws {
    let real = try SwiftToolchain.find()
    let broken = SwiftToolchain(frontend: "/bin/false", clang: real.clang, library: real.library)
    let scratch = try ScratchFolder()
    let library = StandardLibrary(toolchain: broken, cache: nil)
    #expect(try !library.install(in: "resources", of: scratch))
    #expect(scratch.has("resources/linux/Swift.swiftmodule"))
  }
}
