// The report as JUnit XML: for whatever shows the results of tests.

internal import Diagnostics
internal import Markup

/// Writes a suite for each locale: a test that fails for each error, one that is skipped for each
/// warning and note, and one that passes for each page without a finding.
package struct JUnitReport: ReportFormat {
  package let name = "junit"
  package let fileName = "junit.xml"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    let found = Dictionary(grouping: report.diagnostics, by: \.locale)
    var suites = report.locales.map { entry in
      let pages = report.documents.filter { !$0.passedOver.contains(entry.tag) }
        .compactMap { $0.files[entry.tag] }
      return JUnitSuite(
        name: entry.tag.description, diagnostics: found[entry.tag] ?? [], pages: pages)
    }
    if let rest = found[nil] {
      suites.append(JUnitSuite(name: "API", diagnostics: rest, pages: []))
    }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"Concord\" tests=\"\(tests)\" failures=\"\(report.tally.errors)\" "
      + "errors=\"0\" time=\"0\">\n" + suites.map(\.text).joined() + "</testsuites>\n"
    return Array(text.utf8)
  }
}

/// The tests of one locale.
private struct JUnitSuite {
  let name: String
  let diagnostics: [Diagnostic]
  /// The files without a finding.
  let cleanFiles: [String]

  init(name: String, diagnostics: [Diagnostic], pages: [String]) {
    self.name = name
    self.diagnostics = diagnostics
    let drifted = Set(diagnostics.map(\.place.file))
    cleanFiles = pages.filter { !drifted.contains($0) }
  }

  var tests: Int { diagnostics.count + cleanFiles.count }

  var text: String {
    let failures = diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) }
    var ordinals = FindingOrdinals()
    var text =
      "  <testsuite name=\"\(XML.text(name))\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "errors=\"0\" skipped=\"\(diagnostics.count - failures)\" time=\"0\">\n"
    for diagnostic in diagnostics { text += Self.test(diagnostic, ordinals.next(diagnostic)) }
    for file in cleanFiles {
      text += "    <testcase classname=\"\(XML.text(file))\" name=\"no drift\" time=\"0\"/>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// The name says no line, so that a test keeps it when lines move.
  private static func test(_ diagnostic: Diagnostic, _ ordinal: Int) -> String {
    let message = XML.text(diagnostic.message)
    let file = XML.text(diagnostic.place.file)
    let name = "\(diagnostic.rule): \(message)" + (ordinal > 1 ? " (\(ordinal))" : "")
    let start = "    <testcase classname=\"\(file)\" name=\"\(name)\" time=\"0\">\n"
    let result =
      diagnostic.severity == .error
      ? "      <failure message=\"\(message)\" type=\"\(XML.text(diagnostic.rule))\">"
        + XML.text(details(diagnostic), keepsLines: true) + "</failure>\n"
      : "      <skipped message=\"\(diagnostic.severity): \(message)\"/>\n"
    return start + result + "    </testcase>\n"
  }

  private static func details(_ diagnostic: Diagnostic) -> String {
    let places =
      [(diagnostic.place, diagnostic.message)]
      + diagnostic.related.map { ($0.place, $0.message) }
    return places.map { place, message in
      "\(place.file):\(place.range.start.line):\(place.range.start.column): \(message)"
    }.joined(separator: "\n")
  }
}
