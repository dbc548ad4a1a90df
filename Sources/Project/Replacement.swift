// A file that takes the place of another one in one step.

internal import Foundation

/// Writes beside a file, then puts what was written in its place.
struct Replacement {
  /// Why a file could not be replaced.
  struct Failure: Error {
    var reason: String

    /// What the system says of the last call.
    static var ofSystem: Failure { Failure(reason: FileStore.lastError) }
  }

  private let path: String
  /// The permissions that the file keeps.
  private let mode: mode_t

  /// - Parameter path: The absolute path of the file, links resolved.
  init(of path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .ofSystem }
    let canWrite = status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0
    guard canWrite, access(path, W_OK) == 0 else { throw Failure(reason: "it is read-only") }
    self.path = path
    mode = status.st_mode & 0o7777
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    let (descriptor, temporary) = try open()
    do {
      try fill(descriptor, bytes)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    close(descriptor)
    guard rename(temporary, path) == 0 else {
      let failure = Failure.ofSystem
      unlink(temporary)
      throw failure
    }
  }

  /// A new file beside the old one, under a name that no other has.
  private func open() throws(Failure) -> (descriptor: Int32, path: String) {
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let name = template.dropLast().map(UInt8.init(bitPattern:))
    guard descriptor >= 0, let temporary = String(validating: name, as: UTF8.self) else {
      throw .ofSystem
    }
    return (descriptor, temporary)
  }

  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ofSystem }
      written += count
    }
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw .ofSystem }
  }
}
