// Where a link leads: to a page, to a place on its own page, out of the project.

internal import Diagnostics
internal import Pages

/// What the destination of a link means on a page; a class, since it is handed on for every link of
/// every page.
final class LinkTarget: Sendable {
  enum Kind: Hashable, Sendable {
    /// A page of the project. It may not be translated; its key is known.
    case page(SiteMap.PageID)
    /// The page that the link stands on.
    case samePage
    case external
    /// No page stands at the path, which is relative to the project's root.
    case missing(path: String, certainty: Certainty)
    /// A file that is no page, a template, or something else that is not known.
    case other
  }

  /// What must be known before a link counts as broken.
  enum Certainty: String, Hashable, Sendable {
    /// Nothing: the path names a file.
    case sure
    /// Where root-relative links start.
    case rootRelative
    /// That paths without an extension lead to pages.
    case relative
  }

  /// How a link was found to lead to its page.
  enum Manner: Hashable, Sendable {
    /// By the name of a file; no guess was needed.
    case file
    case rootRelative
    case relative
  }

  let kind: Kind
  let manner: Manner
  /// Whether the path spells a locale.
  let spellsLocale: Bool
  /// What stands behind `#`, percent-decoded.
  let anchor: String?
  /// What the link has in common with its counterpart on a page in another language.
  let key: String

  init(
    kind: Kind, manner: Manner = .file, spellsLocale: Bool = false, anchor: String? = nil,
    key: String
  ) {
    self.kind = kind
    self.manner = manner
    self.spellsLocale = spellsLocale
    self.anchor = anchor
    self.key = key
  }

  /// The same page, at an anchor.
  func at(_ anchor: String) -> LinkTarget {
    LinkTarget(
      kind: kind, manner: manner, spellsLocale: spellsLocale, anchor: anchor, key: key)
  }
}

/// Finds out where the links of a page lead.
struct LinkResolver {
  let site: SiteMap
  let file: String
  let locale: LanguageTag
  /// How the page's locale is spelled in paths.
  let ownSpelling: String?
  /// How root-relative paths to pages in the page's locale start: `/de/`.
  let ownPrefix: String?
  private let ownPrefixBytes: [UInt8]

  init(site: SiteMap, file: String, locale: LanguageTag) {
    self.site = site
    self.file = file
    self.locale = locale
    ownSpelling = site.spelling(of: locale)
    ownPrefix = ownSpelling.map { "/" + $0 + "/" }
    ownPrefixBytes = Array((ownPrefix ?? "").utf8)
  }

  /// What a destination says without the locale that it spells first and without its anchor, as a
  /// hash; enough to see that nothing is lost, without looking for pages.
  func plainHash(_ destination: String) -> UInt64 {
    var destination = destination
    return destination.withUTF8 { bytes in
      var hash = ByteHash.empty
      for byte in bytes[plainPath(bytes)] { hash = ByteHash.adding(byte, to: hash) }
      return hash
    }
  }

  /// What a destination says without the locale that it spells first and without its anchor.
  func plainPath(_ destination: String) -> String {
    var destination = destination
    return destination.withUTF8 { String(decoding: $0[plainPath($0)], as: UTF8.self) }
  }

  private func plainPath(_ destination: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let mark = destination.place(of: UInt8(ascii: "#"), from: 0) ?? destination.count
    if mark == 0, destination.count > 0 { return 0..<1 }
    let own = ownPrefixBytes
    guard !own.isEmpty, own.count <= mark,
      own.indices.allSatisfy({ destination[$0] == own[$0] })
    else { return 0..<mark }
    return own.count - 1..<mark
  }

  /// What a destination means; the same is asked on many pages and found out once.
  func resolve(_ destination: String) -> LinkTarget {
    let isRelative = destination.utf8.first != UInt8(ascii: "/")
    let question = LinkMemory.Question(
      destination: destination, locale: locale, file: isRelative ? file : "")
    return site.memory.answer(question) { resolveAnew(destination) }
  }

  private func resolveAnew(_ destination: String) -> LinkTarget {
    let (path, anchor) = Self.split(destination)
    if destination.isEmpty || destination.utf8.contains(where: Self.isOfTemplate) {
      return LinkTarget(kind: .other, key: destination)
    }
    if path.isEmpty { return LinkTarget(kind: .samePage, anchor: anchor, key: "#") }
    if let page = namedPage(path) {
      return LinkTarget(kind: .page(page), anchor: anchor, key: "page:" + page.key)
    }
    if let external = externalKey(destination, path) {
      return LinkTarget(kind: .external, anchor: anchor, key: external)
    }
    let target = path.hasPrefix("/") ? rootRelative(path) : relative(path)
    return anchor.map(target.at) ?? target
  }

