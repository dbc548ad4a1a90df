// The user's files: the only place that reads and writes them.

internal import Foundation

/// The files of a project.
///
/// A relative path starts at the root and never leads out of it, by a symbolic link neither. An
/// absolute path is one that the user named, and may lead anywhere.
package struct FileStore: Hashable, Sendable {
  /// The root's absolute path, links resolved.
  package let root: String

  package init(root: String) throws(ProjectError) {
    guard let real = Self.realPath(root), Self.kind(real) == .folder else {
      throw .unreadable(path: root, reason: "no such folder")
    }
    self.root = real
  }

  enum Kind {
    case file, folder, other
  }

  /// What stands at a path, links followed within the project; nil where nothing does.
  func kind(_ path: String) throws(ProjectError) -> Kind? {
    let absolute = absolute(path)
    guard let real = Self.realPath(absolute) else { return nil }
    try confine(real, path)
    return Self.kind(real)
  }

  /// Whether a file stands at a path; false as well where a link leads out of the project.
  package func hasFile(_ path: String) -> Bool {
    guard let real = Self.realPath(absolute(path)) else { return false }
    return (ProjectPath.isAbsolute(path) || isInside(real)) && Self.kind(real) == .file
  }

  /// The names of what stands in a folder; none where it can't be read.
  package func names(in folder: String) -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? [])
  }

  /// The content of a file.
  package func read(_ path: String) throws(ProjectError) -> [UInt8] {
    // A pipe must not be waited for.
    let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: Self.lastError) }
    defer { close(descriptor) }
    if !ProjectPath.isAbsolute(path) { try confine(descriptor, path) }
    return try Self.content(of: descriptor, path)
  }

  /// Refuses an open file that stands outside of the project.
  ///
  /// What was opened decides, where the system says where it stands: its name may lead elsewhere by
  /// now.
  private func confine(_ descriptor: Int32, _ path: String) throws(ProjectError) {
    if let isInside = isInside(descriptor) {
      guard isInside else { throw .leadsOutOfProject(path: path) }
      return
    }
    guard let real = Self.realPath(absolute(path)) else {
      throw .unreadable(path: path, reason: Self.lastError)
    }
    try confine(real, path)
  }

  /// Whether an open file stands in the project, as the system knows it; nil where that can't be
  /// told so quickly.
  private func isInside(_ descriptor: Int32) -> Bool? {
    #if os(Linux)
      let link = "/proc/self/fd/\(descriptor)"
      // The stack has room for as much; the path of most files is shorter.
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { buffer in
        let count = buffer.withMemoryRebound(to: CChar.self) { buffer in
          buffer.baseAddress.map { readlink(link, $0, buffer.count) } ?? -1
        }
        guard count > 0, count < buffer.count else { return nil }
        return ProjectPath.isInside(buffer[..<count], root.utf8)
      }
    #else
      return nil
    #endif
  }

  /// Writes a file as a whole, with the folders it needs: readers see the old text or the new.
  package func write(_ bytes: [UInt8], to path: String) throws(ProjectError) {
    let absolute =
      ProjectPath.isAbsolute(path) ? path : ProjectPath.absolute(path, from: root)
    let folder = String(ProjectPath.folder(absolute))
    let start = Self.nearest(folder)
    try confine(start, path)
    guard Self.kind(start) == .folder else {
      throw .unwritable(path: path, reason: "its folder is a file")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: absolute), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: Self.reason(of: error))
    }
  }

  /// Where an absolute path leads to, or the nearest folder above it that is there.
  private static func nearest(_ path: String) -> String {
    var path = path[...]
    while !path.isEmpty {
      if let real = realPath(String(path)) { return real }
      path = ProjectPath.folder(String(path))[...]
    }
    return "/"
  }

  /// What the system says of the call that failed.
  private static func reason(of error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    return cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  /// Removes a file that stands in a folder, or further inside; false where there is none.
  ///
  /// What leads out of the folder is left alone, and so is what is no file.
  ///
  /// - Parameter name: The path from the folder.
  package func remove(_ name: String, inFolder folder: String) -> Bool {
    guard !name.isEmpty, ProjectPath.normal(name) == name,
      let home = Self.realPath(absolute(folder)),
      let parent = Self.realPath(String(ProjectPath.folder(home + "/" + name))),
      ProjectPath.isInside(parent, home)
    else { return false }
    let path = parent + "/" + ProjectPath.name(name)
    return Self.kind(path) == .file && unlink(path) == 0
  }

  /// Writes a file anew that is there, in one step: readers see the old text or the new.
  ///
  /// It keeps its permissions, and where a link leads to it, the link stays.
  ///
  /// - Parameter old: What the file must still hold.
  /// - Throws: Where it can't be written, leads out of the project, or holds something else by now.
  package func replace(
    _ path: String, holding old: [UInt8], with new: [UInt8]
  ) throws(ProjectError) {
    guard try read(path) == old else {
      throw .unwritable(path: path, reason: "it was changed meanwhile")
    }
    guard let real = Self.realPath(absolute(path)) else {
      throw .unwritable(path: path, reason: Self.lastError)
    }
    try confine(real, path)
    do {
      try Replacement(of: real).write(new)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Where a file stands once links are followed, relative to the root where that is inside it; the
  /// path itself where nothing stands there.
  package func realPath(of path: String) -> String {
    Self.realPath(absolute(path)).map(relative) ?? path
  }

  func absolute(_ path: String) -> String {
    ProjectPath.isAbsolute(path) ? path : path.isEmpty ? root : root + "/" + path
  }

  /// The path of a file that a person named, relative to the root where it stands inside it.
  ///
  /// - Parameter folder: The absolute path of the folder that the person stands in.
  package func path(_ written: String, from folder: String) -> String {
    let absolute = ProjectPath.absolute(written, from: folder)
    return relative(Self.realPath(absolute) ?? absolute)
  }

  /// The path relative to the root where it stands inside it, else as it is.
  package func relative(_ path: String) -> String {
    guard ProjectPath.isAbsolute(path), isInside(path) else { return path }
    return ProjectPath.relative(path, to: root)
  }

  /// The path of a file inside the root by its address, `file:///…`; nil for any other.
  ///
  /// Compilers that were given a relative path write `file://Sources/A.swift`.
  func pathInside(_ address: String) -> String? {
    guard let address = URL(string: address) else { return nil }
    if let first = address.host, !first.isEmpty {
      let path = first + address.path
      return address.isFileURL && hasFile(path) ? path : nil
    }
    return isInside(address.path) ? relative(address.path) : nil
  }

  func isInside(_ real: String) -> Bool { ProjectPath.isInside(real, root) }

  private func confine(_ real: String, _ path: String) throws(ProjectError) {
    guard ProjectPath.isAbsolute(path) || isInside(real) else {
      throw .leadsOutOfProject(path: path)
    }
  }

  /// The path with all links resolved; nil where nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  static var lastError: String { String(cString: strerror(errno)) }

  private static func content(
    of descriptor: Int32, _ path: String
  ) throws(ProjectError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: lastError)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no file")
    }
    var failure: String?
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = Foundation.read(descriptor, rest.baseAddress, rest.count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = lastError }
        guard read > 0 else { return }
        count += read
      }
    }
    if let failure { throw .unreadable(path: path, reason: failure) }
    return bytes
  }
}
