// Reading a YAML mapping key by key, with errors that name the line.

internal import Diagnostics
internal import Pages

/// A mapping of the configuration file.
struct ConfigurationNode {
  let file: String
  /// The keys that lead here: `api.modules`, empty for the whole file.
  let path: String
  /// The line it belongs to, for what has no line of its own.
  let line: Int
  private let entries: [YAMLValue.Entry]

  /// Takes a value as a mapping in which only `known` keys may stand; an empty value has none.
  init(
    _ value: YAMLValue, file: String, path: String, line: Int, known: [String]
  ) throws(ProjectError) {
    self.file = file
    self.path = path
    self.line = line
    switch value {
    case .mapping(let entries): self.entries = entries
    case .null: entries = []
    case .scalar, .sequence: throw Self.wrong(path, "keys and values", value, file, line)
    }
    for entry in entries where !known.contains(entry.key) {
      let nearest = NearestName.of(entry.key, among: known)
      throw error(entry.line, "unknown key '\(entry.key)'" + ProjectError.suggestion(nearest))
    }
  }

  /// Takes a value as a mapping with any keys.
  init(pairs value: YAMLValue, file: String, path: String, line: Int) throws(ProjectError) {
    guard case .mapping(let entries) = value else {
      throw Self.wrong(path, "keys and values", value, file, line)
    }
    try self.init(value, file: file, path: path, line: line, known: entries.map(\.key))
  }

  func error(_ line: Int, _ message: String) -> ProjectError {
    .configuration(file: file, line: line, message)
  }

  func wrong(_ entry: YAMLValue.Entry, _ expected: String) -> ProjectError {
    Self.wrong(fullName(entry.key), expected, entry.value, file, entry.line)
  }

  private static func wrong(
    _ name: String, _ expected: String, _ value: YAMLValue, _ file: String, _ line: Int
  ) -> ProjectError {
    let found =
      switch value {
      case .scalar(let text): "'\(text.prefix(40))'"
      case .sequence: "a list"
      case .mapping: "keys and values"
      case .null: "nothing"
      }
    let subject = name.isEmpty ? "the file" : "'\(name)'"
    return .configuration(file: file, line: line, "\(subject) takes \(expected), not \(found)")
  }

  func fullName(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The entry of a key that has a value.
  func entry(_ key: String) -> YAMLValue.Entry? {
    entries.first { $0.key == key && $0.value != .null }
  }

  func text(_ key: String) throws(ProjectError) -> String? {
    guard let entry = entry(key) else { return nil }
    return try text(entry)
  }

  func text(_ entry: YAMLValue.Entry, as expected: String = "a text") throws(ProjectError) -> String
  {
    guard case .scalar(let text) = entry.value, !text.isEmpty else { throw wrong(entry, expected) }
    return text
  }

  /// One text or a list of them; empty where the key is left out.
  func texts(_ key: String) throws(ProjectError) -> [String] {
    guard let entry = entry(key) else { return [] }
    guard case .sequence(let items) = entry.value else {
      return [try text(entry, as: "a text or a list of texts")]
    }
    var texts: [String] = []
    for item in items {
      guard case .scalar(let text) = item, !text.isEmpty else {
        throw wrong(.init(key: key, value: item, line: entry.line), "a text or a list of texts")
      }
      texts.append(text)
    }
    return texts
  }

  func node(_ key: String, known: [String]) throws(ProjectError) -> ConfigurationNode? {
    guard let entry = entry(key) else { return nil }
    return try ConfigurationNode(
      entry.value, file: file, path: fullName(key), line: entry.line, known: known)
  }

  /// Keys with texts, in the order of the file; empty where the key is left out.
  func pairs(_ key: String) throws(ProjectError) -> [(key: String, text: String, line: Int)] {
    guard let entry = entry(key) else { return [] }
    let node = try ConfigurationNode(
      pairs: entry.value, file: file, path: fullName(key), line: entry.line)
    var pairs: [(key: String, text: String, line: Int)] = []
    for entry in node.entries { pairs.append((entry.key, try node.text(entry), entry.line)) }
    return pairs
  }

  func tag(_ text: String, _ line: Int, key: String) throws(ProjectError) -> LanguageTag {
    guard let tag = LanguageTag(text) else {
      throw error(line, "'\(fullName(key))': '\(text)' is no language tag")
    }
    return tag
  }

  func dialect() throws(ProjectError) -> Dialect? {
    guard let entry = entry("dialect") else { return nil }
    let name = try text(entry)
    guard let dialect = Dialect.configured(name) else {
      throw error(entry.line, Dialect.unknown(name))
    }
    return dialect
  }

  func pattern(_ text: String, _ line: Int) throws(ProjectError) -> PagePattern {
    do throws(ProjectError) {
      return try PagePattern(text)
    } catch {
      throw self.error(line, error.description)
    }
  }

  func pattern(_ key: String) throws(ProjectError) -> PagePattern? {
    guard let entry = entry(key) else { return nil }
    return try pattern(try text(entry), entry.line)
  }

  /// A path inside the project.
  func path(_ text: String, _ line: Int, key: String) throws(ProjectError) -> String {
    guard let path = ProjectPath.normal(text) else {
      throw error(line, "'\(fullName(key))': '\(text)' does not stay inside the project")
    }
    return path
  }

  func path(_ key: String) throws(ProjectError) -> String? {
    guard let entry = entry(key) else { return nil }
    return try path(try text(entry), entry.line, key: key)
  }

  func paths(_ key: String) throws(ProjectError) -> [String] {
    var paths: [String] = []
    for text in try texts(key) {
      paths.append(try path(text, entry(key)?.line ?? line, key: key))
    }
    return paths
  }
}

extension Dialect {
  /// The dialects that a configuration can name; `plain` is what is left where none fits.
  private static let configurable = Dialect.allCases.filter { $0 != .plain }

  static func configured(_ name: String) -> Dialect? {
    configurable.first { $0.rawValue == name }
  }

  static func unknown(_ name: String) -> String {
    let names = configurable.map(\.rawValue)
    let nearest = ProjectError.suggestion(NearestName.of(name, among: names))
    return
      "unknown dialect '\(name)'\(nearest.isEmpty ? "; known: " + names.joined(separator: ", ") : nearest)"
  }
}
