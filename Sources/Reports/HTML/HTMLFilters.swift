// The bar that narrows down the findings of a page.

internal import Diagnostics
internal import Markup

/// Writes the form; it is hidden until the script is there to answer it.
struct HTMLFilters {
  private let diagnostics: [Diagnostic]
  private let causes: [String: Int]

  init(_ report: Report, _ part: FindingParts.Part) {
    diagnostics = part.groups.flatMap(\.diagnostics)
    causes = report.causeNumbers
  }

  var html: String {
    "<form id=filters hidden role=search>\n"
      + "<label class=text><span>Search</span><input type=search name=text "
      + "placeholder=\"Search findings\" autocomplete=off spellcheck=false></label>\n"
      + select("locale", "All languages", options { $0.locale?.description ?? HTMLWords.api })
      + select(
        "severity", "All severities",
        Severity.allCases.reversed().compactMap { severity in
          let count = diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
          return count == 0 ? nil : (severity.rawValue, severity.rawValue, count)
        })
      + select("rule", "All rules", options(\.rule))
      + select(
        "cause", "All causes",
        options(\.cause).map { cause in ("c\(causes[cause.name] ?? 0)", cause.label, cause.count) })
      + "<label><span>Source page</span><select name=source><option value=\"\">Source or not</option>"
      + "<option value=only>Also in source</option><option value=not>Not in source</option>"
      + "</select></label>\n"
      + "<output aria-live=polite></output><button type=reset>Clear</button>\n</form>\n"
  }

  private typealias Option = (name: String, label: String, count: Int)

  private func options(_ value: (Diagnostic) -> String?) -> [Option] {
    let counts = diagnostics.reduce(into: [String: Int]()) { counts, diagnostic in
      if let value = value(diagnostic) { counts[value, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.key, $0.value) }
  }

  private func select(_ name: String, _ all: String, _ options: [Option]) -> String {
    guard !options.isEmpty else { return "" }
    let items = options.map { option in
      "<option value=\"\(HTML.text(option.name))\">\(HTML.visible(option.label)) (\(option.count))"
        + "</option>"
    }
    return "<label><span>\(name.capitalizedStart)</span><select name=\(name)>"
      + "<option value=\"\">\(all)</option>\(items.joined())</select></label>\n"
  }
}
