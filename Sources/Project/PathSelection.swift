// The paths that a command is restricted to.

/// Files and folders that a person asked for.
package struct PathSelection: Hashable, Sendable {
  /// A path as it was written, and the places that it may mean, relative to the root.
  private struct Choice: Hashable {
    var written: String
    var places: [String]
    /// Whether something stands there.
    var exists: Bool

    func contains(_ file: String) -> Bool { places.contains { ProjectPath.isInside(file, $0) } }
  }

  /// Empty for everything.
  private let choices: [Choice]

  /// - Parameters:
  ///   - arguments: Paths as written, from `folder` or, where nothing stands there, from the root.
  ///   - folder: The absolute path of the folder that they start from.
  /// - Throws: A path that leads out of the project.
  package init(_ arguments: [String], from folder: String, in store: FileStore) throws(ProjectError)
  {
    choices = try arguments.map { argument throws(ProjectError) in
      let starts = argument.hasPrefix("/") ? [folder] : [folder, store.root]
      var isLink = false
      for start in starts {
        let absolute = ProjectPath.absolute(argument, from: start)
        let real = FileStore.realPath(absolute)
        guard let real else { continue }
        guard store.isInside(real) else {
          isLink = isLink || store.isInside(absolute)
          continue
        }
        let places = Set([absolute, real].filter(store.isInside).map(store.relative))
        return Choice(written: argument, places: places.sorted(), exists: true)
      }
      if isLink { throw .leadsOutOfProject(path: argument) }
      // A page that should be there may be asked for too.
      let places = starts.map { ProjectPath.absolute(argument, from: $0) }.filter(store.isInside)
      guard !places.isEmpty else { throw .outsideOfProject(path: argument, root: store.root) }
      return Choice(written: argument, places: places.map(store.relative), exists: false)
    }
  }

  package var isEmpty: Bool { choices.isEmpty }

  /// Whether a file is one of the paths or stands in one of them.
  package func contains(_ file: String) -> Bool {
    choices.isEmpty || choices.contains { $0.contains(file) }
  }

  /// The files that the paths name, as far as they are single files, pages or not.
  package func files(in store: FileStore) -> Set<String> {
    Set(choices.flatMap(\.places).filter(store.hasFile))
  }

  /// The paths at which nothing stands that a run can look at.
  ///
  /// - Parameter files: What it can look at, the pages that should be there among them.
  /// - Returns: A line for each path that holds something else.
  /// - Throws: A path at which nothing stands at all; all paths, where none holds anything.
  package func unused(of files: some Sequence<String>) throws(ProjectError) -> [String] {
    var open = choices
    for file in files where !open.isEmpty { open.removeAll { $0.contains(file) } }
    if let path = open.first(where: { !$0.exists || open.count == choices.count }) {
      throw .noPages(path: path.written)
    }
    return open.map { ProjectError.noPage($0.written) }
  }
}
