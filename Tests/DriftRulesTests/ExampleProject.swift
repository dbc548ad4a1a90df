// Small projects in memory, as the examples of rules write them.

import APIModel
import Checking
import Diagnostics
import DriftRules
import Pages
import SwiftSources
import Testing

/// A project whose files stand in a dictionary: `docs/<locale>/<page>`, or `docs/<page>` for source
/// pages, `Sources/<name>.swift`, and
/// `History/<release>/<name>.swift` for what the API was.
struct ExampleProject {
  let files: [String: String]
  var configuration = RuleConfiguration(terms: ["Acme Kit"], currentVersion: "4.8.0")

  /// The findings over the whole project, the source locale being English; whether pages mention all
  /// of the API is asked where it is the point.
  func check(
    _ settings: RuleSettings = RuleSettings(off: ["undocumented-symbol"])
  ) throws -> CheckResult {
    let bytes = files.mapValues(Self.bytes)
    var checker = Checker(
      api: api, settings: settings, configuration: configuration,
      load: { try #require(bytes[$0]) },
      dialect: { $0.hasSuffix(".mdx") ? .mdx : .plain },
      hasFile: { bytes[$0] != nil })
    checker.isWholeProject = true
    return try checker.check(tree())
  }

  private var api: APILookup? {
    guard let today = model(in: "Sources/") else { return nil }
    return APILookup(history?.judged(today, number: ReleaseNumber("4.8.0")) ?? today)
  }

  /// The API of the Swift files in a folder; nil where there is none.
  private func model(in folder: String) -> APIModel? {
    let sources = files.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".swift") }
    guard !sources.isEmpty else { return nil }
    let module = SwiftAPIReader.read(
      sources.map { .init(path: $0.key, bytes: Array($0.value.utf8)) }, module: "Kit")
    return APIModel(modules: [module])
  }

  /// The earlier releases; nil where the project keeps none.
  private var history: APIHistory? {
    let names = Set(
      files.keys.filter { $0.hasPrefix("History/") }.map { $0.split(separator: "/")[1] })
    let releases = names.compactMap { name -> APIHistory.Release? in
      guard let number = ReleaseNumber(name), let model = model(in: "History/\(name)/") else {
        return nil
      }
      return APIHistory.Release(number: number, model: model)
    }
    return releases.isEmpty ? nil : APIHistory(releases)
  }

  private func tree() throws -> DocumentationTree {
    let english = try #require(LanguageTag("en"))
    var entries: [String: DocumentationTree.Entry] = [:]
    var locales: Set<LanguageTag> = []
    for file in files.keys where file.hasPrefix("docs/") {
      let parts = file.split(separator: "/", maxSplits: 2).map(String.init)
      let locale = parts.count == 2 ? english : try #require(LanguageTag(parts[1]))
      let key = String(try #require(parts.last).prefix { $0 != "." })
      var entry = entries[key] ?? .init(key: key, source: nil, translations: [:])
      if locale == english { entry.source = file } else { entry.translations[locale] = file }
      if locale != english { locales.insert(locale) }
      entries[key] = entry
    }
    return DocumentationTree(
      sourceLocale: english, targetLocales: locales.sorted(),
      entries: entries.values.sorted { $0.key < $1.key },
      expectedFile: { key, locale in "docs/\(locale)/\(key).md" },
      site: site(entries.values.sorted { $0.key < $1.key }, english))
  }

  private func site(_ entries: [DocumentationTree.Entry], _ english: LanguageTag) -> SiteMap {
    var pages: [SiteMap.Entry] = []
    for entry in entries {
      var files = entry.translations
      files[english] = entry.source
      for (locale, file) in files {
        let id = SiteMap.PageID(key: entry.key, locale: locale)
        pages.append(.init(id: id, file: file, spelling: locale.description))
      }
    }
    return SiteMap(
      pages, sourceLocale: english, roots: ["docs"], isRootKnown: false, searched: ["docs"],
      otherFiles: files.keys)
  }

  private static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      scalar == "\u{FFFD}" ? [0xFF] : Array(String(scalar).utf8)
    }
  }
}
