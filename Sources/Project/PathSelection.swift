// The paths that a command is restricted to.

/// Files and folders that a person asked for.
package struct PathSelection: Hashable, Sendable {
  /// Relative to the root; empty for everything.
  private let paths: [String]

  /// - Parameters:
  ///   - arguments: Paths as written, from `folder`.
  ///   - folder: The absolute path of the folder that they start from.
  /// - Throws: A path that leads out of the project.
  package init(_ arguments: [String], from folder: String, in store: FileStore) throws(ProjectError)
  {
    paths = try arguments.map { argument throws(ProjectError) in
      let absolute = ProjectPath.absolute(argument, from: folder)
      let real = FileStore.realPath(absolute) ?? absolute
      guard store.isInside(real) else { throw .leadsOutOfProject(path: argument) }
      return store.relative(real)
    }
  }

  /// Whether a file is one of the paths or stands in one of them.
  package func contains(_ file: String) -> Bool {
    paths.isEmpty || paths.contains { ProjectPath.isInside(file, $0) }
  }

  /// The groups that it touches, by a file that is there or should be.
  ///
  /// - Throws: A path at which no page stands or should stand.
  package func groups(of set: PageSet) throws(ProjectError) -> [PageGroup] {
    guard !paths.isEmpty else { return set.groups }
    var untouched = Set(paths)
    let groups = set.groups.filter { group in
      let missing = set.locales.filter { group.translations[$0] == nil }
      let files =
        group.files.map(\.path) + missing.compactMap { set.expectedPath(of: group, in: $0) }
      let touching = paths.filter { path in files.contains { ProjectPath.isInside($0, path) } }
      untouched.subtract(touching)
      return !touching.isEmpty
    }
    if let path = untouched.min() { throw .noPages(path: path) }
    return groups
  }
}
