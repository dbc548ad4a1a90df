// The words that info strings name languages with.

/// What is known of the first words of info strings.
enum CodeLanguages {
  /// Whether a word is the name of a language that docs have code in.
  static func isKnown(_ word: some StringProtocol) -> Bool {
    known.holds(String(word), ignoresCase: true)
  }

  /// Whether code of a language may hold Markdown, fences among it.
  static func holdsMarkup(_ word: String) -> Bool { markup.holds(word, ignoresCase: true) }

  private static let markup = WordSet([
    "", "md", "markdown", "mdx", "markdoc", "mdoc", "text", "txt", "plaintext", "plain", "none",
    "rst", "diff", "patch",
  ])

  private static let known = WordSet([
    "applescript", "astro", "bash", "bat", "c", "c#", "c++", "clojure", "cmake", "cmd", "console",
    "cpp", "cs", "csharp", "css", "dart", "diff", "docker", "dockerfile", "elixir", "env",
    "erlang", "fish", "fsharp", "go", "gradle", "graphql", "groovy", "haskell", "html", "http",
    "ini", "java", "javascript", "js", "json", "json5", "jsonc", "jsx", "kotlin", "kt", "latex",
    "log", "lua", "make", "makefile", "markdown", "md", "mdx", "none", "obj-c", "objc",
    "objective-c", "objectivec", "output", "patch", "perl", "php", "plain", "plaintext", "plist",
    "podfile", "powershell", "properties", "proto", "protobuf", "ps1", "py", "python", "rb",
    "rs", "ruby", "rust", "scala", "scss", "sh", "shell", "sql", "svelte", "swift", "swiftui",
    "terminal", "tex", "text", "toml", "ts", "tsx", "txt", "typescript", "vue", "xml", "yaml",
    "yml", "zsh",
  ])
}
