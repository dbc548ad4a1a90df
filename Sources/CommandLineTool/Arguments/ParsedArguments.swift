// A command line taken apart.

internal import Diagnostics

/// What stands on the command line of a command.
package struct ParsedArguments: Hashable, Sendable {
  /// The values of each option that was given; a flag has none.
  private var options: [String: [String]] = [:]
  package private(set) var arguments: [String] = []

  /// Parses what follows the command's name.
  ///
  /// `--option VALUE` and `--option=VALUE` mean the same; after `--` nothing is an option. With
  /// `--help` or `--version` nothing else needs to be right.
  package init(_ words: [String], for command: CommandSpec) throws(UsageError) {
    let known = command.options + CommonOptions.specs
    var rest = words[...]
    var isOptions = true
    while let word = rest.popFirst() {
      guard isOptions, word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      if word == "--" {
        isOptions = false
        continue
      }
      try take(word == "-h" ? "--help" : word, &rest, known, command)
    }
    if !has("--help"), !has("--version") { try checkArguments(command) }
  }

  /// The last value of an option.
  package func value(_ name: String) -> String? { options[name]?.last }

  /// All values of an option.
  package func values(_ name: String) -> [String] { options[name] ?? [] }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool { options[name] != nil }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ known: [OptionSpec],
    _ command: CommandSpec
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = known.first(where: { $0.name == name }) else {
      let nearest = NearestName.of(name, among: known.map(\.name))
      throw .unknownOption(name, command: command.name, nearest: nearest)
    }
    if options[name] != nil, !option.isRepeatable, option.placeholder != nil {
      throw .repeatedOption(name, command: command.name)
    }
    guard let placeholder = option.placeholder else {
      if parts.count > 1 { throw .unexpectedValue(option: name, command: command.name) }
      options[name] = []
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: name, placeholder: placeholder, command: command.name)
    }
    options[name, default: []].append(value)
  }

  private func checkArguments(_ command: CommandSpec) throws(UsageError) {
    guard let spec = command.argument else {
      if let extra = arguments.first {
        throw .unexpectedArgument(extra, command: command.name)
      }
      return
    }
    if spec.isRequired, arguments.count < spec.count {
      let names = spec.name.split(separator: " ")
      let missing = names.count == spec.count ? String(names[arguments.count]) : spec.name
      throw .missingArgument(missing, command: command.name)
    }
    if !spec.isRepeatable, arguments.count > spec.count {
      throw .unexpectedArgument(arguments[spec.count], command: command.name)
    }
  }
}
