// A check of all links of a reference: each leads to a file and an anchor that are there.

/// Looks at the links of HTML and Markdown files in one folder.
package struct LinkCheck {
  /// How many links were looked at.
  package private(set) var links = 0
  package private(set) var faults: [String] = []

  /// - Parameter isOutside: Whether a file stands at a path that leads out of the folder.
  package init(
    _ files: [(path: String, text: String)], isOutside: (String) -> Bool = { _ in false }
  ) {
    var anchors: [String: Set<String>] = [:]
    for file in files {
      anchors[file.path] = []
      guard file.path.hasSuffix(".html") || file.path.hasSuffix(".md") else { continue }
      let names = file.text.matches(of: /\bid="?([^"\s>]+)/).map { String($0.1) }
      anchors[file.path] = Set(names)
      if anchors[file.path]?.count != names.count {
        faults.append("\(file.path): an anchor stands twice")
      }
    }
    for file in files {
      for target in Self.targets(in: file) where !target.contains("://") {
        links += 1
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? file.path : Self.path(String(parts[0]), from: file.path)
        if path.hasPrefix("../"), isOutside(path) { continue }
        guard let known = anchors[path] else {
          faults.append("\(file.path): no file \(target)")
          continue
        }
        if parts.count > 1, !known.contains(String(parts[1])) {
          faults.append("\(file.path): no anchor \(target)")
        }
      }
    }
  }

  /// The path from the folder of all files, of what the page at a path calls so.
  private static func path(_ target: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      if part == "..", parts.last.map({ $0 != ".." }) ?? false {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func targets(in file: (path: String, text: String)) -> [String] {
    if file.path.hasSuffix(".html") {
      return file.text.matches(of: /\b(?:href|src)="?([^"\s>]+)/).map { String($0.1) }
    }
    guard file.path.hasSuffix(".md") || file.path.hasSuffix(".txt") else { return [] }
    return file.text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
  }
}
