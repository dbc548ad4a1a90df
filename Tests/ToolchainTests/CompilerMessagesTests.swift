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
}
