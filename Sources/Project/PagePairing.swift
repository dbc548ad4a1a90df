// Pairing source pages with their translations by what `{path}` matched.

internal import Diagnostics

/// Sorts files into groups.
///
/// Pages with one source pattern make a collection, in which equal paths belong together. A
/// pattern without `{locale}` is the source locale's; such patterns, and those that find no source
/// page of their own, pair with each other.
struct PagePairing {
  private let configuration: Configuration
  private let sources: [Configuration.PageSource]
  private let names: LocaleNames

  init(
    _ configuration: Configuration, sources: [Configuration.PageSource], names: LocaleNames
  ) throws(ProjectError) {
    for source in sources where !source.pattern.hasLocale && source.source != nil {
      throw .invalidPattern(
        source.pattern.description, reason: "has no {locale}, and so takes no 'source'")
    }
    self.configuration = configuration
    self.sources = sources
    self.names = names
  }

  /// A file that a pattern matches.
  private struct Hit {
    var file: String
    var match: PagePattern.Match
    /// The index of the item of `pages:`.
    var item: Int
    var locale: LanguageTag
  }

  private struct GroupKey: Hashable {
    var collection: Int
    var version: String?
    var path: String
  }

  func pair(_ files: [String]) throws(ProjectError) -> PageSet {
    var translations = try translationHits(files)
    var notices = removeDoubtful(from: &translations, files)
    let collections = collectionNumbers(translations)
    var taken = Set(translations.map(\.file))
    var hits = translations.filter { $0.locale != configuration.sourceLocale }
    for hit in translations where hit.locale == configuration.sourceLocale {
      switch sourcePattern(of: hit.item) {
      case nil: hits.append(hit)
      case let pattern? where pattern.match(hit.file, locales: names)?.path == hit.match.path:
        taken.remove(hit.file)
      default: notices.append("\(hit.file): not read; the source pages follow another pattern")
      }
    }
    hits += try sourceHits(files, except: taken)
    return PageSet(
      sourceLocale: configuration.sourceLocale, locales: Set(hits.map(\.locale)).sorted(),
      groups: groups(hits, collections), collections: pageCollections(hits, collections),
      notices: notices + strangers(files), localeNames: names)
  }

  /// The pattern of an item's source pages, where it is not the item's own.
  private func sourcePattern(of item: Int) -> PagePattern? {
    guard sources[item].pattern.hasLocale else { return nil }
    return sources[item].source ?? configuration.source
  }

  /// What pairs the pages of an item without `{path}`: its source page's name.
  private func fixedPath(of item: Int) -> String {
    (sourcePattern(of: item) ?? sources[item].pattern).fixedPath
  }

  // MARK: Matching

  private func translationHits(_ files: [String]) throws(ProjectError) -> [Hit] {
    var hits: [Hit] = []
    var taken: Set<String> = []
    for (item, source) in sources.enumerated() where source.pattern.hasLocale {
      var isMatched = false
      for file in files {
        guard let match = source.pattern.match(file, locales: names),
          let locale = match.locale.flatMap(names.tag(of:))
        else { continue }
        isMatched = true
        guard taken.insert(file).inserted else { continue }
        hits.append(Hit(file: file, match: match, item: item, locale: locale))
      }
      if !isMatched { throw .patternWithoutMatch(source.pattern.description) }
    }
    return hits
  }

  /// Leaves out locales that are words too, `docs/ts` or `how-to.md`, if none of their pages has a
  /// source page and `locales:` does not name them.
  ///
  /// - Returns: What was left out, a line each.
  private func removeDoubtful(from hits: inout [Hit], _ files: [String]) -> [String] {
    var doubtful: [Doubt: Set<String>] = [:]
    for hit in hits where isDoubtful(hit) {
      doubtful[Doubt(hit), default: []].insert(hit.match.path)
    }
    for (doubt, paths) in doubtful {
      let pattern = sourcePattern(of: doubt.item)
      let isPaired =
        pattern.map { pattern in
          files.contains { file in
            pattern.match(file, locales: names).map { paths.contains($0.path) } ?? false
          }
        }
        ?? hits.contains {
          $0.item == doubt.item && $0.locale == configuration.sourceLocale
            && paths.contains($0.match.path)
        }
      if isPaired { doubtful[doubt] = nil }
    }
    guard !doubtful.isEmpty else { return [] }
    hits.removeAll { doubtful[Doubt($0)] != nil }
    return doubtful.keys.map(\.spelling).sorted().map {
      "'\($0)' is taken for no locale, since no page in it has a source page; 'locales' can say "
        + "that it is one"
    }
  }

  /// What an item of `pages:` took for a locale.
  private struct Doubt: Hashable {
    var item: Int
    var spelling: String

    init(_ hit: Hit) {
      item = hit.item
      spelling = hit.match.locale ?? ""
    }
  }

  private func isDoubtful(_ hit: Hit) -> Bool {
    guard hit.locale != configuration.sourceLocale, !configuration.locales.contains(hit.locale)
    else { return false }
    return hit.match.locale.map(names.isDoubtful) ?? false
  }

