// Paths relative to the project's root, always separated by `/`.

/// Reads paths by their bytes, as the system does: a separator stays one before a combining mark,
/// and names are equal only when they are spelled the same.
enum ProjectPath {
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The path without `.` and doubled separators; nil where it is absolute or climbs with `..`.
  static func normal(_ path: String) -> String? {
    guard !isAbsolute(path) else { return nil }
    let parts = parts(path).filter { $0 != "." }
    guard !parts.contains("..") else { return nil }
    return parts.joined(separator: "/")
  }

  /// The absolute path without `.`, `..` and doubled separators; links are not looked at.
  static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in self.parts(isAbsolute(path) ? path : folder + "/" + path) {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// The last part: `a.md` of `docs/a.md`.
  static func name(_ path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// All but the last part: `docs` of `docs/a.md`, empty at the root.
  static func folder(_ path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[..<$0] } ?? ""
  }

  /// The text behind the last dot of the name, empty where there is none.
  static func pathExtension(_ path: String) -> Substring {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...]
  }

  /// Whether the path is the folder itself or stands in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    isInside(path.utf8, folder.utf8)
  }

  /// Whether the path is the folder itself or stands in it, as bytes.
  static func isInside(_ path: some Collection<UInt8>, _ folder: String.UTF8View) -> Bool {
    guard !folder.isEmpty else { return true }
    guard path.starts(with: folder) else { return false }
    let next = path.dropFirst(folder.count).first
    return next == nil || next == slash || folder.last == slash
  }

  /// The way from a folder to a path that is inside it, empty for the folder itself.
  static func relative(_ path: String, to folder: String) -> String {
    String(Substring(path.utf8.dropFirst(folder.utf8.count).drop { $0 == slash }))
  }

  /// The names between the separators, empty ones left out.
  private static func parts(_ path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// The name of the folder in a folder that a path leads through; nil where it leads through none.
  static func firstPart(of path: String, in folder: String) -> Substring? {
    guard isInside(path, folder) else { return nil }
    let rest = relative(path, to: folder).utf8
    return rest.firstIndex(of: slash).map { Substring(rest[..<$0]) }
  }

  private static let slash = UInt8(ascii: "/")
}
