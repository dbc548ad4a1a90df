// What concord.yml says, as values.

package import Diagnostics
package import Pages

/// The configuration of a project.
package struct Configuration: Hashable, Sendable {
  /// Where pages stand, and what is said of them alone.
  package struct PageSource: Hashable, Sendable {
    package var pattern: PagePattern
    /// The pattern of their source pages, where it is another.
    package var source: PagePattern?
    package var dialect: Dialect?

    package init(pattern: PagePattern, source: PagePattern? = nil, dialect: Dialect? = nil) {
      self.pattern = pattern
      self.source = source
      self.dialect = dialect
    }
  }

  /// The ways into the API of one module.
  package struct ModuleSource: Hashable, Sendable {
    package var name: String
    /// Folders of Swift files, or single files.
    package var swift: [String]
    package var headers: [String]
    package var symbolGraphs: [String]
    /// Files and folders of whatever kind they turn out to be: what the command line names.
    package var sources: [String]
    /// Whether nobody said the name, so that what is read may know better.
    package var isNameGuessed = false

    package init(
      name: String, swift: [String] = [], headers: [String] = [], symbolGraphs: [String] = [],
      sources: [String] = []
    ) {
      self.name = name
      self.sources = sources
      self.swift = swift
      self.headers = headers
      self.symbolGraphs = symbolGraphs
    }
  }

  /// A symbol that another replaces though no declaration says so.
  package struct Succession: Hashable, Sendable {
    package var symbol: String
    package var successor: String
  }

  /// The API that pages are compared with.
  package struct APISource: Hashable, Sendable {
    package var modules: [ModuleSource]
    /// The folder with one model for each release.
    package var history: String?
    package var superseded: [Succession]
    /// Folders of headers with what the modules' headers need and the tool's stand-ins lack.
    package var standIns: [String]

    package init(
      modules: [ModuleSource], history: String? = nil, superseded: [Succession] = [],
      standIns: [String] = []
    ) {
      self.modules = modules
      self.standIns = standIns
      self.history = history
      self.superseded = superseded
    }
  }

  /// Where the version that pages should name comes from.
  package enum CurrentVersion: Hashable, Sendable {
    case file(String)
    case value(String)
  }

  /// What a project makes of a rule.
  package enum RuleSetting: Hashable, Sendable {
    case severity(Severity)
    case off
  }

  package var sourceLocale: LanguageTag
  /// The target locales there should be, in the order of the file.
  package var locales: [LanguageTag]
  /// Empty where the layout is to be detected.
  package var pages: [PageSource]
  /// The pattern of source pages for all of `pages` that name none.
  package var source: PagePattern?
  /// What stands in a path for which locale.
  package var localeNames: [String: LanguageTag]
  package var dialect: Dialect?
  /// The folder where root-relative links start.
  package var siteRoot: String?
  package var api: APISource?
  package var terms: [String]
  package var currentVersion: CurrentVersion?
  package var rules: [String: RuleSetting]

  package init(sourceLocale: LanguageTag) {
    self.sourceLocale = sourceLocale
    locales = []
    pages = []
    localeNames = [:]
    terms = []
    rules = [:]
  }
}
