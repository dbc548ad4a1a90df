// Asks git for the commits that brought lines.

/// The history of the repository that a folder stands in, if it stands in one.
///
/// One `git log` answers all questions. It follows first parents, so that a line can be traced
/// from version to version, names the merge where a branch brought it, and stops when the last
/// question is answered. Nothing here is needed: no git, no repository, a shallow clone or a
/// history that takes too long only leave questions open.
package struct GitHistory {
  private let folder: String

  /// - Parameter folder: The absolute path of a folder.
  package init(folder: String) { self.folder = folder }

  /// How long the history may take, in seconds.
  private static let timeLimit = 30.0
  /// How many files are asked about by name: git compares every name with every changed path, so
  /// that the folder of many is faster.
  private static let mostNames = 20

  /// The commits that brought the lines, one for each question that has an answer.
  package func origins(of questions: [LineQuestion]) -> [LineOrigin?] {
    let none = [LineOrigin?](repeating: nil, count: questions.count)
    guard !questions.isEmpty else { return none }
    let log = Log(questions)
    guard let status = try? command(questions).run(taking: log.read), status == 0 else {
      return none
    }
    return log.answers
  }

  private func command(_ questions: [LineQuestion]) -> ChildProcess {
    let files = Set(questions.map(\.file)).sorted()
    let paths = files.count <= Self.mostNames ? files : [Self.commonFolder(of: files)]
    var git = ChildProcess.git(Self.arguments + paths, in: folder)
    git.timeLimit = Self.timeLimit
    git.outputLimit = 1 << 20
    return git
  }

  /// The deepest folder that all files stand in; `.` for none.
  ///
  /// - Parameter files: In order, so that the first and the last have in common what all have.
  private static func commonFolder(of files: [String]) -> String {
    let (first, last) = (files.first ?? "", files.last ?? "")
    let parts = zip(first.split(separator: "/").dropLast(), last.split(separator: "/").dropLast())
    let shared = parts.prefix { $0 == $1 }.map(\.0)
    return shared.isEmpty ? "." : shared.joined(separator: "/")
  }

  /// The repository's own settings may neither run a program nor change what is written.
  private static let arguments =
    [
      "-c", "core.quotePath=false", "-c", "log.showSignature=false", "log", "--first-parent", "-m",
      "--patch", "--unified=0", "--inter-hunk-context=0", "--no-renames", "--no-follow",
      "--no-ext-diff", "--no-textconv", "--no-color", "--no-notes", "--no-show-signature",
      "--diff-algorithm=histogram", "--submodule=short", "--src-prefix=a/", "--dst-prefix=b/",
      "--relative", "--encoding=UTF-8", "--format=%x00%H%x1f%cs%x1f%s", "HEAD", "--",
    ]
}

/// The output of `git log`, cut into lines as it comes.
private final class Log {
  private var reader: PatchReader
  private var rest: [UInt8] = []

  /// The bytes of a line that are kept: no line of code is longer.
  private static let longestLine = 1 << 16

  init(_ questions: [LineQuestion]) { reader = PatchReader(questions) }

  var answers: [LineOrigin?] { reader.answers }

  /// Reads a piece, and says whether more is wanted.
  func read(_ piece: UnsafeRawBufferPointer) -> Bool {
    var start = piece.startIndex
    while let end = piece[start...].firstIndex(of: 0x0A) {
      if rest.isEmpty {
        reader.read(piece[start..<end].prefix(Self.longestLine))
      } else {
        keep(piece[start..<end])
        reader.read(rest)
        rest.removeAll(keepingCapacity: true)
      }
      start = end + 1
      if reader.openCount == 0 { return false }
    }
    keep(piece[start...])
    return true
  }

  private func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    rest += bytes.prefix(max(0, Self.longestLine - rest.count))
  }
}