  /// What the source patterns match, and the patterns that have no locale.
  private func sourceHits(
    _ files: [String], except translations: Set<String>
  ) throws(ProjectError) -> [Hit] {
    var hits: [Hit] = []
    var taken = translations
    for (item, source) in sources.enumerated() {
      let pattern = source.pattern.hasLocale ? sourcePattern(of: item) : source.pattern
      guard let pattern else { continue }
      var isMatched = false
      for file in files {
        guard var match = pattern.match(file, locales: names) else { continue }
        isMatched = true
        guard taken.insert(file).inserted else { continue }
        if !pattern.hasPath { match.path = fixedPath(of: item) }
        hits.append(
          Hit(file: file, match: match, item: item, locale: configuration.sourceLocale))
      }
      if !isMatched { throw .patternWithoutMatch(pattern.description) }
    }
    return hits
  }

  // MARK: Collections

  /// The number of the collection that each item belongs to.
  private func collectionNumbers(_ translations: [Hit]) -> [Int] {
    var numbers: [PagePattern?: Int] = [:]
    var next = 0
    return sources.indices.map { item in
      let findsOwnSource = translations.contains {
        $0.item == item && $0.locale == configuration.sourceLocale
      }
      let pattern = sourcePattern(of: item) ?? (findsOwnSource ? sources[item].pattern : nil)
      if let number = numbers[pattern] { return number }
      defer { next += 1 }
      numbers[pattern] = next
      return next
    }
  }

  private func pageCollections(_ hits: [Hit], _ numbers: [Int]) -> [PageCollection] {
    var collections = Array(
      repeating: PageCollection(targets: []), count: (numbers.max() ?? -1) + 1)
    for (item, source) in sources.enumerated() where source.pattern.hasLocale {
      var spellings: [LanguageTag: String] = [:]
      for hit in hits where hit.item == item && spellings[hit.locale] == nil {
        spellings[hit.locale] = hit.match.locale
      }
      collections[numbers[item]].targets.append(
        .init(pattern: source.pattern, spellings: spellings))
    }
    return collections
  }

  // MARK: Groups

  private func groups(_ hits: [Hit], _ numbers: [Int]) -> [PageGroup] {
    var slots: [GroupKey: [Hit]] = [:]
    for hit in hits {
      let path = hit.match.path.isEmpty ? fixedPath(of: hit.item) : hit.match.path
      let key = GroupKey(collection: numbers[hit.item], version: hit.match.version, path: path)
      slots[key, default: []].append(hit)
    }
    let groups = slots.flatMap { key, hits in split(hits).map { group(key, $0) } }
      .filter { !isMetaPage($0) }
    return named(groups).sorted {
      $0.key == $1.key ? $0.firstFile < $1.firstFile : $0.key < $1.key
    }
  }

  /// Whether a group is a file such as `LICENSE.md`, which nobody asked for and nobody translated.
  private func isMetaPage(_ group: PageGroup) -> Bool {
    guard group.translations.isEmpty, let file = group.source?.path else { return false }
    return MetaPages.contains(file)
      && !sources.contains { $0.pattern.description == file || $0.source?.description == file }
  }

  /// Gives every group a key of its own.
  private func named(_ groups: [PageGroup]) -> [PageGroup] {
    var named = groups
    for part in [\PageGroup.versionedPath, \PageGroup.firstFile] {
      let counts = named.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
      for index in named.indices where counts[named[index].key, default: 0] > 1 {
        named[index].key = named[index][keyPath: part]
      }
    }
    return named
  }

  /// Where a locale has two files of one path, such as `a.md` and `a.mdx`, the extension pairs
  /// them too, and what is left over stands alone.
  private func split(_ hits: [Hit]) -> [[Hit]] {
    guard Set(hits.map(\.locale)).count < hits.count else { return [hits] }
    var groups: [[Hit]] = []
    for hit in hits.sorted(by: { $0.file < $1.file }) {
      let ending = ProjectPath.pathExtension(hit.file)
      let home = groups.firstIndex { group in
        group.allSatisfy { other in
          other.locale != hit.locale && ProjectPath.pathExtension(other.file) == ending
        }
      }
      if let home { groups[home].append(hit) } else { groups.append([hit]) }
    }
    return groups
  }

  private func group(_ key: GroupKey, _ hits: [Hit]) -> PageGroup {
    var group = PageGroup(
      key: key.path, path: key.path, version: key.version, source: nil, translations: [:],
      collection: key.collection)
    for hit in hits {
      let file = PageFile(
        path: hit.file, locale: hit.locale, localeSpelling: hit.match.locale,
        dialect: sources[hit.item].dialect ?? configuration.dialect)
      if hit.locale == configuration.sourceLocale {
        group.source = file
      } else {
        group.translations[hit.locale] = file
      }
    }
    return group
  }

  // MARK: Notices

  /// Folders that look like locales and are none, with the number of their files.
  private func strangers(_ files: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for source in sources where source.pattern.hasLocale {
      for folder in source.pattern.folders {
        var strange: [Substring: Bool] = [:]
        for file in files {
          guard let part = ProjectPath.firstPart(of: file, in: folder) else { continue }
          let isStrange =
            strange[part] ?? (names.looksLikeLocale(part) && names.tag(of: String(part)) == nil)
          strange[part] = isStrange
          if isStrange { counts[ProjectPath.join(folder, String(part)), default: 0] += 1 }
        }
      }
    }
    return counts.sorted { $0.key < $1.key }.map { folder, count in
      "\(folder): not a language tag, \(count) \(count == 1 ? "file" : "files") left out; "
        + "'locale-names' can say which locale it is"
    }
  }
}

extension PageGroup {
  fileprivate var versionedPath: String { version.map { "\($0)/\(path)" } ?? path }

  fileprivate var firstFile: String { source?.path ?? files[0].path }
}
