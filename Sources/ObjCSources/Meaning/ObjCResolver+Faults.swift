// Selectors that a class does not have, and what was probably meant.

internal import APIModel

extension ObjCResolver {
  /// What is wrong with a selector that a type of the API does not have.
  func fault(_ selector: String, of type: SymbolHandle, isStatic: Bool) -> SymbolUse.Outcome {
    guard [.class, .actor, .protocol].contains(api[type].kind), isClosed(type, to: selector),
      !hasHiddenMember(selector, of: type)
    else {
      return slip(selector, of: type, isStatic: isStatic)
        ?? otherVerb(selector, of: type, isStatic: isStatic) ?? .unknownReceiver
    }
    let other = api.objcMembers(of: type, selector: selector, isStatic: !isStatic)
    if let member = best(other), !isStatic || api[member].kind != .initializer {
      let fault: SymbolUse.CallFault = isStatic ? .instanceMember : .staticMember
      return .mismatch(candidates: [member], fault: fault)
    }
    return mismatch(selector, of: type, isStatic: isStatic) ?? .unknownMember(of: type)
  }

  /// Whether the model and the snippet together leave no room for a further member of this name.
  ///
  /// A category whose interface is shown has no other methods than those.
  private func isClosed(_ type: SymbolHandle, to selector: String) -> Bool {
    guard api.isClosed(type) else { return false }
    let shown = api.ancestry(of: type).compactMap { api[$0].objcName.flatMap { locals.types[$0] } }
    return shown.allSatisfy(\.isDeclared)
      && (shown.isEmpty || !locals.selectors.contains(selector))
  }

  /// Whether Swift has a member of this name for which the model knows no selector.
  private func hasHiddenMember(_ selector: String, of type: SymbolHandle) -> Bool {
    if selector.hasPrefix("init"),
      api.initializers(of: type).contains(where: { api[$0].objcName == nil })
    {
      return true
    }
    let name = SelectorName.head(of: selector)
    return api.members(of: type, named: name).contains { api[$0].objcName == nil }
  }

  /// A selector of an open class that is one slip away from one that it has.
  private func slip(
    _ selector: String, of type: SymbolHandle, isStatic: Bool
  ) -> SymbolUse.Outcome? {
    guard selector.utf8.count >= 10, !locals.selectors.contains(selector) else { return nil }
    let near = candidates(of: type, isStatic: isStatic).contains { member in
      api[member].objcName.map { NearMiss.isOneSlip(selector, $0) } ?? false
    }
    return near ? .unknownMember(of: type) : nil
  }

  /// A selector of an open class that differs from one of its own in the verb alone, where its noun
  /// is a type of the API: `presentLamp:animated:` for `showLamp:animated:`.
  private func otherVerb(
    _ selector: String, of type: SymbolHandle, isStatic: Bool
  ) -> SymbolUse.Outcome? {
    let written = Self.pieces(of: selector)
    guard let first = written.first, let noun = Self.noun(of: first),
      api.isObjCTypeNoun(String(noun)), !locals.selectors.contains(selector)
    else { return nil }
    let own = candidates(of: type, isStatic: isStatic)
    let near = own.first { member in
      let declared = Self.pieces(of: api[member].objcName ?? "")
      return declared.count == written.count && declared.dropFirst() == written.dropFirst()
        && declared.first.map { $0 != first && Self.noun(of: $0) == noun } == true
    }
    guard let near else { return nil }
    let fault = SymbolUse.CallFault.label(
      argument: 0, written: String(first),
      expected: Self.pieces(of: api[near].objcName ?? "").first.map(String.init))
    return .mismatch(candidates: [near], fault: fault)
  }

  /// What follows on the first word: `Lamp` of `showLamp`.
  private static func noun(of piece: Substring) -> Substring? {
    let start = piece.utf8.firstIndex { $0 >= 0x41 && $0 <= 0x5A }
    return start.flatMap { $0 > piece.startIndex ? piece[$0...] : nil }
  }

  private func candidates(of type: SymbolHandle, isStatic: Bool) -> [SymbolHandle] {
    api.ancestry(of: type).flatMap { api.members(of: $0) }.filter {
      api[$0].objcName != nil && (api[$0].kind == .method || api[$0].kind == .initializer)
        && (api[$0].isStatic == isStatic || api[$0].kind == .initializer)
    }
  }

