// Which pages there are, in which languages, and which there should be.

package import Alignment
package import Diagnostics

/// The pages of a project, paired across languages.
package struct DocumentationTree: Sendable {
  /// A page in all its languages.
  package struct Entry: Sendable {
    /// What pairs the page with its translations, such as `guide/start`.
    package var key: String
    /// The release that the page documents, as its path spells it; absent for today's.
    package var version: String?
    /// The file of the source page; absent where a translation has none.
    package var source: String?
    /// The files of the translations.
    package var translations: [LanguageTag: String]

    package init(
      key: String, version: String? = nil, source: String?, translations: [LanguageTag: String]
    ) {
      self.key = key
      self.version = version
      self.source = source
      self.translations = translations
    }
  }

  package var sourceLocale: LanguageTag
  /// The locales that every page should be translated to, ascending.
  package var targetLocales: [LanguageTag]
  /// By ascending key.
  package var entries: [Entry]
  /// The path that a translation of a page should have; absent for pages that have none by design.
  package var expectedFile: @Sendable (_ key: String, _ locale: LanguageTag) -> String?
  /// The words of the pages that lack a counterpart, by file, so that a page which moved can be
  /// told from one that is gone.
  package var fingerprints: [String: Fingerprint]
  /// The locales of the pages that take in a file, by file: a page of which others are made up need
  /// not be there in every language.
  package var includers: [String: Set<LanguageTag>] = [:]
  /// The pages that links may lead to, those that are not checked among them.
  package var site: SiteMap

  package init(
    sourceLocale: LanguageTag, targetLocales: [LanguageTag], entries: [Entry],
    expectedFile: @escaping @Sendable (_ key: String, _ locale: LanguageTag) -> String?,
    fingerprints: [String: Fingerprint] = [:], site: SiteMap? = nil
  ) {
    self.sourceLocale = sourceLocale
    self.targetLocales = targetLocales
    self.entries = entries
    self.expectedFile = expectedFile
    self.fingerprints = fingerprints
    self.site = site ?? .empty(sourceLocale)
  }

  /// The translations without a source page, each with the page that it seems to belong to.
  package var orphans: [Orphan] { OrphanPairing(self).orphans }

  /// A translation without a source page.
  package struct Orphan: Sendable {
    package var key: String
    package var file: String
    package var locale: LanguageTag
    /// The key of the source page that moved away from it, where one is evident.
    package var home: String?
  }

  /// Whether a file looks like a part of pages, which take it in.
  package func isPart(_ file: String) -> Bool { LinkPath.isPartial(file) }

  /// A finding about a file as a whole.
  func diagnostic(
    _ rule: RuleInfo, file: String, locale: LanguageTag, key: String, _ message: String,
    related: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id, severity: rule.severity, locale: locale, page: key,
      place: Place(file: file, range: .fileStart), message: message, related: related)
  }
}
