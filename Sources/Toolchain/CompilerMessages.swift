// What compilers write to their standard error.

/// An error of clang: `KTHub.h:7:4: error: unknown type name 'Foo'`.
struct CompilerMessage: Hashable {
  var file: String
  /// Counted from 1, as clang does; the column counts bytes.
  var line: Int
  var column: Int
  var text: String
}

/// Reads the errors among the lines.
enum CompilerMessages {
  /// All errors, in the order of the output.
  static func errors(in output: ChildProcess.Output) -> [CompilerMessage] {
    String(decoding: output.standardError, as: UTF8.self).split(separator: "\n")
      .compactMap(error(in:))
  }

  /// The first error as one line, or what else there is.
  static func first(in output: ChildProcess.Output) -> String {
    let text = String(decoding: output.standardError, as: UTF8.self)
    if let error = errors(in: output).first { return error.text }
    let line = text.split(separator: "\n").first { $0.contains("error:") }
    return line.map(String.init) ?? "exit code \(output.status)"
  }

  private static func error(in line: Substring) -> CompilerMessage? {
    for mark in [": fatal error: ", ": error: "] {
      guard let range = line.firstRange(of: mark) else { continue }
      let parts = line[..<range.lowerBound].split(separator: ":")
      guard parts.count > 2, let column = Int(parts[parts.count - 1]),
        let number = Int(parts[parts.count - 2])
      else { continue }
      let file = parts.dropLast(2).joined(separator: ":")
      return CompilerMessage(
        file: file, line: number, column: column, text: String(line[range.upperBound...]))
    }
    return nil
  }
}
