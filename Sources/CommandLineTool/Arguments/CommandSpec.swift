// What a command takes, from which its parser and its help are made.

/// An option of a command.
package struct OptionSpec: Hashable, Sendable {
  /// With its dashes: `--format`.
  package var name: String
  /// What its value is called in the help; nil for a flag.
  package var placeholder: String?
  package var isRepeatable: Bool
  package var help: String

  package init(
    _ name: String, _ placeholder: String?, isRepeatable: Bool = false, _ help: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// An option without a value.
  package static func flag(_ name: String, _ help: String) -> OptionSpec {
    OptionSpec(name, nil, help)
  }
}

/// The arguments of a command that are no options.
package struct ArgumentSpec: Hashable, Sendable {
  package var name: String
  package var isRequired: Bool
  package var isRepeatable: Bool
  /// How many there are, where there are several that differ: `OLD NEW` are two.
  package var count: Int
  package var help: String

  package init(
    _ name: String, isRequired: Bool = false, isRepeatable: Bool = false, count: Int = 1,
    _ help: String
  ) {
    self.name = name
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
    self.count = count
    self.help = help
  }
}

/// A command as its help describes it.
package struct CommandSpec: Hashable, Sendable {
  /// The words that call it: `api dump`.
  package var name: String
  package var summary: String
  package var argument: ArgumentSpec?
  /// Its own options, without those that all commands share.
  package var options: [OptionSpec]

  package init(
    _ name: String, _ summary: String, argument: ArgumentSpec? = nil, options: [OptionSpec] = []
  ) {
    self.name = name
    self.summary = summary
    self.argument = argument
    self.options = options
  }
}
