// A baseline as a file: concord.baseline/1, a finding a line.

internal import Diagnostics
internal import Foundation
internal import Markup

/// Why a file is no baseline.
package enum BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(megabytes: Int)
  case notJSON
  case otherSchema(String)
  case invalid(String)

  package var description: String {
    switch self {
    case .tooLarge(let megabytes):
      "it holds \(megabytes) MB, and no baseline is larger than \(BaselineFile.mostBytes >> 20)"
    case .notJSON: "it is no JSON, or lacks what a baseline has"
    case .otherSchema(let schema):
      "its schema is '\(schema)'; this version reads '\(BaselineFile.schema)'"
    case .invalid(let reason): reason
    }
  }
}

/// Reads and writes `concord.baseline/1`.
package enum BaselineFile {
  static let schema = "concord.baseline/1"
  static let mostBytes = 32 << 20
  /// No page has as many equal findings.
  private static let mostEqual = 1_000_000

  /// The text of a baseline: the same findings give the same bytes, wherever they stand.
  package static func text(_ baseline: Baseline) throws -> [UInt8] {
    var lines = ["{", "  \"schema\": \"\(schema)\",", "  \"pages\": ["]
    for (index, page) in baseline.pages.enumerated() {
      lines.append("    { \"file\": \(try line(page.file)), \"findings\": [")
      for (index, finding) in page.findings.enumerated() {
        let isLast = index + 1 == page.findings.count
        lines.append("      " + (try line(Entry(finding))) + (isLast ? "" : ","))
      }
      lines.append("    ] }" + (index + 1 == baseline.pages.count ? "" : ","))
    }
    lines += ["  ]", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func line(_ value: some Encodable) throws -> String {
    String(decoding: try JSONText.line(value), as: UTF8.self)
  }

  /// Reads a baseline.
  ///
  /// - Throws: What is wrong with it; a baseline is taken as a whole or not at all.
  package static func read(_ bytes: [UInt8]) throws(BaselineError) -> Baseline {
    guard bytes.count <= mostBytes else { throw .tooLarge(megabytes: bytes.count >> 20) }
    let data = Data(bytes)
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else { throw .notJSON }
    guard header.schema == schema else { throw .otherSchema(header.schema) }
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
      throw .notJSON
    }
    var findings: [(file: String, finding: Baseline.Finding)] = []
    for page in document.pages {
      guard isPath(page.file) else {
        throw .invalid("'\(page.file)' is no path that a finding has")
      }
      for entry in page.findings { findings.append((page.file, try finding(entry))) }
    }
    return Baseline(findings)
  }

  /// Whether a path leads out of no folder and is written in the one way there is.
  ///
  /// Sources of the API may stand outside the project: their paths are absolute. Nothing is read or
  /// written there, paths are only compared, so a name may hold whatever a system lets it hold.
  private static func isPath(_ file: String) -> Bool {
    let path = file.utf8.first == slash ? file.utf8.dropFirst() : file.utf8[...]
    let parts = path.split(separator: slash, omittingEmptySubsequences: false).map { Substring($0) }
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && !path.contains(0)
  }

  private static let slash = UInt8(ascii: "/")

  private static func finding(_ entry: Entry) throws(BaselineError) -> Baseline.Finding {
    guard let context = FindingContext(entry.context) else {
      throw .invalid("'\(entry.context)' is no context of a finding")
    }
    let locale = entry.locale.flatMap { LanguageTag($0) }
    if let text = entry.locale, locale == nil { throw .invalid("'\(text)' is no locale") }
    guard (1...mostEqual).contains(entry.count ?? 1) else {
      throw .invalid("a finding can't stand there \(entry.count ?? 1) times")
    }
    return Baseline.Finding(
      rule: entry.rule, locale: locale, fingerprint: entry.fingerprint, context: context,
      count: entry.count ?? 1, message: entry.message)
  }
}

private struct Header: Decodable {
  var schema: String
}

private struct Document: Decodable {
  struct Page: Decodable {
    var file: String
    var findings: [Entry]
  }

  var pages: [Page]
}

private struct Entry: Codable {
  var rule: String
  var locale: String?
  var fingerprint: String
  var context: String
  /// Left out for a single one.
  var count: Int?
  var message: String

  init(_ finding: Baseline.Finding) {
    rule = finding.rule
    locale = finding.locale?.description
    fingerprint = finding.fingerprint
    context = finding.context.text
    count = finding.count == 1 ? nil : finding.count
    message = finding.message
  }
}
