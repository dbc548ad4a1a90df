// Console sessions: commands behind prompts, and what they print.

extension CodeLanguage {
  /// Console sessions.
  package static let console = CodeLanguage(
    names: ["console", "shell-session", "shellsession", "terminal", "session"], grammar: .shell,
    reading: .session, traits: shell.traits)
}
