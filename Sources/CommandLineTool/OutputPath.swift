// Where output goes that a person named on the command line.

internal import Project

/// A path on the command line starts where the program was started; a default starts at the root.
struct OutputPath {
  let path: String

  init(_ written: String, in store: FileStore) {
    let isDefault = written == ReferenceOptions.defaultOutput || written == PageFinder.reportFolder
    path =
      written.hasPrefix("/") || isDefault
      ? written : CommonOptions.currentFolder + "/" + written
  }

  /// The path of a file in the folder that this one names.
  func path(of file: String) -> String { path + "/" + file }
}
