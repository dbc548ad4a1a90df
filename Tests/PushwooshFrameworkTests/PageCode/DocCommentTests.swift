// The examples in the framework's doc comments.

import Foundation
import Testing

@Suite("The doc comments' code works") struct DocCommentTests {
  @Test func everyExampleCompilesWithoutAWarning() throws {
    let examples = try PageBlock.docComments().map(\.importing)
    #expect(examples.count >= 10)
    #expect(try PageCompiler.shared.get().remarks(on: examples).isEmpty)
  }

  @Test func theQueueShowsOneWindowAfterTheOther() throws {
    let queue = try PageBlock.docComments().first { $0.code.contains("class OneAtATime") }
    let block = try #require(queue).importing
    let program = try PageProgram([block], name: "doc-comments")
    let differences = try program.differences(block)
    #expect(differences.isEmpty, "\(differences)")
  }
}

extension PageBlock {
  /// The example with the import that it takes for granted.
  fileprivate var importing: PageBlock {
    PageBlock(
      page: page, line: line - 2, code: "import Foundation\nimport PushwooshFramework\n" + code,
      showsOlderAPI: showsOlderAPI)
  }
}
