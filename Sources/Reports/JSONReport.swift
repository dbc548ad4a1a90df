// The report as JSON, schema concord.report/1: for other programs.

internal import Diagnostics
internal import Markup

/// Writes `concord.report/1`.
///
/// The keys and their order are a contract. They are written one by one and not by an encoder,
/// which would ask each of thousands of values for its type.
package struct JSONReport: ReportFormat {
  package let name = "json"
  package let fileName = "report.json"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "concord.report/1")
      json.object("tool") {
        $0.member("name", "concord")
        $0.member("version", report.toolVersion)
      }
      json.object("summary") { $0.write(summaryOf: report) }
      json.list("diagnostics", report.diagnostics) { json, diagnostic in
        json.object { $0.write(diagnostic) }
      }
      json.list("allowed", report.allowed) { json, allowed in
        json.object { $0.write(allowed) }
      }
    }
    json.end()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(summaryOf report: Report) {
    member("pages", report.pages)
    // Where not all pages were looked at.
    if let scope = report.scope {
      object("scope") {
        $0.member("allPages", scope.allPages)
        $0.member("changedSince", scope.revision)
      }
    }
    write(report.tally)
    member("allowed", report.allowed.count)
    if let baseline = report.baseline { object("baseline") { $0.write(baseline) } }
    object("locales") { json in
      for (tag, coverage, tally) in report.locales {
        json.object(tag.description) { $0.write(coverage, tally) }
      }
    }
  }

  private mutating func write(_ tally: Report.Tally) {
    member("errors", tally.errors)
    member("warnings", tally.warnings)
    member("notes", tally.notes)
  }

  /// How the findings stand to a baseline; `diagnostics` holds the new ones.
  private mutating func write(_ baseline: BaselineComparison) {
    member("known", baseline.known.count)
    member("gone", baseline.gone.findingCount)
    member("notChecked", baseline.unchecked.findingCount)
  }

  private mutating func write(_ coverage: Report.Coverage, _ tally: Report.Tally) {
    member("pages", coverage.pages)
    member("codeBlocks", coverage.codeBlocks)
    member("comparedBlocks", coverage.comparedBlocks)
    member("references", coverage.references)
    member("resolvedReferences", coverage.resolvedReferences)
    object("skipped") { json in
      for (reason, count) in coverage.skipped.sorted(by: { $0.key < $1.key }) {
        json.member(reason, count)
      }
    }
    write(tally)
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    member("rule", diagnostic.rule)
    member("severity", diagnostic.severity.rawValue)
    member("locale", diagnostic.locale?.description)
    member("page", diagnostic.page)
    write(diagnostic.place)
    member("message", diagnostic.message)
    member("symbol", diagnostic.symbol)
    member("replacement", diagnostic.replacement)
    member("alsoInSource", diagnostic.alsoInSource)
    member("cause", diagnostic.cause)
    member("fingerprint", diagnostic.fingerprint)
    list("related", diagnostic.related) { json, note in
      json.object {
        $0.write(note.place)
        $0.member("message", note.message)
      }
    }
    list("fixes", diagnostic.fixes) { json, fix in json.object { $0.write(fix) } }
  }

  private mutating func write(_ fix: FixIt) {
    member("title", fix.title)
    member("safety", fix.safety.rawValue)
    list("edits", fix.edits) { json, edit in
      json.object {
        $0.write(edit.place)
        $0.member("text", edit.text)
      }
    }
  }

  /// A finding that a comment allows.
  ///
  /// It is said in short, since a tree may allow thousands; SARIF has them in full.
  fileprivate mutating func write(_ allowed: Report.Allowed) {
    let diagnostic = allowed.diagnostic
    member("rule", diagnostic.rule)
    member("locale", diagnostic.locale?.description)
    member("file", diagnostic.place.file)
    member("line", diagnostic.place.range.start.line)
    member("reason", allowed.reason)
  }

  private mutating func write(_ place: Place) {
    member("file", place.file)
    object("range") { json in
      json.object("start") { $0.write(place.range.start) }
      json.object("end") { $0.write(place.range.end) }
    }
  }

  private mutating func write(_ position: TextPosition) {
    member("line", position.line)
    member("column", position.column)
    member("utf16Column", position.utf16Column)
  }
}
