// Which file a page takes in: the ways in which sites write paths of partial pages.

package import Pages

/// Finds the files that pages take in, never out of the project.
package struct IncludeResolver: Sendable {
  package enum Target: Hashable, Sendable {
    /// A file of the project, relative to its root.
    case file(String)
    /// No file stands at the path, which says for certain where one should.
    case missing(path: String)
    /// A package, an alias that is not known, or a path that leads out of the project.
    case unknown
  }

  /// Whether a file stands at a path in the project.
  private let hasFile: @Sendable (String) -> Bool

  package init(hasFile: @escaping @Sendable (String) -> Bool) { self.hasFile = hasFile }

  /// What a page takes in.
  ///
  /// - Parameter file: The page that does, relative to the root.
  package func resolve(_ include: PageInclude, in file: String) -> Target {
    let path = include.path[...]
    switch include.syntax {
    case .snippet: return search(path, around: file, below: Self.snippetFolders)
    case .comment where !path.hasPrefix("@") && !path.hasPrefix("/"): return relative(path, file)
    case .module where path.hasPrefix("."): return relative(path, file)
    case .comment, .module: break
    }
    if path.hasPrefix("@site/") { return site(path.dropFirst(6), file) }
    for alias in ["~/", "@/", "/"] where path.hasPrefix(alias) {
      return search(path.dropFirst(alias.count), around: file, below: ["", "src/"])
    }
    return .unknown
  }

  /// The folders that snippets of Python-Markdown are looked for in.
  private static let snippetFolders = ["", "docs/", "includes/", "snippets/"]

  private func relative(_ path: Substring, _ file: String) -> Target {
    guard let place = LinkPath.resolve(path, in: LinkPath.folder(file)) else { return .unknown }
    return hasFile(place) ? .file(place) : .missing(path: place)
  }

  /// A path from one of the folders above the page, the innermost first.
  private func search(_ path: Substring, around file: String, below folders: [String]) -> Target {
    for above in LinkPath.foldersAbove(file) + [""] {
      for folder in folders {
        if let place = LinkPath.resolve(folder + path, in: above), hasFile(place) {
          return .file(place)
        }
      }
    }
    return .unknown
  }

  /// A path from the folder in which the configuration of Docusaurus stands.
  private func site(_ path: Substring, _ file: String) -> Target {
    let found = search(path, around: file, below: [""])
    guard found == .unknown else { return found }
    let root = (LinkPath.foldersAbove(file) + [""]).first { folder in
      ["js", "ts", "mjs", "cjs"].contains {
        hasFile((folder.isEmpty ? "" : folder + "/") + "docusaurus.config.\($0)")
      }
    }
    guard let root, let place = LinkPath.resolve(path, in: root) else { return .unknown }
    return .missing(path: place)
  }
}

/// What a page takes in, with the files found.
package struct ResolvedInclude: Sendable {
  package let include: PageInclude
  package let target: IncludeResolver.Target

  package init(include: PageInclude, target: IncludeResolver.Target) {
    self.include = include
    self.target = target
  }

  /// The file, where it is there.
  package var file: String? {
    if case .file(let file) = target { file } else { nil }
  }
}
