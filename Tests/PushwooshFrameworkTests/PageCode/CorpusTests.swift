// The pages of the corpus that lies beside the repository, where it does.

import Foundation
import Testing

/// The folder of the corpus.
private let corpus = PageBlock.root.deletingLastPathComponent()
  .appendingPathComponent("shared/corpus/modal-rich-media")

@Suite(
  "The corpus pages' code works",
  .enabled("there is no corpus beside this repository") {
    FileManager.default.fileExists(atPath: corpus.path)
  })
struct CorpusTests {
  /// The one fault of these pages: a parameter hides the method of the same name.
  private static let fault = "richMediaManager(richMediaManager, didClose: richMedia)"

  private func blocks(_ locales: Set<String> = ["en", "de", "zh"]) throws -> [PageBlock] {
    try PageBlock.blocks(in: corpus).filter { locales.contains($0.locale) }
  }

  /// The block with the fault mended.
  private func mended(_ block: PageBlock) -> PageBlock {
    let code = block.code.replacingOccurrences(
      of: "\n        \(Self.fault)", with: "\n        self.\(Self.fault)")
    return PageBlock(page: block.page, line: block.line, code: code, showsOlderAPI: false)
  }

  @Test func everyBlockCompilesWithoutAWarningButForTheKnownFault() throws {
    let blocks = try blocks()
    #expect(blocks.count == 3 * 4)
    let remarks = try PageCompiler.shared.get().remarks(on: blocks)
    #expect(
      Set(remarks.map { "\($0.page):\($0.line)" })
        == Set(["en", "de", "zh"].map { "\($0)/ios-modal-rich-media.mdx:296" }))
    #expect(try PageCompiler.shared.get().remarks(on: blocks.map(mended)).isEmpty)
  }

  @Test func everyRecoveredBlockCompilesWithDeprecationsOnly() throws {
    for locale in ["ru", "ko"] {
      let blocks = try blocks([locale])
      #expect(blocks.count == 4, "\(blocks)")
      let remarks = try PageCompiler.shared.get().remarks(on: blocks)
      #expect(remarks.filter { !$0.isDeprecation }.isEmpty)
      #expect(remarks.count { $0.isDeprecation } > 0)
    }
  }

  @Test func everyBlockCausesWhatItsPageSays() throws {
    let blocks = try blocks().map(mended)
    let program = try PageProgram(blocks, name: "corpus-pages")
    for block in blocks {
      let differences = try program.differences(block)
      #expect(differences.isEmpty, "\(differences)")
    }
  }
}
