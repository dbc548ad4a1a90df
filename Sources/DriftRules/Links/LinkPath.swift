// Paths in links: joined, shortened, and as the routes that pages are served at.

/// What links and the paths of pages have in common.
enum LinkPath {
  /// The path that a relative path means in a folder; absent where it climbs above the root.
  static func resolve(_ path: some StringProtocol, in folder: some StringProtocol) -> String? {
    var parts = String(folder).split(separator: "/").map(String.init)
    for part in String(path).split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder of a path, empty at the root.
  static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// The folders that a path stands in, from the innermost up.
  static func foldersAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var rest = folder(path)
    while !rest.isEmpty {
      folders.append(String(rest))
      rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
    }
    return folders
  }

  /// A path as pages are found by: without the extension of a page, the name of an index and the
  /// numbers that order files, in lower case.
  static func route(_ path: String) -> String {
    var parts = path.lowercased().split(separator: "/").map { withoutOrder(String($0)) }
    if let last = parts.popLast() {
      let name = withoutExtension(last)
      if !["index", "_index", "readme", ""].contains(name) { parts.append(name) }
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
    let name = path.split(separator: "/").last ?? ""
    return withoutExtension(name.lowercased())
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
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// `intro` of `01-intro`.
  private static func withoutOrder(_ part: String) -> String {
    let digits = part.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let mark = part.dropFirst(digits.count).first, "-_.".contains(mark)
    else { return part }
    let rest = part.dropFirst(digits.count + 1)
    return rest.first?.isLetter == true && !pageExtensions.contains("." + rest)
      ? String(rest) : part
  }

  /// A path with its `%20` resolved; as it is where they are no UTF-8.
  static func percentDecoded(_ path: String) -> String {
    guard path.contains("%") else { return path }
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
