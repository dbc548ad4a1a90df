// Which rules had their say in a run, so that their silence means something.

internal import Diagnostics
internal import DriftRules

/// What was looked for in a run.
package struct RuleReach: Sendable {
  let settings: RuleSettings
  let configuration: RuleConfiguration
  /// Whether all pages in all languages were read.
  package internal(set) var isWhole: Bool
  let api: APICatalog?
  /// Whether the pages are looked at as such, and not for what they say of an API alone.
  var judgesPages = true

  /// Whether a rule would have said what it has to say about a page.
  ///
  /// The rule about the comments themselves has the last word: what allows it is never judged.
  func hasSpoken(_ id: String, on page: AllowingPage) -> Bool {
    guard hasSpoken(id), let family = RuleRegistry.info(id)?.family,
      !RuleRegistry.suppressionRules.contains(where: { $0.info.id == id })
    else { return false }
    switch family {
    case .api: return page.hasAPI
    case .translation: return page.isCompared || !RuleRegistry.isPageRule(id)
    case .page: return judgesPages
    }
  }

  /// Whether a rule would have said what it has to say about the pages that were looked at.
  package func hasSpoken(_ id: String) -> Bool {
    guard let info = RuleRegistry.info(id), settings.isOn(info) else { return false }
    return (isWhole || RuleRegistry.isPageRule(id))
      && RuleRegistry.hasGround(id, configuration, api)
  }
}
