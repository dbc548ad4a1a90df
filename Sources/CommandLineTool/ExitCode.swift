// How the program ends.

/// The exit codes, which scripts rely on.
package enum ExitCode: Int32, Sendable {
  /// Nothing at or above `--fail-on`.
  case success = 0
  /// Findings: `check` alone.
  case findings = 1
  /// The tool could not do its work.
  case failure = 2
  /// An option or command that does not exist.
  case usage = 64
}
