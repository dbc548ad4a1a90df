// Hugo's `contentDir`: a folder for each language, which the site's configuration names.

internal import Diagnostics
internal import Pages

enum HugoContent: Layout {
  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    sites(tree).flatMap { site in findings(in: tree, site: site) }
  }

  /// The folders that configurations may stand in: those above a folder named `content`, and the
  /// root.
  private static func sites(_ tree: LayoutTree) -> Set<String> {
    var sites: Set<String> = [""]
    for file in tree.files {
      for index in file.folders.indices where file.folders[index].hasPrefix("content") {
        sites.insert(file.folder(above: index))
      }
    }
    return sites
  }

  private static func findings(in tree: LayoutTree, site: String) -> [LayoutFinding] {
    let folders = HugoLanguages.contentFolders(of: site, in: tree.store)
    guard let own = tree.source(among: folders.keys), let source = folders[own] else { return [] }
    let others = folders.filter { $0.key != own && $0.value != source }
    let parents = Dictionary(grouping: others) { String(ProjectPath.folder($0.value)) }
    return parents.sorted { $0.key < $1.key }.compactMap { parent, languages in
      var pages = LocalizedPages()
      var names: [String: LanguageTag] = [:]
      let isBeside = ProjectPath.folder(source) == parent
      for (tag, folder) in languages + (isBeside ? [(key: own, value: source)] : []) {
        let name = ProjectPath.name(folder)
        let spelled = LanguageTag(String(name)) == tag
        if !spelled { names[String(name)] = tag }
        guard let locale = LocaleSpelling(name, names: LocaleNames([String(name): tag])) else {
          continue
        }
        for file in tree.files(in: folder) {
          pages.add(file.path, locale, at: String(file.route.dropFirst(folder.count + 1)))
        }
      }
      let pattern = ProjectPath.join(parent, "{locale}/{path}")
      let summary = "Hugo's content folders"
      var finding =
        isBeside
        ? pages.finding(pattern, summary, in: tree)
        : pages.finding(pattern, source: source + "/{path}", summary, in: tree) {
          tree.routes["\(source)/\($0)"]
        }
      finding?.names.merge(names) { name, _ in name }
      finding?.isDeclared = true
      return finding
    }
  }
}

/// The languages of a site of Hugo.
enum HugoLanguages {
  private static let formats = ["toml", "yaml", "yml", "json"]

  /// The folder of each language that names one, relative to the project's root.
  static func contentFolders(of site: String, in store: FileStore) -> [LanguageTag: String] {
    for format in formats {
      for name in ["hugo", "config", "config/_default/hugo", "config/_default/config"] {
        let file = ProjectPath.join(site, "\(name).\(format)")
        let found = folders(file, format, under: ["languages"], store)
        if found.count > 1 { return resolved(found, site) }
      }
      let file = ProjectPath.join(site, "config/_default/languages.\(format)")
      let found = folders(file, format, under: [], store)
      if found.count > 1 { return resolved(found, site) }
    }
    return [:]
  }

  private static func resolved(
    _ folders: [String: String], _ site: String
  ) -> [LanguageTag: String] {
    var found: [LanguageTag: String] = [:]
    for (language, folder) in folders {
      guard let tag = LanguageTag(language), let normal = ProjectPath.normal(folder),
        !normal.isEmpty
      else { continue }
      found[tag] = ProjectPath.join(site, normal)
    }
    return found
  }

  /// `contentDir` of each language, by the language's name.
  private static func folders(
    _ file: String, _ format: String, under section: [String], _ store: FileStore
  ) -> [String: String] {
    guard store.hasFile(file), let bytes = try? store.read(file) else { return [:] }
    if format == "toml" { return tomlFolders(String(decoding: bytes, as: UTF8.self), section) }
    guard var settings = try? YAMLReader.read(bytes) else { return [:] }
    for key in section { settings = settings[key] ?? .null }
    guard case .mapping(let entries) = settings else { return [:] }
    var found: [String: String] = [:]
    for language in entries {
      if case .scalar(let text)? = language.value["contentdir"] { found[language.key] = text }
    }
    return found
  }

  /// The `contentDir` lines of TOML, each in the table of its language.
  private static func tomlFolders(_ text: String, _ section: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var language: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("[") {
        let name = line.dropFirst().prefix { $0 != "]" }
        let parts = name.split(separator: ".").map { $0.filter { !" \"'".contains($0) } }
        language =
          parts.count == section.count + 1 && parts.starts(with: section) ? parts.last : nil
      } else if let language, line.lowercased().hasPrefix("contentdir"),
        let value = line.split(separator: "=", maxSplits: 1).dropFirst().first
      {
        let quoted = value.drop { $0.isWhitespace }
        guard let quote = quoted.first, "\"'".contains(quote) else { continue }
        found[language] = String(quoted.dropFirst().prefix { $0 != quote })
      }
    }
    return found
  }
}

extension YAMLValue {
  /// The value of a key, whose case does not matter to Hugo.
  fileprivate subscript(key: String) -> YAMLValue? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key.lowercased() == key }?.value
  }
}
