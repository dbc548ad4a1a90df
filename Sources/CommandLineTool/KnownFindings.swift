// The baseline that a person names, as a file of the project.

internal import Project
internal import Reports

/// The file that holds the known findings.
struct KnownFindings {
  /// The name that it has unless another one is given.
  static let defaultName = "concord-baseline.json"

  private let file: OutputPath
  private let store: FileStore

  /// - Parameter written: The path as a person wrote it; nil for the default at the root.
  init(_ written: String?, in store: FileStore) {
    file = OutputPath(written, default: Self.defaultName)
    self.store = store
  }

  /// As written.
  var name: String { file.name }

  /// Whether the file is there.
  var isThere: Bool { store.hasFile(file.path) }

  /// The findings that the file holds.
  ///
  /// - Throws: Why it holds none: it is not there, or is no baseline.
  func read() throws -> Baseline {
    guard isThere else { throw CommandError.noBaseline(name) }
    do {
      return try BaselineFile.read(try store.read(file.path))
    } catch let error as BaselineError {
      throw CommandError.invalidBaseline(name, reason: error.description)
    }
  }

  func write(_ baseline: Baseline) throws {
    try store.write(try BaselineFile.text(baseline), to: file.path)
  }
}

extension OptionSpec {
  /// The file of known findings, for the commands that report the others.
  static let baseline = OptionSpec(
    "--baseline", "FILE", "report only what is not in it; see concord baseline")
}

extension CheckRun {
  /// The findings that do not count.
  ///
  /// - Parameter file: Where they are written down; nil where all findings count.
  func known(_ file: String?) throws -> Baseline? {
    try file.map { try KnownFindings($0, in: workspace.store).read() }
  }
}
