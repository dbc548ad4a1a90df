// What changed in a project since a commit.

internal import APIModel
internal import Toolchain

/// What changed since a commit, as git knows it: what was committed, what lies about in the working
/// tree, and files that are new.
package struct ProjectChanges: Sendable {
  /// What changed, relative to the root; files that are gone are among them.
  package let files: Set<String>
  /// Those that are gone.
  package let gone: Set<String>
  /// Why all pages are concerned: `the configuration changed`; nil where they are not.
  package let concernsAll: String?
  private let git: GitChanges
  private let workspace: Workspace
  /// Folders whose files changed, as far as git says no more: those of submodules.
  private let folders: [String]

  /// - Parameter revision: The commit as a person names it.
  package init(since revision: String, in workspace: Workspace) throws(ProjectError) {
    let store = workspace.store
    do throws(GitError) {
      git = try GitChanges(since: revision, in: store.root)
    } catch {
      throw .changes(reason: error.description)
    }
    self.workspace = workspace
    var files: Set<String> = []
    var gone: Set<String> = []
    var folders: [String] = []
    for path in git.paths {
      let absolute = git.root == "/" ? "/" + path : git.root + "/" + path
      let file = store.relative(absolute)
      switch FileStore.realPath(absolute).flatMap(FileStore.kind) {
      case .folder: folders.append(file.hasSuffix("/") ? String(file.dropLast()) : file)
      case nil: gone.insert(file)
      case .file, .other: break
      }
      files.insert(file)
    }
    self.files = files
    self.gone = gone
    self.folders = folders
    concernsAll = Self.concern(of: files, folders, in: workspace)
  }

  /// Whether a file changed, or what it is a link to.
  package func contains(_ file: String) -> Bool {
    if files.contains(file) || folders.contains(where: { ProjectPath.isInside(file, $0) }) {
      return true
    }
    let absolute = workspace.store.absolute(file)
    guard let real = FileStore.realPath(absolute), real != absolute else { return false }
    let target = workspace.store.relative(real)
    return files.contains(target) || folders.contains { ProjectPath.isInside(target, $0) }
  }

  /// What files held at the commit; those that were not there are left out.
  ///
  /// - Parameter files: Relative to the root, or absolute.
  package func former(_ files: some Sequence<String>) throws(ProjectError) -> [String: [UInt8]] {
    var names: [String: String] = [:]
    for file in files {
      let absolute = workspace.store.absolute(file)
      let real = FileStore.realPath(absolute) ?? absolute
      guard isInRepository(real) else { continue }
      names[file] = ProjectPath.relative(real, to: git.root)
    }
    do throws(GitError) {
      let contents = try git.contents(of: Set(names.values).sorted())
      return names.compactMapValues { contents[$0] }
    } catch {
      throw .changes(reason: error.description)
    }
  }

  /// Whether git knows what changed at an absolute path.
  func isInRepository(_ path: String) -> Bool { ProjectPath.isInside(path, git.root) }

  /// What concerns every page: the configuration, and what it leads to beside pages and modules.
  private static func concern(
    of files: Set<String>, _ folders: [String], in workspace: Workspace
  ) -> String? {
    let configuration = workspace.configuration
    let isTouched = { (path: String) in
      let path = workspace.store.relative(workspace.store.absolute(path))
      return files.contains { ProjectPath.isInside($0, path) }
        || folders.contains { ProjectPath.isInside(path, $0) }
    }
    if isTouched(workspace.configurationPath) { return "the configuration changed" }
    if configuration.api?.history.map(isTouched) == true { return "the history of the API changed" }
    if configuration.api?.standIns.contains(where: isTouched) == true {
      return "the stand-ins for headers changed"
    }
    if case .file(let path)? = configuration.currentVersion, isTouched(path) {
      return "the current version changed"
    }
    return nil
  }
}
