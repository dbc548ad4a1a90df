// A run over the pages of a project for the reference, which shows what they say of the API.

internal import Checking
internal import DriftRules
internal import Project
internal import Reference

extension CheckRun {
  /// What the pages show of the API; nil where the project has none.
  ///
  /// - Parameter address: What leads to the root of the project; nil where it can't be reached.
  func guides(of sources: RunAPIs.Sources, address: String?) throws -> Guides? {
    guard let pages = try guidePages() else { return nil }
    let site = SiteMap(pages, siteRoot: workspace.configuration.siteRoot)
    let dialects = PageDialects(pages.groups, workspace.store)
    var checker = try checker(pages, try settings(), dialects)
    let apis = RunAPIs(sources, pages.groups)
    (checker.api, checker.releases) = (apis.today, apis.releases)
    checker.gathersGuides = true
    let result = try checker.check(DocumentationTree(pages, site: site))
    return Guides(
      result.guides, sourceLocale: pages.sourceLocale.description,
      locales: pages.locales.map(\.description), expected: result.symbolsToShow, address: address)
  }

  private func guidePages() throws -> PageSet? {
    do {
      let pages = try workspace.pages(mayBeWithoutPages: true)
      if !isQuiet { for line in pages.layout { console.remark("layout found: \(line)") } }
      return pages.groups.isEmpty ? nil : pages
    } catch ProjectError.noLayout {
      return nil
    }
  }
}
