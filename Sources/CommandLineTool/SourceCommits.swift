// Which commit of the source page brought a difference, said with the finding.

internal import Diagnostics
internal import Project
internal import Toolchain

/// Adds to findings about code the commit that changed the source page.
struct SourceCommits {
  let store: FileStore

  /// The rules whose findings speak of code that the source page has and the translation has not.
  private static let rules: Set<String> = ["code-drift", "literal-drift", "missing-code-block"]

  /// The findings, each with the commit that brought the difference, as far as git knows it.
  func added(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var files: [String: LineTable?] = [:]
    var asked: [(finding: Int, note: Note)] = []
    var questions: [LineQuestion] = []
    for (index, diagnostic) in diagnostics.enumerated() where Self.rules.contains(diagnostic.rule) {
      guard
        let note = diagnostic.related.first(where: { $0.place.file != diagnostic.place.file }),
        let question = question(diagnostic, note, &files)
      else { continue }
      asked.append((index, note))
      questions.append(question)
    }
    guard !questions.isEmpty else { return diagnostics }
    var diagnostics = diagnostics
    let origins = GitHistory(folder: store.root).origins(of: questions)
    for (asked, origin) in zip(asked, origins) {
      guard let origin else { continue }
      diagnostics[asked.finding].related.append(
        Note(place: asked.note.place, message: Wording.message(origin)))
    }
    return diagnostics
  }

  private func question(
    _ diagnostic: Diagnostic, _ note: Note, _ files: inout [String: LineTable?]
  ) -> LineQuestion? {
    let isBlock = diagnostic.rule == "missing-code-block"
    let line = note.place.range.start.line + (isBlock ? 1 : 0)
    guard !note.place.file.hasPrefix("/"),
      let text = text(ofLine: line, of: note.place.file, &files), !text.isEmpty
    else { return nil }
    let former =
      isBlock
      ? nil
      : self.text(ofLine: diagnostic.place.range.start.line, of: diagnostic.place.file, &files)
    return LineQuestion(
      file: note.place.file, line: line, text: text, former: former == text ? nil : former)
  }

  /// A line of a file without white space around it.
  private func text(
    ofLine line: Int, of file: String, _ files: inout [String: LineTable?]
  ) -> [UInt8]? {
    let table = files[file] ?? (try? store.read(file)).map(LineTable.init)
    files[file] = .some(table)
    guard let table, line >= 1, line <= table.lineCount else { return nil }
    return Array(table.bytes[table.content(ofLine: line)].trimmed)
  }
}

private enum Wording {
  static func message(_ origin: LineOrigin) -> String {
    let subject =
      origin.subject.count > 80 ? origin.subject.prefix(79) + "…" : origin.subject[...]
    let commit = "commit \(origin.commit) of \(origin.date), “\(subject)”"
    return origin.removesFormer
      ? "the source page had what stands here until \(commit)"
      : "this came to the source page with \(commit)"
  }
}
