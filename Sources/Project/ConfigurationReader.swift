// Reading concord.yml: every key is known, every value has its kind, or there is an error.

internal import Diagnostics
internal import Pages

/// Reads the text of a configuration file.
package enum ConfigurationReader {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - text: The file's bytes.
  ///   - file: Its name, for errors.
  ///   - ruleIDs: The ids that may stand under `rules:`, those of later versions too.
  package static func read(
    _ text: [UInt8], file: String, ruleIDs: [String]
  ) throws(ProjectError) -> Configuration {
    let document: YAMLValue
    do throws(YAMLError) {
      document = try YAMLReader.read(text)
    } catch {
      throw .configuration(file: file, line: error.line, error.message)
    }
    let node = try ConfigurationNode(document, file: file, path: "", line: 1, known: topLevelKeys)
    var configuration = Configuration(sourceLocale: try sourceLocale(node))
    configuration.locales = try locales(node)
    configuration.pages = try pages(node)
    configuration.source = try node.pattern("source")
    configuration.localeNames = try localeNames(node)
    configuration.dialect = try node.dialect()
    configuration.siteRoot = try node.path("site-root")
    configuration.api = try api(node)
    configuration.terms = try node.texts("terms")
    configuration.currentVersion = try currentVersion(node)
    configuration.rules = try rules(node, ruleIDs)
    return configuration
  }

  private static let topLevelKeys = [
    "source-locale", "locales", "pages", "source", "locale-names", "dialect", "site-root", "api",
    "terms", "current-version", "rules",
  ]

  private static func sourceLocale(_ node: ConfigurationNode) throws(ProjectError) -> LanguageTag {
    guard let entry = node.entry("source-locale") else { return .english }
    return try node.tag(try node.text(entry), entry.line, key: entry.key)
  }

  private static func locales(_ node: ConfigurationNode) throws(ProjectError) -> [LanguageTag] {
    let line = node.entry("locales")?.line ?? node.line
    var tags: [LanguageTag] = []
    for text in try node.texts("locales") {
      let tag = try node.tag(text, line, key: "locales")
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  private static func localeNames(
    _ node: ConfigurationNode
  ) throws(ProjectError) -> [String: LanguageTag] {
    var names: [String: LanguageTag] = [:]
    for (name, text, line) in try node.pairs("locale-names") {
      names[name] = try node.tag(text, line, key: "locale-names.\(name)")
    }
    return names
  }

  /// A pattern, a list of patterns, or a list in which items say more.
  private static func pages(
    _ node: ConfigurationNode
  ) throws(ProjectError) -> [Configuration.PageSource] {
    guard let entry = node.entry("pages") else { return [] }
    let items: [YAMLValue]
    if case .sequence(let list) = entry.value { items = list } else { items = [entry.value] }
    var sources: [Configuration.PageSource] = []
    for item in items { sources.append(try pageSource(item, of: entry, in: node)) }
    if sources.isEmpty { throw node.wrong(entry, "a pattern or a list of patterns") }
    return sources
  }

  private static func pageSource(
    _ item: YAMLValue, of entry: YAMLValue.Entry, in node: ConfigurationNode
  ) throws(ProjectError) -> Configuration.PageSource {
    switch item {
    case .scalar(let text): return .init(pattern: try node.pattern(text, entry.line))
    case .mapping(let entries):
      let line = entries.first?.line ?? entry.line
      let item = try ConfigurationNode(
        item, file: node.file, path: entry.key, line: line,
        known: ["pattern", "source", "dialect"])
      guard let pattern = try item.pattern("pattern") else {
        throw item.error(line, "an item of 'pages' needs a 'pattern'")
      }
      return .init(
        pattern: pattern, source: try item.pattern("source"), dialect: try item.dialect())
    case .sequence, .null:
      throw node.wrong(
        .init(key: entry.key, value: item, line: entry.line), "a pattern or a list of patterns")
    }
  }

  private static func api(
    _ node: ConfigurationNode
  ) throws(ProjectError) -> Configuration.APISource? {
    let keys = ["modules", "history", "superseded", "stand-ins"]
    guard let api = try node.node("api", known: keys) else { return nil }
    guard let entry = api.entry("modules") else {
      throw api.error(api.line, "'api' needs 'modules'")
    }
    guard case .sequence(let items) = entry.value, !items.isEmpty else {
      throw api.wrong(entry, "a list of modules")
    }
    var modules: [Configuration.ModuleSource] = []
    for item in items { modules.append(try module(item, of: entry, in: api)) }
    return Configuration.APISource(
      modules: modules, history: try api.path("history"),
      superseded: try api.pairs("superseded").map { .init(symbol: $0.key, successor: $0.text) },
      standIns: try api.paths("stand-ins"))
  }

  private static func module(
    _ item: YAMLValue, of entry: YAMLValue.Entry, in api: ConfigurationNode
  ) throws(ProjectError) -> Configuration.ModuleSource {
    guard case .mapping(let entries) = item else {
      throw api.wrong(.init(key: entry.key, value: item, line: entry.line), "a list of modules")
    }
    let line = entries.first?.line ?? entry.line
    let node = try ConfigurationNode(
      item, file: api.file, path: api.fullName(entry.key), line: line,
      known: ["name", "swift", "headers", "symbol-graphs"])
    guard let name = try node.text("name") else {
      throw node.error(line, "a module needs a 'name'")
    }
    let module = Configuration.ModuleSource(
      name: name, swift: try node.paths("swift"), headers: try node.paths("headers"),
      symbolGraphs: try node.paths("symbol-graphs"))
    if module.swift.isEmpty, module.headers.isEmpty, module.symbolGraphs.isEmpty {
      throw node.error(line, "module '\(name)' needs 'swift', 'headers' or 'symbol-graphs'")
    }
    return module
  }

  private static func currentVersion(
    _ node: ConfigurationNode
  ) throws(ProjectError) -> Configuration.CurrentVersion? {
    guard let version = try node.node("current-version", known: ["file", "value"]) else {
      return nil
    }
    switch (try version.path("file"), try version.text("value")) {
    case (let file?, nil): return .file(file)
    case (nil, let value?): return .value(value)
    default: throw version.error(version.line, "'current-version' takes either 'file' or 'value'")
    }
  }

  private static func rules(
    _ node: ConfigurationNode, _ ids: [String]
  ) throws(ProjectError) -> [String: Configuration.RuleSetting] {
    var settings: [String: Configuration.RuleSetting] = [:]
    for (id, text, line) in try node.pairs("rules") {
      guard ids.contains(id) else {
        let nearest = NearestName.of(id, among: ids)
        throw node.error(line, "unknown rule '\(id)'" + ProjectError.suggestion(nearest))
      }
      guard let setting = Configuration.RuleSetting(text) else {
        throw node.error(line, "'rules.\(id)' takes error, warning, note or off, not '\(text)'")
      }
      settings[id] = setting
    }
    return settings
  }
}

extension Configuration.RuleSetting {
  fileprivate init?(_ text: String) {
    if text == "off" {
      self = .off
    } else if let severity = Severity(rawValue: text) {
      self = .severity(severity)
    } else {
      return nil
    }
  }
}
