// The lexical grammar of Swift.

extension Lexer {
  /// Reads Swift.
  package static let swift = Lexer(
    LexicalGrammar(
      comments: [
        LexicalGrammar.CommentForm(open: "//"),
        LexicalGrammar.CommentForm(open: "/*", close: "*/", nests: true),
      ],
      quotes: [
        LexicalGrammar.QuoteForm(
          "\"\"\"", "\"\"\"", isMultiline: true, interpolation: "\\(", takesPounds: true),
        LexicalGrammar.QuoteForm("\"", "\"", interpolation: "\\(", takesPounds: true),
      ],
      keywords: [
        "Any", "Self", "_", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consume", "consuming", "continue", "convenience",
        "default", "defer", "deinit", "didSet", "distributed", "do", "dynamic", "each", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
        "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is",
        "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating", "open",
        "operator", "optional", "override", "package", "postfix", "precedencegroup", "prefix",
        "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self",
        "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
        "yield",
      ],
      operators: [
        "===", "!==", "...", "..<", "<<=", ">>=", "->", "==", "!=", "<=", ">=", "&&", "||", "??",
        "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "~=", "<<", "&+", "&-", "&*",
      ],
      features: [.placeholders, .poundWords, .atWords, .regexes, .quotedWords]))
}
