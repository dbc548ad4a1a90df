// All rules: what a run goes through, and what the guide is made from.

package import Diagnostics

/// The rules, in the order of the guide.
package enum RuleRegistry {
  /// The rules that look at one page.
  package static let pageRules: [any PageRule] = [
    RemovedSymbol(), DeprecatedSymbol(), SupersededSymbol(), UnknownSymbol(), VersionClaimRule(),
    UnknownEnumCase(), CallMismatch(), MissingEffect(), RequirementSignature(), LanguageParity(),
    ConfigurationKey(),
    EnumDeclarationRule(),
    EnumCaseList(), MissingSection(), ExtraSection(), MissingCodeBlock(), ExtraCodeBlock(),
    SectionOrder(), InlineCodeDrift(), LinkDrift(),
    ComponentDrift(), TableDrift(), ListDrift(), FrontMatterDrift(),
    VersionDrift(), TermDrift(), UntranslatedText(), OutdatedVersion(), EmptyPage(),
    UnclosedFence(), MalformedFence(), SwallowedFence(), WrappedPage(),
    UnclosedContainer(), UnfencedCode(), FenceLanguage(), InvalidEncoding(),
    CodeDrift(), LiteralDrift(), RenamedIdentifier(), UntranslatedComment(), CodeTypographyRule(),
    SnippetSyntax(),
  ]

  /// The rules that look at which pages there are.
  package static let treeRules: [any TreeRule] = [MissingPage(), OrphanPage()]

  /// The rules that look at the links of all pages.
  package static let siteRules: [any SiteRule] = [BrokenLink()]

  /// The rules that look at the API, once all pages were read.
  package static let coverageRules: [any CoverageRule] = [UndocumentedSymbol()]

  /// The rules that look at comments that allow findings, once all findings are known.
  package static let suppressionRules: [any SuppressionRule] = [UnusedSuppression()]

  /// The ids that a page or a configuration may name: those of all rules, and of rules that later
  /// versions have, because a page serves several versions.
  package static let knownIDs: [String] = Set(infos.map(\.id)).union(["snippet-compile"]).sorted()

  /// Each rule is widened on its own: to cast a list, the runtime looks up every conformance.
  private static let all: [any Rule] =
    pageRules.map { $0 } + treeRules.map { $0 } + siteRules.map { $0 } + coverageRules.map { $0 }
    + suppressionRules.map { $0 }

  private static let byID = all.reduce(into: [String: any Rule]()) { $0[$1.info.id] = $1 }

  /// The descriptions of all rules, by family and id.
  package static let infos: [RuleInfo] = all.map(\.info).sorted {
    ($0.family.order, $0.id) < ($1.family.order, $1.id)
  }

  /// The description of a rule.
  package static func info(_ id: String) -> RuleInfo? { byID[id]?.info }

  /// Whether a rule has what it goes by; see `Rule.hasGround`.
  package static func hasGround(
    _ id: String, _ configuration: RuleConfiguration, _ api: APICatalog?
  ) -> Bool {
    byID[id]?.hasGround(configuration, api) ?? false
  }

  /// Whether a rule looks at one page at a time, so that what else is read does not matter to it.
  package static func isPageRule(_ id: String) -> Bool { byID[id] is any PageRule }
}

extension RuleInfo.Family {
  /// The place of a family in the guide.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
