// Differences between files: code whose first column says what comes and goes.

extension CodeLanguage {
  /// Differences, read as code of the language that the info string names beside.
  package static let diff = CodeLanguage(
    names: ["diff", "patch"], grammar: .generic, reading: .columns, traits: unknown.traits)
}
