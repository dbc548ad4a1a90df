// Running the program as a person does: exit code, standard output, standard error.

import Foundation

struct ProgramRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs `concord` in a folder, with variables in place of those of the tests.
  init(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  /// The program stands beside the test bundle.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("concord")
}
