// The names nearest to one that is not there: "did you mean …".

internal import Diagnostics

extension APILookup {
  /// The members of a type, inherited ones among them, whose base names are nearest to `name`:
  /// near enough for a slip of the pen, nearest first, at most three.
  package func nearestMembers(
    to name: String, of type: SymbolHandle, isStatic: Bool? = nil
  ) -> [SymbolHandle] {
    let known = ancestry(of: type).flatMap { members(of: $0) }.filter {
      self[$0].kind != .initializer && (isStatic == nil || isUsedOnType($0) == isStatic)
    }
    return nearest(to: name, among: known)
  }

  /// The members of a type whose selectors, or else names in Swift, are nearest to a selector.
  package func nearestMembers(toSelector selector: String, of type: SymbolHandle) -> [SymbolHandle]
  {
    let known = ancestry(of: type).flatMap { members(of: $0) }.filter { self[$0].objcName != nil }
    let near = nearest(to: selector, among: known) { self[$0].objcName ?? "" }
    guard near.isEmpty else { return near }
    return nearest(to: SelectorName.head(of: selector), among: known)
  }

  /// The types of the API whose names are nearest to `name`, nearest first, at most three.
  package func nearestTypes(to name: String) -> [SymbolHandle] {
    nearest(to: name, among: typesByPath.values.sorted { $0.index < $1.index })
  }

  private func nearest(
    to name: String, among handles: [SymbolHandle], by spelling: ((SymbolHandle) -> String)? = nil
  ) -> [SymbolHandle] {
    let spelling = spelling ?? { self[$0].baseName }
    let limit = max(1, name.utf8.count / 3)
    var best: [(distance: Int, handle: SymbolHandle)] = []
    var seen: Set<String> = []
    for handle in handles where self[handle].state != .removed {
      let candidate = spelling(handle)
      guard seen.insert(candidate).inserted else { continue }
      let plain = EditDistance.between(name, candidate, limit: limit)
      let folded = name.lowercased() == candidate.lowercased() ? 1 : nil
      if let distance = [plain, folded].compactMap({ $0 }).min() {
        best.append((distance, handle))
      }
    }
    best.sort { ($0.distance, $0.handle.index) < ($1.distance, $1.handle.index) }
    return best.prefix(3).map(\.handle)
  }
}
