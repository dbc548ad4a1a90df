// The pages of a project: which file is whose translation.

package import Diagnostics
package import Pages

/// A file that is a page.
package struct PageFile: Hashable, Sendable {
  /// The path relative to the root.
  package var path: String
  package var locale: LanguageTag
  /// What stands in the path for the locale; nil where nothing does.
  package var localeSpelling: String?
  /// The dialect that the configuration gives to its pattern, or to all pages.
  package var dialect: Dialect?
}

/// A page in all its locales.
package struct PageGroup: Hashable, Sendable {
  /// The name of the page in reports, unique in a set: the path, with the version before it or the
  /// whole path of a file where two pages would share it.
  package var key: String
  /// What pairs the files: `guide/start`.
  package var path: String
  /// What stands in the path for `{version}`.
  package var version: String?
  /// Nil where translations have no source page.
  package var source: PageFile?
  package var translations: [LanguageTag: PageFile]
  /// The patterns that it came from, an index into `PageSet.collections`.
  package var collection: Int

  /// Its files, the source page first, then by locale.
  package var files: [PageFile] {
    let translated = translations.sorted { $0.key < $1.key }.map(\.value)
    return source.map { [$0] + translated } ?? translated
  }
}

/// Pages that share their source pattern, and the patterns of their translations.
package struct PageCollection: Hashable, Sendable {
  /// The patterns with `{locale}`, each with the spellings of locales that it met; empty where the
  /// pages have no translations by design.
  package var targets: [Target]

  package struct Target: Hashable, Sendable {
    package var pattern: PagePattern
    package var spellings: [LanguageTag: String]
  }
}

/// All pages of a project.
package struct PageSet: Sendable {
  package var sourceLocale: LanguageTag
  /// The target locales, sorted: those of the configuration and those that were found, or the
  /// ones asked for.
  package var locales: [LanguageTag]
  /// By key.
  package var groups: [PageGroup]
  package var collections: [PageCollection]
  /// What a person should know, a line each: links not followed, folders that are no locales.
  package var notices: [String]
  /// The layout that was detected, a line each; empty where the configuration says it.
  package var layout: [String] = []
  /// The folders that the patterns start at, the outermost first.
  package var folders: [String] = []
  /// The files in those folders, pages among them.
  package var otherFiles: Set<String> = []
  /// The groups that files belonged to which are gone, as they were, as far as that was asked.
  package var formerGroups: [PageGroup] = []
  let localeNames: LocaleNames

  /// The locales that there should be of all pages, as the configuration says.
  var requiredLocales: Set<LanguageTag> = []

  /// The path that a page should have in a locale; nil where its patterns have no locales, or none
  /// of the pages like it is in this one and nobody said that they should be.
  package func expectedPath(of group: PageGroup, in locale: LanguageTag) -> String? {
    let targets = collections[group.collection].targets
    let known = targets.first { $0.spellings[locale] != nil }
    guard let target = known ?? (requiredLocales.contains(locale) ? targets.first : nil) else {
      return nil
    }
    let spellings = targets.flatMap(\.spellings).sorted { $0.key < $1.key }.map(\.value)
    let spelling = target.spellings[locale] ?? localeNames.spelling(of: locale, like: spellings)
    return target.pattern.path(
      locale: spelling, path: group.path, version: group.version, like: group.source?.path ?? "")
  }

  /// The target locales in which there are pages of every kind.
  var sharedLocales: [LanguageTag] {
    locales.filter { locale in
      collections.allSatisfy { collection in
        collection.targets.isEmpty || collection.targets.contains { $0.spellings[locale] != nil }
      }
    }
  }

  /// The number of files.
  package var fileCount: Int {
    groups.reduce(0) { $0 + ($1.source == nil ? 0 : 1) + $1.translations.count }
  }
}
