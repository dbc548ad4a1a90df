// Running git so that a repository's own settings run no program and change no answer.

extension ChildProcess {
  /// A run of git in a folder.
  ///
  /// - Parameter arguments: The command and its own; options before the command may come first.
  static func git(_ arguments: [String], in folder: String) -> ChildProcess {
    var git = ChildProcess("git", gitOptions + arguments, in: folder)
    git.environment = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1",
      "GIT_EXTERNAL_DIFF": "", "LC_ALL": "C",
    ]
    // What git tells a hook that it runs: whose folder and whose index are meant there.
    git.withheld = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
    return git
  }

  private static let gitOptions = [
    "--no-pager", "--literal-pathspecs", "--no-optional-locks", "-c", "core.fsmonitor=false",
  ]
}
