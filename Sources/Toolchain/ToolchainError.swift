// Why a program could not do its work: each error is one clear line.

/// What keeps another program from being of use.
package enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No such program stands on PATH, or at its path.
  case programMissing(String)
  case cannotStart(program: String, reason: String)
  case tookTooLong(program: String, seconds: Double)
  case tooMuchOutput(program: String, bytes: Int)

  package var description: String {
    switch self {
    case .programMissing(let program): "'\(program)' is not on PATH"
    case .cannotStart(let program, let reason): "'\(program)' does not start: \(reason)"
    case .tookTooLong(let program, let seconds):
      "'\(program)' was stopped: it took more than \(Int(seconds.rounded(.up))) s"
    case .tooMuchOutput(let program, let bytes):
      "'\(program)' was stopped: it wrote more than \(bytes >> 20) MiB"
    }
  }
}
