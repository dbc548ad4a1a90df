// Running another program, within limits of time and output.

internal import Foundation
internal import Synchronization

/// A program that is run once: its file, its arguments, where and within which limits.
///
/// It has no terminal and its own process group; whatever it starts ends with it. Nothing reaches
/// it but its arguments, its environment and `input`.
package struct ChildProcess: Sendable {
  /// What a program left behind.
  package struct Output: Hashable, Sendable {
    /// The exit code; 128 and the signal's number where a signal ended it, as shells say it.
    package var status: Int32
    package var standardOutput: [UInt8]
    package var standardError: [UInt8]

    package init(status: Int32, standardOutput: [UInt8], standardError: [UInt8]) {
      self.status = status
      self.standardOutput = standardOutput
      self.standardError = standardError
    }
  }

  /// The path of the program; a bare name is looked for on PATH.
  package var program: String
  package var arguments: [String]
  /// The absolute path of the folder that it runs in.
  package var folder: String
  /// Variables in place of, or beside, those that this process has.
  package var environment: [String: String] = [:]
  /// The names of variables of this process that it does not get.
  package var withheld: Set<String> = []
  /// What it reads from its standard input.
  package var input: [UInt8] = []
  /// The seconds after which it is killed.
  package var timeLimit: Double = 60
  /// The bytes that either of its outputs may have; beyond them it is killed.
  package var outputLimit = 256 << 20

  package init(_ program: String, _ arguments: [String], in folder: String) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  /// Runs the program to its end.
  ///
  /// - Returns: What it wrote and how it ended; an exit code other than 0 is no error here.
  /// - Throws: It is not there, cannot be started, takes too long or writes too much.
  package func run() throws(ToolchainError) -> Output {
    let start = Self.now
    let running = try launch()
    let end = read(from: running, start)
    guard case .complete(let standardOutput, let standardError) = end,
      let status = Self.wait(for: running.child, until: start + timeLimit)
    else { throw stopped(running.child, end) }
    return Output(status: status, standardOutput: standardOutput, standardError: standardError)
  }

  /// Runs the program and hands over what it writes to its standard output, as it comes.
  ///
  /// - Parameter take: Takes a piece, and says whether it wants more; if not, the program is
  ///   stopped.
  /// - Returns: How it ended; 0 where it was stopped.
  /// - Throws: As for the run that keeps what was written; `outputLimit` is for errors alone.
  package func run(taking take: @escaping (UnsafeRawBufferPointer) -> Bool) throws(ToolchainError)
    -> Int32
  {
    let start = Self.now
    let running = try launch()
    let end = read(from: running, start, take)
    if case .enough = end {
      Self.kill(running.child)
      return 0
    }
    guard case .complete = end,
      let status = Self.wait(for: running.child, until: start + timeLimit)
    else { throw stopped(running.child, end) }
    return status
  }

  /// A program that runs, and the pipes that it writes into.
  private struct Running {
    let child: pid_t
    let output: OutputPipe
    let errors: OutputPipe
  }

  private func launch() throws(ToolchainError) -> Running {
    guard let file = Self.find(program) else { throw .programMissing(program) }
    let running = try Self.starting.withLock { _ throws(ToolchainError) in
      let (output, errors) = (try OutputPipe(of: program), try OutputPipe(of: program))
      let child = try spawn(file, output.writing, errors.writing)
      return Running(child: child, output: output, errors: errors)
    }
    running.output.closeWriting()
    running.errors.closeWriting()
    return running
  }

  private func read(
    from running: Running, _ start: Double, _ take: ((UnsafeRawBufferPointer) -> Bool)? = nil
  ) -> PipeReader.End {
    let reader = PipeReader(limit: outputLimit, deadline: start + timeLimit, take: take)
    return reader.read(running.output.reading, running.errors.reading)
  }

  /// Ends a program that went beyond a limit, and says which.
  private func stopped(_ child: pid_t, _ end: PipeReader.End) -> ToolchainError {
    Self.kill(child)
    if case .overflow = end { return .tooMuchOutput(program: program, bytes: outputLimit) }
    return .tookTooLong(program: program, seconds: timeLimit)
  }

  /// One child starts at a time, so that none inherits the pipes of another.
  private static let starting = Mutex(())

  /// The path of a program: as it is where it has a slash, else from the folders of PATH.
  package static func find(_ program: String) -> String? {
    if program.contains("/") { return find(program, isFolder: false) }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").lazy
      .compactMap { find("\($0)/\(program)", isFolder: false) }.first
  }

  /// The path, where a folder or a file stands there that may be entered or run.
  private static func find(_ path: String, isFolder: Bool) -> String? {
    var isThere: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: path, isDirectory: &isThere), isThere.boolValue == isFolder,
      files.isExecutableFile(atPath: path)
    else { return nil }
    return path
  }

  /// The seconds of a clock that never goes back.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  private func spawn(
    _ file: String, _ output: Int32, _ errors: Int32
  ) throws(ToolchainError) -> pid_t {
    guard let folder = Self.find(self.folder, isFolder: true) else {
      throw .cannotStart(program: program, reason: "there is no folder '\(self.folder)'")
    }
    let input = try inputFile()
    defer { close(input) }
    var launch = Launch(descriptors: [input, output, errors])
    let variables = ProcessInfo.processInfo.environment.filter { !withheld.contains($0.key) }
      .merging(environment) { $1 }
    let settings = variables.map { "\($0.key)=\($0.value)" }.sorted()
    // The shell enters the folder, and gives its place to the program.
    let script = ["sh", "-c", #"cd -- "$0" && exec "$@""#, folder, file] + arguments
    guard let child = launch.start("/bin/sh", script, settings) else {
      throw .cannotStart(program: program, reason: launch.failure)
    }
    return child
  }

  /// A file without a name that holds the input.
  private func inputFile() throws(ToolchainError) -> Int32 {
    if input.isEmpty { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
    var path = Array((NSTemporaryDirectory() + "/concord-input-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw .cannotStart(program: program, reason: String(cString: strerror(errno)))
    }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var written = 0
    while written < input.count {
      let count = input[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// Waits for a process that has closed its outputs; nil where it goes on beyond the deadline.
  private static func wait(for child: pid_t, until deadline: Double) -> Int32? {
    var pause: UInt32 = 50
    while true {
      var status: Int32 = 0
      let found = waitpid(child, &status, WNOHANG)
      if found == child { return code(status) }
      if found < 0, errno != EINTR { return 0 }
      if now > deadline { return nil }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
  }

  private static func code(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Ends a process with all that it has started.
  private static func kill(_ child: pid_t) {
    _ = Foundation.kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}