  /// Whether a byte is one of `{}<>$`, which no address has.
  private static func isOfTemplate(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x7B, 0x7D, 0x3C, 0x3E, 0x24: true
    default: false
    }
  }

  /// The page that DocC finds by the last part of `doc:…`.
  private func namedPage(_ path: String) -> SiteMap.PageID? {
    guard path.hasPrefix("doc:"), let name = path.dropFirst(4).split(separator: "/").last else {
      return nil
    }
    return site.page(named: String(name), in: locale)
      ?? site.page(named: String(name), in: site.sourceLocale)
      .map { .init(key: $0.key, locale: locale) }
  }

  /// Path and anchor; a query is left out.
  private static func split(_ destination: String) -> (path: String, anchor: String?) {
    let bytes = destination.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "#"))
    let path = bytes[..<(mark ?? bytes.endIndex)].prefix { $0 != UInt8(ascii: "?") }
    let anchor = mark.map { String(Substring(bytes[bytes.index(after: $0)...])) }
    return (
      LinkPath.percentDecoded(String(Substring(path))), anchor.map(LinkPath.percentDecoded)
    )
  }

  // MARK: - Root-relative

  private func rootRelative(_ path: String) -> LinkTarget {
    let rest = path.drop { $0 == "/" }
    for root in site.roots {
      guard let plain = LinkPath.resolve(rest, in: root) else { continue }
      if let target = pageTarget(plain, .rootRelative) { return target }
      if let ownSpelling,
        let localized = LinkPath.resolve(rest, in: root + "/" + ownSpelling),
        let target = pageTarget(localized, .rootRelative, spellsLocale: false)
      {
        return target
      }
    }
    guard let root = site.roots.first, let place = LinkPath.resolve(rest, in: root),
      mayBePage(place)
    else { return LinkTarget(kind: .other, key: neutral(path)) }
    return LinkTarget(
      kind: .missing(path: place, certainty: .rootRelative), manner: .rootRelative,
      key: neutral(path))
  }

  // MARK: - Relative

  private func relative(_ path: String) -> LinkTarget {
    let folder = LinkPath.folder(file)
    let place = LinkPath.resolve(path, in: folder)
    if LinkPath.hasPageExtension(path) {
      if let place, let target = pageTarget(place, .file) { return target }
      guard let place, mayBePage(place), site.hasFolder(String(LinkPath.folder(place))) else {
        return LinkTarget(kind: .other, key: neutral(path))
      }
      return LinkTarget(kind: .missing(path: place, certainty: .sure), key: neutral(path))
    }
    let inner = LinkPath.resolve(path, in: LinkPath.withoutExtension(file))
    for place in [place, inner].compactMap({ $0 }) {
      if let target = pageTarget(place, .relative) { return target }
    }
    guard let place, mayBePage(place), inner.map(mayBePage) ?? true,
      site.hasFolder(String(LinkPath.folder(place)))
    else { return LinkTarget(kind: .other, key: neutral(path)) }
    return LinkTarget(
      kind: .missing(path: place, certainty: .relative), manner: .relative, key: neutral(path))
  }

  // MARK: - Pages

  /// Whether a path where no page stands could be one's: it is no other file and no folder.
  private func mayBePage(_ path: String) -> Bool {
    let ending = LinkPath.fileExtension(path)
    let isPlain = ending.isEmpty || LinkPath.hasPageExtension(path) || ending.contains { $0 == " " }
    return isPlain && site.isSearched(path) && !site.hasFile(path) && !site.hasFolder(path)
      && !LinkPath.parts(of: path[...]).contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  /// The page at a path; one that is not translated is known by its source page.
  private func pageTarget(
    _ path: String, _ manner: LinkTarget.Manner, spellsLocale: Bool = true
  ) -> LinkTarget? {
    let spelled = spelledPart(of: path)
    if let page = site.page(at: path) {
      return LinkTarget(
        kind: .page(page), manner: manner, spellsLocale: spellsLocale && spelled != nil,
        key: "page:" + page.key)
    }
    guard let spelled, let locale = site.locale(spelled: spelled) else { return nil }
    let (before, behind) = (path[..<spelled.startIndex], path[spelled.endIndex...])
    for replacement in [site.spelling(of: site.sourceLocale), nil] {
      let changed = replacement.map { before + $0 + behind } ?? before + behind.dropFirst()
      if let page = site.page(at: String(changed)) {
        return LinkTarget(
          kind: .page(.init(key: page.key, locale: locale)), manner: manner,
          spellsLocale: spellsLocale, key: "page:" + page.key)
      }
    }
    return nil
  }

  /// The last part of a path that spells a locale.
  private func spelledPart(of path: String) -> Substring? {
    let bytes = path.utf8
    var end = bytes.endIndex
    while true {
      let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/"))
      let part = path[(slash.map(bytes.index(after:)) ?? bytes.startIndex)..<end]
      if site.locale(spelled: part) != nil { return part }
      guard let slash else { return nil }
      end = slash
    }
  }

  // MARK: - Keys

  /// A path without what differs between languages.
  private func neutral(_ path: String) -> String {
    let parts = LinkPath.parts(of: path[...]).filter {
      $0 != "." && $0 != ".." && site.locale(spelled: $0) == nil
    }
    return "path:" + LinkPath.route(parts.joined(separator: "/"))
  }

  /// What an address out of the project has in common with that in another language; absent for
  /// addresses within it.
  private func externalKey(_ destination: String, _ path: String) -> String? {
    if path.hasPrefix("//") { return ExternalAddress(path.dropFirst(2)).key }
    guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = path[..<colon].lowercased()
    guard let first = scheme.first, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return nil }
    let rest = path[path.index(after: colon)...]
    guard scheme == "http" || scheme == "https" else { return "\(scheme):\(rest)" }
    return ExternalAddress(rest.drop { $0 == "/" }).key
  }
}