  // MARK: Pieces

  /// The selector of the type that differs in one piece, where there are several.
  private func mismatch(
    _ selector: String, of type: SymbolHandle, isStatic: Bool
  ) -> SymbolUse.Outcome? {
    let written = Self.pieces(of: selector)
    guard !written.isEmpty else { return nil }
    var best: (rank: Int, outcome: SymbolUse.Outcome)?
    for member in candidates(of: type, isStatic: isStatic) {
      let declared = Self.pieces(of: api[member].objcName ?? "")
      guard let (fault, rank) = Self.fault(written, declared), rank < best?.rank ?? .max else {
        continue
      }
      best = (rank, .mismatch(candidates: [member], fault: fault))
    }
    return best?.outcome
  }

  /// The words of a selector that takes arguments.
  private static func pieces(of selector: String) -> [Substring] {
    guard selector.hasSuffix(":") else { return [] }
    return selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
  }

  /// How one selector departs from another in a single piece; a lower rank is nearer.
  private static func fault(
    _ written: [Substring], _ declared: [Substring]
  ) -> (fault: SymbolUse.CallFault, rank: Int)? {
    guard max(written.count, declared.count) > 1, !declared.isEmpty else { return nil }
    let same = zip(written, declared).prefix { $0 == $1 }.count
    let rest = zip(written.reversed(), declared.reversed()).prefix { $0 == $1 }.count
    if written.count == declared.count {
      guard same + rest == written.count - 1 else { return nil }
      let fault = SymbolUse.CallFault.label(
        argument: same, written: String(written[same]), expected: String(declared[same]))
      return (fault, same == 0 ? 2 : 0)
    }
    guard same > 0, same + rest >= min(written.count, declared.count) else { return nil }
    let isShort = written.count + 1 == declared.count
    if isShort { return (.missingArgument(label: String(declared[same])), 1) }
    guard written.count == declared.count + 1 else { return nil }
    return (.extraArgument(argument: same, label: String(written[same])), 1)
  }

  // MARK: Receivers of any class

  /// What a selector means that is sent to an object of an unknown class.
  func openAnswer(to selector: String) -> Answer {
    if let only = onlyMember(selector) {
      return Answer(
        outcome: .resolved(only),
        type: api.valueType(of: only, receiver: .unknown).unwrapped)
    }
    if isTelling(selector), !locals.selectors.contains(selector),
      !ObjCRootSelectors.contains(selector),
      let near = api.objcNearMiss(selector, .selector),
      let owner = api.owner(of: near)
    {
      return Answer(outcome: .unknownMember(of: owner), type: .unknown)
    }
    return .silent
  }

  /// The only method of the API that answers to a selector, where that is telling.
  private func onlyMember(_ selector: String) -> SymbolHandle? {
    guard isTelling(selector), !locals.selectors.contains(selector) else { return nil }
    let found = api.objcMembers(selector: selector)
    guard found.count == 1, let only = found.first, api[only].kind == .method else { return nil }
    return only
  }

  /// Whether a selector is not one that many classes have: it takes an argument, is no setter, and
  /// a word of it is made of several.
  private func isTelling(_ selector: String) -> Bool {
    selector.hasSuffix(":") && !selector.hasPrefix("set") && !selector.hasPrefix("init")
      && selector.contains(where: \.isUppercase)
  }

  /// `@selector(…)` of a method of the API.
  func readSelector(_ range: Range<Int>) {
    guard !range.isEmpty, range.count < 64 else { return }
    let selector = range.map(tokens.text).joined()
    guard isTelling(selector) else { return }
    let answer = openAnswer(to: selector)
    guard let outcome = answer.outcome, outcome != .unknownReceiver else { return }
    let words = range.filter(tokens.isWord).map(tokens.range)
    guard let first = words.first else { return }
    note(
      SymbolUse(
        range: first,
        chainRange: first.lowerBound..<tokens.range(range.upperBound - 1).upperBound,
        spelling: "@selector(\(selector))", name: selector, outcome: outcome, labelRanges: words,
        chain: newChain()))
  }
}
