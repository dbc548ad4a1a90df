// What the command line says of a project, over what its file says.

package import Diagnostics
package import Pages

/// The options that say which project is meant, and what of it.
package struct ProjectOptions: Hashable, Sendable {
  /// The configuration file; `concord.yml` in the root where it is not named and is there.
  package var config: String?
  /// The project's root; the folder of the configuration file where it is not named.
  package var root: String?
  package var sourceLocale: LanguageTag?
  /// Only these translations.
  package var locales: [LanguageTag]
  package var pages: [String]
  package var sources: [String]
  package var dialect: Dialect?
  /// Folders of Swift files, Objective-C headers or symbol graphs, or single files, relative to
  /// the root or absolute.
  package var api: [String]
  package var module: String?

  package init() {
    locales = []
    pages = []
    sources = []
    api = []
  }

  /// The dialect of that name.
  package static func dialect(_ name: String) throws(ProjectError) -> Dialect {
    guard let dialect = Dialect.configured(name) else {
      throw .option(name: "--dialect", Dialect.unknown(name))
    }
    return dialect
  }

  /// The locale of that spelling.
  package static func locale(
    _ spelling: String, option: String
  ) throws(ProjectError) -> LanguageTag {
    guard let tag = LanguageTag(spelling) else {
      throw .option(name: option, "'\(spelling)' is no language tag")
    }
    return tag
  }

  /// Lets the options replace what the file says.
  func apply(to configuration: inout Configuration) throws(ProjectError) {
    if let sourceLocale { configuration.sourceLocale = sourceLocale }
    if let dialect {
      configuration.dialect = dialect
      for index in configuration.pages.indices { configuration.pages[index].dialect = nil }
    }
    if !pages.isEmpty {
      configuration.pages = try pages.map { text throws(ProjectError) in
        .init(pattern: try PagePattern(text))
      }
      configuration.source = nil
    }
    try applySources(to: &configuration)
    if let api = try apiSource(configuration.api) { configuration.api = api }
  }

  /// One source pattern belongs to all pages; several to the pages one by one.
  private func applySources(to configuration: inout Configuration) throws(ProjectError) {
    guard let first = sources.first else { return }
    guard sources.count > 1 else {
      configuration.source = try PagePattern(first)
      return
    }
    guard sources.count == configuration.pages.count else {
      throw .option(name: "--source", "takes one pattern, or one for each of --pages")
    }
    for (index, text) in sources.enumerated() {
      configuration.pages[index].source = try PagePattern(text)
    }
  }

  private func apiSource(
    _ configured: Configuration.APISource?
  ) throws(ProjectError) -> Configuration.APISource? {
    guard let first = api.first else {
      guard let module else { return configured }
      guard var source = configured else {
        throw .option(name: "--module", "there is no API; --api says where it is")
      }
      source.modules.removeAll { $0.name != module }
      guard source.modules.isEmpty else { return source }
      throw .option(name: "--module", "the configuration has no module '\(module)'")
    }
    let name = ProjectPath.name(ProjectPath.normal(first) ?? first)
    let stem = name.prefix { $0 != "." }
    var source = Configuration.ModuleSource(
      name: module ?? String(stem.isEmpty ? "API" : stem), sources: api)
    source.isNameGuessed = module == nil
    return Configuration.APISource(
      modules: [source], history: configured?.history, standIns: configured?.standIns ?? [])
  }
}
