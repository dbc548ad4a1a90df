// Tests of the formats: golden files, and what must hold for any report.

import Diagnostics
import Foundation
import Reports
import TestSupport
import Testing

struct ReportFormatTests {
  private func render(_ name: String, isColoured: Bool = false) throws -> String {
    let bytes = try ReportFormats.named(name)
      .render(SampleReport.report, SampleReport.context(isColoured: isColoured))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: ["text", "json", "markdown", "sarif", "github", "gitlab", "junit"])
  func looksAsExpected(_ name: String) throws {
    let fileName = try ReportFormats.named(name).fileName
    #expect(Golden.difference(try render(name), from: fileName) == nil)
  }

  @Test func unknownFormatNamesTheNearest() {
    #expect(
      throws: ReportError.unknownFormat(
        "jsn", known: ReportFormats.all.map(\.name), nearest: "json")
    ) { try ReportFormats.named("jsn") }
    let error = #expect(throws: ReportError.self) { try ReportFormats.named("pdf") }
    #expect(
      error?.description
        == "unknown format 'pdf'; known: text, json, markdown, html, sarif, github, gitlab, junit")
  }

  @Test(arguments: ReportFormats.all.map(\.name))
  func noControlCharacterPasses(_ name: String) throws {
    // A tab of code is one in HTML too.
    let text = try render(name).replacing("\t", with: name == "html" ? "" : "\t")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: ReportFormats.all.map(\.name))
  func sameReportGivesTheSameBytes(_ name: String) throws {
    #expect(try render(name) == render(name))
  }

  @Test func onlyColouredTextHasColours() throws {
    #expect(try render("text", isColoured: true).contains("\u{1B}[1;31merror\u{1B}[0m"))
    let plain = try render("text", isColoured: true)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(try plain == render("text"))
  }

  @Test func markdownDoesNotRun() throws {
    let text = try render("markdown")
    #expect(!text.contains("<script>"))
    #expect(!text.contains("<b>"))
  }

  @Test func textFitsEightyColumnsButForHeads() throws {
    for line in try render("text").split(separator: "\n") where !line.contains("]") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func emptyRunSaysSo() throws {
    let report = Report(toolVersion: "1", coverage: [:], diagnostics: [])
    let bytes = try TextReport().render(report, SampleReport.context())
    #expect(
      String(decoding: bytes, as: UTF8.self).hasSuffix(
        "0 errors, 0 warnings, 0 notes in 0 pages\n"))
  }
}
