// Files that every repository has and nobody means by its documentation.

/// Tells `LICENSE.md` and its kind from pages.
enum MetaPages {
  private static let names: Set<String> = [
    "authors", "changelog", "changes", "citation", "code_of_conduct", "code-of-conduct",
    "codeowners", "contributing", "contributors", "copying", "governance", "history",
    "issue_template", "licence", "license", "maintainers", "notice", "pull_request_template",
    "release_notes", "releases", "security", "support",
  ]

  /// Whether a path is that of such a file at the root.
  static func contains(_ path: String) -> Bool {
    guard !path.contains("/") else { return false }
    return names.contains(path.prefix { $0 != "." }.lowercased())
  }
}
