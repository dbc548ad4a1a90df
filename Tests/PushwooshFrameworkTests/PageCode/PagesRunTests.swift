// The pages' code does what the pages say.

import Foundation
import Testing

@Suite("The pages' code works") struct PagesRunTests {
  /// Blocks of the Russian and Korean pages that compile and do something else, on purpose.
  static let knownDrift: Set = [
    // Methods with the signatures of the older API are never called.
    "ru/delegate-and-queue.mdx:95",
    // An interpolation lost its backslash.
    "ko/delegate-and-queue.mdx:43",
  ]

  private static let program = Result {
    try PageProgram(try runnable(), name: "demo-pages")
  }

  /// The blocks that can run: all of the current pages; of those on the older API, the ones that
  /// compile and mean the same.
  private static func runnable() throws -> [PageBlock] {
    let pages = try DemoPages.shared.get()
    return pages.current
      + pages.older.filter { block in
        PageScenario.scenario(of: block)?.holdsForOlderAPI == true
          && !pages.remarks(on: block).contains(where: \.isError)
      }
  }

  @Test func everyBlockOfTheCurrentPagesHasAScenario() throws {
    for block in try DemoPages.shared.get().current {
      #expect(PageScenario.scenario(of: block) != nil, "\(block)")
    }
  }

  @Test func everyBlockCausesWhatItsPageSays() throws {
    let program = try Self.program.get()
    let blocks = try Self.runnable()
    #expect(blocks.count > 3 * 26 + 25)
    for block in blocks {
      let differences = try program.differences(block)
      #expect(differences.isEmpty != Self.knownDrift.contains("\(block)"), "\(differences)")
    }
  }
}
