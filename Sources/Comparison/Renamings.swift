// Names that a translation calls otherwise throughout.

internal import Lexing

/// A pair of names that answer to each other wherever one of them stands in a block.
package struct RenamingEvidence: Sendable {
  /// What speaks for the name being nobody's but the page's.
  package enum Role: Hashable, Sendable {
    /// The block declares it on both sides.
    case declared
    /// A word that stands for what the reader writes.
    case placeholder
    /// A value whose origin the block does not show, so many times.
    case value(count: Int)
    /// A member, label, type or function of something else.
    case other
  }

  package var renaming: Renaming
  package var role: Role
  /// Where the names stand first: byte offsets of each code.
  package var source: Range<Int>
  package var target: Range<Int>
}

extension BlockComparison {
  /// The names that are consistently others, in the order of the code.
  package var renamings: [RenamingEvidence] {
    consistentPairs.map { pair in
      let left = pair.steps.compactMap { steps[$0].source }
      let right = pair.steps.compactMap { steps[$0].target }
      let renaming = Renaming(source: source.text(left[0]), target: target.text(right[0]))
      return RenamingEvidence(
        renaming: renaming, role: role(renaming, left, right),
        source: source.elements[left[0]].range, target: target.elements[right[0]].range)
    }
  }

  private struct Pair {
    var target: UInt64
    var steps: [Int]
    var isConsistent = true
  }

  /// By the first place in the code, the names of the source with one other name each.
  private var consistentPairs: [Pair] {
    var pairs: [UInt64: Pair] = [:]
    var sources: [UInt64: UInt64] = [:]
    for index in steps.indices {
      guard let (left, right) = names(at: index), left != right else { continue }
      pairs[left, default: Pair(target: right, steps: [])].steps.append(index)
      sources[right] = left
    }
    guard !pairs.isEmpty else { return [] }
    for step in steps {
      let left = name(step.source, in: source)
      let right = name(step.target, in: target)
      if let left, pairs[left].map({ $0.target != right }) ?? false, !isOthersMember(step) {
        pairs[left]?.isConsistent = false
      }
      if let right, let wanted = sources[right], wanted != left {
        pairs[wanted]?.isConsistent = false
      }
      for name in keptInStrings(step) { pairs[name]?.isConsistent = false }
    }
    return pairs.values.filter(\.isConsistent).sorted { $0.steps[0] < $1.steps[0] }
  }

  /// Whether a name that stayed is a member of something else, and none that the code declares: it
  /// declares no type.
  private func isOthersMember(_ step: ElementAlignment.Step) -> Bool {
    guard let left = step.source, let right = step.target, left > 1,
      source.elements[left].hash == target.elements[right].hash,
      LocalNames.isMember(source, left), !["self", "this"].contains(source.text(left - 2))
    else { return false }
    return !source.elements.indices.contains { LocalNames.opensType(source, $0) }
  }

  /// The names that a string of the translation still holds as the source has them.
  private func keptInStrings(_ step: ElementAlignment.Step) -> [UInt64] {
    guard let left = step.source, let right = step.target, let wanted = source.slots[left],
      let found = target.slots[right]
    else { return [] }
    let kept = Set(wanted.flatMap(\.words)).intersection(found.flatMap(\.words))
    return kept.map { CodeText.hash($0.utf8, seed: UInt64(CodeStream.Element.Kind.name.rawValue)) }
  }

  private func names(at step: Int) -> (UInt64, UInt64)? {
    guard let left = name(steps[step].source, in: source),
      let right = name(steps[step].target, in: target)
    else { return nil }
    return (left, right)
  }

  private func name(_ index: Int?, in stream: CodeStream) -> UInt64? {
    guard let index, stream.elements[index].kind == .name else { return nil }
    return stream.elements[index].hash
  }

  // MARK: Roles

  private func role(
    _ renaming: Renaming, _ left: [Int], _ right: [Int]
  ) -> RenamingEvidence.Role {
    if PlaceholderWord.stands(in: renaming.source),
      !left.contains(where: { LocalNames.isMember(source, $0) })
    {
      return .placeholder
    }
    guard source.language.traits.contains(.localNames) else { return .other }
    if left.contains(where: { LocalNames.isDeclared(source, at: $0) }),
      right.contains(where: { LocalNames.isDeclared(target, at: $0) })
    {
      return .declared
    }
    let isValue = left.allSatisfy { LocalNames.isValue(source, at: $0) }
    return isValue ? .value(count: left.count) : .other
  }
}

/// Words that stand for what the reader writes.
private enum PlaceholderWord {
  static func stands(in name: String) -> Bool {
    var word = ""
    var words: [String] = []
    for character in name {
      if !character.isLetter || character.isUppercase && word.last?.isLowercase == true {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words.contains(where: marks.contains)
      || words.count > 1 && words.contains(where: possessives.contains)
  }

  private static let marks: Set<String> = [
    "acme", "bar", "baz", "example", "foo", "placeholder", "qux", "xxx",
  ]

  /// Words that make a placeholder of another one.
  private static let possessives: Set<String> = ["my", "sample", "some", "test", "your"]
}
