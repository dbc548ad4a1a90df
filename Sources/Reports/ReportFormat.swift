// The formats of a report: one file each, found by name.

package import Diagnostics
package import Pages

/// A page as reports show it.
package struct ReportedPage: Sendable {
  package var lines: LineTable
  /// In the order of the page.
  package var codeBlocks: [CodeBlock]

  package init(lines: LineTable, codeBlocks: [CodeBlock] = []) {
    self.lines = lines
    self.codeBlocks = codeBlocks
  }
}

/// A file that belongs to a report.
package struct ReportFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
}

/// What a format needs beside the report.
package struct ReportContext: Sendable {
  /// Whether a terminal shows the text, and colours are wanted.
  package var isColoured: Bool
  /// The text of a file, to show its lines; nil where it cannot be read.
  package var text: @Sendable (_ file: String) -> LineTable?
  /// A page with its code blocks, to show them beside each other; nil where it cannot be read.
  package var page: @Sendable (_ file: String) -> ReportedPage?

  /// - Parameter page: Without it pages are shown as plain text.
  package init(
    isColoured: Bool = false, text: @escaping @Sendable (String) -> LineTable?,
    page: (@Sendable (String) -> ReportedPage?)? = nil
  ) {
    self.isColoured = isColoured
    self.text = text
    self.page = page ?? { text($0).map { ReportedPage(lines: $0) } }
  }
}

/// A way to write a report.
package protocol ReportFormat: Sendable {
  /// The name that `--format` takes.
  var name: String { get }
  /// The name of the file in a folder of reports.
  var fileName: String { get }
  /// Whether it shows code of the pages, so that those with findings are worth keeping.
  var showsPages: Bool { get }

  /// The report as UTF-8; the same report gives the same bytes.
  func render(_ report: Report, _ context: ReportContext) throws -> [UInt8]

  /// The report as files beside each other: one, unless it is too large for that.
  ///
  /// - Parameter name: The name of the first file; the names of the others are made from it.
  func files(_ report: Report, _ context: ReportContext, named name: String) throws -> [ReportFile]

  /// The name of a file beside the first, counted from 0; nil for a format of one file.
  func part(_ index: Int, named name: String) -> String?

  /// Whether a file is one that this format wrote beside a first.
  func isPart(_ bytes: [UInt8]) -> Bool
}

extension ReportFormat {
  package var showsPages: Bool { false }

  package func files(
    _ report: Report, _ context: ReportContext, named name: String
  ) throws -> [ReportFile] {
    [ReportFile(name: name, bytes: try render(report, context))]
  }

  package func part(_ index: Int, named name: String) -> String? { nil }

  package func isPart(_ bytes: [UInt8]) -> Bool { false }
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
  /// In the order of the help.
  package static let all: [any ReportFormat] = [
    TextReport(), JSONReport(), MarkdownReport(), HTMLReport(), SARIFReport(), GitHubReport(),
    GitLabReport(), JUnitReport(),
  ]

  /// Those that a folder of reports holds: for people, and for programs that read no other.
  package static let kept: [any ReportFormat] = [
    HTMLReport(), MarkdownReport(), JSONReport(), SARIFReport(),
  ]

  /// The names as the help says them: `text, json or markdown`.
  package static var list: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }

  /// The format of that name.
  package static func named(_ name: String) throws(ReportError) -> any ReportFormat {
    if let format = all.first(where: { $0.name == name }) { return format }
    let known = all.map(\.name)
    throw .unknownFormat(name, known: known, nearest: NearestName.of(name, among: known))
  }
}
