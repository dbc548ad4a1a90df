// Where output goes that a person named on the command line.

/// A path on the command line starts where the program was started; a default starts at the root.
struct OutputPath {
  /// What messages call it: as written.
  let name: String
  let path: String

  init(_ written: String) {
    name = written
    path = Self.absolute(written)
  }

  /// - Parameter name: The path from the root, where nothing is written.
  init(_ written: String?, default name: String) {
    self.name = written ?? name
    path = written.map(Self.absolute) ?? name
  }

  private static func absolute(_ written: String) -> String {
    written.utf8.first == UInt8(ascii: "/")
      ? written : CommonOptions.currentFolder + "/" + written
  }

  /// The path of a file in the folder that this one names.
  func path(of file: String) -> String { path + "/" + file }
}
