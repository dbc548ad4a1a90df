// The Swift blocks of the demo pages, and what the compiler says of them.

import Foundation

/// The Swift blocks of the demo pages.
struct DemoPages: Sendable {
  /// The blocks of the source pages and of those translations that keep up with them.
  let current: [PageBlock]
  /// The blocks of the pages that document the older API.
  let older: [PageBlock]
  private let remarks: [PageCompiler.Remark]

  /// The pages, compiled once in a test run.
  static let shared = Result { try DemoPages() }

  private init() throws {
    let blocks = try PageBlock.blocks(in: PageBlock.root.appendingPathComponent("docs/sdk"))
    current = blocks.filter { ["en", "de", "zh"].contains($0.locale) }
    older = blocks.filter { ["ru", "ko"].contains($0.locale) }
    remarks = try PageCompiler.shared.get().remarks(on: blocks)
  }

  /// What the compiler says of a block.
  func remarks(on block: PageBlock) -> [PageCompiler.Remark] {
    remarks.filter { $0.page == block.page && block.lines.contains($0.line) }
  }
}
