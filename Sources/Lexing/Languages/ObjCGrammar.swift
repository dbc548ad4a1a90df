// The lexical grammar of Objective-C.

extension Lexer {
  /// Reads Objective-C.
  package static let objectiveC = Lexer(
    LexicalGrammar(
      comments: [
        LexicalGrammar.CommentForm(open: "//"),
        LexicalGrammar.CommentForm(open: "/*", close: "*/"),
      ],
      quotes: [
        LexicalGrammar.QuoteForm("@\"", "\""), LexicalGrammar.QuoteForm("\"", "\""),
        LexicalGrammar.QuoteForm("'", "'"),
      ],
      keywords: [
        "BOOL", "NO", "NULL", "Nil", "SEL", "YES", "__block", "__bridge", "__kindof", "__strong",
        "__weak", "auto", "break", "case", "char", "const", "continue", "default", "do", "double",
        "else", "enum", "extern", "float", "for", "goto", "id", "if", "inline", "instancetype",
        "int", "long", "nil", "nonnull", "null_unspecified", "nullable", "register", "restrict",
        "return", "self", "short", "signed", "sizeof", "static", "struct", "super", "switch",
        "typedef", "typeof", "union", "unsigned", "void", "volatile", "while",
      ],
      operators: [
        "...", "<<=", ">>=", "->", "++", "--", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=",
        "/=", "%=", "&=", "|=", "^=", "<<", "::", "##",
      ],
      features: [.placeholders, .poundWords, .atWords, .preprocessor]))
}
