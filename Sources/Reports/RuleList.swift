// Rules as JSON, schema concord.rules/1.

package import Diagnostics

/// The JSON form of rules.
package struct RuleList: Encodable {
  struct Rule: Encodable {
    var id: String
    var family: String
    var severity: String
    var fix: String
    var summary: String
    var rationale: String
  }

  var schema = "concord.rules/1"
  var rules: [Rule]

  package init(_ rules: [RuleInfo]) {
    self.rules = rules.map {
      Rule(
        id: $0.id, family: $0.family.rawValue, severity: $0.severity.rawValue,
        fix: $0.fix.rawValue, summary: $0.summary, rationale: $0.rationale)
    }
  }
}
