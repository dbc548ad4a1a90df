// Patterns of page paths, such as `docs/{locale}/{path}.{md,mdx}`.

/// A pattern that matches the paths of pages, and writes the path that a page should have.
///
/// `{path}` is what pairs a page with its translations and spans folders; `{locale}` and
/// `{version}` stay within one part of the path; `{a,b}` are alternatives. All else is literal.
package struct PagePattern: Hashable, Sendable, CustomStringConvertible {
  /// What a path says about its page.
  package struct Match: Hashable, Sendable {
    /// What stands in the path for the locale; nil where the pattern has none.
    package var locale: String?
    /// What pairs the page with its translations; empty where the pattern has no `{path}`.
    package var path: String
    package var version: String?
  }

  enum Placeholder: String, CaseIterable {
    case locale, path, version
  }

  enum Part: Hashable {
    case literal([UInt8])
    case placeholder(Placeholder)
  }

  /// The pattern as it was written.
  package let description: String
  /// One list of parts for each way to choose among `{a,b}`.
  let alternatives: [[Part]]

  package init(_ text: String) throws(ProjectError) {
    description = text
    alternatives = try PatternParser.alternatives(of: text)
  }

  package var hasLocale: Bool { has(.locale) }
  package var hasPath: Bool { has(.path) }

  private func has(_ placeholder: Placeholder) -> Bool {
    alternatives[0].contains(.placeholder(placeholder))
  }

  /// Matches a path relative to the root.
  package func match(_ file: String, locales: LocaleNames) -> Match? {
    let bytes = Array(file.utf8)
    for parts in alternatives {
      var matcher = PatternMatcher(parts: parts, bytes: bytes, locales: locales)
      if let match = matcher.match() { return match }
    }
    return nil
  }

  /// The path of the page with these values.
  ///
  /// - Parameter likeness: A path whose end decides among alternatives: the source page's.
  package func path(
    locale: String, path: String, version: String?, like likeness: String
  ) -> String {
    let ending = ProjectPath.pathExtension(likeness)
    let candidates = alternatives.map { parts in
      let bytes = parts.flatMap { part -> [UInt8] in
        switch part {
        case .literal(let bytes): bytes
        case .placeholder(.locale): Array(locale.utf8)
        case .placeholder(.path): Array(path.utf8)
        case .placeholder(.version): Array((version ?? "").utf8)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return candidates.first { ProjectPath.pathExtension($0) == ending } ?? candidates[0]
  }

  /// The folders in which all that the pattern matches stands.
  var folders: [String] {
    alternatives.map { parts in
      guard case .literal(let bytes)? = parts.first else { return "" }
      let prefix = String(decoding: bytes, as: UTF8.self)
      return String(ProjectPath.folder(prefix))
    }
  }

  /// The folder names that the pattern spells out: they are entered even where they are hidden.
  var literalNames: Set<String> {
    Set(
      alternatives.joined().flatMap { part -> [String] in
        guard case .literal(let bytes) = part else { return [] }
        return bytes.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      })
  }

  /// What pairs the pages of a pattern without `{path}`: the file's name without extension and
  /// locale, `README` for `README.{locale}.md`; the folder's name where nothing else is left.
  var fixedPath: String {
    let text = alternatives[0].map { part in
      if case .literal(let bytes) = part { String(decoding: bytes, as: UTF8.self) } else { "\0" }
    }
    .joined()
    for name in text.split(separator: "/").reversed() {
      let stem = name.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
      let kept = stem.split(separator: "\0").joined()
      let trimmed = kept.drop { "-_.".contains($0) }.reversed().drop { "-_.".contains($0) }
      if !trimmed.isEmpty { return String(trimmed.reversed()) }
    }
    return text
  }
}
