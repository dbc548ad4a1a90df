// A run that is done: its report, and the way into files.

internal import Diagnostics
internal import Dispatch
internal import Pages
internal import Project
internal import Reports
internal import Snippets
internal import Synchronization

/// The report of a run, and the project that it is about.
struct FinishedRun {
  let report: Report
  let store: FileStore
  let dialects: PageDialects
  /// What was kept of the pages with findings.
  let kept: KeptPages

  /// The report in a format, for standard output.
  func text(_ format: any ReportFormat, isColoured: Bool) throws -> [UInt8] {
    try format.render(report, context(isColoured: isColoured))
  }

  /// Writes the report in several formats, on all cores.
  ///
  /// - Parameter targets: Where the first file of each format goes; the others stand beside it.
  func write(_ targets: [(format: any ReportFormat, path: String)]) throws {
    let outcomes = Mutex([Result<Void, any Error>?](repeating: nil, count: targets.count))
    DispatchQueue.concurrentPerform(iterations: targets.count) { index in
      let outcome = Result { try write(targets[index].format, to: targets[index].path) }
      outcomes.withLock { $0[index] = outcome }
    }
    for outcome in outcomes.withLock({ $0 }) { try outcome?.get() }
  }

  private func write(_ format: any ReportFormat, to path: String) throws {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = String(path.dropFirst(folder.count))
    for file in try format.files(report, context(), named: name) {
      try store.write(file.bytes, to: folder + file.name)
    }
  }

  /// What the formats need to show lines of pages.
  private func context(isColoured: Bool = false) -> ReportContext {
    let (store, dialects, kept) = (store, dialects, kept)
    return ReportContext(
      isColoured: isColoured,
      text: { file in kept[file]?.lines ?? (try? store.read(file)).map(LineTable.init) },
      page: { file in
        if let known = kept[file] { return known }
        guard let bytes = try? store.read(file) else { return nil }
        let page = PageReader.read(bytes, file: file, dialect: dialects.dialect(of: file))
        return ReportedPage(
          lines: page.lines,
          codeBlocks: CodeRecovery.recover(page)?.codeBlocks ?? page.codeBlocks)
      })
  }
}
