// A language of code blocks: its names, its lexer, and how its blocks are read.

/// A language that code blocks are written in.
package final class CodeLanguage: Sendable {
  /// How blocks of a language are read.
  package enum Reading: Sendable {
    /// All of it is code.
    case code
    /// Text for people; nothing in it is compared.
    case prose
    /// Commands behind prompts, and what they print, which is text.
    case session
    /// Code whose first column says which lines come and go.
    case columns
  }

  /// What else a comparison must know of a language.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A semicolon at the end of a line changes nothing.
    package static let optionalSemicolons = Traits(rawValue: 1)
    /// `$` or `>` at the start of a line is a prompt.
    package static let promptedCommands = Traits(rawValue: 2)
    /// A backslash at the end of a line goes on with it.
    package static let lineContinuations = Traits(rawValue: 4)
    /// A string before a colon is a key.
    package static let keyedStrings = Traits(rawValue: 8)
    /// A string behind `import` or `from` names a module.
    package static let importedStrings = Traits(rawValue: 16)
    /// Words are equal in any case.
    package static let caseless = Traits(rawValue: 32)
    /// `$name` and `${…}` in a string stand for values.
    package static let dollarSlots = Traits(rawValue: 64)
    /// `{name}` in a string may stand for a value.
    package static let braceSlots = Traits(rawValue: 128)
    /// A run of words may be text.
    package static let wordsAreText = Traits(rawValue: 256)
    /// Words of plain letters are text: only names such as `setGlow` or `max_size` are code.
    package static let plainWordsAreText = Traits(rawValue: 4096)
    /// Code declares names that others never see.
    package static let localNames = Traits(rawValue: 512)
    /// An assignment declares a name.
    package static let assignmentsDeclare = Traits(rawValue: 1024)
    /// A name behind a type is declared: `int width`.
    package static let typesDeclare = Traits(rawValue: 2048)
  }

  /// The name that highlighters know best, and the others, in lower case.
  package let names: [String]
  package let lexer: Lexer
  package let reading: Reading
  package let traits: Traits
  /// Tells the language from others in the hash of a piece of code.
  package let key: UInt64

  init(names: [String], lexer: Lexer, reading: Reading = .code, traits: Traits = []) {
    self.names = names
    self.lexer = lexer
    self.reading = reading
    self.traits = traits
    var hash = CodeHash(seed: 6)
    for name in names.prefix(3) {
      for byte in name.utf8 { hash.add(UInt64(byte)) }
    }
    key = hash.low
  }

  convenience init(
    names: [String], grammar: LexicalGrammar, reading: Reading = .code, traits: Traits = []
  ) {
    self.init(names: names, lexer: Lexer(grammar), reading: reading, traits: traits)
  }

  /// The name that highlighters know best.
  package var name: String { names[0] }

  /// Differences between files in this language.
  package var columns: CodeLanguage {
    CodeLanguage(
      names: Self.diff.names + names, lexer: lexer, reading: .columns, traits: traits)
  }
}

extension CodeLanguage {
  /// Swift.
  package static let swift = CodeLanguage(
    names: ["swift"], lexer: .swift, traits: [.optionalSemicolons, .localNames])

  /// Objective-C.
  package static let objectiveC = CodeLanguage(
    names: [
      "objective-c", "objc", "objectivec", "obj-c", "objective_c", "mm", "objc++", "objective-c++",
      "objectivecpp",
    ], lexer: .objectiveC, traits: [.localNames, .typesDeclare])

  /// All languages that are known by name.
  package static let all: [CodeLanguage] = [
    swift, objectiveC, shell, console, json, yaml, toml, xml, html, components, astro, javaScript,
    tsx, typeScript, kotlin, java, python, ruby, go, c, cSharp, rust, dart, php, sql, css, diff,
    markdown, mdx, markdoc, markedText, text,
  ]

  private static let indices: [String: Int] = all.indices.reduce(into: [:]) { table, index in
    for name in all[index].names { table[name] = index }
  }

  /// The language that a fence names.
  ///
  /// - Parameter tag: The first word of the info string in lower case.
  /// - Returns: nil for no name, and for one that is not known.
  package static func named(_ tag: String) -> CodeLanguage? {
    // These two are asked for by far the most.
    if tag == swift.name { return swift }
    if tag == objectiveC.name { return objectiveC }
    return indices[tag].map { all[$0] }
  }
}
