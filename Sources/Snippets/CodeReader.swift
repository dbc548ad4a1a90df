// Reading one piece of code, or remembering what was read.

internal import APIModel
internal import Lexing
internal import ObjCSources
internal import SwiftSources

/// Reads code in either language, each distinct piece once.
final class CodeReader: Sendable {
  struct Reading: Sendable {
    var language: Snippet.Language
    var findings: SnippetFindings
  }

  private let api: APILookup?
  /// By the bytes of the code; nil for code in no language of ours.
  private let readings = CodeCache<Reading?>(limit: 1 << 17)
  /// By the tokens of Swift code, whose parser is slow.
  private let swiftFindings = CodeCache<MovableFindings>(limit: 1 << 17)

  init(api: APILookup?) { self.api = api }

  /// What the code means; nil where its language is not one of ours.
  func read(_ code: [UInt8], _ choice: LanguageChoice) -> Reading? {
    guard choice.isOpen else { return nil }
    let named: UInt64 =
      switch choice.named {
      case .swift: 2
      case .objectiveC: 3
      case nil: 4
      }
    let key = CodeHash(bytes: code, seed: named)
    if let known = readings[key] { return known }
    let reading = choice.language(of: code).map { language in
      Reading(
        language: language,
        findings: language == .swift ? readSwift(code) : ObjCSnippetReader.read(code, api: api))
    }
    readings.store(reading, for: key, weight: reading?.findings.weight ?? 1)
    return reading
  }

  private func readSwift(_ code: [UInt8]) -> SnippetFindings {
    let all = Lexer.swift.tokens(of: code)
    var findings =
      holdsEnums(all.filter { $0.kind == .comment }, of: code)
      ? SwiftSnippetReader.read(code, api: api) : readTokens(all, of: code)
    findings.enums += CommentedEnums.read(code, tokens: all)
    findings.enums.sort { $0.range.lowerBound < $1.range.lowerBound }
    return findings
  }

  /// What is found in the code whatever its comments say.
  private func readTokens(_ all: [CodeToken], of code: [UInt8]) -> SnippetFindings {
    let tokens = all.withoutComments(in: code)
    let key = CodeHash(swift: all, code: code)
    if let known = swiftFindings[key] {
      var findings = known.moved(to: tokens)
      let comments = CaseComments(code: code, tokens: all)
      for index in findings.enums.indices {
        findings.enums[index] = comments.added(to: findings.enums[index])
      }
      return findings
    }
    let findings = SwiftSnippetReader.read(code, api: api)
    if let movable = MovableFindings(findings, tokens: tokens) {
      swiftFindings.store(movable, for: key, weight: findings.weight)
    }
    return findings
  }

  /// Whether enums may stand inside the comments, so that code with other comments is not equal.
  private func holdsEnums(_ comments: [CodeToken], of code: [UInt8]) -> Bool {
    comments.contains { comment in
      let text = code[comment.range]
      return text.indices.contains { index in
        (text[index] == 0x65 || text[index] == 0x4F)
          && (text[index...].starts(with: "enum".utf8)
            || text[index...].starts(with: "OptionSet".utf8))
      }
    }
  }
}

extension SnippetFindings {
  /// About how many names and cases the findings hold.
  fileprivate var weight: Int {
    1 + uses.count + switches.count + enums.reduce(0) { $0 + 1 + $1.cases.count }
  }
}
