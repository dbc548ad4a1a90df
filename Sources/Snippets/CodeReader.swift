// Reading one piece of code, or remembering what was read.

internal import APIModel
internal import Lexing
internal import ObjCSources
internal import SwiftSources

/// Reads code in either language, each distinct piece once.
final class CodeReader: Sendable {
  struct Reading: Sendable {
    let language: Snippet.Language
    let findings: SnippetFindings
  }

  private let api: APILookup?
  /// By the bytes of the code; nil for code in no language of ours.
  private let readings = CodeCache<Reading?>(limit: 1 << 17)
  /// By the tokens of Swift code, whose parser is slow.
  private let swiftFindings = CodeCache<MovableFindings>(limit: 1 << 17)

  init(api: APILookup?) { self.api = api }

  /// What the code means; nil where its language is not one of ours.
  ///
  /// - Parameter hash: The hash of the code.
  func read(_ code: [UInt8], _ hash: CodeHash, _ choice: LanguageChoice) -> Reading? {
    guard choice.isOpen else { return nil }
    let named: UInt64 =
      switch choice.named {
      case .swift: 2
      case .objectiveC: 3
      case nil: 4
      }
    let key = hash.seeded(named)
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
    let findings =
      holdsEnums(all.filter { $0.kind == .comment }, of: code)
      ? SwiftSnippetReader.read(code, api: api) : readTokens(all, of: code)
    let commented = CommentedEnums.read(code, tokens: all)
    if commented.isEmpty { return findings }
    let enums = findings.enums + commented
    return findings.with(enums: enums.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// What is found in the code whatever its comments say.
  private func readTokens(_ all: [CodeToken], of code: [UInt8]) -> SnippetFindings {
    let tokens = all.withoutComments(in: code)
    let key = CodeHash(swift: all, code: code)
    if let known = swiftFindings[key] {
      let findings = known.moved(to: tokens)
      if findings.enums.isEmpty { return findings }
      let comments = CaseComments(code: code, tokens: all)
      return findings.with(enums: findings.enums.map(comments.added(to:)))
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
