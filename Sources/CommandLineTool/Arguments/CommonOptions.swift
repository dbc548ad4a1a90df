// The options that all commands share.

package import Project

/// What every command takes: which project, and how to talk.
package struct CommonOptions: Hashable, Sendable {
  package var project: ProjectOptions
  /// Whether results alone are written.
  package var isQuiet: Bool
  package var isColourless: Bool

  package static let specs: [OptionSpec] = [
    OptionSpec("--config", "FILE", "configuration to read (default: concord.yml)"),
    OptionSpec("--root", "DIR", "root of the project (default: here)"),
    OptionSpec("--source-locale", "TAG", "locale of the source pages (default: en)"),
    OptionSpec("--locale", "TAG", isRepeatable: true, "only these translations"),
    OptionSpec(
      "--pages", "PATTERN", isRepeatable: true, "where pages are: docs/{locale}/{path}.md"),
    OptionSpec("--source", "PATTERN", isRepeatable: true, "where their source pages are"),
    OptionSpec("--dialect", "NAME", "dialect of the pages"),
    OptionSpec(
      "--api", "PATH", isRepeatable: true,
      "the API: folder or file of Swift, headers or symbol graphs"),
    OptionSpec("--module", "NAME", "module of these sources"),
    .flag("--quiet", "write results alone"),
    .flag("--no-color", "write without colours"),
    .flag("--help", "show this text"),
    .flag("--version", "show the version"),
  ]

  package init(_ arguments: ParsedArguments) throws(ProjectError) {
    project = ProjectOptions()
    project.config = arguments.value("--config")
    project.root = arguments.value("--root")
    project.sourceLocale = try arguments.value("--source-locale").map { text throws(ProjectError) in
      try ProjectOptions.locale(text, option: "--source-locale")
    }
    project.locales = try arguments.values("--locale").map { text throws(ProjectError) in
      try ProjectOptions.locale(text, option: "--locale")
    }
    project.pages = arguments.values("--pages")
    project.sources = arguments.values("--source")
    project.dialect = try arguments.value("--dialect").map { text throws(ProjectError) in
      try ProjectOptions.dialect(text)
    }
    project.api = arguments.values("--api")
    project.module = arguments.value("--module")
    isQuiet = arguments.has("--quiet")
    isColourless = arguments.has("--no-color")
  }
}
