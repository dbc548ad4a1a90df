// The dialects of the files of a run.

internal import Pages
internal import Project

/// Knows the dialect of every file: that of its pattern, else what stands around it.
struct PageDialects: Sendable {
  private let detection: DialectDetection
  private let configured: [String: Dialect]

  init(_ groups: [PageGroup], _ store: FileStore) {
    detection = DialectDetection(store)
    configured = groups.reduce(into: [:]) { dialects, group in
      for file in group.files { dialects[file.path] = file.dialect }
    }
  }

  func dialect(of file: String) -> Dialect { configured[file] ?? detection.dialect(of: file) }
}
