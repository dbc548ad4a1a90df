// A project that is open: its configuration, its files, its pages, its API.

package import APIModel
internal import Diagnostics
internal import Pages

/// A project, as the configuration and the command line describe it.
package struct Workspace: Sendable {
  package let store: FileStore
  package let configuration: Configuration
  /// The file that the configuration was read from, relative to the root where it stands in it, and
  /// the one that would be read otherwise.
  let configurationPath: String
  /// The target locales that are asked for; empty for all.
  private let onlyLocales: [LanguageTag]

  /// The name of the configuration file.
  package static let configurationFile = "concord.yml"

  /// Opens the project that the options mean.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder that relative options start from.
  ///   - ruleIDs: The ids that may stand under `rules:`, those of later versions too.
  package static func open(
    _ options: ProjectOptions, from folder: String, ruleIDs: [String]
  ) throws(ProjectError) -> Workspace {
    let config = options.config.map { ProjectPath.absolute($0, from: folder) }
    let root =
      options.root.map { ProjectPath.absolute($0, from: folder) }
      ?? config.map { String(ProjectPath.folder($0)) } ?? folder
    let store = try FileStore(root: root.isEmpty ? "/" : root)
    var configuration = Configuration(sourceLocale: .english)
    if let config {
      configuration = try ConfigurationReader.read(
        try store.read(config), file: options.config ?? config, ruleIDs: ruleIDs)
    } else if store.hasFile(configurationFile) {
      configuration = try ConfigurationReader.read(
        try store.read(configurationFile), file: configurationFile, ruleIDs: ruleIDs)
    }
    try options.apply(to: &configuration)
    return Workspace(
      store: store, configuration: configuration,
      configurationPath: config.map { store.path($0, from: folder) } ?? configurationFile,
      onlyLocales: options.locales)
  }

  /// The pages, paired across locales.
  ///
  /// - Parameters:
  ///   - mayBeWithoutPages: Whether a locale that is asked for and has no pages is passed over.
  ///   - gone: Files that are not there any more, so that what belonged to them is known.
  package func pages(
    mayBeWithoutPages: Bool = false, gone: Set<String> = []
  ) throws(ProjectError) -> PageSet {
    try PageFinder.find(
      configuration, in: store, only: onlyLocales, mayBeWithoutPages: mayBeWithoutPages,
      gone: gone)
  }

  /// No pages, for a project whose API alone is looked at.
  package var noPages: PageSet {
    PageSet(
      sourceLocale: configuration.sourceLocale, locales: [], groups: [], collections: [],
      notices: ["no pages found by themselves: the doc comments of the API alone are checked"],
      localeNames: LocaleNames(configuration.localeNames))
  }

  /// The API, nil where the configuration names none.
  ///
  /// - Parameter notice: Takes what could not be read as it is, a line each.
  package func api(
    _ notice: (String) -> Void = { _ in }
  ) throws(ProjectError) -> APIModel? {
    guard let source = configuration.api else { return nil }
    return try APILoader(store).load(source, notice)
  }

  /// The models of past releases, nil where the configuration names no folder of them.
  package func history() throws(ProjectError) -> APIHistory? {
    guard let folder = configuration.api?.history else { return nil }
    return try HistoryFolder(folder, in: store).read()
  }

  /// Keeps the model of a release in the history.
  ///
  /// - Parameter replaces: Whether a model that is kept already is written anew.
  /// - Returns: The path of the file.
  package func keep(
    _ model: APIModel, of release: String, replaces: Bool
  ) throws(ProjectError) -> String {
    guard let folder = configuration.api?.history else { throw .noHistory }
    guard let number = ReleaseNumber(release) else { throw .invalidRelease(release) }
    return try HistoryFolder(folder, in: store).write(model, of: number, replaces: replaces)
  }

  /// The API that a word of the command line means: `current`, a release of the history, the file
  /// of a model, or a folder of sources.
  package func api(meantBy word: String, from folder: String) throws(ProjectError) -> APIModel {
    if word == "current" {
      guard let model = try api() else { throw .option(name: word, "there is no API") }
      return model
    }
    let history = configuration.api?.history == nil ? nil : try history()
    if let number = ReleaseNumber(word), let release = history?.release(number) {
      return release.model
    }
    let path = store.path(word, from: folder)
    switch try store.kind(path) {
    case .file where ProjectPath.pathExtension(path) == "json":
      return try HistoryFolder.model(at: path, in: store)
    case .file, .folder:
      let name = configuration.api?.modules.first?.name ?? "API"
      return try APILoader(store).load(.init(modules: [.init(name: name, sources: [path])]))
    case .other, nil:
      throw .unknownRelease(word, known: history?.releases.map(\.number.description) ?? [])
    }
  }

  /// The version that pages should name, nil where the configuration says none.
  package func currentVersion() throws(ProjectError) -> String? {
    switch configuration.currentVersion {
    case nil: return nil
    case .value(let value): return value
    case .file(let path):
      let text = String(decoding: try store.read(path), as: UTF8.self)
      guard let line = text.split(whereSeparator: \.isNewline).first(where: { !$0.isBlank }) else {
        throw .emptyVersionFile(path: path)
      }
      return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
