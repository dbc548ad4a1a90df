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
  /// A path that stands elsewhere.
  case outsideOfProject(path: String, root: String)
  /// Git does not say what changed.
  case changes(reason: String)
  case noSuchAPI(module: String, path: String)
  case apiWithoutSymbols(module: String, path: String)
  /// A folder without a header, a symbol graph, or anything of an API.
  case apiWithoutFiles(module: String, path: String, kind: String)
  /// A source of the API that cannot be read as what it should be.
  case unreadableAPI(module: String, path: String, reason: String)
  /// The compilers that read headers are missing, or fail.
  case headers(reason: String)
  case unknownSupersededSymbol(String, nearest: String?)
  case emptyVersionFile(path: String)
  /// The configuration names no folder for the models of releases.
  case noHistory
  case emptyHistory(path: String)
  /// A file of the history that is named after no release.
  case noReleaseName(path: String)
  case invalidRelease(String)
  case unreadableModel(path: String, reason: String)
  case unknownRelease(String, known: [String])
  /// The model of a release is kept already.
  case releaseExists(path: String)

  package var description: String {
    switch self {
    case .configuration(let file, let line, let message): "\(file):\(line): \(message)"
    case .option(let name, let message): "\(name): \(message)"
    case .invalidPattern(let pattern, let reason): "the pattern '\(pattern)' \(reason)"
    case .patternWithoutMatch(let pattern): "the pattern '\(pattern)' matches no file"
    case .noLayout: Self.noLayoutMessage
    case .unsureLayout(let reason, let advice):
      "it is not sure where the pages are: \(reason); concord.yml can say it: \(advice)"
    case .noPages(let path): Self.noPage(path)
    case .localeWithoutPages(let tag, let known):
      "no page is in the locale '\(tag)'; found: \(known.joined(separator: ", "))"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .leadsOutOfProject(let path): "'\(path)' is a link that leads out of the project"
    case .outsideOfProject(let path, let root):
      "'\(path)' stands outside of the project in '\(root)'; --root names another"
    case .changes(let reason): "--changed-since: \(reason)"
    case .noSuchAPI(let module, let path):
      "the sources of module '\(module)' are not there: '\(path)'"
    case .apiWithoutSymbols(let module, let path):
      "module '\(module)': '\(path)' declares nothing public"
    case .apiWithoutFiles(let module, let path, let kind):
      "module '\(module)': no \(kind) in '\(path)'"
    case .unreadableAPI(let module, let path, let reason):
      "module '\(module)': '\(path)' cannot be read: \(reason)"
    case .headers(let reason): reason
    case .unknownSupersededSymbol(let name, let nearest):
      "superseded: the API has no '\(name)'" + Self.suggestion(nearest)
    case .emptyVersionFile(let path): "current-version: '\(path)' is empty"
    case .noHistory: "there is no history; 'history:' under 'api:' in concord.yml says where it is"
    case .emptyHistory(let path):
      "history: '\(path)' holds no model; 'concord api snapshot VERSION' writes one"
    case .noReleaseName(let path):
      "history: '\(path)' is not named after a release, such as 7.0.14.json"
    case .invalidRelease(let text): "'\(text)' is no number of a release, such as 7.0.14"
    case .unreadableModel(let path, let reason): "'\(path)' is no API model: \(reason)"
    case .unknownRelease(let text, let known):
      "'\(text)' is neither a release of the history"
        + (known.isEmpty ? "" : " (\(known.joined(separator: ", ")))")
        + " nor 'current', a model file or a folder of sources"
    case .releaseExists(let path):
      "'\(path)' is there already; --force writes the release anew"
    }
  }

  private static let noLayoutMessage =
    "no pages found by themselves; say where they are, such as "
    + "pages: \"docs/{locale}/{path}.md\" in concord.yml, or --pages on the command line"

  /// What is said of a path that no page stands at.
  package static func noPage(_ path: String) -> String { "no page stands at '\(path)'" }

  /// `; did you mean 'pages'?`, or nothing.
  package static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}
