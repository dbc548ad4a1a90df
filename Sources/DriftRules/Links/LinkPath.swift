// Paths in links: joined, shortened, and as the routes that pages are served at.

/// What links and the paths of pages have in common.
enum LinkPath {
  /// The path that a relative path means in a folder; absent where it climbs above the root.
  static func resolve(_ path: some StringProtocol, in folder: some StringProtocol) -> String? {
    resolve(Substring(path), in: Substring(folder))
  }

  private static func resolve(_ path: Substring, in folder: Substring) -> String? {
    let plain = path.utf8.last == slash ? path.dropLast() : path
    if isPlain(plain) {
      if folder.isEmpty { return String(plain) }
      if isPlain(folder) { return folder + "/" + plain }
    }
    var parts = Self.parts(of: folder)
    for part in Self.parts(of: path) where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path consists of names alone, one slash between them.
  private static func isPlain(_ path: Substring) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == slash || byte == UInt8(ascii: ".") { return false }
      isStart = byte == slash
    }
    return !isStart
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
  ///
  /// Every page and many links ask for it, so it is written byte by byte.
  static func route(_ path: String) -> String {
    var path = path.utf8.contains(where: isUpperOrForeign) ? path.lowercased() : path
    return path.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { route in
        var (count, end) = (0, 0)
        while let part = self.part(of: bytes, from: end) {
          end = part.upperBound
          var name = withoutOrder(bytes, part)
          if self.part(of: bytes, from: end) == nil {
            name = withoutExtension(bytes, name)
            if isIndex(bytes, name) { break }
          }
          if count > 0 {
            route[count] = slash
            count += 1
          }
          for index in name {
            route[count] = bytes[index]
            count += 1
          }
        }
        return count
      }
    }
  }

  private static func isUpperOrForeign(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte >= 0x41 && byte <= 0x5A
  }

  /// The next part of a path; nil where only slashes follow.
  private static func part(
    of path: UnsafeBufferPointer<UInt8>, from place: Int
  ) -> Range<Int>? {
    var start = place
    while start < path.count, path[start] == slash { start += 1 }
    if start == path.count { return nil }
    return start..<(path.place(of: slash, from: start) ?? path.count)
  }

  /// Whether a name, in lower case and without its extension, is that of the page of a folder.
  private static func isIndex(_ path: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Bool {
    name.isEmpty || indexNames.contains { path.holds($0, at: name) }
  }

  private static let indexNames: [StaticString] = ["index", "_index", "readme"]

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

  private static let pageExtensions: [StaticString] = [
    ".md", ".mdx", ".markdown", ".html", ".htm", ".mdoc",
  ]

  static func withoutExtension(_ name: String) -> String {
    var name = name
    return name.withUTF8 { bytes in
      String(decoding: bytes[withoutExtension(bytes, bytes.indices)], as: UTF8.self)
    }
  }

  private static func withoutExtension(
    _ path: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) -> Range<Int> {
    for ending in pageExtensions {
      let end = name.upperBound - ending.utf8CodeUnitCount
      if end >= name.lowerBound, path.starts(with: ending, at: end) { return name.lowerBound..<end }
    }
    return name
  }

  /// Whether a path ends like that of a page, or of anything that is no page for certain.
  static func hasPageExtension(_ path: String) -> Bool {
    var path = path.lowercased()
    return path.withUTF8 { withoutExtension($0, $0.indices).upperBound < $0.count }
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
  private static func withoutOrder(
    _ path: UnsafeBufferPointer<UInt8>, _ part: Range<Int>
  ) -> Range<Int> {
    var start = part.lowerBound
    while start < part.upperBound, path[start].isASCIIDigit { start += 1 }
    guard start > part.lowerBound, start + 1 < part.upperBound, isJoint(path[start]) else {
      return part
    }
    let rest = start + 1..<part.upperBound
    let isExtension = pageExtensions.contains { path.holds($0, at: start..<part.upperBound) }
    return startsWithLetter(path, rest) && !isExtension ? rest : part
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x5F || byte == 0x2E
  }

  private static func startsWithLetter(
    _ path: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) -> Bool {
    let first = path[name.lowerBound]
    if first < 0x80 { return first.isASCIILetter }
    return String(decoding: path[name], as: UTF8.self).first?.isLetter == true
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
