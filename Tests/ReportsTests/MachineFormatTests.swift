// Tests of JUnit, GitLab's code quality and GitHub's annotations.

import Diagnostics
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A report with many findings, the first two of which say the same.
private func report(_ count: Int, severity: Severity = .error, message: String = "wrong") -> Report
{
  Report(
    toolVersion: "1", coverage: [.english: .init(pages: 1)],
    diagnostics: (0..<count).map { index in
      Diagnostic(
        rule: "r", severity: severity, locale: .english,
        place: Place(
          file: "a,b:c.md",
          range: TextRange(
            start: .init(line: index + 1, column: 2, utf16Column: 2),
            end: .init(line: index + 1, column: 4, utf16Column: 3))),
        message: index == 1 ? "\(message) 0" : "\(message) \(index)")
    })
}

private func text(_ format: any ReportFormat, _ report: Report) throws -> String {
  String(decoding: try format.render(report, ReportContext { _ in nil }), as: UTF8.self)
}

struct JUnitReportTests {
  /// Counts elements, and keeps the attributes of each.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], depth: Int)] = []
    private var depth = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes, depth))
      depth += 1
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { depth -= 1 }
  }

  private func elements(
    _ report: Report
  ) throws -> [(name: String, attributes: [String: String], depth: Int)] {
    let reader = Reader()
    let parser = XMLParser(data: Data(try text(JUnitReport(), report).utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  /// The schema that readers share: what holds what, and which attributes must be there.
  @Test func followsTheCommonSchema() throws {
    let elements = try elements(SampleReport.report)
    let levels = ["testsuites": 0, "testsuite": 1, "testcase": 2, "failure": 3, "skipped": 3]
    let needed = [
      "testsuites": ["name", "tests", "failures", "errors", "time"],
      "testsuite": ["name", "tests", "failures", "errors", "skipped", "time"],
      "testcase": ["name", "classname", "time"], "failure": ["message", "type"],
      "skipped": ["message"],
    ]
    for element in elements {
      #expect(levels[element.name] == element.depth, "\(element.name)")
      for name in needed[element.name] ?? [] { #expect(element.attributes[name] != nil) }
    }
  }

  @Test func countsAreThoseOfTheElements() throws {
    let elements = try elements(SampleReport.report)
    let counts = Dictionary(grouping: elements, by: \.name).mapValues(\.count)
    #expect(counts["testsuite"] == 2)
    #expect(counts["failure"] == 3)
    #expect(counts["skipped"] == 4)
    // Six findings, one that is allowed, one page in Russian and two in English without any.
    #expect(counts["testcase"] == 10)
    #expect(elements[0].attributes["tests"] == "10")
    #expect(elements[0].attributes["failures"] == "3")
  }

  @Test func namesAreUnique() throws {
    let names = try elements(report(3)).filter { $0.name == "testcase" }
      .compactMap { $0.attributes["name"] }
    #expect(names == ["r: wrong 0", "r: wrong 0 (2)", "r: wrong 2"])
  }

  @Test func hostileTextIsText() throws {
    let message = "]]>\u{0}\u{1B}</failure><x a=\"'&\u{FFFE}"
    let failure = try #require(try elements(report(1, message: message)).last)
    #expect(failure.name == "failure")
    #expect(
      failure.attributes["message"] == "]]>\u{FFFD}\u{FFFD}</failure><x a=\"'&\u{FFFD} 0")
  }
}

struct GitLabReportTests {
  @Test func findingsHaveWhatGitLabReads() throws {
    let bytes = Data(try text(GitLabReport(), report(3, severity: .warning)).utf8)
    let findings = try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]])
    #expect(findings.count == 3)
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == 3)
    for (index, finding) in findings.enumerated() {
      #expect(finding["description"] is String)
      #expect(finding["check_name"] as? String == "r")
      #expect(finding["severity"] as? String == "minor")
      let location = try #require(finding["location"] as? [String: Any])
      #expect(location["path"] as? String == "a,b:c.md")
      #expect(location["lines"] as? [String: Int] == ["begin": index + 1, "end": index + 1])
    }
  }

  @Test(arguments: [(Severity.error, "major"), (.warning, "minor"), (.note, "info")])
  func severities(_ severity: Severity, _ name: String) throws {
    #expect(try text(GitLabReport(), report(1, severity: severity)).contains("\"\(name)\""))
  }

  @Test func theLastLineOfAFindingIsNamed() throws {
    var finding = report(1).diagnostics[0]
    finding.place.range.end.line = 3
    let long = Report(
      toolVersion: "1", coverage: [.english: .init(pages: 1)], diagnostics: [finding])
    let bytes = Data(try text(GitLabReport(), long).utf8)
    let findings = try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]])
    let location = try #require(findings[0]["location"] as? [String: Any])
    #expect(location["lines"] as? [String: Int] == ["begin": 1, "end": 3])
  }

  @Test func noFindingsAreAnEmptyList() throws {
    #expect(try text(GitLabReport(), report(0)) == "[]\n")
  }
}

struct GitHubReportTests {
  @Test func annotationNamesThePlace() throws {
    #expect(
      try text(GitHubReport(), report(1)).hasPrefix(
        "::error file=a%2Cb%3Ac.md,line=1,endLine=1,col=2,endColumn=3,title=r::wrong 0\n"))
  }

  @Test func tenOfASeverityAndTheRestInTheLog() throws {
    let lines = try text(GitHubReport(), report(25)).split(separator: "\n")
    #expect(lines.count(where: { $0.hasPrefix("::error ") }) == 10)
    #expect(lines.contains("::group::15 findings more"))
    #expect(lines.count(where: { $0.hasPrefix("- a,b:c.md:") }) == 15)
    #expect(lines.last == "25 errors, 0 warnings, 0 notes in 1 page")
  }

  @Test func messageCannotStartACommand() throws {
    let hostile = "a\n::set-env name=x::y\r\n##[error]z %0A"
    let lines = try text(GitHubReport(), report(12, message: hostile)).split(separator: "\n")
    for line in lines where line.hasPrefix("::") {
      #expect(
        ["::error ", "::group:", "::endgro"].contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(!lines.contains { $0.contains("##[") })
    #expect(lines[0].hasSuffix("::a%0A::set-env name=x::y%0D%0A## [error]z %250A 0"))
  }

  @Test func causesComeFirst() throws {
    var diagnostics = report(12).diagnostics
    diagnostics[11].cause = "an old release"
    let other = Report(toolVersion: "1", coverage: [:], diagnostics: diagnostics)
    let lines = try text(GitHubReport(), other).split(separator: "\n")
    #expect(lines[1].hasSuffix("::wrong 11"))
  }
}
