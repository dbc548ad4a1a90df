// The formats of a report: one file each, found by name.

package import Diagnostics

/// What a format needs beside the report.
package struct ReportContext: Sendable {
  /// Whether a terminal shows the text, and colours are wanted.
  package var isColoured: Bool
  /// The text of a file, to show its lines; nil where it cannot be read.
  package var text: @Sendable (_ file: String) -> LineTable?

  package init(isColoured: Bool = false, text: @escaping @Sendable (String) -> LineTable?) {
    self.isColoured = isColoured
    self.text = text
  }
}

/// A way to write a report.
package protocol ReportFormat: Sendable {
  /// The name that `--format` takes.
  var name: String { get }
  /// The name of the file in a folder of reports.
  var fileName: String { get }

  /// The report as UTF-8; the same report gives the same bytes.
  func render(_ report: Report, _ context: ReportContext) throws -> [UInt8]
}

/// Why a report cannot be written.
package enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownFormat(String, known: [String], nearest: String?)

  package var description: String {
    switch self {
    case .unknownFormat(let name, let known, let nearest):
      "unknown format '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "known: \(known.joined(separator: ", "))")
    }
  }
}

/// All formats.
package enum ReportFormats {
  package static let all: [any ReportFormat] = [TextReport(), JSONReport(), MarkdownReport()]

  /// The format of that name.
  package static func named(_ name: String) throws(ReportError) -> any ReportFormat {
    if let format = all.first(where: { $0.name == name }) { return format }
    let known = all.map(\.name)
    throw .unknownFormat(name, known: known, nearest: NearestName.of(name, among: known))
  }
}
