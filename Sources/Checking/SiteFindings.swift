// The rules about the links of all pages, and what of their findings is said.

internal import Diagnostics
internal import DriftRules

extension CheckResult {
  /// Judges the links of all pages.
  mutating func addSiteFindings(
    _ site: SiteMap, _ settings: RuleSettings, _ allowing: inout AllowingPages,
    where isWanted: (_ file: String) -> Bool
  ) {
    for rule in RuleRegistry.siteRules where settings.isOn(rule.info) {
      let found = rule.check(links, site)
      let wanted = found.diagnostics.filter { isWanted($0.place.file) }
      let reported = keeping(wanted.map { settings.graded($0, by: rule.info) }) {
        allowing.reason(for: $0)
      }
      add(uniting(reported))
      allowing.excuse(rule.info.id, at: found.undecided)
      for (locale, skipped) in found.skipped {
        for (reason, count) in skipped { skip(reason, count, in: locale) }
      }
    }
    links = []
  }

  /// Says once of a link that it leads nowhere and that the source page has another: takes over what
  /// the comparison of links says of it.
  private mutating func uniting(_ found: [Diagnostic]) -> [Diagnostic] {
    guard !found.isEmpty else { return [] }
    var compared: [Place: [Note]] = [:]
    for each in diagnostics where each.rule == LinkDrift.info.id {
      compared[each.place, default: []] += each.related
    }
    guard !compared.isEmpty else { return found }
    let places = Set(found.map(\.place))
    diagnostics.removeAll { $0.rule == LinkDrift.info.id && places.contains($0.place) }
    return found.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.related += compared[diagnostic.place] ?? []
      return diagnostic
    }
  }
}
