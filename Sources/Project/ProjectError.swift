// Why the tool cannot read a project: each error is one clear line.

/// What keeps the tool from its work.
package enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The configuration file is wrong at a line, counted from 1.
  case configuration(file: String, line: Int, String)
  /// An option, or its value, cannot be used.
  case option(name: String, String)
  case invalidPattern(String, reason: String)
  case patternWithoutMatch(String)
  case noLayout
  /// What was detected may be wrong: why, and what to write instead of leaving it out.
  case unsureLayout(String, advice: String)
  case noPages(path: String)
  /// A locale that was asked for and that no page is in.
  case localeWithoutPages(String, known: [String])
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// A symbolic link that leads out of the project.
  case leadsOutOfProject(path: String)
  case noSuchAPI(module: String, path: String)
  case apiWithoutSwift(module: String, path: String)
  case apiWithoutSymbols(module: String, path: String)
  /// A way into the API that this version cannot read.
  case unreadableAPI(module: String, kind: String)
  case unknownSupersededSymbol(String, nearest: String?)
  case emptyVersionFile(path: String)

  package var description: String {
    switch self {
    case .configuration(let file, let line, let message): "\(file):\(line): \(message)"
    case .option(let name, let message): "\(name): \(message)"
    case .invalidPattern(let pattern, let reason): "the pattern '\(pattern)' \(reason)"
    case .patternWithoutMatch(let pattern): "the pattern '\(pattern)' matches no file"
    case .noLayout: Self.noLayoutMessage
    case .unsureLayout(let reason, let advice):
      "it is not sure where the pages are: \(reason); concord.yml can say it: \(advice)"
    case .noPages(let path): "no page stands at '\(path)'"
    case .localeWithoutPages(let tag, let known):
      "no page is in the locale '\(tag)'; found: \(known.joined(separator: ", "))"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .leadsOutOfProject(let path): "'\(path)' is a link that leads out of the project"
    case .noSuchAPI(let module, let path):
      "the sources of module '\(module)' are not there: '\(path)'"
    case .apiWithoutSwift(let module, let path):
      "module '\(module)': no .swift or .swiftinterface file in '\(path)'"
    case .apiWithoutSymbols(let module, let path):
      "module '\(module)': '\(path)' declares nothing public"
    case .unreadableAPI(let module, let kind):
      "module '\(module)': this version does not read '\(kind):'"
    case .unknownSupersededSymbol(let name, let nearest):
      "superseded: the API has no '\(name)'" + Self.suggestion(nearest)
    case .emptyVersionFile(let path): "current-version: '\(path)' is empty"
    }
  }

  private static let noLayoutMessage =
    "no pages found by themselves; say where they are, such as "
    + "pages: \"docs/{locale}/{path}.md\" in concord.yml, or --pages on the command line"

  /// `; did you mean 'pages'?`, or nothing.
  package static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}
