// Tests of findings that move between blocks whose code is equal.

import APIModel
import Lexing
import Testing

@testable import Snippets

struct MovableFindingsTests {
  /// The texts that a finding over a whole statement, and over its string alone, stands at in
  /// another block.
  private func moved(from code: String, to other: String) -> [String]? {
    let (bytes, others) = (Array(code.utf8), Array(other.utf8))
    let (tokens, targets) = (Lexer.swift.tokens(of: bytes), Lexer.swift.tokens(of: others))
    guard let string = tokens.first(where: { $0.kind == .string })?.range else { return nil }
    let use = SymbolUse(
      range: string, chainRange: 0..<string.upperBound, spelling: "lamp", name: "lamp",
      outcome: .unknownReceiver, chain: 0)
    guard let found = MovableFindings(SnippetFindings(uses: [use]), tokens: tokens) else {
      return nil
    }
    return found.moved(to: targets).uses.flatMap { use in
      [use.range, use.chainRange].map { String(decoding: others[$0], as: UTF8.self) }
    }
  }

  @Test("A range that ends with a string ends with the string of the other block")
  func strings() {
    for text in ["\"on\"", "\"eingeschaltet\"", "\"开灯\"", "\"🏮\""] {
      #expect(moved(from: "lamp = \"off\"", to: "lamp =\n  \(text)").map { $0[0] } == text)
      #expect(moved(from: "lamp = \"off\"", to: "lamp = \(text)").map { $0[1] } == "lamp = \(text)")
    }
  }
}
