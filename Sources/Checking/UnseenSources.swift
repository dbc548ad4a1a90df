// The source pages that a narrow run does not look at, asked for what their comments allow.

internal import Diagnostics
internal import DriftRules
internal import Snippets

/// What the comments of the source pages allow that a narrow run does not look at.
struct UnseenSources {
  private let reader: PageCheck
  /// Their files, by what pairs them with their translations.
  private lazy var files = files(of: entries)
  private let entries: [DocumentationTree.Entry]
  /// What is allowed on those that were read, by file.
  private var read: [String: Suppressions?] = [:]

  init(_ tree: DocumentationTree, _ reader: PageCheck) {
    self.reader = reader
    entries = reader.checker.scope == nil ? [] : tree.entries
  }

  /// Why the source page of a translation that is missing allows it; nil where it does not.
  mutating func reason(for finding: Diagnostic) -> String? {
    guard let file = finding.page.flatMap({ files[$0] }) else { return nil }
    var comments = read[file] ?? comments(of: file)
    defer { read[file] = .some(comments) }
    return comments?.use(finding.rule, line: 1)
  }

  private func files(of entries: [DocumentationTree.Entry]) -> [String: String] {
    entries.reduce(into: [:]) { files, entry in
      guard let source = entry.source, !reader.checker.looksAt(source), files[entry.key] == nil
      else { return }
      files[entry.key] = source
    }
  }

  private func comments(of file: String) -> Suppressions? {
    (try? reader.page(file)).flatMap { Suppressions(PageAnalyzer.plain($0)) }
  }
}
