// The pages with findings, kept from the check for the reports that show them.

internal import Diagnostics
internal import Pages
internal import Project
internal import Reports
internal import Synchronization

/// Keeps pages from the check, so that reports need not read them again; any thread may.
final class KeptPages: Sendable {
  private struct State {
    var pages: [String: ReportedPage] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  /// Pages beyond as many bytes are not kept, so that a run over any tree stays small.
  private static let limit = 1 << 24

  /// Keeps a page.
  ///
  /// - Parameter codeBlocks: The blocks of the page, recovered ones among them.
  func keep(_ page: Page, _ codeBlocks: [CodeBlock]) {
    state.withLock { state in
      guard state.pages[page.file] == nil, state.size + page.bytes.count <= Self.limit else {
        return
      }
      state.size += page.bytes.count
      state.pages[page.file] = ReportedPage(lines: page.lines, codeBlocks: codeBlocks)
    }
  }

  subscript(file: String) -> ReportedPage? { state.withLock { $0.pages[file] } }

  /// The lines of a page, read where it was not kept; nil where it can't be read.
  func lines(of file: String, in store: FileStore) -> LineTable? {
    self[file]?.lines ?? (try? store.read(file)).map(LineTable.init)
  }
}
