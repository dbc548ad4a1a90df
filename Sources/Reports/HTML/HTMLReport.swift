// The report as HTML: for whoever mends the pages, in a browser, from disk.

internal import Diagnostics
internal import Markup

/// Writes one page that holds everything, or an overview with pages of findings beside it where
/// there are too many for one.
///
/// A page needs no network and no other file. It is whole without its script, which filters, copies
/// and listens to keys; a content security policy lets nothing else run.
package struct HTMLReport: ReportFormat {
  package let name = "html"
  package let showsPages = true
  package let fileName = "index.html"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    let parts = FindingParts(report, context, limits: .none, fileName: { _ in "" })
    return Array(HTMLDocument(report).whole(parts).utf8)
  }

  package func files(
    _ report: Report, _ context: ReportContext, named name: String
  ) throws -> [ReportFile] {
    let stem = Self.stem(of: name)
    let parts = FindingParts(report, context, limits: .usual) { Self.part($0, of: stem) }
    let document = HTMLDocument(report)
    guard parts.parts.count > 1 else {
      return [ReportFile(name: name, bytes: Array(document.whole(parts).utf8))]
    }
    let rest = parts.parts.indices.map { index in
      ReportFile(
        name: parts.fileName(index),
        bytes: Array(document.part(index, of: parts, overview: name).utf8))
    }
    return [ReportFile(name: name, bytes: Array(document.overview(parts).utf8))] + rest
  }

  package func part(_ index: Int, named name: String) -> String? {
    Self.part(index, of: Self.stem(of: name))
  }

  package func isPart(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(2_048).firstRange(of: HTMLDocument.partMark.utf8) != nil
  }

  private static func stem(of name: String) -> String {
    name.hasSuffix(".html") ? String(name.dropLast(5)) : name
  }

  private static func part(_ index: Int, of stem: String) -> String { "\(stem)-\(index + 1).html" }
}
