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
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    let (folder, name) = (String(path[..<start]), String(path[start...]))
    let files = try format.files(report, context(), named: name)
    for file in files { try store.write(file.bytes, to: folder + file.name) }
    removeParts(of: format, named: name, in: folder, from: files.count - 1)
  }

  /// Removes the parts that a larger report left, as far as it was a report of ours.
  private func removeParts(
    of format: any ReportFormat, named name: String, in folder: String, from first: Int
  ) {
    var index = first
    while let part = format.part(index, named: name), store.hasFile(folder + part),
      let bytes = try? store.read(folder + part), format.isPart(bytes),
      store.remove(part, inFolder: folder)
    { index += 1 }
  }

  /// What the formats need to show lines of pages.
  private func context(isColoured: Bool = false) -> ReportContext {
    let (store, dialects, kept) = (store, dialects, kept)
    return ReportContext(
      isColoured: isColoured,
      text: { kept.lines(of: $0, in: store) },
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
