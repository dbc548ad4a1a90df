// Walking folders: sorted, without hidden ones, never out of the project.

internal import Foundation

/// Lists the files of folders.
///
/// `.git` and other hidden folders, `node_modules` and what the tool itself writes are left out,
/// unless a pattern spells them. Links to files inside the project are files; links to folders
/// are followed once, so that folders that link to each other end; links out of it are noted.
struct TreeWalker {
  let store: FileStore
  /// Folder names to enter in spite of what is left out.
  let named: Set<String>
  /// Folders that are left out, by their path from the root.
  var excluded: Set<String> = []
  private(set) var files: Set<String> = []
  /// What was left out and could be missed, a line each.
  private(set) var notices: [String] = []

  init(store: FileStore, named: Set<String> = [], excluded: Set<String> = []) {
    self.store = store
    self.named = named
    self.excluded = excluded
  }

  private struct Folder {
    var path: String
    var isBehindLink: Bool
  }

  /// A folder may stand this deep.
  private static let deepest = 128

  /// Adds the files in a folder, which must be there.
  mutating func walk(_ folder: String) throws(ProjectError) {
    var open = [Folder(path: folder, isBehindLink: false)]
    while let folder = open.popLast() {
      for entry in try entries(of: folder.path) {
        let path = ProjectPath.join(folder.path, entry.name)
        switch entry.kind {
        case .file: files.insert(path)
        case .folder where enters(entry.name, path):
          open.append(Folder(path: path, isBehindLink: folder.isBehindLink))
        case .link: follow(path, name: entry.name, from: folder, &open)
        case .folder, .other: break
        }
      }
    }
  }

  private func enters(_ name: String, _ path: String) -> Bool {
    if excluded.contains(path) { return false }
    guard name.hasPrefix(".") || name == "node_modules" else {
      return path.utf8.count { $0 == UInt8(ascii: "/") } < Self.deepest
    }
    return named.contains(name)
  }

  private mutating func follow(
    _ path: String, name: String, from folder: Folder, _ open: inout [Folder]
  ) {
    guard let real = FileStore.realPath(store.absolute(path)) else { return }
    guard store.isInside(real) else {
      notices.append("\(path): a link that leads out of the project is not followed")
      return
    }
    switch FileStore.kind(real) {
    case .file: files.insert(path)
    case .folder where !folder.isBehindLink && enters(name, path):
      let here = FileStore.realPath(store.absolute(folder.path)) ?? ""
      if !ProjectPath.isInside(here, real) { open.append(Folder(path: path, isBehindLink: true)) }
    default: break
    }
  }

  private enum EntryKind {
    case file, folder, link, other
  }

  private mutating func entries(
    of folder: String
  ) throws(ProjectError) -> [(name: String, kind: EntryKind)] {
    guard let stream = opendir(store.absolute(folder)) else {
      throw .unreadable(path: folder, reason: FileStore.lastError)
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: EntryKind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else {
        notices.append("\(folder): a file is left out whose name is not UTF-8")
        continue
      }
      if name == "." || name == ".." { continue }
      entries.append((name, kind(entry.pointee, ProjectPath.join(folder, name))))
    }
    return entries
  }

  private func kind(_ entry: dirent, _ path: String) -> EntryKind {
    switch Int(entry.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): return kindOnDisk(path)
    default: return .other
    }
  }

  /// For file systems that do not tell the kind with the name.
  private func kindOnDisk(_ path: String) -> EntryKind {
    var status = stat()
    guard lstat(store.absolute(path), &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
