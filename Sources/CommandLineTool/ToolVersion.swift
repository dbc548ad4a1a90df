// The version of the program.

/// What `--version` and reports say.
package enum ToolVersion {
  package static let current = "0.1.0"
}
