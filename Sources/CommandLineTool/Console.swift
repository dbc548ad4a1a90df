// Standard output and standard error, and what they are connected to.

internal import Foundation
internal import Markup
internal import Synchronization

/// Where the program writes: results to standard output, all else to standard error.
package final class Console: Sendable {
  /// Whether standard output is a terminal that shows colours.
  package let isColourful: Bool
  private let showsProgress: Bool
  /// The columns of a progress line that stands on the terminal.
  private let progressWidth = Mutex(0)

  package init() {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    isColourful = isatty(STDOUT_FILENO) == 1 && !isPlain
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a result.
  package func write(_ bytes: [UInt8]) {
    clearProgress()
    Self.write(bytes, to: STDOUT_FILENO)
  }

  /// Writes a result.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a line for a person to standard error, control characters escaped.
  package func remark(_ line: String) {
    clearProgress()
    Self.write(Array((TerminalText.escaped(line) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Shows how far a long run is, on a terminal alone.
  package func progress(_ text: String) {
    guard showsProgress else { return }
    progressWidth.withLock { width in
      let line = String(TerminalText.escaped(text).prefix(79))
      let rest = String(repeating: " ", count: max(0, width - line.count))
      Self.write(Array("\r\(line)\(rest)".utf8), to: STDERR_FILENO)
      width = line.count
    }
  }

  /// Takes the progress line away.
  package func clearProgress() {
    progressWidth.withLock { width in
      guard width > 0 else { return }
      Self.write(Array("\r\(String(repeating: " ", count: width))\r".utf8), to: STDERR_FILENO)
      width = 0
    }
  }

  /// Writes all bytes; when nobody reads them any more, they are dropped.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if written < 0, errno == EINTR || errno == EAGAIN { continue }
        guard written > 0 else { return }
        offset += written
      }
    }
  }
}
