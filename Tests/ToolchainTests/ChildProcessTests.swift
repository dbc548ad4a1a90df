// Running programs: outputs, exit codes, limits.

import Foundation
import Testing

@testable import Toolchain

@Suite struct ChildProcessTests {
  private func shell(_ script: String) -> ChildProcess {
    ChildProcess("sh", ["-c", script], in: "/")
  }

  @Test func givesBothOutputsAndTheStatus() throws {
    let output = try shell("printf grün; printf 警告 >&2; exit 3").run()
    #expect(output.standardOutput == Array("grün".utf8))
    #expect(output.standardError == Array("警告".utf8))
    #expect(output.status == 3)
  }

  @Test func saysTheSignalThatEndedIt() throws {
    #expect(try shell("kill -KILL $$").run().status == 128 + 9)
  }

  @Test func readsItsInputAndNothingElse() throws {
    var child = ChildProcess("cat", [], in: "/")
    #expect(try child.run().standardOutput.isEmpty)
    child.input = Array("a\u{0}🎬".utf8) + [0xFF]
    #expect(try child.run().standardOutput == child.input)
  }

  @Test func runsInItsFolderWithItsVariables() throws {
    var child = shell("pwd; printf %s \"$CONCORD_TEST\"")
    child.folder = "/usr"
    child.environment = ["CONCORD_TEST": "ja"]
    #expect(try child.run().standardOutput == Array("/usr\nja".utf8))
  }

  @Test func readsLongOutputsOfBothKinds() throws {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"
    let output = try shell(script).run()
    #expect(output.standardOutput.count == 300_000)
    #expect(output.standardError.count == 300_000)
  }

  @Test func stopsWhatTakesTooLongWithAllThatItStarted() throws {
    var child = shell("sleep 60 & echo $!; sleep 60")
    child.timeLimit = 0.2
    #expect(throws: ToolchainError.tookTooLong(program: "sh", seconds: 0.2)) { try child.run() }
  }

  @Test func stopsWhatClosesItsOutputsAndGoesOn() throws {
    var child = shell("exec >&- 2>&-; sleep 60")
    child.timeLimit = 0.2
    #expect(throws: ToolchainError.tookTooLong(program: "sh", seconds: 0.2)) { try child.run() }
  }

  @Test func stopsWhatWritesTooMuch() throws {
    var child = ChildProcess("yes", [], in: "/")
    child.outputLimit = 1 << 20
    #expect(throws: ToolchainError.tooMuchOutput(program: "yes", bytes: 1 << 20)) {
      try child.run()
    }
  }

  @Test func saysWhatIsNotThere() {
    #expect(throws: ToolchainError.programMissing("no-such-program")) {
      try ChildProcess("no-such-program", [], in: "/").run()
    }
    #expect(throws: ToolchainError.programMissing("/usr")) {
      try ChildProcess("/usr", [], in: "/").run()
    }
    #expect(throws: ToolchainError.self) {
      try ChildProcess("sh", ["-c", "true"], in: "/no/such/folder").run()
    }
  }

  @Test func runsManyAtOnce() async throws {
    let outputs = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for index in 0..<24 {
        group.addTask { try shell("printf \(index)").run().standardOutput }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs.count == 24)
  }

  @Test func handsOverWhatItReadsUntilTheReaderHasEnough() throws {
    var child = ChildProcess("cat", ["/dev/zero"], in: "/")
    child.outputLimit = 10
    let pieces = Counter()
    #expect(try child.run(taking: { _ in pieces.next() < 3 }) == 0)
    #expect(pieces.count == 3)
  }

  @Test func handsOverAllThatIsWritten() throws {
    let bytes = Counter()
    let status = try shell("head -c 300000 /dev/zero; exit 4").run(taking: { piece in
      bytes.count += piece.count
      return true
    })
    #expect(bytes.count == 300_000)
    #expect(status == 4)
  }

  private final class Counter {
    var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
