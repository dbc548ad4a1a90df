// A run of the program whose report is read back.

import Foundation
import TestSupport
import Testing

/// What a run of `concord check` reported.
struct ReportedRun {
  struct Finding: Codable, Hashable {
    var rule: String
    var file: String
    var message: String
    var alsoInSource: Bool
    var fingerprint: String
  }

  private struct Document: Codable {
    struct Summary: Codable {
      struct Scope: Codable {
        var allPages: Int
        var changedSince: String?
      }

      var pages: Int
      var scope: Scope?
    }

    var summary: Summary
    var diagnostics: [Finding]
  }

  let exitCode: Int32
  let errors: String
  let findings: [Finding]
  let pages: Int
  /// How many pages there are, where not all were looked at.
  let allPages: Int?

  init(_ arguments: [String], in folder: String) throws {
    let run = try ProgramRun(
      ["check", "--format", "json", "--no-git", "--quiet"] + arguments, in: folder)
    exitCode = run.exitCode
    errors = run.errors
    let document = try #require(
      try? JSONDecoder().decode(Document.self, from: Data(run.output.utf8)), "\(run.errors)")
    findings = document.diagnostics
    pages = document.summary.pages
    allPages = document.summary.scope?.allPages
  }

  /// The files with findings, each once, ascending.
  var files: [String] { Set(findings.map(\.file)).sorted() }

  /// The rules of the findings in a file.
  func rules(in file: String) -> [String] { findings.filter { $0.file == file }.map(\.rule) }
}
