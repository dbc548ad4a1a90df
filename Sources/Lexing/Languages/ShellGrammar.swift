// The lexical grammar of shells.

extension LexicalGrammar {
  /// Shells.
  static let shell = LexicalGrammar(
    comments: [.spacedNumber],
    quotes: [
      .init("\"", "\"", isMultiline: true), .init("'", "'", isMultiline: true, escape: nil),
      .init("`", "`"),
    ],
    keywords: [
      "if", "then", "else", "elif", "fi", "for", "in", "do", "done", "while", "until", "case",
      "esac", "function", "return", "export", "local",
    ],
    operators: ["&&", "||", ">>", "<<", "2>", "&>"],
    wordMarks: "-./@:+~",
    features: [.apostrophes, .anglePlaceholders])
}

extension CodeLanguage {
  /// Shells.
  package static let shell = CodeLanguage(
    names: ["sh", "bash", "shell", "zsh", "fish", "ksh", "powershell", "ps1", "shellscript"],
    grammar: .shell,
    traits: [.promptedCommands, .lineContinuations, .dollarSlots, .wordsAreText])
}
