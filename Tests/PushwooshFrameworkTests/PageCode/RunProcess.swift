// Running a program and reading what it prints.

import Foundation

/// What a program printed, on both streams, and how it ended.
struct ProgramOutput {
  let text: String
  let status: Int32
}

/// Runs a program to its end.
///
/// - Parameters:
///   - program: Its path, or its name on PATH.
///   - arguments: What it is told.
///   - environment: Variables beside those of the tests.
func run(
  _ program: String, _ arguments: [String], environment: [String: String] = [:]
) throws -> ProgramOutput {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ProgramOutput(
    text: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
}
