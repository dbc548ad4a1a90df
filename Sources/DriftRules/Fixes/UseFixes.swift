// Repairs of a name in code: what the source page writes, else the name that was certainly meant.

internal import APIModel
internal import Comparison
internal import Diagnostics
internal import Snippets

extension PageContext {
  /// The repair of a name that is not there.
  ///
  /// - Parameter nearest: The name that was probably meant; taken where one slip made the other.
  func fixes(for use: SnippetUse, nearest: String?) -> [FixIt] {
    if let block = use.block {
      let found = fixFromSource(FaultyCode(block: block, core: use.nameRanges))
      if !found.isEmpty { return found }
    }
    guard let nearest else { return [] }
    switch use.language {
    case .swift:
      return slipFixes(for: use, use.value.baseName, String(nearest.prefix { $0 != "(" }))
    case .objectiveC: return selectorFixes(for: use, nearest)
    }
  }

  private func slipFixes(for use: SnippetUse, _ written: String, _ name: String) -> [FixIt] {
    guard NearMiss.isOneSlip(written, name) else { return [] }
    return fixes(
      replacing: origin(of: use.value.range, inBlock: use.block), reading: written, with: name)
  }

  /// Where one part of a selector has a slip.
  private func selectorFixes(for use: SnippetUse, _ nearest: String) -> [FixIt] {
    let (parts, wanted) = (
      use.value.name.split(separator: ":"), nearest.split(separator: ":").map(String.init)
    )
    let others = parts.indices.filter { $0 >= wanted.count || parts[$0] != wanted[$0] }
    guard parts.count == wanted.count, use.value.name.hasSuffix(":") == nearest.hasSuffix(":"),
      others.count == 1, let place = others.first,
      NearMiss.isOneSlip(String(parts[place]), wanted[place])
    else { return [] }
    let ranges = use.value.labelRanges.isEmpty ? [use.value.range] : use.value.labelRanges
    guard ranges.count == parts.count else { return [] }
    return fixes(
      replacing: origin(of: ranges[place], inBlock: use.block), reading: String(parts[place]),
      with: wanted[place])
  }
}

extension SnippetUse {
  /// Where its name and labels stand.
  var nameRanges: [Range<Int>] {
    [value.range] + value.labelRanges.filter { !$0.isEmpty }
  }
}
