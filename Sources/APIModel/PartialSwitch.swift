// A switch in a snippet that leaves cases of an enum of the API out.

/// A `switch` over an enum of the API that names some of its cases, and says nothing of the rest.
///
/// Cases that pages may leave out, deprecated ones and those under a condition, are not missed.
package struct PartialSwitch: Hashable, Sendable {
  /// From `switch` to the end of the value, as byte offsets of the snippet.
  package var range: Range<Int>
  /// What stands between the brackets: where it is cut short, nothing is missing.
  package var bodyRange: Range<Int>
  package var type: SymbolHandle
  /// The cases that it lacks, in their order; never empty.
  package var missing: [SymbolHandle]

  package init(
    range: Range<Int>, bodyRange: Range<Int>, type: SymbolHandle, missing: [SymbolHandle]
  ) {
    self.range = range
    self.bodyRange = bodyRange
    self.type = type
    self.missing = missing
  }
}

extension APILookup {
  /// The cases that a switch over an enum of the API misses, in their order.
  ///
  /// - Parameters:
  ///   - named: The cases that its labels name.
  ///   - covered: Those of them that are met whatever else holds.
  ///   - name: What a case is called in the language of the switch.
  /// - Returns: None too where a label names no case: then it is for another rule to speak.
  package func casesMissed(
    bySwitchOver type: SymbolHandle, naming named: Set<String>, covering covered: Set<String>,
    _ name: (Symbol) -> String?
  ) -> [SymbolHandle] {
    let cases = cases(of: type)
    guard self[type].kind == .enum, !named.isEmpty,
      named.isSubset(of: cases.compactMap { name(self[$0]) })
    else { return [] }
    return cases.filter { handle in
      guard let name = name(self[handle]) else { return false }
      return !covered.contains(name) && (named.contains(name) || self[handle].isRequiredInSwitch)
    }
  }
}

extension Symbol {
  /// Whether a switch without this case is wrong for everybody.
  fileprivate var isRequiredInSwitch: Bool {
    state != .deprecated && conditions.isEmpty && !availability.isUnavailable
      && availability.unavailableOn.isEmpty && availability.obsoleted.isEmpty
  }
}
