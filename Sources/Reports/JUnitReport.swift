// The report as JUnit XML: for whatever shows the results of tests.

internal import Diagnostics
internal import Markup

/// Writes a suite for each locale: a test that fails for each error, one that is skipped for each
/// warning, each note and each finding that a comment allows, and one that passes for each page
/// without a finding.
package struct JUnitReport: ReportFormat {
  package let name = "junit"
  package let fileName = "junit.xml"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    let found = Dictionary(grouping: report.diagnostics, by: \.locale)
    let allowed = Dictionary(grouping: report.allowed, by: \.diagnostic.locale)
    var suites = report.locales.map { entry in
      let pages = report.documents.filter { !$0.passedOver.contains(entry.tag) }
        .compactMap { $0.files[entry.tag] }
      return JUnitSuite(
        name: entry.tag.description, diagnostics: found[entry.tag] ?? [],
        allowed: allowed[entry.tag] ?? [], pages: pages,
        properties: report.baselineProperties { $0 == entry.tag })
    }
    if found[nil] != nil || allowed[nil] != nil {
      suites.append(
        JUnitSuite(
          name: "API", diagnostics: found[nil] ?? [], allowed: allowed[nil] ?? [], pages: [],
          properties: report.baselineProperties { $0 == nil }))
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
  let allowed: [Report.Allowed]
  /// The files without a finding.
  let cleanFiles: [String]
  let properties: [(name: String, value: Int)]

  init(
    name: String, diagnostics: [Diagnostic], allowed: [Report.Allowed], pages: [String],
    properties: [(name: String, value: Int)]
  ) {
    self.name = name
    self.diagnostics = diagnostics
    self.allowed = allowed
    self.properties = properties
    let drifted = Set(diagnostics.map(\.place.file))
    cleanFiles = pages.filter { !drifted.contains($0) }
  }

  var tests: Int { diagnostics.count + allowed.count + cleanFiles.count }

  var text: String {
    let failures = diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) }
    var ordinals = FindingOrdinals()
    var text =
      "  <testsuite name=\"\(XML.text(name))\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "errors=\"0\" skipped=\"\(diagnostics.count + allowed.count - failures)\" time=\"0\">\n"
    if !properties.isEmpty {
      let lines = properties.map { "      <property name=\"\($0.name)\" value=\"\($0.value)\"/>\n" }
      text += "    <properties>\n\(lines.joined())    </properties>\n"
    }
    for diagnostic in diagnostics { text += Self.test(diagnostic, &ordinals) }
    for allowed in allowed {
      text += Self.test(allowed.diagnostic, &ordinals, reason: allowed.reason)
    }
    for file in cleanFiles {
      text += "    <testcase classname=\"\(XML.text(file))\" name=\"no drift\" time=\"0\"/>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// The name says no line, so that a test keeps it when lines move.
  ///
  /// - Parameter reason: Why a comment allows it; nil where none does.
  private static func test(
    _ diagnostic: Diagnostic, _ ordinals: inout FindingOrdinals, reason: String? = nil
  ) -> String {
    let message = XML.text(diagnostic.message)
    let file = XML.text(diagnostic.place.file)
    let title = "\(diagnostic.rule): \(message)"
    let ordinal = ordinals.next(diagnostic, called: title)
    let name = title + (ordinal > 1 ? " (\(ordinal))" : "")
    let start = "    <testcase classname=\"\(file)\" name=\"\(name)\" time=\"0\">\n"
    let skipped = reason.map { "allowed: \(XML.text($0))" } ?? "\(diagnostic.severity): \(message)"
    let result =
      diagnostic.severity == .error && reason == nil
      ? "      <failure message=\"\(message)\" type=\"\(XML.text(diagnostic.rule))\">"
        + XML.text(details(diagnostic), keepsLines: true) + "</failure>\n"
      : "      <skipped message=\"\(skipped)\"/>\n"
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

extension Report {
  /// How the findings of some locales stand to the baseline; nothing where there is none.
  fileprivate func baselineProperties(
    _ isMeant: (LanguageTag?) -> Bool
  ) -> [(name: String, value: Int)] {
    guard let baseline else { return [] }
    return [
      ("baseline.known", baseline.known.count { isMeant($0.locale) }),
      ("baseline.gone", baseline.gone.filter { isMeant($0.finding.locale) }.findingCount),
      (
        "baseline.notChecked", baseline.unchecked.filter { isMeant($0.finding.locale) }.findingCount
      ),
    ]
  }
}
