// Repositories made for a test.

import Foundation
import TestSupport
import Testing

/// Git on the machine of the tests.
enum GitProject {
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// A repository whose first commit holds files.
  static func make(_ files: [String: String]) throws -> TemporaryProject {
    let project = try TemporaryProject(files)
    try project.git("init", "-q", "-b", "main")
    try project.commit("First")
    return project
  }
}

extension TemporaryProject {
  /// Runs git in the project, as nobody in particular.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments =
      ["-c", "user.name=n", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_COMMITTER_DATE": "2024-05-01T10:00:00Z", "GIT_AUTHOR_DATE": "2024-05-01T10:00:00Z",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  /// Commits all that is there.
  func commit(_ subject: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", subject)
  }

  /// Deletes a file.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }
}
