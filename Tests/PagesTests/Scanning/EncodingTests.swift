// Bytes that are not UTF-8.

import Testing

@testable import Pages

struct EncodingTests {
  @Test(arguments: [
    ([0x61, 0xFF, 0x62], 1), ([0xC3], 0), ([0x61, 0xC0, 0xAF], 1), ([0xED, 0xA0, 0x80], 0),
    ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE0, 0x80, 0x80], 0), ([0x41, 0xE4, 0x42], 1),
  ])
  func findsTheFirstBadByte(_ bytes: [UInt8], _ offset: Int) {
    let page = PageReader.read(bytes, file: "a.md", dialect: .plain)
    let faults = page.faults.filter { $0.kind == .invalidEncoding }
    #expect(faults.map(\.range.lowerBound) == [offset])
  }

  @Test(arguments: PositionTests.words)
  func acceptsEveryScript(_ word: String) {
    #expect(read("# \(word)\n").faults.isEmpty)
  }

  @Test func stillReadsThePage() {
    let page = PageReader.read(
      Array("# a\n\n\u{E9}\n\n```sh\nb\n```\n".utf8) + [0xE9], file: "a.md", dialect: .plain)
    #expect(page.codeSummary == ["5-7 sh: b⏎"])
    #expect(page.faults.map(\.kind) == [.invalidEncoding])
  }
}
