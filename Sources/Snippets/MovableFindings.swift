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
  /// The ends of every range of the findings, in the order that `moveRanges` visits them.
  private let spots: [(start: Spot, end: Spot)]

  /// - Parameter tokens: The tokens of the snippet without its comments.
  /// - Returns: nil where a range starts or ends outside of the tokens.
  init?(_ findings: SnippetFindings, tokens: [CodeToken]) {
    self.findings = findings
    var spots: [(start: Spot, end: Spot)] = []
    var isMovable = true
    var copy = findings
    copy.moveRanges { range in
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
    var copy = findings
    var next = 0
    copy.moveRanges { _ in
      let spot = spots[next]
      next += 1
      return spot.start.offset(tokens)..<spot.end.offset(tokens)
    }
    return copy
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
  /// Visits every range in a fixed order and puts another in its place.
  fileprivate mutating func moveRanges(_ move: (Range<Int>) -> Range<Int>) {
    for index in uses.indices {
      uses[index].range = move(uses[index].range)
      uses[index].chainRange = move(uses[index].chainRange)
      for label in uses[index].labelRanges.indices {
        uses[index].labelRanges[label] = move(uses[index].labelRanges[label])
      }
    }
    for index in met.indices { met[index].range = move(met[index].range) }
    for index in switches.indices {
      switches[index].range = move(switches[index].range)
      switches[index].bodyRange = move(switches[index].bodyRange)
    }
    for index in enums.indices {
      enums[index].range = move(enums[index].range)
      enums[index].nameRange = move(enums[index].nameRange)
      enums[index].rawTypeRange = enums[index].rawTypeRange.map(move)
      for place in enums[index].cases.indices {
        enums[index].cases[place].range = move(enums[index].cases[place].range)
      }
    }
  }
}
