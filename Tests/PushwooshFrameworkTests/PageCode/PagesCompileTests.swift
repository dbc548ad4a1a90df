// Every Swift block of the demo pages compiles, as far as it should.

import Foundation
import Testing

@Suite("The pages' code compiles") struct PagesCompileTests {
  /// The places of the Russian and Korean pages that do not compile, on purpose: those pages show
  /// what Concord finds.
  static let knownDrift: Set = [
    // A name inside an interpolation was translated.
    "ru/delegate-and-queue.mdx:47",
    // A call with a label that the method does not have.
    "ko/delegate-and-queue.mdx:132",
    // Objective-C that is tagged as Swift.
    "ko/overview.mdx:109",
    // A case that the enum does not have.
    "ko/positions.mdx:176",
  ]

  @Test func sourceAndItsCurrentTranslationsCompileWithoutAWarning() throws {
    let pages = try DemoPages.shared.get()
    #expect(pages.current.count == 3 * 26)
    for block in pages.current {
      let remarks = pages.remarks(on: block)
      #expect(remarks.filter { !$0.isDeprecation }.isEmpty)
      #expect(remarks.isEmpty != block.showsOlderAPI, "\(block)")
    }
  }

  @Test func pagesOnTheOlderAPICompileWithDeprecationsOnlyApartFromKnownDrift() throws {
    let pages = try DemoPages.shared.get()
    let remarks = pages.older.flatMap { pages.remarks(on: $0) }
    let places = remarks.filter { !$0.isDeprecation }.map { "\($0.page):\($0.line)" }
    #expect(Set(places) == Self.knownDrift)
    #expect(remarks.count { $0.isDeprecation } > 30)
  }

  @Test func faultsAreFoundAtTheirLines() throws {
    let error = "import PushwooshFramework\n\nPushwoosh.media.modalRichMedia.closeAfterwards(8)"
    let blocks = [(error, 40), ("let unused = 1", 90)].map { code, line in
      PageBlock(page: "en/fault.mdx", line: line, code: code, showsOlderAPI: false)
    }
    let remarks = try PageCompiler.shared.get().remarks(on: blocks)
    #expect(remarks.map(\.line).sorted() == [42, 90])
    #expect(remarks.filter(\.isError).map(\.line) == [42])
  }

  @Test func aBlockSeesOnlyWhatItImports() throws {
    let code = "import PushwooshFramework\n\nlet number = NSNumber(value: 1)\nprint(number)"
    let compiler = try PageCompiler.shared.get()
    let block = PageBlock(page: "en/import.mdx", line: 1, code: code, showsOlderAPI: false)
    #expect(try compiler.remarks(on: [block]).map(\.line) == [3])
  }
}

extension PageCompiler.Remark {
  /// Whether it says that something is deprecated, and nothing worse.
  var isDeprecation: Bool { !isError && message.contains("is deprecated: Use ") }
}
