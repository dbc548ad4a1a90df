// Paths in links: joined, shortened, and as the routes that pages are served at.

/// What links and the paths of pages have in common.
enum LinkPath {
  /// The path that a relative path means in a folder; absent where it climbs above the root.
  static func resolve(_ path: some StringProtocol, in folder: some StringProtocol) -> String? {
    var parts = Self.parts(of: Substring(folder))
    for part in Self.parts(of: Substring(path)) where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")

  /// The parts of a path; split as bytes, since every page and link asks for them.
  static func parts(of path: Substring) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// The folder of a path, empty at the root.
  static func folder(_ path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[..<$0] } ?? ""
  }

  /// The last part of a path.
  private static func name(_ path: String) -> Substring {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return "" }
    let end = bytes.index(after: last)
    guard let mark = bytes[..<end].lastIndex(of: slash) else { return path[..<end] }
    return path[bytes.index(after: mark)..<end]
  }

  /// The folders that a path stands in, from the innermost up.
  static func foldersAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var rest = folder(path)
    while !rest.isEmpty {
      folders.append(String(rest))
      rest = rest.utf8.lastIndex(of: slash).map { rest[..<$0] } ?? ""
    }
    return folders
  }

  /// A path as pages are found by: without the extension of a page, the name of an index and the
  /// numbers that order files, in lower case.
  static func route(_ path: String) -> String {
    var parts = parts(of: path.lowercased()[...]).map(withoutOrder)
    if let last = parts.popLast() {
      let name = withoutExtension(String(last))
      switch name {
      case "index", "_index", "readme", "": break
      default: parts.append(name[...])
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a page is a part of others by its path: `_setup.mdx`, `snippets/setup.md`.
  static func isPartial(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix("_") && !$0.hasPrefix("_index.") }
      || folder(path).split(separator: "/").contains { partialFolders.contains(String($0)) }
  }

  private static let partialFolders: Set<String> = [
    "fragments", "include", "includes", "partials", "parts", "shared", "snippets",
  ]

  /// The name of a file without its extension, in lower case: `thebasics` of `Guide/TheBasics.md`.
  static func pageName(_ path: String) -> String {
    withoutExtension(name(path).lowercased())
  }

  private static let pageExtensions = [".md", ".mdx", ".markdown", ".html", ".htm", ".mdoc"]

  static func withoutExtension(_ name: String) -> String {
    for ending in pageExtensions where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Whether a path ends like that of a page, or of anything that is no page for certain.
  static func hasPageExtension(_ path: String) -> Bool {
    pageExtensions.contains { path.lowercased().hasSuffix($0) }
  }

  /// The extension of the last part, in lower case, without the dot.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return name[name.index(after: dot)...].lowercased()
  }

  /// `intro` of `01-intro`.
  private static func withoutOrder(_ part: Substring) -> Substring {
    let digits = part.utf8.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, let mark = part[digits.endIndex...].first, "-_.".contains(mark)
    else { return part }
    let rest = part[digits.endIndex...].dropFirst()
    return rest.first?.isLetter == true && !pageExtensions.contains("." + rest) ? rest : part
  }

  /// A path with its `%20` resolved; as it is where they are no UTF-8.
  static func percentDecoded(_ path: String) -> String {
    guard path.utf8.contains(0x25) else { return path }
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == 0x25, digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? path
  }
}
