// Findings that can be moved between blocks whose code is equal.

internal import APIModel
internal import Lexing

/// What was found in a snippet, with places counted in tokens.
struct MovableFindings: Sendable {
  /// A place as a distance from the start of a token, or its end, wherever that is.
  private struct Spot: Hashable {
    var token: Int
    /// Nil for the end of the token.
    var distance: Int?

    func offset(_ tokens: [CodeToken]) -> Int {
      let range = tokens[token].range
      return distance.map { range.lowerBound + $0 } ?? range.upperBound
    }
  }

  private let findings: SnippetFindings
  /// The ends of every range of the findings, in the order that `moved` asks for them.
  private let spots: [(start: Spot, end: Spot)]

  /// - Parameter tokens: The tokens of the snippet without its comments.
  /// - Returns: nil where a range starts or ends outside of the tokens.
  init?(_ findings: SnippetFindings, tokens: [CodeToken]) {
    self.findings = findings
    var spots: [(start: Spot, end: Spot)] = []
    var isMovable = true
    _ = findings.moved { range in
      guard let start = Self.spot(range.lowerBound, tokens, isEnd: range.isEmpty),
        let end = Self.spot(range.upperBound, tokens, isEnd: true)
      else {
        isMovable = false
        return range
      }
      spots.append((start, end))
      return range
    }
    guard isMovable else { return nil }
    self.spots = spots
  }

  /// The findings as they stand in a block with these tokens.
  func moved(to tokens: [CodeToken]) -> SnippetFindings {
    var next = 0
    return findings.moved { _ in
      let spot = spots[next]
      next += 1
      return spot.start.offset(tokens)..<spot.end.offset(tokens)
    }
  }

  /// - Parameter isEnd: Whether the place may be the end of a token, and not only its start.
  private static func spot(_ offset: Int, _ tokens: [CodeToken], isEnd: Bool) -> Spot? {
    let next = tokens.firstIndex(from: offset)
    if next < tokens.count, tokens[next].range.lowerBound == offset, !isEnd {
      return Spot(token: next, distance: 0)
    }
    if next > 0, tokens[next - 1].range.upperBound >= offset {
      let range = tokens[next - 1].range
      return Spot(
        token: next - 1,
        distance: range.upperBound == offset ? nil : offset - range.lowerBound)
    }
    if next < tokens.count, tokens[next].range.lowerBound == offset {
      return Spot(token: next, distance: 0)
    }
    return nil
  }
}

extension SnippetFindings {
  /// The same findings at other places, asked for range by range in a fixed order.
  fileprivate func moved(_ move: (Range<Int>) -> Range<Int>) -> SnippetFindings {
    SnippetFindings(
      uses: uses.map { $0.moved(move) }, enums: enums.map { $0.moved(move) },
      met: met.map { MetRequirement($0.requirement, at: move($0.range)) },
      switches: switches.map {
        PartialSwitch(
          range: move($0.range), bodyRange: move($0.bodyRange), type: $0.type, missing: $0.missing)
      }, declarations: declarations, isComplete: isComplete, isUnread: isUnread)
  }
}

extension EnumDeclaration {
  fileprivate func moved(_ move: (Range<Int>) -> Range<Int>) -> EnumDeclaration {
    var copy = self
    copy.range = move(range)
    copy.nameRange = move(nameRange)
    copy.rawTypeRange = rawTypeRange.map(move)
    for place in cases.indices { copy.cases[place].range = move(cases[place].range) }
    return copy
  }
}
