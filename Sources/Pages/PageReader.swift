// Reading a page: bytes in, page out.

internal import Diagnostics

/// Reads pages of any dialect.
package enum PageReader {
  /// Reads a page; whatever is wrong with its markup stands in `Page.faults`.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is on disk.
  ///   - file: The path relative to the project's root, separated by `/`.
  package static func read(_ bytes: [UInt8], file: String, dialect: Dialect) -> Page {
    Page(file: file, dialect: dialect, lines: LineTable(bytes))
  }
}
