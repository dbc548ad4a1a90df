// What the configuration tells the rules.

/// The settings of a project that rules look at.
package struct RuleConfiguration: Sendable {
  /// Names that no translation changes, such as a product's.
  package var terms: [String]
  /// The release that pages should name; absent where the configuration says none.
  package var currentVersion: String?
  /// The modules of the API, by which a dependency on it is told from others.
  package var modules: [String]

  package init(terms: [String] = [], currentVersion: String? = nil, modules: [String] = []) {
    self.terms = terms
    self.currentVersion = currentVersion
    self.modules = modules
  }
}
