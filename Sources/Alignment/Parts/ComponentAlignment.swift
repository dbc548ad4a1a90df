// Which component of a translation answers to which of its source page.

internal import Pages

/// Pairs the containers of two pages within paired sections.
struct ComponentAlignment {
  let source: Outline
  let target: Outline

  /// Whether all containers are the same and stand in counterparts of their sections, so that each
  /// answers to the one at the same place.
  func areInStep(_ targetSections: [Int?]) -> Bool {
    guard source.parts.components == target.parts.components else { return false }
    let (left, right) = (source.parts.sectionOfContainer, target.parts.sectionOfContainer)
    return left.indices.allSatisfy { targetSections[left[$0]] == right[$0] }
  }

  /// The container of the target for every container of the source.
  func targetContainers(_ targetSections: [Int?]) -> [Int?] {
    var result = [Int?](repeating: nil, count: source.parts.components.count)
    guard !source.parts.components.isEmpty, !target.parts.components.isEmpty else { return result }
    pairNamesakes(&result)
    let taken = Set(result.compactMap { $0 })
    let groups = source.parts.sectionOfContainer.indices(byValueBelow: targetSections.count)
    let others = target.parts.sectionOfContainer.indices(byValueBelow: target.sections.count)
    for (section, counterpart) in targetSections.enumerated() {
      guard let counterpart else { continue }
      let free = groups[section].filter { result[$0] == nil }
      for (i, j) in pairs(free, others[counterpart].filter { !taken.contains($0) }) {
        result[i] = j
      }
    }
    pairMoved(&result)
    return result
  }

  /// Pairs components that lead to the same place, in whatever order they stand.
  private func pairNamesakes(_ result: inout [Int?]) {
    var byKey: [Namesake: [Int]] = [:]
    for index in target.parts.components.indices.reversed() {
      if let key = Namesake(index, target) { byKey[key, default: []].append(index) }
    }
    guard !byKey.isEmpty else { return }
    for index in result.indices {
      if let key = Namesake(index, source) { result[index] = byKey[key]?.popLast() }
    }
  }

  /// What a component of a name of its own leads to, which no translation changes.
  private struct Namesake: Hashable {
    private let component: Component
    private let target: UInt64

    init?(_ index: Int, _ outline: Outline) {
      component = outline.parts.components[index]
      guard component.role == .other,
        let attribute = outline.page.page.containers[index].attributes.first(where: {
          Self.attributes.contains($0.name)
        })
      else { return nil }
      guard let target = Words.hash(ofTarget: attribute.value) else { return nil }
      self.target = target
    }

    private static let attributes: Set<String> = ["href", "src", "url", "to", "link", "id"]
  }

  private func pairs(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    let (parts, others) = (source.parts.components, target.parts.components)
    if left.count == right.count, zip(left, right).allSatisfy({ parts[$0] == others[$1] }) {
      return Array(zip(left, right))
    }
    let keys = left.map { source.fingerprint(of: source.page.page.containers[$0].range) }
    let otherKeys = right.map { target.fingerprint(of: target.page.page.containers[$0].range) }
    return SequenceAlignment.pairs(left.count, right.count, limit: 250_000) { i, j in
      let (part, other) = (parts[left[i]], others[right[j]])
      guard part.role == other.role else { return 0 }
      if part.role == .other, part.name != other.name { return 0 }
      let name = part.name == other.name ? 0.6 : 0.2
      return name + 0.4 * keys[i].similarity(to: otherKeys[j]) + label(left[i], right[j])
    }.map { (left[$0.0], right[$0.1]) }
  }

  /// Equal labels speak for a pair: names of languages on tabs are not translated.
  private func label(_ left: Int, _ right: Int) -> Double {
    let label = source.page.page.containers[left].label
    return label != nil && label == target.page.page.containers[right].label ? 0.3 : 0
  }

  /// Pairs what is left over with its equals in other sections.
  private func pairMoved(_ result: inout [Int?]) {
    let taken = Set(result.compactMap { $0 })
    var free: [Component: [Int]] = [:]
    for index in target.parts.components.indices.reversed() where !taken.contains(index) {
      free[target.parts.components[index], default: []].append(index)
    }
    guard !free.isEmpty else { return }
    for index in result.indices where result[index] == nil {
      result[index] = free[source.parts.components[index]]?.popLast()
    }
  }
}
