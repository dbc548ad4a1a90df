// Why a program could not do its work: each error is one clear line.

/// What keeps another program from being of use.
package enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No such program stands on PATH, or at its path.
  case programMissing(String)
  case cannotStart(program: String, reason: String)
  case tookTooLong(program: String, seconds: Double)
  case tooMuchOutput(program: String, bytes: Int)
  /// No compilers to read headers with.
  case noToolchain
  /// The temporary folder cannot be used.
  case scratch(reason: String)
  /// A compiler gave up.
  case failed(program: String, reason: String)

  package var description: String {
    switch self {
    case .programMissing(let program): "'\(program)' is not on PATH"
    case .cannotStart(let program, let reason): "'\(program)' does not start: \(reason)"
    case .tookTooLong(let program, let seconds):
      "'\(program)' was stopped: it took more than \(Int(seconds.rounded(.up))) s"
    case .noToolchain:
      "headers are read by the compilers of a Swift toolchain, and none is on PATH: "
        + "install one from https://www.swift.org/install/"
    case .scratch(let reason): "the temporary folder cannot be used: \(reason)"
    case .failed(let program, let reason): "'\(program)' failed: \(reason)"
    case .tooMuchOutput(let program, let bytes):
      "'\(program)' was stopped: it wrote more than \(bytes >> 20) MiB"
    }
  }
}
